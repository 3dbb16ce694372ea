import type { Position, Square } from '../rules/index.ts';
import { bitBoardOf, childOf, placeOf, playableBits, type BitBoard } from './bitBoard.ts';
import { ADDRESSES, type Core } from './core.ts';
import type { PlainTerms } from './levels.ts';
import type { PlainSearch } from './plainSearch.ts';
import { squareWeights } from './squareWeights.ts';

const MOST = 100_000_000;

/** The plain search in the core, for boards up to 8×8; the twin of `WalkingSearch`. */
export class CoreSearch implements PlainSearch {
  readonly #core: Core;
  readonly #position: Position;
  readonly #board: BitBoard;

  constructor(core: Core, position: Position, terms: PlainTerms) {
    this.#core = core;
    this.#position = position;
    this.#board = bitBoardOf(position);
    core.useSquares(playableBits(position.size));
    core.setClassic(terms.discs, terms.mobility, terms.stability);
    const target = new Int32Array(core.memory.buffer, ADDRESSES.squareWeights, 64).fill(0);
    squareWeights(position.size, terms.squares).forEach((weight, square) => {
      target[placeOf(square, position.size)] = weight;
    });
  }

  get nodes(): number {
    return this.#core.nodesVisited();
  }

  valueAfter(square: Square, depth: number, floor: number, nodes: number): number | undefined {
    const { own, enemy } = childOf(this.#core, this.#board, placeOf(square, this.#position.size));
    this.#core.resetNodes(BigInt(Math.max(1, Math.floor(nodes))));
    const value = -this.#core.searchClassic(own, enemy, -MOST, -floor, depth - 1);
    return this.#core.wasStopped() ? undefined : value;
  }

  /** The plain worth of the position itself for its mover. */
  staticValue(): number {
    return this.#core.classicValue(this.#board.own, this.#board.enemy);
  }
}
