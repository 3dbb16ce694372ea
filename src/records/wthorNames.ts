import { ok, type Result } from '../lib/result.ts';
import type { WthorError } from './recordError.ts';
import { HEADER_BYTES, RECORD_BYTES, makeHeader, readHeader, type WthorDate } from './wthorHeader.ts';

/** Reads the players (`jou`) or the tournaments (`trn`): names in Latin-1, ended by a zero byte, by their place. */
export function parseWthorNames(
  bytes: Uint8Array,
  kind: 'jou' | 'trn',
): Result<readonly string[], WthorError> {
  const header = readHeader(bytes, kind);
  if (!header.ok) return header;
  const width = RECORD_BYTES[kind];
  return ok(
    Array.from({ length: header.value.records }, (_, index) => {
      const begin = HEADER_BYTES + index * width;
      return decodeName(bytes.subarray(begin, begin + width));
    }),
  );
}

/** Writes a list of names; what Latin-1 does not have becomes `?`, what is too long is cut. */
export function makeWthorNames(
  names: readonly string[],
  kind: 'jou' | 'trn',
  created: WthorDate,
): Uint8Array {
  const width = RECORD_BYTES[kind];
  const bytes = new Uint8Array(HEADER_BYTES + names.length * width);
  bytes.set(makeHeader({ created, records: names.length, year: 0, depth: 0 }, kind));
  for (const [index, name] of names.entries()) {
    const letters = Array.from(name.slice(0, width - 1), (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code > 0 && code < 256 ? code : '?'.charCodeAt(0);
    });
    bytes.set(letters, HEADER_BYTES + index * width);
  }
  return bytes;
}

function decodeName(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return String.fromCharCode(...(end < 0 ? bytes : bytes.subarray(0, end))).trim();
}
