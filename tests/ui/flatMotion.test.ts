import { expect, test } from 'vitest';
import type { Ply } from '../../src/rules/index.ts';
import { framesOf, planFlat } from '../../src/ui/flatMotion.ts';
import { seededPosition } from '../support/positions.ts';

const PLY: Ply = { side: 'black', square: 0, flips: [1, 2, 8, 9, 18] };

test('the disc drops first, and the flips run outward as a wave', () => {
  const cues = planFlat(PLY, 8);
  expect(cues[0]).toMatchObject({ kind: 'drop', square: 0, delay: 0 });
  const delays = new Map(cues.slice(1).map((cue) => [cue.square, cue.delay]));
  expect(delays.get(1)).toBe(delays.get(8));
  expect(delays.get(1)).toBe(delays.get(9));
  expect(delays.get(2)).toBeGreaterThan(delays.get(1) ?? 0);
  expect(delays.get(18)).toBe(delays.get(2));
});

test('every disc that turns has one cue, and a ply takes less than 1.3 seconds on the largest board', () => {
  const position = seededPosition(60, 16, 3);
  for (const square of position.legalMoves) {
    const ply = { side: position.mover, square, flips: position.flipsOf(square) };
    const cues = planFlat(ply, 16);
    expect(cues.map((cue) => cue.square)).toEqual([square, ...ply.flips]);
  }
  const longest = planFlat(
    { side: 'black', square: 0, flips: Array.from({ length: 14 }, (_, step) => step + 1) },
    16,
  );
  expect(Math.max(...longest.map((cue) => cue.delay + cue.duration))).toBeLessThan(1300);
});

test.each([
  [1, [-0, 1]],
  [8, [-1, 0]],
  [9, [-1, 1]],
])('the disc on square %i turns about the axis square to its line', (square, axis) => {
  const cue = planFlat({ side: 'black', square: 0, flips: [square] }, 8)[1];
  expect(cue?.axis.map((part) => part + 0)).toEqual(axis.map((part) => part + 0));
});

test('frames end in the pose in which the disc lies anyway', () => {
  const [drop, flip] = planFlat({ side: 'black', square: 0, flips: [1] }, 8);
  expect(drop && framesOf(drop).at(-1)).toEqual({ transform: 'none', opacity: 1 });
  expect(flip && framesOf(flip).at(-1)?.['transform']).toBe('scale(1) rotate3d(0, 1, 0, 0deg)');
});
