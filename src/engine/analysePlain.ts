import type { Position, Square } from '../rules/index.ts';
import { LEVELS, STRONGEST_PLAIN } from './levels.ts';
import type { PlainSearch } from './plainSearch.ts';
import { mustEnd, type Hurry, type MoveValue, type Slices } from './thought.ts';
import type { PlainTerms } from './levels.ts';

const SLICE_NODES = 150_000;
const HUNDREDTHS = 100;
const FINAL_HUNDREDTHS = 100_000;
const FLOOR = -100_000_000;
const MOST_DEPTH = 12;
/** Plain terms exaggerate: on a board of this size their disc would be one in the end (measured on sizes 6, 10 and 12). */
const TRUE_SIZE = 24;

/** The terms that value moves where the trained evaluation cannot. */
export function plainTerms(): PlainTerms {
  const level = LEVELS[STRONGEST_PLAIN];
  return level?.kind === 'plain' ? level.terms : { discs: HUNDREDTHS, squares: 0, mobility: 0, stability: 0 };
}

/** The values of all legal moves by the plain search, for boards that the trained evaluation does not know. */
export function* analysePlain(
  position: Position,
  search: PlainSearch,
  hurry: Hurry,
): Slices<readonly MoveValue[]> {
  const values = new Map<Square, MoveValue>();
  const { empties } = position.counts;
  for (let depth = 1; depth <= Math.min(MOST_DEPTH, empties); depth++) {
    for (const square of position.legalMoves) {
      if (mustEnd(hurry)) return [...values.values()];
      const found = search.valueAfter(square, depth, FLOOR, SLICE_NODES);
      if (found === undefined) return [...values.values()];
      const exact = depth === empties;
      values.set(square, { square, value: discsOf(found, position.size), depth, exact });
      yield { kind: 'values', values: [...values.values()] };
    }
  }
  return [...values.values()];
}

/** A value of the search as discs, never beyond those of the board; the larger the board, the more a lead brings. */
function discsOf(hundredths: number, size: number): number {
  if (Math.abs(hundredths) >= FINAL_HUNDREDTHS) return Math.round(hundredths / FINAL_HUNDREDTHS);
  const most = size * size;
  return Math.max(-most, Math.min(most, Math.round((hundredths / HUNDREDTHS) * (size / TRUE_SIZE))));
}
