// Games of the engine against itself: random openings, then searches of a few plies with a random move now and then, the
// end solved. The same seed and weights give the same games, however often a run is broken off and taken up again.
import { readFile, writeFile } from 'node:fs/promises';
import { NO_BUDGET, type Bits, type Core } from '../engine/core.ts';
import { randomIndex, seededRandom, type Random } from '../lib/random.ts';
import type { Board, TrainingGame } from './games.ts';
import { squaresOf } from './samples.ts';

const MOVES = 60;
const NO_MOVE = 255;
const LEAST_RANDOM_PLIES = 6;
const MORE_RANDOM_PLIES = 10;
/** One move in so many is random, so that the engine also learns what it would not play. */
const STRAY_EVERY = 20;
const DEPTH = 4;
const SOLVED_EMPTIES = 10;
const SURE = 5;
const START_OWN: Bits = (1n << 28n) | (1n << 35n);
const START_ENEMY: Bits = (1n << 27n) | (1n << 36n);
const KEEP_EVERY = 200;

/** So many games of a core's present weights, from a file as far as it has them; those played now are added to it. */
export async function selfPlayGames(
  core: Core,
  path: string,
  count: number,
  seed: number,
): Promise<TrainingGame[]> {
  const kept = await readFile(path).catch(() => undefined);
  const bytes = new Uint8Array(count * MOVES).fill(NO_MOVE);
  const known = Math.min(count, Math.floor((kept?.length ?? 0) / MOVES));
  if (kept !== undefined) bytes.set(kept.subarray(0, known * MOVES));
  for (let game = known; game < count; game++) {
    bytes.set(playGame(core, seededRandom(seed * 1_000_003 + game)), game * MOVES);
    const done = game + 1;
    if (done % KEEP_EVERY !== 0 && done !== count) continue;
    await writeFile(path, bytes.subarray(0, done * MOVES));
    console.log(`self-play: ${done} of ${count} games`);
  }
  return Array.from({ length: count }, (_, game) => replay(core, bytes.subarray(game * MOVES)));
}

/** The squares of a game from the start on. */
function playGame(core: Core, random: Random): number[] {
  const squares: number[] = [];
  const randomPlies = LEAST_RANDOM_PLIES + randomIndex(random, MORE_RANDOM_PLIES);
  let board = startBoard();
  core.clearTable();
  for (;;) {
    if (core.movesOf(board.own, board.enemy) === 0n) board = swapped(board);
    const moves = squaresOf(core.movesOf(board.own, board.enemy));
    if (moves.length === 0) return squares;
    const strays = squares.length < randomPlies || randomIndex(random, STRAY_EVERY) === 0;
    const square = strays ? (moves[randomIndex(random, moves.length)] ?? 0) : bestMove(core, board);
    squares.push(square);
    board = after(core, board, square);
  }
}

function bestMove(core: Core, { own, enemy, empties }: Board): number {
  core.resetNodes(NO_BUDGET);
  core.searchRoot(own, enemy, -64, 64, empties <= SOLVED_EMPTIES ? empties : DEPTH, SURE, -1n);
  return core.bestMove();
}

function replay(core: Core, squares: Uint8Array): TrainingGame {
  const boards: Board[] = [];
  let board = startBoard();
  for (const square of squares.subarray(0, MOVES)) {
    if (square === NO_MOVE) break;
    if (core.movesOf(board.own, board.enemy) === 0n) board = swapped(board);
    boards.push(board);
    board = after(core, board, square);
  }
  return { boards };
}

function startBoard(): Board {
  return { own: START_OWN, enemy: START_ENEMY, empties: MOVES };
}

function swapped({ own, enemy, empties }: Board): Board {
  return { own: enemy, enemy: own, empties };
}

function after(core: Core, { own, enemy, empties }: Board, square: number): Board {
  const flips = core.flipsOf(square, own, enemy);
  return {
    own: BigInt.asUintN(64, enemy ^ flips),
    enemy: BigInt.asUintN(64, own ^ flips ^ (1n << BigInt(square))),
    empties: empties - 1,
  };
}
