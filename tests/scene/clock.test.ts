import { expect, test } from 'vitest';
import { Clock, LONGEST_SLOW_STEP, LONGEST_STEP } from '../../src/scene/clock.ts';

const LONG = 1000;

/** How far a timeline gets with frames of these lengths, in seconds each. */
function travelled(frames: readonly number[]): number {
  const clock = new Clock(() => undefined);
  const timeline = clock.make();
  timeline.to({ x: 0 }, { x: 1, duration: LONG });
  clock.start(timeline);
  for (const seconds of frames) clock.advance(seconds);
  const time = timeline.time();
  clock.dispose();
  return time;
}

test('quick frames are followed in full', () => {
  expect(travelled(Array.from({ length: 60 }, () => 1 / 60))).toBeCloseTo(1);
});

test('a stall among quick frames is no jump, nor is the frame after it', () => {
  const quick = Array.from({ length: 10 }, () => 1 / 60);
  expect(travelled([...quick, 3, ...quick])).toBeCloseTo(20 / 60 + LONGEST_STEP);
});

test('where all frames are slow time goes at its own pace', () => {
  const slow = 0.1;
  const [begun, gone] = [5, 25].map((count) => travelled(Array.from({ length: count }, () => slow)));
  expect((gone ?? 0) - (begun ?? 0)).toBeCloseTo(20 * slow);
});

test('no frame is longer than the longest slow step, whatever is usual', () => {
  const [begun, gone] = [10, 11].map((count) => travelled(Array.from({ length: count }, () => 5)));
  expect((gone ?? 0) - (begun ?? 0)).toBeCloseTo(LONGEST_SLOW_STEP);
});
