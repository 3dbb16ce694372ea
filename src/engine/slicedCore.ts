import type { Position, Square } from '../rules/index.ts';
import {
  bitBoardOf,
  childOf,
  emptiesOf,
  placeOf,
  playableBits,
  squareOfPlace,
  type BitBoard,
} from './bitBoard.ts';
import { ALL_SQUARES, NO_BUDGET, type Bits, type Core } from './core.ts';
import type { SolvedOutcome } from './thought.ts';

/** Selectivity of a search without probability cuts. */
export const EXACT = 5;
const SLICE_MS = 20;
const FIRST_SLICE_NODES = 100_000;
const LEAST_SLICE_NODES = 20_000;
const MOST_SLICE_NODES = 4_000_000;

export interface Window {
  readonly alpha: number;
  readonly beta: number;
}

export const FULL_WINDOW: Window = { alpha: -64, beta: 64 };
/** Enough to tell who wins, and much faster searched than the exact value. */
export const OUTCOME_WINDOW: Window = { alpha: -1, beta: 1 };

/** What a value found with the outcome window means. */
export function outcomeOf(value: number): SolvedOutcome {
  return value > 0 ? 'win' : value < 0 ? 'loss' : 'draw';
}

export function windowAround(guess: number, half: number): Window {
  return { alpha: Math.max(-64, guess - half), beta: Math.min(64, guess + half) };
}

/** The value is what the window says, not only a bound. */
export function isInside(value: number, { alpha, beta }: Window): boolean {
  return (value > alpha || alpha <= -64) && (value < beta || beta >= 64);
}

/**
 * The window to try after a value outside: open on that side, then whole. Probability cuts may contradict themselves from
 * window to window, and two half-open ones would take turns for ever.
 */
export function widened(value: number, { alpha, beta }: Window): Window {
  if (alpha <= -64 || beta >= 64) return FULL_WINDOW;
  return value <= alpha
    ? { alpha: -64, beta: Math.min(64, value + 1) }
    : { alpha: Math.max(-64, value - 1), beta: 64 };
}

/**
 * One position in the core, searched in slices: a slice that has used up its nodes is begun again, and finds what it had
 * done in the table. The number of nodes of a slice follows the speed of the machine.
 */
export class SlicedCore {
  readonly core: Core;
  readonly position: Position;
  readonly board: BitBoard;
  readonly empties: number;
  readonly #now: () => number;
  readonly #startedAt: number;
  #sliceNodes = FIRST_SLICE_NODES;
  #nodes = 0;

  constructor(core: Core, position: Position, now: () => number) {
    this.core = core;
    this.position = position;
    this.board = bitBoardOf(position);
    this.empties = emptiesOf(this.board, position.size);
    this.#now = now;
    this.#startedAt = now();
    core.useSquares(playableBits(position.size));
  }

  get nodes(): number {
    return this.#nodes;
  }

  get nodesPerSecond(): number {
    return Math.round((1000 * this.#nodes) / Math.max(1, this.#now() - this.#startedAt));
  }

  /** The value of the best of the allowed moves; undefined when `mustEnd` says so first. Yields between slices. */
  *search(
    depth: number,
    selectivity: number,
    { alpha, beta }: Window,
    mustEnd: () => boolean,
    allowed: readonly Square[] = this.position.legalMoves,
  ): Generator<undefined, number | undefined, undefined> {
    const places = this.#bitsOf(allowed);
    for (;;) {
      const startedAt = this.#now();
      this.core.resetNodes(BigInt(this.#sliceNodes));
      const { own, enemy } = this.board;
      const value = this.core.searchRoot(own, enemy, alpha, beta, depth, selectivity, places);
      this.#count(this.#now() - startedAt);
      if (!this.core.wasStopped()) return value;
      yield undefined;
      if (mustEnd()) return undefined;
    }
  }

  /** The best move of the search just finished. */
  get best(): Square {
    return squareOfPlace(this.core.bestMove(), this.position.size);
  }

  /** The moves that the table expects, beginning with `first`. */
  lineFrom(first: Square): Square[] {
    const line: Square[] = [];
    let board = this.board;
    let place = placeOf(first, this.position.size);
    while (isLegal(this.core, board, place)) {
      line.push(squareOfPlace(place, this.position.size));
      board = childOf(this.core, board, place);
      if (this.core.movesOf(board.own, board.enemy) === 0n) board = { own: board.enemy, enemy: board.own };
      place = this.core.knownMove(board.own, board.enemy);
    }
    return line;
  }

  #bitsOf(squares: readonly Square[]): Bits {
    if (squares === this.position.legalMoves) return ALL_SQUARES;
    return squares.reduce((bits, square) => bits | (1n << BigInt(placeOf(square, this.position.size))), 0n);
  }

  #count(milliseconds: number): void {
    const nodes = this.core.nodesVisited();
    this.#nodes += nodes;
    if (nodes < LEAST_SLICE_NODES) return;
    const fitting = (nodes * SLICE_MS) / Math.max(1, milliseconds);
    const next = Math.round((this.#sliceNodes + fitting) / 2);
    this.#sliceNodes = Math.min(MOST_SLICE_NODES, Math.max(LEAST_SLICE_NODES, next));
  }
}

/** The moves of perfect play from a position of which the exact value is known; searched anew where the table forgot. */
export function exactLine(core: Core, position: Position, value: number): Square[] {
  const line: Square[] = [];
  let board = bitBoardOf(position);
  let expected = value;
  core.useSquares(playableBits(position.size));
  for (;;) {
    if (core.movesOf(board.own, board.enemy) === 0n) {
      board = { own: board.enemy, enemy: board.own };
      expected = -expected;
      if (core.movesOf(board.own, board.enemy) === 0n) return line;
    }
    core.resetNodes(NO_BUDGET);
    core.searchRoot(board.own, board.enemy, expected - 1, expected + 1, 64, EXACT, ALL_SQUARES);
    const place = core.bestMove();
    line.push(squareOfPlace(place, position.size));
    board = childOf(core, board, place);
    expected = -expected;
  }
}

function isLegal(core: Core, { own, enemy }: BitBoard, place: number): boolean {
  return place < 64 && ((core.movesOf(own, enemy) >> BigInt(place)) & 1n) === 1n;
}
