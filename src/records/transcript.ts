import { err, ok, type Result } from '../lib/result.ts';
import {
  BOARD_SIZES,
  makeSquare,
  mirroredStart,
  standardStart,
  type BoardSize,
  type Position,
} from '../rules/index.ts';
import type { TranscriptError } from './recordError.ts';
import { Replayer, type RecordedLine } from './replayer.ts';
import { tokenise } from './transcriptTokens.ts';

/**
 * From which start a transcript can be played: the one the reader was given, the usual one, or the one with the four
 * discs exchanged (which is the usual start with white to move, seen by the other side).
 */
export type StartFound = 'given' | 'standard' | 'mirrored';

export interface Transcript extends RecordedLine {
  readonly found: StartFound;
  /** What a site's export says in lines such as `[Black "name"]`; names in lower case. */
  readonly tags: ReadonlyMap<string, string>;
}

/** How a transcript is written; compact, in lower case and without passes unless told otherwise. */
export interface TranscriptStyle {
  readonly spelling?: 'compact' | 'spaced' | 'numbered';
  readonly upper?: boolean;
  /** Passes are written as `--`. */
  readonly passes?: boolean;
}

/** More text than any game needs, and no more than can be read at once. */
const MOST_CHARACTERS = 65_536;
const USUAL_SIZE = 8;
/** Fewer plies say too little about a board of another size. */
const TELLING_PLIES = 8;

/**
 * Reads a transcript in any of the usual spellings. It is tried from the given start first, then from the usual and
 * the mirrored start of 8×8, then of the other sizes; what is told of a refused one is where the best try ended.
 */
export function parseTranscript(text: string, given?: Position): Result<Transcript, TranscriptError> {
  const expectedSize = given?.size ?? USUAL_SIZE;
  let best: Attempt | undefined;
  for (const { start, found } of startsFor(given)) {
    const attempt = tryStart(text, start, found);
    const { result, plies } = attempt;
    const isExpected = start.size === expectedSize || start.size === USUAL_SIZE;
    if (result.ok) {
      if (isExpected || plies >= TELLING_PLIES) return result;
      continue;
    }
    if (result.error.code === 'no-moves' || result.error.code === 'too-large') return result;
    const tells = isExpected || errorOf(best) === 'off-board';
    if (best === undefined || (tells && plies > best.plies)) best = attempt;
  }
  return best?.result ?? err({ code: 'no-moves' });
}

/** Writes a line; `parseTranscript` with the same start reads every style back. */
export function makeTranscript(line: RecordedLine, style: TranscriptStyle = {}): string {
  const words = wordsOf(line, style.passes === true);
  const spelt = style.upper === true ? words.map((word) => word.toUpperCase()) : words;
  if (style.spelling === 'spaced') return spelt.join(' ');
  if (style.spelling !== 'numbered') return spelt.join('');
  return spelt.map((word, index) => (index % 2 === 0 ? `${index / 2 + 1}. ${word}` : word)).join(' ');
}

interface Attempt {
  readonly result: Result<Transcript, TranscriptError>;
  readonly plies: number;
}

function errorOf(attempt: Attempt | undefined): TranscriptError['code'] | undefined {
  return attempt === undefined || attempt.result.ok ? undefined : attempt.result.error.code;
}

function startsFor(given: Position | undefined): { start: Position; found: StartFound }[] {
  const sizes = new Set<BoardSize>([
    given?.size ?? USUAL_SIZE,
    USUAL_SIZE,
    ...BOARD_SIZES.filter((size) => size > USUAL_SIZE),
    ...BOARD_SIZES,
  ]);
  const usual = [...sizes].flatMap((size) => [
    { start: standardStart(size), found: 'standard' as const },
    { start: mirroredStart(size), found: 'mirrored' as const },
  ]);
  return given === undefined ? usual : [{ start: given, found: 'given' }, ...usual];
}

function tryStart(text: string, start: Position, found: StartFound): Attempt {
  const replayer = new Replayer(start);
  const tags = new Map<string, string>();
  const error = play(text.slice(0, MOST_CHARACTERS), replayer, tags, found === 'given');
  const plies = replayer.squares.length;
  if (error) return { result: err(error), plies };
  if (text.length > MOST_CHARACTERS && text.slice(MOST_CHARACTERS).trim() !== '') {
    return { result: err({ code: 'too-large', length: text.length, most: MOST_CHARACTERS }), plies };
  }
  if (plies === 0) return { result: err({ code: 'no-moves' }), plies };
  return { result: ok({ ...replayer.line, found, tags }), plies };
}

function play(
  text: string,
  replayer: Replayer,
  tags: Map<string, string>,
  startIsKnown: boolean,
): TranscriptError | undefined {
  for (const token of tokenise(text, replayer.start.size)) {
    if (token.kind === 'error') return token.error;
    if (token.kind === 'tag') tags.set(token.name, token.value);
    else if (token.kind === 'pass') {
      const side = replayer.position.mover;
      const afterPly = replayer.squares.length;
      if (!replayer.pass()) return { code: 'illegal-pass', afterPly, side, offset: token.offset };
    } else {
      const refusal = replayer.place(token.square);
      if (refusal) return replayer.explain(token.square, refusal, startIsKnown, token.offset);
    }
  }
  return undefined;
}

function wordsOf({ start, squares }: RecordedLine, passes: boolean): string[] {
  const replayer = new Replayer(start);
  return squares.flatMap((square) => {
    const before = replayer.passes;
    replayer.place(square);
    const word = makeSquare(square, start.size);
    return passes && replayer.passes > before ? ['--', word] : [word];
  });
}
