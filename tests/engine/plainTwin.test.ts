import { beforeAll, expect, test, vi } from 'vitest';
import type { Core } from '../../src/engine/core.ts';
import { CoreSearch } from '../../src/engine/coreSearch.ts';
import { WalkingSearch } from '../../src/engine/plainSearch.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { randomPosition, trainedCore } from './support.ts';

const TERMS = { discs: 10, squares: 100, mobility: 150, stability: 20 };

// A busy machine takes its time over loading and searching.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let core: Core;
beforeAll(async () => {
  core = await trainedCore();
});

test.each([4, 6, 8] as const)('core and walking search agree on boards of size %i', (size) => {
  const random = seededRandom(size);
  for (let game = 0; game < 60; game++) {
    const position = randomPosition(size, Math.floor(random() * (size * size - 8)) + 1, random);
    const walking = new WalkingSearch(position, TERMS);
    const fast = new CoreSearch(core, position, TERMS);
    expect(fast.staticValue()).toBe(walking.staticValue());
    for (const square of position.legalMoves) {
      expect(fast.valueAfter(square, 3, -100_000_000, 1e6)).toBe(
        walking.valueAfter(square, 3, -100_000_000, 1e6),
      );
    }
  }
});

test('a search says so when its nodes do not suffice', () => {
  const position = randomPosition(8, 10, seededRandom(1));
  const [square = 0] = position.legalMoves;
  expect(new CoreSearch(core, position, TERMS).valueAfter(square, 5, -100_000_000, 10)).toBeUndefined();
  expect(new WalkingSearch(position, TERMS).valueAfter(square, 5, -100_000_000, 10)).toBeUndefined();
});
