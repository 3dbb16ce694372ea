import { expect, test } from 'vitest';
import { PATTERNS } from '../../src/engine/patterns.ts';
import { KNOTS, readWeights, writeWeights } from '../../src/engine/weights.ts';
import { seededRandom } from '../../src/lib/random.ts';

function someKnots(): Int16Array[] {
  const random = seededRandom(1);
  return KNOTS.map(() =>
    Int16Array.from({ length: PATTERNS.packedSize }, () => Math.floor(random() * 65_536) - 32_768),
  );
}

test('46 patterns have 114,364 weights in which mirror images share', () => {
  expect(PATTERNS.kinds.flatMap(({ placings }) => placings)).toHaveLength(46);
  expect(PATTERNS.packedSize).toBe(114_364);
});

test('weights written are read again', () => {
  const knots = someKnots();
  const read = readWeights(writeWeights(knots));
  expect(read.ok && read.value.every((weights, index) => weights.join() === knots[index]?.join())).toBe(true);
});

test.each([
  ['cut off', (bytes: Uint8Array) => bytes.subarray(0, -1)],
  ['of another kind', (bytes: Uint8Array) => bytes.fill(0, 0, 4)],
  ['empty', () => new Uint8Array()],
])('weights that are %s are refused', (_, damage) => {
  expect(readWeights(damage(writeWeights(someKnots())))).toEqual({ ok: false, error: 'weights-damaged' });
});
