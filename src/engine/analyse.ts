import type { Position, Square } from '../rules/index.ts';
import type { Core } from './core.ts';
import {
  EXACT,
  FULL_WINDOW,
  isInside,
  OUTCOME_WINDOW,
  outcomeOf,
  SlicedCore,
  widened,
  windowAround,
} from './slicedCore.ts';
import { mustEnd, type Hurry, type MoveValue, type Slices } from './thought.ts';

/** From so many empties on the values of all moves are made exact as soon as the first depths are done. */
const EXACT_EMPTIES = 20;
const EXACT_AFTER_DEPTH = 8;
/** Up to so many empties it is proved which moves win, once this depth is done and long before exact values come. */
const OUTCOME_EMPTIES = 25;
const OUTCOME_AFTER_DEPTH = 12;
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
      const exact = depth === sliced.empties;
      values.set(square, withOutcome({ square, value, depth, exact }, before));
      yield { kind: 'values', values: [...values.values()] };
    }
    if (depth === OUTCOME_AFTER_DEPTH && sliced.empties <= OUTCOME_EMPTIES) {
      yield* proveOutcomes(sliced, values, hurry);
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

/** Adds who wins after each move, likely winners first. */
function* proveOutcomes(sliced: SlicedCore, values: Map<Square, MoveValue>, hurry: Hurry): Slices<undefined> {
  for (const square of byWorth(sliced.position.legalMoves, values)) {
    const known = values.get(square);
    const isOver = (): boolean => mustEnd(hurry);
    const value: number | undefined = yield* sliced.search(sliced.empties, EXACT, OUTCOME_WINDOW, isOver, [
      square,
    ]);
    if (known === undefined || value === undefined) return;
    values.set(square, { ...known, outcome: outcomeOf(value) });
    yield { kind: 'values', values: [...values.values()] };
  }
}

/** What was proved stays known to deeper searches; an exact value says it itself. */
function withOutcome(found: MoveValue, before: MoveValue | undefined): MoveValue {
  if (found.exact || before?.outcome === undefined) return found;
  return { ...found, outcome: before.outcome };
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
