import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { randomIndex, seededRandom } from '../../src/lib/random.ts';
import { FIXED } from '../support/randomPlay.ts';

/** Much is tried here: a busy machine needs its time. */
vi.setConfig({ testTimeout: 60_000 });

const DRAWS = 8000;
/** Chi-square of 7 degrees of freedom is exceeded by chance once in a thousand. */
const CHI_SQUARE_7 = 24.32;

function draw(seed: number, count: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
}

test('equal seeds give equal numbers and other seeds others', () => {
  expect(draw(5, 20)).toEqual(draw(5, 20));
  expect(draw(5, 20)).not.toEqual(draw(6, 20));
});

test('every number lies in 0 ≤ x < 1, whatever the seed', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(draw(seed, 50).every((x) => x >= 0 && x < 1)).toBe(true);
    }),
    FIXED,
  );
});

test.each([1, 2, 3])('the numbers of seed %i are spread evenly', (seed) => {
  const bins = Array.from({ length: 8 }, () => 0);
  for (const x of draw(seed, DRAWS)) bins[Math.floor(8 * x)] = (bins[Math.floor(8 * x)] ?? 0) + 1;
  const expected = DRAWS / 8;
  const chiSquare = bins.reduce((sum, bin) => sum + (bin - expected) ** 2 / expected, 0);
  expect(chiSquare).toBeLessThan(CHI_SQUARE_7);
});

test.each([
  { chance: 0, index: 0 },
  { chance: 0.2499, index: 0 },
  { chance: 0.25, index: 1 },
  { chance: 0.9999999999999999, index: 3 },
  { chance: 1, index: 3 },
])('chance $chance picks index $index of four', ({ chance, index }) => {
  expect(randomIndex(() => chance, 4)).toBe(index);
});
