import type { Square } from '../rules/index.ts';

/** What one legal move is worth: the expected disc difference for the side to move, −64…64. */
export interface MoveValue {
  readonly square: Square;
  readonly value: number;
  /** Plies searched; the number of empty squares when exact. */
  readonly depth: number;
  readonly exact: boolean;
  /** Who wins after it by perfect play of both sides, where that has been proved before the exact value. */
  readonly outcome?: SolvedOutcome;
}

/** What perfect play of both sides brings the side to move. */
export type SolvedOutcome = 'win' | 'draw' | 'loss';

/** How far a search has come. */
export interface Thought {
  readonly depth: number;
  /** For the side to move, in discs. */
  readonly value: number;
  /** The value holds for perfect play of both sides. */
  readonly exact: boolean;
  readonly nodes: number;
  readonly nodesPerSecond: number;
  /** The moves both sides are expected to play. */
  readonly line: readonly Square[];
}

/** What a search says while it goes on. */
export type Report =
  | { readonly kind: 'thought'; readonly thought: Thought }
  | { readonly kind: 'values'; readonly values: readonly MoveValue[] };

/** A search cut into slices: each step takes at most some 30 ms, says something or nothing, and can be the last. */
export type Slices<Answer> = Generator<Report | undefined, Answer, undefined>;

/** Tells a search when to come to an end. */
export interface Hurry {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** The moment at which it is to be over. */
  readonly deadline: number;
  /** "Move now" has been pressed. */
  isWanted(): boolean;
}

export function mustEnd(hurry: Hurry): boolean {
  return hurry.isWanted() || hurry.now() >= hurry.deadline;
}
