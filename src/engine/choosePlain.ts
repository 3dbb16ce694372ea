import { randomIndex, type Random } from '../lib/random.ts';
import type { Position, Square } from '../rules/index.ts';
import { VARIED_PLIES, type PlainLevel } from './levels.ts';
import type { PlainSearch } from './plainSearch.ts';
import { mustEnd, type Hurry, type Slices } from './thought.ts';

/** No slice visits more positions than fit in some 30 ms. */
const SLICE_NODES = 150_000;
const NOTHING = -100_000_000;

interface Candidate {
  readonly square: Square;
  value: number;
  /** What chance adds to its worth. */
  readonly whim: number;
}

/** The move of a plain level: iterative deepening by depth and nodes, with the level's misses, whims and variety. */
export function* choosePlain(
  position: Position,
  level: PlainLevel,
  search: PlainSearch,
  random: Random,
  hurry: Hurry,
): Slices<Square> {
  const candidates = candidatesOf(position, level, random);
  const slack = 2 * level.whim + marginOf(position, level);
  let nodes = level.nodes;
  for (let depth = 1; depth <= level.depth; depth++) {
    const values = new Map<Square, number>();
    let best = NOTHING;
    for (const { square } of candidates) {
      if (depth > 1 && mustEnd(hurry)) return pick(candidates, position, level, random);
      // The first ply is always looked at, however little is left.
      const budget = depth === 1 ? SLICE_NODES : Math.min(nodes, SLICE_NODES);
      const value = search.valueAfter(square, depth, Math.max(NOTHING, best - slack - 1), budget);
      nodes -= search.nodes;
      if (value === undefined) return pick(candidates, position, level, random);
      values.set(square, value);
      best = Math.max(best, value);
      yield undefined;
    }
    for (const candidate of candidates) candidate.value = values.get(candidate.square) ?? NOTHING;
    candidates.sort((a, b) => b.value - a.value);
  }
  return pick(candidates, position, level, random);
}

function candidatesOf(position: Position, level: PlainLevel, random: Random): Candidate[] {
  const all = position.legalMoves;
  const seen = all.filter(() => random() >= level.misses);
  const kept = seen.length > 0 ? seen : [all[randomIndex(random, all.length)] ?? 0];
  return kept.map((square) => ({ square, value: 0, whim: Math.round((random() * 2 - 1) * level.whim) }));
}

function marginOf(position: Position, level: PlainLevel): number {
  const { black, white } = position.counts;
  return black + white - 4 < VARIED_PLIES ? level.variety : 0;
}

function pick(
  candidates: readonly Candidate[],
  position: Position,
  level: PlainLevel,
  random: Random,
): Square {
  const best = Math.max(...candidates.map(({ value, whim }) => value + whim));
  const margin = marginOf(position, level);
  const good = candidates.filter(({ value, whim }) => value + whim >= best - margin);
  return good[randomIndex(random, good.length)]?.square ?? position.legalMoves[0] ?? 0;
}
