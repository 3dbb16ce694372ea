import { expect, test } from 'vitest';
import { Game } from '../../src/game/game.ts';
import { resignerOf } from '../../src/game/resign.ts';
import { standardStart } from '../../src/rules/index.ts';
import { AskedPlayer } from '../support/scriptedPlayer.ts';

const human = new AskedPlayer('human');
const program = new AskedPlayer('automatic');

test.each([
  ['the human against a program, whoever is to move', { black: program, white: human }, 'white'],
  ['the side to move of two humans', { black: human, white: human }, 'black'],
  ['nobody where no human plays', { black: program, white: program }, undefined],
])('%s gives up', (_who, players, side) => {
  expect(resignerOf(Game.start(standardStart(8)), players)).toBe(side);
});
