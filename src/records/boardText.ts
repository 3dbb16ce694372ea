import { err, ok, type Result } from '../lib/result.ts';
import {
  BOARD_SIZES,
  Position,
  columnLetter,
  opponentOf,
  type BoardSize,
  type Side,
} from '../rules/index.ts';
import type { BoardTextError } from './recordError.ts';

export interface BoardReading {
  readonly position: Position;
  /** False when the text does not say who is to move: then black is, or white where only white can. */
  readonly moverGiven: boolean;
}

/** Which digit is which disc, for boards written in digits; any other digit is an empty square. */
export interface DigitKey {
  readonly black: string;
  readonly white: string;
}

const BLACK_SYMBOLS = 'XxbB*●⚫';
const WHITE_SYMBOLS = 'OowW○⚪';
const EMPTY_SYMBOLS = '-._·';
const DIGITS = '0123456789';
/** What lies between squares; the last two choose how a disc before them is drawn. */
const FRAME = /[\s|│\uFEFF]|\uFE0E|\uFE0F/;
const HEADING = /^[\s|│]*a[\s|│]*b[\s|│]*c[\s|│]*d[a-p\s|│]*$/i;
const FIRST_LABEL = /^([\s|│]*)(\d{1,2})(?=[\s|│])/;
const LAST_LABEL = /(?<=[\s|│])(\d{1,2})([\s|│]*)$/;
/** Rows that begin with 1, 2, 3 and 4 are numbered rows. */
const LABELLED_ROWS = 4;
const MOVER_WORD =
  /(?:^|[\s,;:(])(black|white|黒|黑|白|[xbow*●○⚫⚪])\s*(?:to\s+(?:move|play)|番|方?先?走?)?[\s.)]*$/iu;
const MOVER_LABEL = /(?:to\s+move|turn|手番|轮到)[\s:：]*$/iu;
const BLACK_WORDS = ['black', '黒', '黑', 'x', 'b', '*', '●', '⚫'];
/** More text than any board needs. */
const MOST_CHARACTERS = 4_096;
const FOUND_LENGTH = 12;

/**
 * Reads a board of any size: size² symbols a1… with any blanks, frames, row numbers and a heading of letters between
 * them, and then the side to move, if it is said. Digits are refused unless the key says which is black.
 */
export function parseBoardText(text: string, key?: DigitKey): Result<BoardReading, BoardTextError> {
  if (text.length > MOST_CHARACTERS) {
    return err({ code: 'too-large', length: text.length, most: MOST_CHARACTERS });
  }
  const symbols = symbolsOf(text);
  const size = BOARD_SIZES.find((each) => each * each === symbols.length);
  if (size !== undefined) return readBoard(symbols, size, undefined, key);
  const ending = moverIn(text);
  if (ending === undefined) return refuse(symbols, key);
  const board = symbolsOf(text.slice(0, ending.offset));
  const boardSize = BOARD_SIZES.find((each) => each * each === board.length);
  return boardSize === undefined ? refuse(board, key) : readBoard(board, boardSize, ending.mover, key);
}

/** One line: size² symbols, a blank and the side to move. */
export function makeBoardText(position: Position): string {
  return `${rowsOf(position).join('')} ${position.mover === 'black' ? 'X' : 'O'}`;
}

/** A board to look at, with letters and numbers around it; `parseBoardText` reads it too. */
export function makeBoardDiagram(position: Position): string {
  const letters = Array.from({ length: position.size }, (_, column) => columnLetter(column)).join(' ');
  const rows = rowsOf(position).map((row, index) => `${String(index + 1).padStart(2)} ${[...row].join(' ')}`);
  return [`   ${letters}`, ...rows, `${position.mover} to move`].join('\n');
}

interface Symbol {
  readonly character: string;
  readonly offset: number;
}

function rowsOf(position: Position): string[] {
  const line = Array.from(position.codes(), (code) => '-XO'.charAt(code)).join('');
  return Array.from({ length: position.size }, (_, row) =>
    line.slice(row * position.size, (row + 1) * position.size),
  );
}

