// npm run bench:engine [-- --rounds 5]: perft of the core against its twin in turns, then the FFO endings, each from a
// cold table. Tables first, one JSON object as last line. Seconds are those of the best of three.
import { parseArgs } from 'node:util';
import { NO_BUDGET, type Core } from '../../src/engine/core.ts';
import { solveExactly } from '../../src/engine/solveExactly.ts';
import { loadTrainedCore } from '../../src/engine/node.ts';
import { makeSquare, standardStart } from '../../src/rules/index.ts';
import { bitBoardOf } from '../../src/engine/bitBoard.ts';
import { FFO, positionOf, type FfoPosition } from '../engine/support.ts';
import { twinPerft } from './twin.ts';

const TABLE_BITS = 20;
const PERFT_DEPTH = 9;
const PERFT_LINES = 3_005_288;
const BEST_OF = 3;

interface Solved {
  readonly seconds: number;
  readonly wrong: number;
}

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

const loaded = await loadTrainedCore(TABLE_BITS);
if (!loaded.ok) throw new Error(loaded.error);
const core = loaded.value;
const perft = comparePerft(Number(options.rounds));
const early = solveSet(FFO.slice(0, 36));
const late = solveSet(FFO.slice(39, 44));
console.log(
  JSON.stringify({
    ...perft,
    ffo1to36Seconds: early.seconds,
    ffo1to36Wrong: early.wrong,
    ffo40to44Seconds: late.seconds,
    ffo40to44Wrong: late.wrong,
  }),
);

/** Core and twin in turns; the median of the rounds' ratios. */
function comparePerft(rounds: number): { twinRatio: number; coreMillion: number; twinMillion: number } {
  const { own, enemy } = bitBoardOf(standardStart(8));
  const halves = [own, own >> 32n, enemy, enemy >> 32n].map((bits) => Number(BigInt.asIntN(32, bits)));
  const [ownLow = 0, ownHigh = 0, enemyLow = 0, enemyHigh = 0] = halves;
  const measured: { core: number; twin: number }[] = [];
  console.log(`perft ${PERFT_DEPTH}, million lines a second\n round   core   twin  ratio`);
  for (let round = -1; round < rounds; round++) {
    const coreRate = rateOf(() => Number(core.perft(own, enemy, PERFT_DEPTH)));
    const twinRate = rateOf(() => twinPerft(ownLow, ownHigh, enemyLow, enemyHigh, PERFT_DEPTH));
    // The first round warms both up.
    if (round < 0) continue;
    measured.push({ core: coreRate, twin: twinRate });
    const cells = [coreRate, twinRate].map((rate) => rate.toFixed(1).padStart(7)).join('');
    console.log(`${String(round + 1).padStart(6)}${cells}${(coreRate / twinRate).toFixed(2).padStart(7)}`);
  }
  return {
    twinRatio: medianOf(measured.map((one) => one.core / one.twin)),
    coreMillion: medianOf(measured.map((one) => one.core)),
    twinMillion: medianOf(measured.map((one) => one.twin)),
  };
}

function rateOf(count: () => number): number {
  const startedAt = performance.now();
  const lines = count();
  if (lines !== PERFT_LINES) throw new Error(`perft gave ${lines}`);
  return lines / 1000 / (performance.now() - startedAt);
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(3));
}

function solveSet(set: readonly FfoPosition[]): Solved {
  console.log('\n  #  empties  value  move  right     nodes  seconds   M/s');
  let wrong = 0;
  let total = 0;
  for (const ffo of set) {
    const runs = Array.from({ length: BEST_OF }, () => solveOne(core, ffo));
    const [best] = runs.sort((a, b) => a.seconds - b.seconds);
    if (best === undefined) continue;
    total += best.seconds;
    if (!best.isRight) wrong++;
    const cells = [String(ffo.number).padStart(3), String(ffo.empties).padStart(9)];
    cells.push(
      String(best.value).padStart(7),
      best.move.padStart(6),
      (best.isRight ? 'yes' : 'NO').padStart(7),
    );
    cells.push(String(best.nodes).padStart(10), best.seconds.toFixed(3).padStart(9));
    cells.push((best.nodes / best.seconds / 1e6).toFixed(1).padStart(6));
    console.log(cells.join(''));
  }
  return { seconds: Number(total.toFixed(3)), wrong };
}

function solveOne(
  engine: Core,
  ffo: FfoPosition,
): { value: number; move: string; isRight: boolean; nodes: number; seconds: number } {
  const position = positionOf(ffo);
  engine.clearTable();
  engine.resetNodes(NO_BUDGET);
  const startedAt = performance.now();
  const { value, square, nodes } = solveExactly(engine, position);
  const seconds = (performance.now() - startedAt) / 1000;
  const move = makeSquare(square, 8);
  return { value, move, isRight: value === ffo.score && ffo.best.includes(move), nodes, seconds };
}
