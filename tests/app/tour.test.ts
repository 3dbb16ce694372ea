import { expect, test } from 'vitest';
import { DEFAULT_SETUP } from '../../src/records/gameSetup.ts';
import { at, layTable } from '../support/table.ts';

const ANSWERS = ['f4', 'd4', 'd1', 'a8', 'a1', 'h6'];

test('the tour walks through all lessons and brings the running game back', async () => {
  const { session, timing, tour, hand, view } = layTable();
  session.startGame(DEFAULT_SETUP);
  hand.place(at('d3'));
  await timing.advance(3000);
  const before = session.game;
  expect(before.cursor).toBe(2);
  tour.start();
  for (const answer of ANSWERS) {
    expect(view.lesson.value?.state).toBe('task');
    hand.place(at(answer));
    await timing.advance(3000);
    expect(view.lesson.value, answer).toMatchObject({ state: 'done' });
    tour.next();
  }
  expect(view.lesson.value).toBeUndefined();
  expect(view.dialog.value).toBeUndefined();
  expect(session.game).toBe(before);
});

test('a wrong move is told and can be tried again', async () => {
  const { session, timing, tour, hand, view } = layTable();
  session.startGame(DEFAULT_SETUP);
  tour.start();
  tour.next();
  await timing.advance(0);
  hand.place(at('f8'));
  await timing.advance(1000);
  expect(view.lesson.value).toMatchObject({ index: 1, state: 'wrong' });
  hand.place(at('d4'));
  await timing.advance(1000);
  expect(session.game.cursor).toBe(1);
  tour.repeat();
  await timing.advance(0);
  hand.place(at('d4'));
  await timing.advance(1000);
  expect(view.lesson.value).toMatchObject({ index: 1, state: 'done' });
});

test('skipping brings the game back; leaving for another game does not', () => {
  const { session, tour, view } = layTable();
  session.startGame(DEFAULT_SETUP);
  const before = session.game;
  tour.start();
  tour.end();
  expect(session.game).toBe(before);
  tour.start();
  tour.leave();
  expect(view.lesson.value).toBeUndefined();
  expect(session.game).not.toBe(before);
});
