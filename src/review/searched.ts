import type { MoveValue } from '../engine/thought.ts';
import type { Game } from '../game/game.ts';
import type { Position, Square } from '../rules/index.ts';

/** What one move of a searched position is worth: discs for the side to move, −size²…size². */
export interface MoveWorth {
  readonly square: Square;
  readonly value: number;
}

/** A position of a game after a search that valued all its moves equally deep. */
export interface SearchedPosition {
  /** Plies of the line before it; 0 is the start. */
  readonly plies: number;
  readonly depth: number;
  /** The values hold for perfect play of both sides. */
  readonly exact: boolean;
  /** All legal moves, the best first. */
  readonly worths: readonly MoveWorth[];
  /** The play that is expected from here, forced passes left out; shorter where the search has forgotten it. */
  readonly line?: readonly Square[];
}

/** Nobody looks further than this. */
export const MOST_LINE = 12;

/** Whether what was searched is this position of the game: the same moves are legal in it. */
export function isSearchOf(searched: SearchedPosition, game: Game): boolean {
  if (searched.plies > game.line.length) return false;
  const { legalMoves } = game.positionAt(searched.plies);
  const squares = new Set(searched.worths.map(({ square }) => square));
  return squares.size === legalMoves.length && legalMoves.every((square) => squares.has(square));
}

/** Takes the values of a search as they deepen, and keeps those of the last depth that all moves have reached. */
export class DeepestValues {
  readonly #plies: number;
  readonly #moves: number;
  #found: SearchedPosition | undefined;
  #line: readonly Square[] = [];

  constructor(plies: number, position: Position) {
    this.#plies = plies;
    this.#moves = position.legalMoves.length;
  }

  /** Undefined until every move has been valued once. */
  get found(): SearchedPosition | undefined {
    return this.#found && { ...this.#found, ...(this.#line.length > 0 && { line: this.#line }) };
  }

  /** Takes the play that the search expects. */
  takeLine(line: readonly Square[]): void {
    this.#line = line.slice(0, MOST_LINE);
  }

  take(values: readonly MoveValue[]): void {
    const depth = values[0]?.depth ?? 0;
    const isWhole = values.length === this.#moves && values.every((each) => each.depth === depth);
    if (!isWhole || depth < (this.#found?.depth ?? 0)) return;
    this.#found = {
      plies: this.#plies,
      depth,
      exact: values.every((each) => each.exact),
      worths: bestFirst(values.map(({ square, value }) => ({ square, value }))),
    };
  }
}

export function bestFirst(worths: readonly MoveWorth[]): readonly MoveWorth[] {
  return [...worths].sort((a, b) => b.value - a.value || a.square - b.square);
}

export function worthOf(searched: SearchedPosition, square: Square): number | undefined {
  return searched.worths.find((each) => each.square === square)?.value;
}
