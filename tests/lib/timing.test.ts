import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { realTiming } from '../../src/lib/timing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('calls back once after the time asked for', () => {
  const calls: number[] = [];
  const begun = realTiming.now();
  realTiming.after(250, () => calls.push(realTiming.now() - begun));
  vi.advanceTimersByTime(249);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual([250]);
});

test('what is taken back never happens', () => {
  const calls: string[] = [];
  const cancel = realTiming.after(250, () => calls.push('called'));
  cancel();
  cancel();
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual([]);
});