/** What may be a square, line by line, without heading, row numbers and frame. */
function symbolsOf(text: string): Symbol[] {
  const symbols: Symbol[] = [];
  let offset = 0;
  for (const line of withoutLabels(text.split('\n'))) {
    let at = offset;
    for (const character of line) {
      if (!FRAME.test(character)) symbols.push({ character, offset: at });
      at += character.length;
    }
    offset += line.length + 1;
  }
  return symbols;
}

/** The lines with blanks in the place of heading and row numbers. */
function withoutLabels(lines: readonly string[]): string[] {
  const bare = lines.map((line) => (HEADING.test(line) ? blank(line) : line));
  const rows = bare.filter((line) => line.trim() !== '').slice(0, LABELLED_ROWS);
  const areLabelled = (label: RegExp, group: number): boolean =>
    rows.length === LABELLED_ROWS && rows.every((line, row) => Number(label.exec(line)?.[group]) === row + 1);
  const first = areLabelled(FIRST_LABEL, 2) ? bare.map((line) => line.replace(FIRST_LABEL, blank)) : bare;
  return areLabelled(LAST_LABEL, 1) ? first.map((line) => line.replace(LAST_LABEL, blank)) : first;
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}

function moverIn(text: string): { mover: Side; offset: number } | undefined {
  const found = MOVER_WORD.exec(text);
  if (!found) return lastSymbolAsMover(text);
  const before = text.slice(0, found.index);
  return {
    mover: BLACK_WORDS.includes((found[1] ?? '').toLowerCase()) ? 'black' : 'white',
    offset: before.replace(MOVER_LABEL, '').length,
  };
}

/** A side that follows the last square without a blank. */
function lastSymbolAsMover(text: string): { mover: Side; offset: number } | undefined {
  const last = symbolsOf(text).at(-1);
  if (last === undefined) return undefined;
  if (BLACK_SYMBOLS.includes(last.character)) return { mover: 'black', offset: last.offset };
  return WHITE_SYMBOLS.includes(last.character) ? { mover: 'white', offset: last.offset } : undefined;
}

function readBoard(
  symbols: readonly Symbol[],
  size: BoardSize,
  mover: Side | undefined,
  key: DigitKey | undefined,
): Result<BoardReading, BoardTextError> {
  const wrong = problemIn(symbols, key);
  if (wrong) return err(wrong);
  const codes = Uint8Array.from(symbols, ({ character }) => codeOf(character, key) ?? 0);
  const position = Position.of(size, codes, mover ?? 'black');
  if (mover !== undefined) return ok({ position, moverGiven: true });
  return ok({
    position: position.mustPass ? position.withMover(opponentOf(position.mover)) : position,
    moverGiven: false,
  });
}

function refuse(symbols: readonly Symbol[], key: DigitKey | undefined): Result<BoardReading, BoardTextError> {
  if (symbols.length === 0) return err({ code: 'no-board' });
  return err(problemIn(symbols, key) ?? { code: 'board-size', squares: symbols.length });
}

/** A symbol that stands for no square, or digits that nobody explained. */
function problemIn(symbols: readonly Symbol[], key: DigitKey | undefined): BoardTextError | undefined {
  const strange = symbols.findIndex(
    ({ character }) => codeOf(character, key) === undefined && !DIGITS.includes(character),
  );
  const first = symbols[strange];
  if (first) {
    const run = symbols.slice(strange, strange + FOUND_LENGTH).map(({ character }) => character);
    return { code: 'board-symbol', offset: first.offset, found: run.join('') };
  }
  const digits = new Set(symbols.map(({ character }) => character).filter((each) => DIGITS.includes(each)));
  if (digits.size === 0 || key !== undefined) return undefined;
  return { code: 'ambiguous-digits', digits: [...digits].sort().join('') };
}

function codeOf(character: string, key: DigitKey | undefined): 0 | 1 | 2 | undefined {
  if (EMPTY_SYMBOLS.includes(character)) return 0;
  if (BLACK_SYMBOLS.includes(character) || character === key?.black) return 1;
  if (WHITE_SYMBOLS.includes(character) || character === key?.white) return 2;
  return key !== undefined && DIGITS.includes(character) ? 0 : undefined;
}
