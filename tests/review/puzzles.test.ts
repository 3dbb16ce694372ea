import { expect, test } from 'vitest';
import { isRight, puzzlesOf } from '../../src/review/puzzles.ts';
import { Game } from '../../src/game/game.ts';
import { positionOf } from '../support/boards.ts';
import { playAll } from '../support/randomPlay.ts';
import { gameOf, searchOf } from '../support/searches.ts';
import { at } from '../support/table.ts';

const game = gameOf('f5d6c3d3');
const blunder = searchOf(game, 1, { d6: -6, f6: 1, f4: 0 });
const ENDING = 'XXXXX-O- OOOOOOOO XXXOOOOO XOXXOXOO XOOXXOOO XOXXOXOO XOOOOO-- XXXXXXXX';

test('a blunder of a side that is to learn becomes a puzzle', () => {
  const [puzzle, ...others] = puzzlesOf(game, [blunder], ['white']);
  expect(puzzle).toMatchObject({ kind: 'mistake', plies: 1, side: 'white', played: at('d6'), exact: false });
  expect(others).toEqual([]);
  expect(puzzlesOf(game, [blunder], ['black'])).toEqual([]);
});

test('a small loss is none', () => {
  expect(puzzlesOf(game, [searchOf(game, 1, { d6: -2, f6: 1 })], ['white'])).toEqual([]);
});

test('an ending in which one move alone wins becomes one to play out, however small the loss', () => {
  const ended = playAll(Game.start(positionOf(ENDING, 'black')), [at('f1')]);
  const searched = searchOf(ended, 0, { g7: 2, f1: 0 }, { exact: true, rest: -4 });
  expect(puzzlesOf(ended, [searched], ['black'])[0]).toMatchObject({ kind: 'endgame', exact: true });
  const even = searchOf(ended, 0, { g7: 4, h1: 2, f1: 2 }, { exact: true, rest: 2 });
  expect(puzzlesOf(ended, [even], ['black'])).toEqual([]);
});

test('an ending that was played without a mistake is one too, the first of each side alone', () => {
  const ended = playAll(Game.start(positionOf(ENDING, 'black')), [at('g7')]);
  const searched = searchOf(ended, 0, { g7: 2, f1: 0 }, { exact: true, rest: -4 });
  expect(puzzlesOf(ended, [searched], ['black'])).toMatchObject([{ kind: 'endgame', played: at('g7') }]);
  expect(puzzlesOf(ended, [searched], ['white'])).toEqual([]);
  const guessed = searchOf(ended, 0, { g7: 2, f1: 0 }, { rest: -4 });
  expect(puzzlesOf(ended, [guessed], ['black'])).toEqual([]);
});

test('an answer is right when it is as good as the best: exactly, or within what a search can tell', () => {
  const [searched] = puzzlesOf(game, [blunder], ['white']);
  if (searched === undefined) throw new Error('there is a puzzle');
  expect(isRight(searched, at('f6'))).toBe(true);
  expect(isRight(searched, at('f4'))).toBe(true);
  expect(isRight({ ...searched, exact: true }, at('f4'))).toBe(false);
  expect(isRight(searched, at('d6'))).toBe(false);
  expect(isRight(searched, at('a1'))).toBe(false);
});

test('puzzles come in the order of the game', () => {
  const both = [searchOf(game, 3, { d3: -9, f3: 0 }), blunder];
  expect(puzzlesOf(game, both, ['white']).map(({ plies }) => plies)).toEqual([1, 3]);
});
