import type { Bits, Core } from '../engine/core.ts';
import { randomIndex, seededRandom, type Random } from '../lib/random.ts';
import type { Board, TrainingGame } from './games.ts';

/** How a block of positions is drawn from games. */
export interface DrawOptions {
  /** The empties of the block, both ends included. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly seed: number;
}

/**
 * Draws different positions (under the eight symmetries not reduced): half of them from games, half one or two random
 * plies away from games, so that the evaluation also learns what good players avoid.
 */
export function drawBoards(core: Core, games: readonly TrainingGame[], options: DrawOptions): Board[] {
  const random = seededRandom(options.seed);
  const seen = new Set<bigint>();
  const boards: Board[] = [];
  for (let tries = 0; boards.length < options.count && tries < options.count * 4; tries++) {
    const game = games[randomIndex(random, games.length)];
    const empties = options.from + randomIndex(random, options.to - options.from + 1);
    const strays = Math.max(0, randomIndex(random, 4) - 1);
    const board = game === undefined ? undefined : stray(core, game, empties, strays, random);
    if (board === undefined) continue;
    const key = board.own ^ (board.enemy * 0x9e3779b97f4a7c15n);
    if (seen.has(key)) continue;
    seen.add(key);
    boards.push(board);
  }
  return boards;
}

function stray(
  core: Core,
  game: TrainingGame,
  empties: number,
  strays: number,
  random: Random,
): Board | undefined {
  let board = game.boards[60 - empties - strays];
  for (let step = 0; step < strays && board !== undefined; step++) board = randomChild(core, board, random);
  return board;
}

/** A position after a random move in which the next side can move. */
function randomChild(core: Core, board: Board, random: Random): Board | undefined {
  const squares = squaresOf(core.movesOf(board.own, board.enemy));
  const square = squares[randomIndex(random, squares.length)];
  if (square === undefined) return undefined;
  const flips = core.flipsOf(square, board.own, board.enemy);
  const own = BigInt.asUintN(64, board.enemy ^ flips);
  const enemy = BigInt.asUintN(64, board.own ^ flips ^ (1n << BigInt(square)));
  return core.movesOf(own, enemy) === 0n ? undefined : { own, enemy, empties: board.empties - 1 };
}

export function squaresOf(bits: Bits): number[] {
  const squares: number[] = [];
  for (let square = 0; square < 64; square++) {
    if ((bits >> BigInt(square)) & 1n) squares.push(square);
  }
  return squares;
}
