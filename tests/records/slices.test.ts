import { expect, test } from 'vitest';
import { readAtOnce, readPaced, type Slices } from '../../src/records/slices.ts';

function* counting(total: number): Slices<string> {
  for (let done = 1; done <= total; done++) yield { done, total };
  return 'read';
}

test('all slices at once give the value', () => {
  expect(readAtOnce(counting(5))).toBe('read');
});

test('a paced reading pauses when its time is up, and tells how far it is', async () => {
  let time = 0;
  const told: number[] = [];
  let pauses = 0;
  const value = await readPaced(counting(10), {
    now: () => (time += 6),
    pause: () => Promise.resolve(void pauses++),
    signal: new AbortController().signal,
    onProgress: ({ done }) => told.push(done),
  });
  expect(value).toBe('read');
  expect(pauses).toBe(told.length);
  expect(told).toEqual([3, 6, 9]);
});

test('a withdrawn reading ends without a value', async () => {
  const withdrawal = new AbortController();
  const value = await readPaced(counting(10), {
    now: () => 0,
    pause: () => Promise.resolve(),
    signal: AbortSignal.abort(),
  });
  expect(value).toBeUndefined();
  let time = 0;
  const late = readPaced(counting(1000), {
    now: () => (time += 100),
    pause: () => Promise.resolve(withdrawal.abort()),
    signal: withdrawal.signal,
  });
  expect(await late).toBeUndefined();
});
