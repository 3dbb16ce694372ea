// Prints the coefficients of core/probCut.ts for the weights in assets: tsx src/training/cutMain.ts <work folder>
import { join } from 'node:path';
import { loadTrainedCore } from '../engine/node.ts';
import { KNOTS } from '../engine/weights.ts';
import { readBlock } from './blocks.ts';
import { fitErrors, measureErrors } from './cutErrors.ts';
import type { Board } from './games.ts';

const BOARDS_A_GROUP = Number(process.argv[3] ?? 300);
const LEAST_EMPTIES = 14;

const loaded = await loadTrainedCore(16);
if (!loaded.ok) throw new Error(loaded.error);
const groups: Board[][] = [];
for (const knot of KNOTS.filter((empties) => empties >= LEAST_EMPTIES && empties <= 54)) {
  const block = await readBlock(join(process.argv[2] ?? 'data/training', `block-${knot}.bin`));
  if (block !== undefined) groups.push(block.boards.slice(0, BOARDS_A_GROUP));
}
const measured = measureErrors(loaded.value, groups);
for (const { empties, depth, shallow, error } of measured) {
  console.log(`${empties.toFixed(1)} empties, depth ${depth} by ${shallow}: ${error.toFixed(2)}`);
}
console.log(fitErrors(measured).map((value) => Number(value.toPrecision(4))));
