import { expect, test } from 'vitest';
import { GameClock } from '../../../src/server/play/gameClock.ts';

const FIVE = { minutes: 5, increment: 3 };
const FULL = 300_000;

test('only the running side loses time, and a move adds the increment', () => {
  const clock = new GameClock(FIVE, undefined);
  clock.start('black', 0);
  expect(clock.leftAt(4000)).toEqual({ black: FULL - 4000, white: FULL });
  clock.pay(clock.price(4000, 0), 4000, 0);
  expect(clock.leftAt(9000)).toEqual({ black: FULL - 1000, white: FULL });
});

test('the way through the network is given back, at most a second a move', () => {
  const clock = new GameClock({ minutes: 1, increment: 0 }, undefined);
  clock.start('black', 0);
  expect(clock.price(5000, 200).left.black).toBe(60_000 - 4800);
  expect(clock.price(5000, 60_000).left.black).toBe(60_000 - 4000);
});

test('who is always slow uses up the quota', () => {
  const clock = new GameClock({ minutes: 1, increment: 0 }, undefined);
  let [now, charged] = [0, 0];
  for (let move = 0; move < 10; move++) {
    clock.start('black', now);
    const spent = clock.price(now + 1000, 1000);
    charged += spent.tookMs;
    now += 1000;
    clock.pay(spent, now, 1000);
  }
  expect(charged).toBeGreaterThan(4000);
});

test('a credit never makes a move gain time', () => {
  const clock = new GameClock({ minutes: 1, increment: 0 }, undefined);
  clock.start('black', 0);
  expect(clock.price(100, 900).left.black).toBe(60_000);
});

test('a flag falls when time and credit are gone', () => {
  const clock = new GameClock({ minutes: 1, increment: 0 }, { black: 2000, white: 60_000 });
  clock.start('black', 0);
  expect(clock.untilFlag(0, 300)).toBe(2300);
  expect([clock.isFallen(2299, 300), clock.isFallen(2300, 300)]).toEqual([false, true]);
  expect(clock.winnerOnTime).toBe('white');
});

test('without a clock moves are timed and no flag falls', () => {
  const clock = new GameClock(undefined, undefined);
  clock.start('white', 0);
  expect(clock.price(7000, 0).tookMs).toBe(7000);
  expect([clock.timeAt(1e9), clock.untilFlag(1e9, 0), clock.isFallen(1e9, 0)]).toEqual([
    undefined,
    undefined,
    false,
  ]);
});

test('a pause gives the time since the last move back', () => {
  const clock = new GameClock(FIVE, undefined);
  clock.start('black', 0);
  clock.pause();
  expect(clock.leftAt(50_000)).toEqual({ black: FULL, white: FULL });
});
