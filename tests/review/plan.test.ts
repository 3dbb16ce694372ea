import { expect, test } from 'vitest';
import { EXACT_EMPTIES, planReview } from '../../src/review/plan.ts';
import { Game } from '../../src/game/game.ts';
import { standardStart } from '../../src/rules/index.ts';
import { fixtureGame } from '../support/fixtureGames.ts';
import { randomSquares, playAll } from '../support/randomPlay.ts';
import { gameOf } from '../support/searches.ts';

const QUICK_LIMIT_MS = 17_000;

const whole = playAll(Game.start(standardStart(8)), randomSquares(standardStart(8), 3, 64));

test('every position of the line is searched once, from the end to the start', () => {
  const plies = planReview(whole, 'quick').map((each) => each.plies);
  expect(plies).toEqual(
    Array.from({ length: whole.line.length }, (_, index) => whole.line.length - 1 - index),
  );
  expect(plies.at(-1)).toBe(0);
});

test('the last position is searched too while the game is not over', () => {
  expect(planReview(gameOf('f5d6'), 'quick').map((each) => each.plies)).toEqual([2, 1, 0]);
  expect(planReview(gameOf(fixtureGame('wipeout-9').transcript), 'quick')[0]?.plies).toBe(8);
});

test('plies that were taken back belong to the line', () => {
  expect(planReview(gameOf('f5d6').jump(0), 'quick')).toHaveLength(3);
});

test('the quick pace stays below its limit for the longest game if all searches but those that are solved take their time', () => {
  const open = planReview(whole, 'quick').filter(
    ({ position }) => position.counts.empties > EXACT_EMPTIES - 4,
  );
  const sum = open.reduce((all, { milliseconds }) => all + milliseconds, 0);
  expect(sum).toBeLessThan(QUICK_LIMIT_MS);
  expect(planReview(whole, 'deep')[0]?.milliseconds).toBeGreaterThan(
    planReview(whole, 'quick')[0]?.milliseconds ?? 0,
  );
});

test('a large board shares the time of a usual one', () => {
  const start = standardStart(16);
  const game = playAll(Game.start(start), randomSquares(start, 1, 240));
  const sum = planReview(game, 'quick').reduce((all, { milliseconds }) => all + milliseconds, 0);
  expect(sum).toBeLessThan(2 * QUICK_LIMIT_MS);
});
