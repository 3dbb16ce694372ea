import { expect, test, vi } from 'vitest';
import { bitBoardOf } from '../../src/engine/bitBoard.ts';
import { NO_BUDGET } from '../../src/engine/core.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { standardStart } from '../../src/rules/index.ts';
import { nodes, resetNodes } from '../bench/twinNodes.ts';
import { twinPerft } from '../bench/twinPerft.ts';
import { halvesOf } from '../bench/twinRounds.ts';
import { twinSolve } from '../bench/twinSolver.ts';
import { clearTable } from '../bench/twinTable.ts';
import { randomPosition, trainedCore } from './support.ts';

// A busy machine takes its time over loading and searching.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

test('the twin counts the lines that are published', () => {
  expect(twinPerft(...halvesOf(bitBoardOf(standardStart(8))), 7)).toBe(55_092);
});

test('core and twin solve endings alike, node by node', async () => {
  const core = await trainedCore();
  const random = seededRandom(12);
  for (let game = 0; game < 40; game++) {
    const position = randomPosition(8, 48 + (game % 8), random);
    const board = bitBoardOf(position);
    const alpha = (game % 9) * 4 - 16;
    core.clearTable();
    core.resetNodes(NO_BUDGET);
    clearTable();
    resetNodes();
    expect(twinSolve(...halvesOf(board), alpha)).toBe(core.solve(board.own, board.enemy, alpha));
    expect(nodes).toBe(core.nodesVisited());
  }
});
