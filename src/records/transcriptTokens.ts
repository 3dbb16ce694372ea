import { parseSquare, type BoardSize, type Square } from '../rules/index.ts';
import type { BadToken, OffBoard } from './recordError.ts';

/** A word of a transcript. */
export type Token =
  | { readonly kind: 'square'; readonly square: Square; readonly offset: number }
  | { readonly kind: 'pass'; readonly offset: number }
  | { readonly kind: 'tag'; readonly name: string; readonly value: string }
  | { readonly kind: 'error'; readonly error: BadToken | OffBoard };

const BLANK = /[\s\uFEFF\u200B,;|/]+/y;
const TAG = /\[\s*(\w{1,40})\s+"([^"\n]{0,400})"\s*\]/y;
const COMMENT = /\{[^{}]{0,4000}\}/y;
const RESULT = /(?:1\/2\s?-\s?1\/2|\d{1,3}(?:\.5)?\s?[-–:]\s?\d{1,3}(?:\.5)?(?![\w.])|\*)/y;
const PASS = /(?:pass|pas|pa|ps|ｐａｓｓ|パス|--|—|–)/iy;
const SQUARE = /([a-pａ-ｐ])([1-9１-９])([0-9０-９]*)/iy;
const NUMBER = /#?\d{1,3}(?:\s?[.)\]:]+|\.*)/y;
const HYPHEN = /-/y;
const FOUND_LENGTH = 12;
/** Wider boards have rows of two digits. */
const LAST_ONE_DIGIT_SIZE = 8;

/**
 * The words of a transcript, one at a time: squares in any case and width, passes, tags; blanks, commas, numbers of
 * moves, comments and results are skipped. Ends with the first error.
 */
export function* tokenise(text: string, size: BoardSize): Generator<Token, void, void> {
  let offset = 0;
  let squares = 0;
  while (offset < text.length) {
    const skipped = skip(text, offset);
    if (skipped > 0) {
      offset += skipped;
      continue;
    }
    const { token, length } = readToken(text, offset, size, squares);
    yield token;
    if (token.kind === 'error') return;
    if (token.kind === 'square') squares++;
    offset += length;
  }
}

/** How many characters at this place say nothing about the game. */
function skip(text: string, offset: number): number {
  for (const pattern of [BLANK, COMMENT, RESULT]) {
    const length = matchAt(pattern, text, offset)?.[0].length ?? 0;
    if (length > 0) return length;
  }
  if (matchAt(PASS, text, offset)) return 0;
  return (matchAt(NUMBER, text, offset) ?? matchAt(HYPHEN, text, offset))?.[0].length ?? 0;
}

function readToken(
  text: string,
  offset: number,
  size: BoardSize,
  squares: number,
): { token: Token; length: number } {
  const square = matchAt(SQUARE, text, offset);
  if (square) return squareToken(square, offset, size, squares);
  const pass = matchAt(PASS, text, offset);
  if (pass) return { token: { kind: 'pass', offset }, length: pass[0].length };
  const tag = matchAt(TAG, text, offset);
  if (tag) {
    const [whole, name = '', value = ''] = tag;
    return { token: { kind: 'tag', name: name.toLowerCase(), value }, length: whole.length };
  }
  return { token: badToken(text.slice(offset, offset + FOUND_LENGTH), offset, squares), length: 0 };
}

function squareToken(
  match: RegExpExecArray,
  offset: number,
  size: BoardSize,
  squares: number,
): { token: Token; length: number } {
  const [, letter = '', first = '', more = ''] = match;
  const digits = more.normalize('NFKC');
  const taken = digits === '' || isAttachedNumber(digits, size, squares) ? '' : digits.slice(0, 1);
  const name = (letter + first).normalize('NFKC').toLowerCase() + taken;
  const rest = digits.slice(taken.length);
  if (rest !== '' && !isMoveNumber(rest, squares)) {
    return { token: badToken(name + rest, offset, squares), length: 0 };
  }
  const square = parseSquare(name, size);
  if (square === undefined) {
    const error = { code: 'off-board', ply: squares + 1, name, size, offset } as const;
    return { token: { kind: 'error', error }, length: 0 };
  }
  return { token: { kind: 'square', square, offset }, length: match[0].length };
}

/** In `f52d6` on 8×8 the 2 numbers the next move; `f10` stays one word, so that it is refused and not misread. */
function isAttachedNumber(digits: string, size: BoardSize, squares: number): boolean {
  return size <= LAST_ONE_DIGIT_SIZE && isMoveNumber(digits, squares);
}

/** Moves are counted by plies or by pairs of them. */
function isMoveNumber(digits: string, squares: number): boolean {
  const number = Number(digits);
  return number === squares + 2 || number === Math.floor((squares + 1) / 2) + 1;
}

function badToken(found: string, offset: number, squares: number): Token {
  return { kind: 'error', error: { code: 'bad-token', ply: squares + 1, offset, found } };
}

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}
