// npm run bench:engine [-- --rounds 5]: perft 11; the core's endgame solver against its twin in plain TypeScript, in turns on
// the same positions; then the FFO endings, each from a cold table, the best of three runs of each set. Tables first, one
// JSON object as last line. `referenceSeconds` is the time of a fixed piece of work (the twin's perft 9, best of three), by
// which runs on other machines, or on a busy one, can be compared.
import { parseArgs } from 'node:util';
import { NO_BUDGET } from '../../src/engine/core.ts';
import { solveExactly } from '../../src/engine/solveExactly.ts';
import { loadTrainedCore } from '../../src/engine/node.ts';
import { makeSquare, standardStart } from '../../src/rules/index.ts';
import { bitBoardOf } from '../../src/engine/bitBoard.ts';
import { FFO, positionOf, type FfoPosition } from '../engine/support.ts';
import { compareWithTwin, halvesOf } from './twinRounds.ts';
import { twinPerft } from './twinPerft.ts';

const TABLE_BITS = 20;
const PERFT_DEPTH = 11;
const PERFT_LINES = 212_258_800;
const REFERENCE_DEPTH = 9;
const BEST_OF = 3;

interface SolvedOne {
  readonly ffo: FfoPosition;
  readonly value: number;
  readonly move: string;
  readonly isRight: boolean;
  readonly nodes: number;
  readonly seconds: number;
}

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

const loaded = await loadTrainedCore(TABLE_BITS);
if (!loaded.ok) throw new Error(loaded.error);
const core = loaded.value;
const start = bitBoardOf(standardStart(8));
const referenceSeconds = rounded(bestTime(() => void twinPerft(...halvesOf(start), REFERENCE_DEPTH)));
console.log(`reference: perft ${REFERENCE_DEPTH} of the twin in ${referenceSeconds} s`);
const perft = countPerft();
const twin = compareWithTwin(core, Number(options.rounds));
const early = solveSet(FFO.slice(0, 36));
const late = solveSet(FFO.slice(39, 44));
console.log(
  JSON.stringify({
    ...twin,
    ffo1to36Seconds: early.seconds,
    ffo1to36Wrong: early.wrong,
    ffo40to44Seconds: late.seconds,
    ffo40to44Wrong: late.wrong,
    ...perft,
    referenceSeconds,
  }),
);

function countPerft(): { perft11Right: boolean; perft11Seconds: number } {
  const startedAt = performance.now();
  const lines = Number(core.perft(start.own, start.enemy, PERFT_DEPTH));
  const seconds = rounded((performance.now() - startedAt) / 1000);
  const isRight = lines === PERFT_LINES;
  console.log(`perft ${PERFT_DEPTH}: ${lines} lines, ${isRight ? 'as published' : 'WRONG'}, ${seconds} s`);
  return { perft11Right: isRight, perft11Seconds: seconds };
}

/** Seconds of the quickest of three. */
function bestTime(work: () => void): number {
  const times = Array.from({ length: BEST_OF }, () => {
    const startedAt = performance.now();
    work();
    return (performance.now() - startedAt) / 1000;
  });
  return Math.min(...times);
}

function rounded(seconds: number): number {
  return Number(seconds.toFixed(3));
}

/** Solves a set three times; the seconds are those of the quickest time, wrong is what was wrong in any. */
function solveSet(set: readonly FfoPosition[]): { seconds: number; wrong: number } {
  const runs = Array.from({ length: BEST_OF }, () => set.map(solveOne));
  const totals = runs.map((run) => run.reduce((sum, { seconds }) => sum + seconds, 0));
  const seconds = Math.min(...totals);
  const best = runs[totals.indexOf(seconds)] ?? [];
  const wrong = set.filter((_, index) => runs.some((run) => run[index]?.isRight !== true)).length;
  const nodes = best.reduce((sum, one) => sum + one.nodes, 0);
  console.log('\n  #  empties  value  move  right     nodes  seconds   M/s');
  for (const one of best) console.log(rowOf(one));
  console.log(
    `runs of ${totals.map((total) => total.toFixed(3)).join(', ')} s; ${rateOf(nodes, seconds)} M/s`,
  );
  return { seconds: rounded(seconds), wrong };
}

function rowOf({ ffo, value, move, isRight, nodes, seconds }: SolvedOne): string {
  return [
    String(ffo.number).padStart(3),
    String(ffo.empties).padStart(9),
    String(value).padStart(7),
    move.padStart(6),
    (isRight ? 'yes' : 'NO').padStart(7),
    String(nodes).padStart(10),
    seconds.toFixed(3).padStart(9),
    rateOf(nodes, seconds).padStart(6),
  ].join('');
}

function rateOf(nodes: number, seconds: number): string {
  return (nodes / seconds / 1e6).toFixed(1);
}

function solveOne(ffo: FfoPosition): SolvedOne {
  const position = positionOf(ffo);
  core.clearTable();
  core.resetNodes(NO_BUDGET);
  const startedAt = performance.now();
  const { value, square, nodes } = solveExactly(core, position);
  const seconds = (performance.now() - startedAt) / 1000;
  const move = makeSquare(square, 8);
  return { ffo, value, move, isRight: value === ffo.score && ffo.best.includes(move), nodes, seconds };
}
