// The plain evaluation and alpha-beta in TypeScript, on any board size: the larger boards play with it, it stands in where
// WebAssembly fails, and tests hold the core against it. Squares carry a border, so that no walk asks for the edge.
import type { BoardSize, Position, Square } from '../rules/index.ts';
import type { PlainTerms } from './levels.ts';
import { squareWeights } from './squareWeights.ts';

const EMPTY = 0;
const OWN = 1;
const ENEMY = 2;
const OFF_BOARD = 3;
const FINAL_DISC = 100_000;
const NOTHING = -100_000_000;

/** Looks ahead from one position, move by move, within a budget of visited positions. */
export interface PlainSearch {
  /**
   * The worth of placing a disc on a legal square for the mover in hundredths of a disc after `depth` plies, at most
   * `floor` when it is no more than that; undefined when `nodes` positions did not suffice.
   */
  valueAfter(square: Square, depth: number, floor: number, nodes: number): number | undefined;
  /** Positions visited by the last call. */
  readonly nodes: number;
}

/** Searches by walking a board of squares. */
export class WalkingSearch implements PlainSearch {
  readonly #size: BoardSize;
  readonly #width: number;
  readonly #steps: readonly number[];
  readonly #codes: Uint8Array;
  readonly #weights: Int32Array;
  readonly #inner: readonly number[];
  readonly #terms: PlainTerms;
  #nodes = 0;
  #budget = 0;

  constructor(position: Position, terms: PlainTerms) {
    const size = position.size;
    const width = size + 2;
    this.#size = size;
    this.#width = width;
    this.#steps = [-width, 1 - width, 1, width + 1, width, width - 1, -1, -width - 1];
    this.#terms = terms;
    this.#codes = new Uint8Array(width * width).fill(OFF_BOARD);
    this.#weights = new Int32Array(width * width);
    this.#inner = Array.from({ length: size * size }, (_, square) => this.#placeOf(square));
    const weights = squareWeights(size, terms.squares);
    this.#inner.forEach((place, square) => {
      const disc = position.discAt(square);
      this.#codes[place] = disc === undefined ? EMPTY : disc === position.mover ? OWN : ENEMY;
      this.#weights[place] = weights[square] ?? 0;
    });
  }

  get nodes(): number {
    return this.#nodes;
  }

  valueAfter(square: Square, depth: number, floor: number, nodes: number): number | undefined {
    this.#nodes = 0;
    this.#budget = nodes;
    const place = this.#placeOf(square);
    const flips = this.#turn(place, OWN);
    const value = -this.#search(ENEMY, NOTHING, -floor, depth - 1);
    this.#undo(place, flips, OWN);
    return this.#nodes > nodes ? undefined : value;
  }

  /** The plain worth of the position itself for its mover. */
  staticValue(): number {
    return this.#value(OWN);
  }

  #placeOf(square: Square): number {
    return (Math.floor(square / this.#size) + 1) * this.#width + (square % this.#size) + 1;
  }

  #search(side: number, alpha: number, beta: number, depth: number): number {
    this.#nodes++;
    if (this.#nodes > this.#budget) return 0;
    const moves = this.#moves(side);
    const other = OWN + ENEMY - side;
    if (moves.length === 0) {
      if (this.#moves(other).length === 0) return this.#finalValue(side) * FINAL_DISC;
      return depth === 0 ? this.#value(side) : -this.#search(other, -beta, -alpha, depth);
    }
    if (depth === 0) return this.#value(side);
    moves.sort((a, b) => (this.#weights[b] ?? 0) - (this.#weights[a] ?? 0));
    let best = NOTHING;
    for (const place of moves) {
      const flips = this.#turn(place, side);
      const value = -this.#search(other, -beta, -Math.max(alpha, best), depth - 1);
      this.#undo(place, flips, side);
      if (this.#nodes > this.#budget) return 0;
      if (value > best) best = value;
      if (value >= beta) break;
    }
    return best;
  }

  #moves(side: number): number[] {
    return this.#inner.filter((place) => this.#codes[place] === EMPTY && this.#turnsAny(place, side));
  }

  #turnsAny(place: number, side: number): boolean {
    return this.#steps.some((step) => this.#runLength(place, step, side) > 0);
  }

  /** How many enemy discs lie between a place and the next own disc in one direction. */
  #runLength(place: number, step: number, side: number): number {
    const other = OWN + ENEMY - side;
    let at = place + step;
    let length = 0;
    while (this.#codes[at] === other) {
      at += step;
      length++;
    }
    return this.#codes[at] === side ? length : 0;
  }

  #turn(place: number, side: number): number[] {
    const flips: number[] = [];
    for (const step of this.#steps) {
      const length = this.#runLength(place, step, side);
      for (let count = 1; count <= length; count++) flips.push(place + count * step);
    }
    this.#codes[place] = side;
    for (const flip of flips) this.#codes[flip] = side;
    return flips;
  }

  #undo(place: number, flips: readonly number[], side: number): void {
    this.#codes[place] = EMPTY;
    for (const flip of flips) this.#codes[flip] = OWN + ENEMY - side;
  }

  #finalValue(side: number): number {
    let mine = 0;
    let theirs = 0;
    for (const place of this.#inner) {
      if (this.#codes[place] === side) mine++;
      else if (this.#codes[place] !== EMPTY) theirs++;
    }
    const empties = this.#inner.length - mine - theirs;
    return mine === theirs ? 0 : mine > theirs ? mine - theirs + empties : mine - theirs - empties;
  }

  #value(side: number): number {
    const { discs, mobility, stability } = this.#terms;
    let value = 0;
    for (const place of this.#inner) {
      const code = this.#codes[place] ?? EMPTY;
      if (code === EMPTY) continue;
      const steady = stability === 0 ? 0 : stability * this.#steadyLines(place, code);
      const worth = discs + (this.#weights[place] ?? 0) + steady;
      value += code === side ? worth : -worth;
    }
    if (mobility === 0) return value;
    const other = OWN + ENEMY - side;
    return value + mobility * (this.#moves(side).length - this.#moves(other).length);
  }

  /** The lines (0–4) on which a disc cannot be turned now: one end off the board, or enemies at both. */
  #steadyLines(place: number, side: number): number {
    let lines = 0;
    for (let line = 0; line < 4; line++) {
      const step = this.#steps[line] ?? 1;
      const ahead = this.#endOf(place, step, side);
      const behind = this.#endOf(place, -step, side);
      const isHeld = ahead !== EMPTY && behind !== EMPTY;
      if (ahead === OFF_BOARD || behind === OFF_BOARD || isHeld) lines++;
    }
    return lines;
  }

  /** What stands on the first square of a walk that is not of the disc's colour. */
  #endOf(place: number, step: number, side: number): number {
    let at = place + step;
    while (this.#codes[at] === side) at += step;
    return this.#codes[at] ?? OFF_BOARD;
  }
}
