import type { Position, Square } from '../rules/index.ts';
import type { Core } from './core.ts';
import { EXACT, FULL_WINDOW, isInside, SlicedCore, widened, windowAround } from './slicedCore.ts';
import { mustEnd, type Hurry, type MoveValue, type Slices } from './thought.ts';

/** From so many empties on the values of all moves are made exact as soon as the first depths are done. */
const EXACT_EMPTIES = 20;
const EXACT_AFTER_DEPTH = 8;
const ASPIRATION = 4;
const MIDGAME_SELECTIVITY = 2;

/** The value of every legal move, again and again from deeper searches, until told to stop or all are exact. */
export function* analyse(core: Core, position: Position, hurry: Hurry): Slices<readonly MoveValue[]> {
  core.ageTable();
  const sliced = new SlicedCore(core, position, () => hurry.now());
  const values = new Map<Square, MoveValue>();
  for (const depth of depthsOf(sliced.empties)) {
    for (const square of byWorth(position.legalMoves, values)) {
      if (mustEnd(hurry)) return [...values.values()];
      const before = values.get(square);
      const value: number | undefined = yield* valueOf(sliced, square, depth, before?.value, hurry);
      if (value === undefined) return [...values.values()];
      values.set(square, { square, value, depth, exact: depth === sliced.empties });
      yield { kind: 'values', values: [...values.values()] };
    }
    const [best] = byWorth(position.legalMoves, values);
    const known = best === undefined ? undefined : values.get(best);
    if (best === undefined || known === undefined) continue;
    const { nodes, nodesPerSecond } = sliced;
    const line = sliced.lineFrom(best);
    yield {
      kind: 'thought',
      thought: { depth, value: known.value, exact: known.exact, nodes, nodesPerSecond, line },
    };
  }
  return [...values.values()];
}

function depthsOf(empties: number): number[] {
  const depths: number[] = [];
  const deepest = empties <= EXACT_EMPTIES ? Math.min(EXACT_AFTER_DEPTH, empties - 1) : empties - 1;
  for (let depth = 1; depth <= deepest; depth++) depths.push(depth);
  return [...depths, empties];
}

function byWorth(squares: readonly Square[], values: ReadonlyMap<Square, MoveValue>): Square[] {
  return [...squares].sort((a, b) => (values.get(b)?.value ?? -64) - (values.get(a)?.value ?? -64));
}

/** The exact value of one move within the chosen depth. */
function* valueOf(
  sliced: SlicedCore,
  square: Square,
  depth: number,
  guess: number | undefined,
  hurry: Hurry,
): Slices<number | undefined> {
  const selectivity = depth === sliced.empties ? EXACT : MIDGAME_SELECTIVITY;
  let window = guess === undefined ? FULL_WINDOW : windowAround(guess, ASPIRATION);
  for (;;) {
    const value: number | undefined = yield* sliced.search(depth, selectivity, window, () => mustEnd(hurry), [
      square,
    ]);
    if (value === undefined || isInside(value, window)) return value;
    window = widened(value, window);
  }
}
