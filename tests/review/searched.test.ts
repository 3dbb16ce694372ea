import { expect, test } from 'vitest';
import { DeepestValues } from '../../src/review/searched.ts';
import { standardStart } from '../../src/rules/index.ts';

const position = standardStart(8);

function values(depths: readonly number[], exact = false) {
  return position.legalMoves
    .slice(0, depths.length)
    .map((square, index) => ({ square, value: index, depth: depths[index] ?? 0, exact }));
}

test('only a depth that all moves have reached counts', () => {
  const deepest = new DeepestValues(0, position);
  deepest.take(values([1, 1]));
  expect(deepest.found).toBeUndefined();
  deepest.take(values([1, 1, 1, 1]));
  deepest.take(values([2, 2, 1, 1]));
  expect(deepest.found).toMatchObject({ plies: 0, depth: 1, exact: false });
  deepest.take(values([2, 2, 2, 2], true));
  expect(deepest.found).toMatchObject({ depth: 2, exact: true });
});

test('the best move comes first', () => {
  const deepest = new DeepestValues(0, position);
  deepest.take(values([1, 1, 1, 1]));
  expect(deepest.found?.worths.map(({ value }) => value)).toEqual([3, 2, 1, 0]);
});

test('a search that begins anew takes nothing deeper away', () => {
  const deepest = new DeepestValues(0, position);
  deepest.take(values([5, 5, 5, 5]));
  deepest.take(values([1, 1, 1, 1]));
  expect(deepest.found?.depth).toBe(5);
});
