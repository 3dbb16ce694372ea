import { expect, test } from 'vitest';
import { GameSaver } from '../../src/app/gameSaver.ts';
import type { SavedSession, TimeLeft } from '../../src/app/savedSession.ts';
import { Game } from '../../src/game/game.ts';
import { DEFAULT_SETUP } from '../../src/records/gameSetup.ts';
import { standardStart } from '../../src/rules/index.ts';

const GAME = Game.start(standardStart(8));

test('every change of the game is kept, a question to a player is not', () => {
  const { saver, written } = layOut({});
  saver.happened({ kind: 'replaced', game: GAME });
  saver.happened({ kind: 'turn', side: 'black', game: GAME });
  expect(written).toHaveLength(1);
});

test('a lesson is never kept', () => {
  const { saver, written } = layOut({ inTour: true, time: { black: 1, white: 1 } });
  saver.happened({ kind: 'replaced', game: GAME });
  saver.left();
  expect(written).toEqual([]);
});

test('leaving the page keeps the time of a game with a clock', () => {
  const timed = layOut({ time: { black: 5, white: 6 } });
  timed.saver.left();
  expect(timed.written.map(({ time }) => time)).toEqual([{ black: 5, white: 6 }]);
  const untimed = layOut({});
  untimed.saver.left();
  expect(untimed.written).toEqual([]);
});

function layOut({ inTour = false, time }: { inTour?: boolean; time?: TimeLeft }) {
  const written: SavedSession[] = [];
  const saver = new GameSaver({
    keep: { writeGame: (saved) => written.push(saved) },
    session: () => ({ saved: { setup: DEFAULT_SETUP, game: GAME, time } }),
    isKept: () => !inTour,
  });
  return { saver, written };
}
