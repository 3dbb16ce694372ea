import { expect, test } from 'vitest';
import { ClockKeeper } from '../../src/app/clockKeeper.ts';
import type { Side } from '../../src/rules/index.ts';
import { HandTiming } from '../support/handTiming.ts';

function makeClock(setup = { minutes: 1, increment: 2 }) {
  const timing = new HandTiming();
  const flags: Side[] = [];
  const clock = new ClockKeeper({
    timing,
    setup,
    onTick: () => undefined,
    onFlag: (side) => flags.push(side),
  });
  return { timing, flags, clock };
}

test('only the clock of the side that is to move runs', async () => {
  const { timing, clock } = makeClock();
  clock.run('black');
  await timing.advance(5000);
  expect(clock.left).toEqual({ black: 55_000, white: 60_000 });
});

test('a ply stops the clock and adds the increment', async () => {
  const { timing, clock } = makeClock();
  clock.run('black');
  await timing.advance(5000);
  clock.played('black', 1);
  await timing.advance(5000);
  expect(clock.left).toEqual({ black: 57_000, white: 60_000 });
});

test('a side without time flags once and never shows less than nothing', async () => {
  const { timing, clock, flags } = makeClock();
  clock.run('white');
  await timing.advance(70_000);
  expect(flags).toEqual(['white']);
  expect(clock.left.white).toBe(0);
});

test('taking back a ply gives back the time of that moment', async () => {
  const { timing, clock } = makeClock();
  clock.run('black');
  await timing.advance(5000);
  clock.played('black', 1);
  clock.run('white');
  await timing.advance(7000);
  clock.played('white', 2);
  clock.backTo(1);
  expect(clock.left).toEqual({ black: 57_000, white: 60_000 });
  clock.backTo(0);
  expect(clock.left).toEqual({ black: 60_000, white: 60_000 });
});

test('a disposed clock asks for no more time', () => {
  const { timing, clock } = makeClock();
  clock.run('black');
  clock.dispose();
  expect(timing.waiting).toBe(0);
});
