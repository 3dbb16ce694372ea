import { err, ok, type Result } from '../lib/result.ts';
import {
  BOARD_SIZES,
  Position,
  mirroredStart,
  standardStart,
  type BoardSize,
  type Side,
  type Square,
} from '../rules/index.ts';
import { boardLettersFor, letterOf, makeBoardLetters, parseBoardLetters, valueOf } from './boardLetters.ts';
import type { ShareError } from './recordError.ts';
import { replayLine, type RecordedLine } from './replayer.ts';

/** What a link holds: a game and the ply that is shown, 0 at the start. */
export interface SharedGame extends RecordedLine {
  readonly shown: number;
}

/*
 * #g=1 SIZE START [BOARD] PLIES SHOWN SQUARES CHECK, in letters of six bits: one each for size and start, three squares
 * of the board a letter where the start is none of the usual ones, two each for the numbers, one a square up to 8×8 and
 * two beyond, four for a check sum of all before. A full 8×8 game takes 73 characters, one of 16×16 at most 606.
 */
const PREFIX = 'g=';
const VERSION = '1';
const CHECK_LETTERS = 4;
const NUMBER_LETTERS = 2;
const RADIX = 64;
const STARTS = ['standard', 'mirrored', 'board'] as const;
const LINK = /(?:^|#)g=([A-Za-z0-9_-]*)/;

/** The hash of a link without the `#`; only characters that stand in an address as they are. */
export function makeShareHash({ start, squares, shown }: SharedGame): string {
  const kind = startKindOf(start);
  const wide = lettersPerSquare(start.size);
  const body = [
    VERSION,
    letterOf(BOARD_SIZES.indexOf(start.size)),
    letterOf(2 * STARTS.indexOf(kind) + (start.mover === 'black' ? 0 : 1)),
    kind === 'board' ? makeBoardLetters(start.codes()) : '',
    makeNumber(squares.length, NUMBER_LETTERS),
    makeNumber(shown, NUMBER_LETTERS),
    ...squares.map((square) => makeNumber(square, wide)),
  ].join('');
  return PREFIX + body + checkOf(body);
}

/** Whether a text is or holds such a link, good or damaged. */
export function hasShareLink(text: string): boolean {
  return LINK.test(text);
}

/** Reads a hash or a whole address; nothing in it is trusted, and a game that the rules refuse is no game. */
export function parseShareHash(text: string): Result<SharedGame, ShareError> {
  const found = LINK.exec(text)?.[1];
  if (found === undefined) return err({ code: 'not-a-link' });
  const version = found.charAt(0);
  if (version !== VERSION) {
    return err(version === '' ? { code: 'link-damaged' } : { code: 'link-version', version });
  }
  const body = found.slice(0, -CHECK_LETTERS);
  if (checkOf(body) !== found.slice(-CHECK_LETTERS)) return err({ code: 'link-damaged' });
  const game = readBody(new LetterReader(body.slice(VERSION.length)));
  if (game === undefined) return err({ code: 'link-damaged' });
  const played = replayLine(game);
  return played.ok ? ok(game) : played;
}

/** Takes numbers and letters from the front of a text. */
class LetterReader {
  readonly #letters: string;
  #at = 0;

  constructor(letters: string) {
    this.#letters = letters;
  }

  get rest(): number {
    return this.#letters.length - this.#at;
  }

  take(count: number): string {
    this.#at += count;
    return this.#letters.slice(this.#at - count, this.#at);
  }

  /** A number of so many letters, the high one first; −1 at the end of the text. */
  number(letters: number): number {
    const values = [...this.take(letters)].map(valueOf);
    return values.length < letters ? -1 : values.reduce((sum, value) => RADIX * sum + value, 0);
  }
}

function readBody(reader: LetterReader): SharedGame | undefined {
  const size = BOARD_SIZES[reader.number(1)];
  const startCode = reader.number(1);
  const kind = STARTS[startCode >> 1];
  if (size === undefined || kind === undefined) return undefined;
  const start = readStart(reader, size, kind, startCode % 2 === 0 ? 'black' : 'white');
  const plies = reader.number(NUMBER_LETTERS);
  const shown = reader.number(NUMBER_LETTERS);
  const wide = lettersPerSquare(size);
  if (start === undefined || shown < 0 || shown > plies || reader.rest !== plies * wide) return undefined;
  const squares: Square[] = [];
  while (reader.rest > 0) squares.push(reader.number(wide));
  return { start, squares, shown };
}

function readStart(
  reader: LetterReader,
  size: BoardSize,
  kind: (typeof STARTS)[number],
  mover: Side,
): Position | undefined {
  if (kind === 'standard') return standardStart(size, mover);
  if (kind === 'mirrored') return mirroredStart(size, mover);
  const codes = parseBoardLetters(reader.take(boardLettersFor(size * size)), size * size);
  return codes === undefined ? undefined : Position.of(size, codes, mover);
}

function startKindOf(start: Position): (typeof STARTS)[number] {
  if (start.equals(standardStart(start.size, start.mover))) return 'standard';
  return start.equals(mirroredStart(start.size, start.mover)) ? 'mirrored' : 'board';
}

function lettersPerSquare(size: BoardSize): number {
  return size * size <= RADIX ? 1 : 2;
}

function makeNumber(value: number, letters: number): string {
  let text = '';
  for (let rest = value, count = 0; count < letters; count++, rest = Math.floor(rest / RADIX)) {
    text = letterOf(rest % RADIX) + text;
  }
  return text;
}

/** 24 bits of FNV-1a over the letters (Fowler, Noll and Vo), folded. */
function checkOf(body: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < body.length; at++) hash = Math.imul(hash ^ body.charCodeAt(at), 0x01000193);
  return makeNumber(((hash >>> 24) ^ hash) & 0xffffff, CHECK_LETTERS);
}
