// New weights against those before: quick games at equal depth from the same openings with both colours.
import { NO_BUDGET, type Bits, type Core } from '../engine/core.ts';
import { randomIndex, seededRandom } from '../lib/random.ts';
import { squaresOf } from './samples.ts';

const OPENING_PLIES = 8;
/** Openings that the older weights find no more than so one-sided, in discs. */
const BALANCE = 4;
const DEPTH = 5;
const SOLVED_EMPTIES = 12;
const SURE = 5;
const NORMAL_95 = 1.96;

interface Sides {
  readonly own: Bits;
  readonly enemy: Bits;
}

export interface MatchResult {
  readonly games: number;
  /** Wins and half the draws of the newer, 0…1. */
  readonly points: number;
  /** Half the width of the range that holds the true share in 95 of 100 matches. */
  readonly bound: number;
}

/** Plays an even number of games. */
export function playMatch(newer: Core, older: Core, games: number, seed: number): MatchResult {
  const points: number[] = [];
  for (const opening of openings(older, games / 2, seed)) {
    points.push(playOut(opening, newer, older), 1 - playOut(opening, older, newer));
  }
  const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
  const spread = points.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, points.length - 1);
  return { games: points.length, points: mean, bound: NORMAL_95 * Math.sqrt(spread / points.length) };
}

function openings(core: Core, count: number, seed: number): Sides[] {
  const random = seededRandom(seed);
  const found = new Map<string, Sides>();
  while (found.size < count) {
    let sides: Sides = { own: (1n << 28n) | (1n << 35n), enemy: (1n << 27n) | (1n << 36n) };
    for (let ply = 0; ply < OPENING_PLIES; ply++) {
      const moves = squaresOf(core.movesOf(sides.own, sides.enemy));
      sides = after(core, sides, moves[randomIndex(random, moves.length)] ?? 0);
    }
    if (core.movesOf(sides.own, sides.enemy) === 0n) continue;
    if (Math.abs(search(core, sides)) <= BALANCE) found.set(`${sides.own}:${sides.enemy}`, sides);
  }
  return [...found.values()];
}

/** What the side to move gets: 1, ½ or 0. */
function playOut(opening: Sides, mover: Core, other: Core): number {
  let sides = opening;
  let [now, next] = [mover, other];
  for (let passes = 0; passes < 2;) {
    if (now.movesOf(sides.own, sides.enemy) === 0n) {
      sides = { own: sides.enemy, enemy: sides.own };
      passes++;
    } else {
      search(now, sides);
      sides = after(now, sides, now.bestMove());
      passes = 0;
    }
    [now, next] = [next, now];
  }
  const ahead = squaresOf(sides.own).length - squaresOf(sides.enemy).length;
  if (ahead === 0) return 0.5;
  return ahead > 0 === (now === mover) ? 1 : 0;
}

function search(core: Core, { own, enemy }: Sides): number {
  const empties = 64 - squaresOf(own | enemy).length;
  core.clearTable();
  core.resetNodes(NO_BUDGET);
  return core.searchRoot(own, enemy, -64, 64, empties <= SOLVED_EMPTIES ? empties : DEPTH, SURE, -1n);
}

function after(core: Core, { own, enemy }: Sides, square: number): Sides {
  const flips = core.flipsOf(square, own, enemy);
  return {
    own: BigInt.asUintN(64, enemy ^ flips),
    enemy: BigInt.asUintN(64, own ^ flips ^ (1n << BigInt(square))),
  };
}
