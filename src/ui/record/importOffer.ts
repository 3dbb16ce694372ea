import type { DigitKey } from '../../records/boardText.ts';
import type { GgfFile, GgfGame } from '../../records/ggf.ts';
import { readGgf } from '../../records/ggfReader.ts';
import { recognise, recogniseFile, type Recognised } from '../../records/recognise.ts';
import { MAX_RECORD_BYTES, type RecordError } from '../../records/recordError.ts';
import { readPaced, type SlicePace } from '../../records/slices.ts';
import type { Transcript } from '../../records/transcript.ts';
import { WthorFile } from '../../records/wthorFile.ts';
import { WthorLibrary } from '../../records/wthorLibrary.ts';
import { parseWthorNames } from '../../records/wthorNames.ts';
import { mapSquare, standardStart, type Position } from '../../rules/index.ts';
import type { OpenedGame } from '../openedGame.ts';
import { openGgf, openPosition, openShared, openTranscript } from './gameOf.ts';

/** What was found in a paste or in files, to be opened, chosen from or explained. */
export type ImportOffer =
  | {
      readonly kind: 'game';
      readonly opened: OpenedGame;
      /** The same game turned to the usual start, where the record begins from the mirrored one. */
      readonly turned?: OpenedGame;
    }
  | { readonly kind: 'games'; readonly games: readonly GgfGame[]; readonly unread: number }
  | { readonly kind: 'digits'; readonly text: string; readonly digits: string }
  /** An exported library. */
  | { readonly kind: 'library'; readonly text: string }
  /** Lists of names without the games they belong to. */
  | { readonly kind: 'names-alone' }
  | { readonly kind: 'tournament'; readonly library: WthorLibrary }
  | { readonly kind: 'problem'; readonly error: RecordError; readonly game?: number };

export interface ImportHelp {
  /** The start of the game on the board, which a transcript may mean. */
  readonly start?: Position;
  readonly digits?: DigitKey;
}

const MIRROR_COLUMNS = 1;

/** Reads a paste of any length in slices; undefined once the pace's signal is aborted. */
export async function readText(
  text: string,
  help: ImportHelp,
  pace: SlicePace,
): Promise<ImportOffer | undefined> {
  const recognised = recognise(text, help);
  if (recognised.ok) return offerOf(recognised.value, pace);
  const { error } = recognised.error;
  return error.code === 'ambiguous-digits' ? { kind: 'digits', text, digits: error.digits } : problem(error);
}

/** A short text that is one game and leaves nothing to ask. */
export async function quickOffer(text: string, start: Position): Promise<OpenedGame | undefined> {
  const pace = { now: () => 0, pause: () => Promise.resolve(), signal: new AbortController().signal };
  const offer = await readText(text, { start }, pace);
  return offer?.kind === 'game' && offer.turned === undefined ? offer.opened : undefined;
}

/** Reads files: those of a tournament base together, of others the first text. */
export async function readFiles(
  files: readonly File[],
  help: ImportHelp,
  pace: SlicePace,
): Promise<ImportOffer | undefined> {
  const large = files.find(({ size }) => size > MAX_RECORD_BYTES);
  if (large) return problem({ code: 'too-large', length: large.size, most: MAX_RECORD_BYTES });
  const read: FileRead[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (pace.signal.aborted) return undefined;
    read.push({ bytes, kind: recogniseFile(bytes, file.name) });
    await pace.pause();
  }
  const text = read.find(({ kind }) => kind === 'text');
  const isBase = read.some(({ kind }) => kind !== 'text');
  return isBase || text === undefined
    ? readBase(read)
    : readText(new TextDecoder().decode(text.bytes), help, pace);
}

interface FileRead {
  readonly bytes: Uint8Array;
  readonly kind: ReturnType<typeof recogniseFile>;
}

/** Year files of a tournament base, and the names of players and tournaments if they are there. */
function readBase(read: readonly FileRead[]): ImportOffer {
  const years: WthorFile[] = [];
  const names: { jou: readonly string[]; trn: readonly string[] } = { jou: [], trn: [] };
  for (const { bytes, kind } of read) {
    if (kind === 'wtb') {
      const file = WthorFile.open(bytes);
      if (!file.ok) return problem(file.error);
      years.push(file.value);
    } else if (kind !== 'text') {
      const list = parseWthorNames(bytes, kind);
      if (!list.ok) return problem(list.error);
      names[kind] = list.value;
    }
  }
  if (years.length === 0) return { kind: 'names-alone' };
  years.sort((one, other) => one.header.year - other.header.year);
  return { kind: 'tournament', library: new WthorLibrary(years, names.jou, names.trn) };
}

async function offerOf(recognised: Recognised, pace: SlicePace): Promise<ImportOffer | undefined> {
  switch (recognised.kind) {
    case 'link':
      return { kind: 'game', opened: openShared(recognised.game) };
    case 'board':
      return { kind: 'game', opened: openPosition(recognised.board.position) };
    case 'transcript':
      return offerTranscript(recognised.transcript);
    case 'json':
      return { kind: 'library', text: recognised.text };
    default: {
      const file = await readPaced(readGgf(recognised.text), pace);
      return file && (file.ok ? offerGgf(file.value) : problem(file.error));
    }
  }
}

function offerTranscript(transcript: Transcript): ImportOffer {
  const opened = openTranscript(transcript);
  const { start, squares, found } = transcript;
  if (found !== 'mirrored') return { kind: 'game', opened };
  const usual = {
    ...transcript,
    start: standardStart(start.size),
    squares: squares.map((square) => mapSquare(square, MIRROR_COLUMNS, start.size)),
  };
  return { kind: 'game', opened, turned: openTranscript(usual) };
}

function offerGgf({ games, problems, problemCount }: GgfFile): ImportOffer {
  const [only] = games;
  const [first] = problems;
  if (only === undefined && first !== undefined) return problem(first.error, first.game);
  if (only !== undefined && games.length === 1) return { kind: 'game', opened: openGgf(only) };
  return { kind: 'games', games, unread: problemCount };
}

function problem(error: RecordError, game?: number): ImportOffer {
  return game === undefined ? { kind: 'problem', error } : { kind: 'problem', error, game };
}
