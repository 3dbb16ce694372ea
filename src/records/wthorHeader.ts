// The file format of the WTHOR base (Fédération Française d'Othello, "Format des fichiers de la base WTHOR"): a header of
// 16 bytes, then records of 68 bytes (games), 20 bytes (players) or 26 bytes (tournaments), numbers little-endian.
import { err, ok, type Result } from '../lib/result.ts';
import { MAX_RECORD_BYTES, type WthorError, type WthorKind } from './recordError.ts';

export const HEADER_BYTES = 16;
export const RECORD_BYTES: Readonly<Record<WthorKind, number>> = { wtb: 68, jou: 20, trn: 26 };

/** A day as the file names it, without a time zone. */
export interface WthorDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export interface WthorHeader {
  readonly created: WthorDate;
  readonly records: number;
  /** The year of the games; 0 in files of names. */
  readonly year: number;
  /** How many empties before the end the theoretical scores were computed; 0 where it is not said. */
  readonly depth: number;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** What a reader of text leaves in the place of bytes that are none. */
const REPLACEMENT = [0xef, 0xbf, 0xbd] as const;
const FIRST_CENTURY = 19;
const LAST_CENTURY = 21;

/** Checks the header and the length of a file of this kind; refuses every file that a copy has cut or changed. */
export function readHeader(bytes: Uint8Array, kind: WthorKind): Result<WthorHeader, WthorError> {
  if (bytes.length > MAX_RECORD_BYTES) {
    return err({ code: 'too-large', length: bytes.length, most: MAX_RECORD_BYTES });
  }
  const checked = checkFile(bytes, kind);
  if (checked.ok) return checked;
  const mangled = manglingOf(bytes, kind);
  return mangled === undefined ? checked : err({ code: 'mangled', by: mangled });
}

/** The kind that a file's header and length fit. */
export function kindOfFile(bytes: Uint8Array): WthorKind | undefined {
  const kinds: readonly WthorKind[] = ['wtb', 'jou', 'trn'];
  return kinds.find((kind) => checkFile(bytes, kind).ok && hasRecords(bytes, kind));
}

export function makeHeader(header: WthorHeader, kind: WthorKind): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  const { created } = header;
  bytes.set([Math.floor(created.year / 100), created.year % 100, created.month, created.day]);
  if (kind === 'wtb') view.setUint32(4, header.records, true);
  else view.setUint16(8, header.records, true);
  view.setUint16(10, header.year, true);
  if (kind === 'wtb') bytes[12] = 8;
  bytes[14] = header.depth;
  return bytes;
}

function checkFile(bytes: Uint8Array, kind: WthorKind): Result<WthorHeader, WthorError> {
  const header = decodeHeader(bytes, kind);
  if (header === undefined) return err({ code: 'not-wthor' });
  const { length } = bytes;
  const expected = HEADER_BYTES + header.records * RECORD_BYTES[kind];
  if (length < expected) return err({ code: 'truncated', length, expected });
  if (length > expected) return err({ code: 'excess-bytes', length, expected });
  const boardSize = bytes[12] ?? 0;
  const gameType = bytes[13] ?? 0;
  const isUsual = (boardSize === 0 || boardSize === 8) && gameType === 0;
  return kind === 'wtb' && !isUsual ? err({ code: 'wthor-unsupported', boardSize, gameType }) : ok(header);
}

function decodeHeader(bytes: Uint8Array, kind: WthorKind): WthorHeader | undefined {
  if (bytes.length < HEADER_BYTES) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [century = 0, ofCentury = 0, month = 0, day = 0] = bytes;
  const isDate = ofCentury <= 99 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  if (century < FIRST_CENTURY || century > LAST_CENTURY || !isDate) return undefined;
  return {
    created: { year: 100 * century + ofCentury, month, day },
    records: kind === 'wtb' ? view.getUint32(4, true) : view.getUint16(8, true),
    year: view.getUint16(10, true),
    depth: bytes[14] ?? 0,
  };
}

function hasRecords(bytes: Uint8Array, kind: WthorKind): boolean {
  return (decodeHeader(bytes, kind)?.records ?? 0) > 0;
}

/** What a transfer did to a file that does not fit its header, if it can be told. */
function manglingOf(bytes: Uint8Array, kind: WthorKind): 'line-ends' | 'text' | undefined {
  const repaired = withoutCarriageReturns(bytes);
  if (repaired && checkFile(repaired, kind).ok) return 'line-ends';
  return hasReplacements(bytes) ? 'text' : undefined;
}

/** The bytes with every CR LF taken back to LF; undefined when some LF has no CR, so that nobody has put them there. */
function withoutCarriageReturns(bytes: Uint8Array): Uint8Array | undefined {
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === LINE_FEED && bytes[at - 1] !== CARRIAGE_RETURN) return undefined;
    if (byte === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED) continue;
    kept[length++] = byte;
  }
  return length === bytes.length ? undefined : kept.subarray(0, length);
}

function hasReplacements(bytes: Uint8Array): boolean {
  const [first, second, third] = REPLACEMENT;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (bytes[at + 1] === second && bytes[at + 2] === third) return true;
  }
  return false;
}
