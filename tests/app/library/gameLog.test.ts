import { expect, test } from 'vitest';
import { beginLog, logPly, parseGameLog, wasPlayed, type GameLog } from '../../../src/app/library/gameLog.ts';
import { ladderResultOf } from '../../../src/app/library/ladderResult.ts';
import { seededRandom } from '../../../src/lib/random.ts';
import { DEFAULT_SETUP, type Seat } from '../../../src/records/gameSetup.ts';
import { fixtureGame } from '../../support/fixtureGames.ts';
import { gameOf } from '../../support/searches.ts';

const HUMAN: Seat = { kind: 'human' };
const RANDOM: Seat = { kind: 'random' };
const begun = beginLog(1000, seededRandom(1));
const over = gameOf(fixtureGame('wipeout-9').transcript);

function level(id: number): Seat {
  return { kind: 'level', level: id, milliseconds: 1000 };
}

function played(white: readonly Seat[], { shown = false, black = HUMAN } = {}): GameLog {
  return white.reduce((log, seat) => logPly(logPly(log, 'black', black, shown), 'white', seat, shown), begun);
}

test('a win against a level counts at that level', () => {
  expect(ladderResultOf(played([level(4), level(4)]), over, DEFAULT_SETUP, 2000)).toEqual({
    ...{ id: begun.id, at: 2000, level: 4, end: 'won', helped: false },
  });
});

test('where levels took turns the weakest counts', () => {
  expect(ladderResultOf(played([level(4), RANDOM, level(6)]), over, DEFAULT_SETUP, 0)).toMatchObject({
    level: 0,
  });
});

test('hints, shown values and moves taken back are help', () => {
  const log = played([level(4)]);
  expect(ladderResultOf({ ...log, hints: 1 }, over, DEFAULT_SETUP, 0)).toMatchObject({ helped: true });
  expect(ladderResultOf({ ...log, undos: 1 }, over, DEFAULT_SETUP, 0)).toMatchObject({ helped: true });
  expect(ladderResultOf(played([level(4)], { shown: true }), over, DEFAULT_SETUP, 0)).toMatchObject({
    helped: true,
  });
});

test('games that say nothing of a person against a level do not count', () => {
  const log = played([level(4)]);
  expect(ladderResultOf(played([HUMAN]), over, DEFAULT_SETUP, 0)).toBeUndefined();
  expect(ladderResultOf(played([level(4)], { black: RANDOM }), over, DEFAULT_SETUP, 0)).toBeUndefined();
  expect(ladderResultOf(played([level(4), HUMAN]), over, DEFAULT_SETUP, 0)).toBeUndefined();
  expect(ladderResultOf(log, over, { ...DEFAULT_SETUP, start: 'odds' }, 0)).toBeUndefined();
  expect(ladderResultOf(log, gameOf('f5d6'), DEFAULT_SETUP, 0)).toBeUndefined();
});

test('a log comes back from storage, and a game without discs of ours was not played here', () => {
  const log = played([level(4)]);
  expect(parseGameLog(JSON.stringify(log))).toEqual(log);
  expect(parseGameLog(JSON.stringify(begun))).toEqual(begun);
  expect([wasPlayed(begun), wasPlayed(log)]).toEqual([false, true]);
  for (const broken of ['', '{}', '{"id":""}', JSON.stringify({ ...log, hints: -1 })]) {
    expect(parseGameLog(broken)).toBeUndefined();
  }
});
