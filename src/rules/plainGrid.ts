import type { Grid } from './grid.ts';
import { opponentOf, type Side } from './side.ts';
import type { BoardSize, Square } from './square.ts';

export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;

/** The eight ways a line can run, as steps in column and row. */
export const DIRECTIONS: readonly (readonly [dx: number, dy: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

export function codeOf(side: Side): number {
  return side === 'black' ? BLACK : WHITE;
}

/** The virtual board of the original, on any even size: one number a square, 1 black, 2 white, walked step by step. */
export class PlainGrid implements Grid {
  readonly size: BoardSize;
  readonly #codes: Uint8Array;

  /** `codes`: size² values a1…, 0 empty, 1 black, 2 white; kept, not copied. */
  constructor(size: BoardSize, codes: Uint8Array) {
    this.size = size;
    this.#codes = codes;
  }

  discAt(square: Square): Side | undefined {
    const code = this.#codes[square];
    return code === BLACK ? 'black' : code === WHITE ? 'white' : undefined;
  }

  count(side: Side): number {
    const code = codeOf(side);
    return this.#codes.reduce((total, each) => (each === code ? total + 1 : total), 0);
  }

  legalMoves(side: Side): readonly Square[] {
    const moves: Square[] = [];
    for (let square = 0; square < this.#codes.length; square++) {
      if (this.#codes[square] === EMPTY && this.#turnsAny(side, square)) moves.push(square);
    }
    return moves;
  }

  flipsOf(side: Side, square: Square): readonly Square[] {
    if (this.#codes[square] !== EMPTY) return [];
    return DIRECTIONS.flatMap(([dx, dy]) => this.#line(side, square, dx, dy));
  }

  place(side: Side, square: Square, flips: readonly Square[]): Grid {
    const codes = this.#codes.slice();
    codes[square] = codeOf(side);
    for (const flip of flips) codes[flip] = codeOf(side);
    return new PlainGrid(this.size, codes);
  }

  #turnsAny(side: Side, square: Square): boolean {
    return DIRECTIONS.some(([dx, dy]) => this.#line(side, square, dx, dy).length > 0);
  }

  /** The enemy discs between `square` and the next own disc in one direction; empty when the line does not close. */
  #line(side: Side, square: Square, dx: number, dy: number): Square[] {
    const own = codeOf(side);
    const enemy = codeOf(opponentOf(side));
    const line: Square[] = [];
    let column = (square % this.size) + dx;
    let row = Math.floor(square / this.size) + dy;
    while (column >= 0 && column < this.size && row >= 0 && row < this.size) {
      const next = row * this.size + column;
      if (this.#codes[next] === own) return line;
      if (this.#codes[next] !== enemy) return [];
      line.push(next);
      column += dx;
      row += dy;
    }
    return [];
  }
}
