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
/** Plain terms exaggerate: a lead of so many hundredths comes to about a disc in the end. */
const TERMS_PER_DISC = 4;

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
      values.set(square, { square, value: discsOf(found, position.squares), depth, exact });
      yield { kind: 'values', values: [...values.values()] };
    }
  }
  return [...values.values()];
}

function discsOf(hundredths: number, squares: number): number {
  if (Math.abs(hundredths) >= FINAL_HUNDREDTHS) return Math.round(hundredths / FINAL_HUNDREDTHS);
  return Math.max(-squares, Math.min(squares, Math.round(hundredths / HUNDREDTHS / TERMS_PER_DISC)));
}
