import { describe, expect, test } from 'vitest';
import { HURRY_GUARD_MS, PASS_NOTICE_MS, Playback } from '../../src/app/playback.ts';
import { Game } from '../../src/game/game.ts';
import type { GameEvent } from '../../src/game/gameEvent.ts';
import { standardStart } from '../../src/rules/index.ts';
import { positionOf } from '../support/boards.ts';
import { wordsOf } from '../support/eventLog.ts';
import { FakeBoard } from '../support/fakeBoard.ts';
import { HandTiming } from '../support/handTiming.ts';
import { playAll } from '../support/randomPlay.ts';

const FOLLOW_MS = 600;
const START = Game.start(standardStart(8));
/** White passes, black takes the first of two lines, and white passes again. */
const PASSING = Game.start(positionOf('XO-- ---- XO-- ----', 'white'));

function replaced(game: Game): GameEvent {
  return { kind: 'replaced', game };
}

function played(before: Game, square: number): GameEvent {
  const game = playAll(before, [square]);
  const step = game.lastStep;
  if (!step) throw new Error('nothing was played');
  return { kind: 'played', step, game };
}

function laid(followMs = FOLLOW_MS, shown?: (event: GameEvent, playback: Playback) => void) {
  const timing = new HandTiming();
  const board = new FakeBoard(timing, followMs);
  const log: string[] = [];
  const parts = { speed: 1 };
  const playback: Playback = new Playback({
    board,
    timing,
    pace: () => parts.speed,
    shown: (event, cut) => {
      log.push(`${wordsOf(event)}${cut ? ', cut' : ''}`);
      shown?.(event, playback);
    },
  });
  return { timing, board, log, playback, parts };
}

describe('a page that is hidden', () => {
  test('brings a ply to its end at once, however long it would have taken', async () => {
    const { timing, board, log, playback } = laid(Number.MAX_SAFE_INTEGER);
    playback.push(replaced(START));
    const event = played(START, 19);
    playback.push(event);
    await timing.advance(5000);
    expect(log).toEqual(['replaced at 0, cut']);
    playback.setInstant(true);
    await timing.advance(0);
    expect([playback.atRest, board.position]).toEqual([true, event.game.position]);
    expect(log).toEqual(['replaced at 0, cut', 'played d3']);
  });

  test('cuts what follows and holds no pass', () => {
    const { log, board, playback } = laid();
    playback.setInstant(true);
    playback.push(replaced(PASSING));
    playback.push(played(PASSING, 2));
    expect(log).toEqual(['replaced at 0, cut', 'played c1, white passes, cut']);
    expect([playback.atRest, board.follows]).toEqual([true, 0]);
  });

  test('ends the time a notice is given', async () => {
    const { timing, playback } = laid();
    playback.push(replaced(PASSING));
    expect(playback.atRest).toBe(false);
    playback.setInstant(true);
    await timing.advance(0);
    expect(playback.atRest).toBe(true);
  });
});

describe('a pass', () => {
  test.each([
    { speed: 1, milliseconds: PASS_NOTICE_MS },
    { speed: 2, milliseconds: PASS_NOTICE_MS / 2 },
    { speed: 0.5, milliseconds: PASS_NOTICE_MS * 2 },
  ])('at the start is told for $milliseconds ms at speed $speed', async ({ speed, milliseconds }) => {
    const { timing, playback, parts } = laid();
    parts.speed = speed;
    playback.push(replaced(PASSING));
    await timing.advance(milliseconds - 1);
    expect(playback.atRest).toBe(false);
    await timing.advance(1);
    expect(playback.atRest).toBe(true);
  });

  test('is read to its end before anything else is shown', async () => {
    const { timing, log, playback } = laid();
    playback.push(replaced(START));
    const first = played(PASSING, 2);
    playback.push(first);
    playback.push({ kind: 'turn', side: 'black', game: first.game });
    await timing.advance(FOLLOW_MS + PASS_NOTICE_MS - 1);
    expect(log.at(-1)).toBe('played c1, white passes');
    await timing.advance(1);
    expect(log.at(-1)).toBe('turn black');
  });

  test('can be hurried, and discs are taken a quarter of a second later', async () => {
    const { timing, playback } = laid();
    playback.push(replaced(PASSING));
    playback.hurry();
    expect([playback.atRest, playback.takesDiscs]).toEqual([true, false]);
    await timing.advance(HURRY_GUARD_MS);
    expect(playback.takesDiscs).toBe(true);
  });

  test('is forgotten when another game is put in place', async () => {
    const { timing, log, playback } = laid();
    playback.push(replaced(PASSING));
    playback.push(replaced(START));
    expect(playback.atRest).toBe(true);
    await timing.advance(2 * PASS_NOTICE_MS);
    expect(log).toEqual(['replaced at 0, cut', 'replaced at 0, cut']);
  });
});

test('a ply that was overtaken by another game is never told of', async () => {
  const { timing, log, board, playback } = laid();
  playback.push(replaced(START));
  const first = played(START, 19);
  playback.push(first);
  playback.push({ kind: 'turn', side: 'white', game: first.game });
  await timing.advance(FOLLOW_MS / 2);
  playback.push(replaced(START));
  await timing.advance(10 * FOLLOW_MS);
  expect(log).toEqual(['replaced at 0, cut', 'replaced at 0, cut']);
  expect(board.position).toBe(START.position);
});

test('another game put in place by whoever is told of a pass is followed as usual', async () => {
  const next = played(START, 19);
  const { timing, log, playback } = laid(FOLLOW_MS, (event) => {
    if (event.kind !== 'played' || event.step.passes.length === 0) return;
    playback.push(replaced(START));
    playback.push(next);
  });
  playback.push(played(PASSING, 2));
  await timing.advance(FOLLOW_MS + FOLLOW_MS);
  expect(log).toEqual(['played c1, white passes', 'replaced at 0, cut', 'played d3']);
  expect([playback.atRest, playback.seen]).toEqual([true, next.game]);
});

test('disposed, it tells nothing more and asks for no more time', async () => {
  const { timing, log, playback } = laid();
  playback.push(replaced(PASSING));
  playback.hurry();
  playback.push(played(PASSING, 2));
  playback.dispose();
  await timing.advance(10 * FOLLOW_MS);
  expect(log).toEqual(['replaced at 0, cut']);
  expect(timing.waiting).toBe(0);
});
