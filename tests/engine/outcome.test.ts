import { beforeAll, expect, test, vi } from 'vitest';
import { analyse } from '../../src/engine/analyse.ts';
import type { Core } from '../../src/engine/core.ts';
import { outcomeOf } from '../../src/engine/slicedCore.ts';
import { solveExactly, solveOutcome } from '../../src/engine/solveExactly.ts';
import type { MoveValue } from '../../src/engine/thought.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { parseSquare } from '../../src/rules/index.ts';
import { FFO, NO_HURRY, positionOf, randomPosition, trainedCore } from './support.ts';

// A busy machine takes its time over loading and searching.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let core: Core;
beforeAll(async () => {
  core = await trainedCore();
});

test.each(FFO.slice(0, 25).map((ffo) => [ffo.number, ffo] as const))(
  'who wins FFO #%i is proved, with a move that keeps it',
  (_, ffo) => {
    core.clearTable();
    const { outcome, square } = solveOutcome(core, positionOf(ffo));
    expect(outcome).toBe(outcomeOf(ffo.score));
    const kept = ffo.moves.filter(([, value]) => outcomeOf(value) === outcome);
    expect(kept.map(([name]) => parseSquare(name, 8))).toContain(square);
  },
);

test('the outcome is the sign of the exact value, in no more nodes over all', () => {
  const random = seededRandom(21);
  const nodes = { outcome: 0, exact: 0 };
  for (let game = 0; game < 60; game++) {
    const position = randomPosition(8, 44 + (game % 10), random);
    core.clearTable();
    const proved = solveOutcome(core, position);
    core.clearTable();
    const exact = solveExactly(core, position);
    expect(proved.outcome).toBe(outcomeOf(exact.value));
    nodes.outcome += proved.nodes;
    nodes.exact += exact.nodes;
  }
  expect(nodes.outcome).toBeLessThan(nodes.exact);
});

test('an analysis beyond the reach of exact values proves which moves win', () => {
  const ffo = FFO.find(({ number }) => number === 41);
  const position = positionOf(ffo ?? { board: '', side: 'X' });
  const isProved = (values: readonly MoveValue[]): boolean =>
    values.every((one) => one.outcome !== undefined);
  let values: readonly MoveValue[] = [];
  for (const report of analyse(core, position, NO_HURRY)) {
    if (report?.kind === 'values') values = report.values;
    if (values.length === position.legalMoves.length && isProved(values)) break;
  }
  expect(values.every(({ exact }) => !exact)).toBe(true);
  for (const { square, outcome } of values) {
    const value = ffo?.moves.find(([name]) => parseSquare(name, 8) === square)?.[1];
    expect(outcome).toBe(outcomeOf(value ?? 99));
  }
});
