import { bitBoardOf, type BitBoard } from '../../src/engine/bitBoard.ts';
import { NO_BUDGET, type Core } from '../../src/engine/core.ts';
import { FFO, positionOf } from '../engine/support.ts';
import { nodes, resetNodes } from './twinNodes.ts';
import { twinSolve } from './twinSolver.ts';
import { clearTable } from './twinTable.ts';

/** The FFO endings with 14 to 16 empties. */
const ENDINGS = FFO.filter(({ empties }) => empties >= 14 && empties <= 16);
const REPEATS = 3;

interface Work {
  readonly nodes: number;
  readonly milliseconds: number;
}

export interface TwinComparison {
  /** Nodes a second of the core by those of the twin, the median of all rounds. */
  readonly twinRatio: number;
  /** Million nodes a second, medians. */
  readonly coreMillion: number;
  readonly twinMillion: number;
}

type Halves = [ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number];

/** A board as the twin takes it. */
export function halvesOf({ own, enemy }: BitBoard): Halves {
  const half = (bits: bigint): number => Number(BigInt.asIntN(32, bits));
  return [half(own), half(own >> 32n), half(enemy), half(enemy >> 32n)];
}

/** Core and twin prove the same endings in turns; throws when their values or nodes differ anywhere. */
export function compareWithTwin(core: Core, rounds: number): TwinComparison {
  const measured: { core: number; twin: number }[] = [];
  console.log('\nendgame solver, million nodes a second\n round     nodes   core   twin  ratio');
  for (let round = -1; round < rounds; round++) {
    const [coreWork, twinWork] = playRound(core);
    // The first round warms both up.
    if (round < 0) continue;
    const one = { core: rateOf(coreWork), twin: rateOf(twinWork) };
    measured.push(one);
    const cells = [one.core.toFixed(1), one.twin.toFixed(1), (one.core / one.twin).toFixed(2)];
    const counts = String(round + 1).padStart(6) + String(coreWork.nodes).padStart(10);
    console.log(counts + cells.map((cell) => cell.padStart(7)).join(''));
  }
  return {
    twinRatio: medianOf(measured.map((one) => one.core / one.twin)),
    coreMillion: medianOf(measured.map((one) => one.core)),
    twinMillion: medianOf(measured.map((one) => one.twin)),
  };
}

function playRound(core: Core): [core: Work, twin: Work] {
  const works: [core: Work, twin: Work][] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    for (const ffo of ENDINGS) works.push(proveBoth(core, bitBoardOf(positionOf(ffo)), ffo.score));
  }
  return [sumOf(works.map(([one]) => one)), sumOf(works.map(([, other]) => other))];
}

/** Both prove that a value is reached and not surpassed, from cold tables. */
function proveBoth(core: Core, board: BitBoard, score: number): [core: Work, twin: Work] {
  core.clearTable();
  clearTable();
  core.resetNodes(NO_BUDGET);
  let startedAt = performance.now();
  const reached = core.solve(board.own, board.enemy, score - 1);
  const limit = core.solve(board.own, board.enemy, score);
  const coreWork = { nodes: core.nodesVisited(), milliseconds: performance.now() - startedAt };
  const halves = halvesOf(board);
  resetNodes();
  startedAt = performance.now();
  const twinReached = twinSolve(...halves, score - 1);
  const twinLimit = twinSolve(...halves, score);
  const twinWork = { nodes, milliseconds: performance.now() - startedAt };
  const isSame = reached === twinReached && limit === twinLimit && coreWork.nodes === nodes;
  if (!isSame || reached < score || limit > score) throw new Error('core and twin differ');
  return [coreWork, twinWork];
}

function sumOf(works: readonly Work[]): Work {
  return {
    nodes: works.reduce((sum, work) => sum + work.nodes, 0),
    milliseconds: works.reduce((sum, work) => sum + work.milliseconds, 0),
  };
}

function rateOf({ nodes: count, milliseconds }: Work): number {
  return count / 1000 / milliseconds;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(3));
}
