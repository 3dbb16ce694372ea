import { expect, test } from 'vitest';
import { makeReport, resultOf } from '../../src/review/report.ts';
import { fixtureGame } from '../support/fixtureGames.ts';
import { gameOf, searchOf } from '../support/searches.ts';
import { at } from '../support/table.ts';

const game = gameOf('f5d6c3d3');

test('a loss is the difference to the best move, for the side that moved', () => {
  const { moves } = makeReport(game, [searchOf(game, 1, { d6: -3, f4: 1.5 })]);
  expect(moves).toEqual([
    {
      ...{ plies: 1, square: at('d6'), side: 'white', value: -3, exact: false },
      ...{ best: at('f4'), bestValue: 1.5, loss: 4.5 },
    },
  ]);
});

test('differences below what a search can tell are no loss, exact ones always are', () => {
  const close = { f5: 0.2, d3: 0.5 };
  const searched = makeReport(game, [searchOf(game, 0, close)]);
  expect(searched.moves[0]).toMatchObject({ loss: 0, best: at('f5') });
  const exact = makeReport(game, [searchOf(game, 0, { f5: 0, d3: 2 }, { exact: true })]);
  expect(exact.moves[0]).toMatchObject({ loss: 2, best: at('d3'), exact: true });
});

test('the graph tells what black may expect after each ply, whoever is to move', () => {
  const { points } = makeReport(game, [
    searchOf(game, 0, { f5: 1 }),
    searchOf(game, 1, { d6: 2 }),
    searchOf(game, 4, { c4: 5 }, { exact: true }),
  ]);
  expect(points).toEqual([
    { plies: 0, value: 1, exact: false },
    { plies: 1, value: -2, exact: false },
    { plies: 4, value: 5, exact: true },
  ]);
});

test('a game that is over ends in its official result, without a search', () => {
  const wipeout = gameOf(fixtureGame('wipeout-9').transcript);
  expect(resultOf(wipeout.position)).toBe(64);
  expect(makeReport(wipeout, []).points).toEqual([{ plies: 9, value: 64, exact: true }]);
});

test('totals add up what each side gave away, and the worst moves come with reasons', () => {
  const { totals, worst } = makeReport(game, [
    searchOf(game, 0, { f5: 0 }),
    searchOf(game, 1, { d6: -6, f6: 1 }),
    searchOf(game, 2, { c3: 1, c5: 4 }),
    searchOf(game, 3, { d3: 0, f3: 1 }),
  ]);
  expect(totals.black).toEqual({ moves: 2, loss: 3, blunders: 0, best: 1 });
  expect(totals.white).toEqual({ moves: 2, loss: 8, blunders: 1, best: 0 });
  expect(worst.map(({ plies, loss }) => [plies, loss])).toEqual([
    [1, 7],
    [2, 3],
  ]);
  expect(worst.every(({ reasons }) => reasons.length > 0)).toBe(true);
});
