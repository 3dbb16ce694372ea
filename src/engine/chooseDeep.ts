import { randomIndex, type Random } from '../lib/random.ts';
import type { Position, Square } from '../rules/index.ts';
import type { Core } from './core.ts';
import { VARIED_PLIES } from './levels.ts';
import { EXACT, FULL_WINDOW, isInside, SlicedCore, widened, windowAround } from './slicedCore.ts';
import { thinkingStages, type Stage } from './stages.ts';
import { mustEnd, type Hurry, type Report, type Slices } from './thought.ts';

/** Half the width of the window around the value of the depth before. */
const ASPIRATION = 3;
/** An iteration is not begun when more than this share of the time has gone. */
const LAST_START = 0.7;
/** The share of the time for the best move, where others of the same worth are looked for too. */
const SEARCH_SHARE = 0.6;

interface Finding extends Stage {
  readonly square: Square;
  readonly value: number;
}

/** Clears what a search of the core left, so that equal questions have equal answers. */
export function* chooseExactly(core: Core, position: Position, hurry: Hurry): Slices<Square | undefined> {
  core.clearTable();
  const sliced = new SlicedCore(core, position, () => hurry.now());
  const value = yield* sliced.search(sliced.empties, EXACT, FULL_WINDOW, () => mustEnd(hurry));
  return value === undefined ? undefined : sliced.best;
}

/** The move of the engine: iterative deepening until the time is over or the game is solved. */
export function* chooseDeep(
  core: Core,
  position: Position,
  variety: number,
  random: Random,
  hurry: Hurry,
): Slices<Square> {
  const [only, second] = position.legalMoves;
  if (only !== undefined && second === undefined) return only;
  core.ageTable();
  const sliced = new SlicedCore(core, position, () => hurry.now());
  const { black, white } = position.counts;
  const isVaried = black + white - 4 < VARIED_PLIES && variety > 0;
  const finding = yield* deepen(sliced, isVaried ? shortened(hurry) : hurry);
  if (finding === undefined) return only ?? 0;
  if (!isVaried) return finding.square;
  return yield* vary(sliced, finding, variety / 100, random, hurry);
}

/** The same with less time, so that some is left to look for moves of the same worth. */
function shortened(hurry: Hurry): Hurry {
  const startedAt = hurry.now();
  return {
    now: () => hurry.now(),
    isWanted: () => hurry.isWanted(),
    deadline: startedAt + (hurry.deadline - startedAt) * SEARCH_SHARE,
  };
}

/** The best move by ever deeper searches; undefined only when not even the first came to an end. */
function* deepen(sliced: SlicedCore, hurry: Hurry): Slices<Finding | undefined> {
  const startedAt = hurry.now();
  const lastStart = startedAt + (hurry.deadline - startedAt) * LAST_START;
  let finding: Finding | undefined;
  for (const stage of thinkingStages(sliced.empties)) {
    if (finding !== undefined && (mustEnd(hurry) || hurry.now() > lastStart)) break;
    const value: number | undefined = yield* aspire(sliced, stage, finding?.value, hurry);
    if (value === undefined) break;
    finding = { ...stage, value, square: sliced.best };
    yield reportOf(sliced, finding);
  }
  return finding;
}

/** Searches in a narrow window around a guess and widens it on the side where the value lies outside. */
function* aspire(
  sliced: SlicedCore,
  { depth, selectivity }: Stage,
  guess: number | undefined,
  hurry: Hurry,
): Slices<number | undefined> {
  let window = guess === undefined || depth < 5 ? FULL_WINDOW : windowAround(guess, ASPIRATION);
  for (;;) {
    const value: number | undefined = yield* sliced.search(depth, selectivity, window, () =>
      isOver(hurry, depth),
    );
    if (value === undefined || isInside(value, window)) return value;
    window = widened(value, window);
  }
}

/** The first depths are always finished: they take no time, and there must be a move. */
function isOver(hurry: Hurry, depth: number): boolean {
  return depth > 2 && mustEnd(hurry);
}

function reportOf(sliced: SlicedCore, { depth, selectivity, value, square }: Finding): Report {
  const thought = {
    depth,
    value,
    exact: depth >= sliced.empties && selectivity === EXACT,
    nodes: sliced.nodes,
    nodesPerSecond: sliced.nodesPerSecond,
    line: sliced.lineFrom(square),
  };
  return { kind: 'thought', thought };
}

/** One of the moves that are at most `margin` discs worse than the best, as far as time allows to look. */
function* vary(
  sliced: SlicedCore,
  { square, value, depth, selectivity }: Finding,
  margin: number,
  random: Random,
  hurry: Hurry,
): Slices<Square> {
  const good = [square];
  const bar = value - margin;
  for (const other of sliced.position.legalMoves) {
    if (other === square || mustEnd(hurry)) continue;
    const window = { alpha: bar - 1, beta: bar };
    const found = yield* sliced.search(depth, selectivity, window, () => mustEnd(hurry), [other]);
    if (found !== undefined && found >= bar) good.push(other);
  }
  return good[randomIndex(random, good.length)] ?? square;
}
