import { describe, expect, test } from 'vitest';
import { Game } from '../../src/game/game.ts';
import { standardStart } from '../../src/rules/index.ts';
import { positionOf } from '../support/boards.ts';
import { START, after, asked, at, driven } from '../support/drivenController.ts';
import { fixtureGame, squaresOf } from '../support/fixtureGames.ts';
import { playAll } from '../support/randomPlay.ts';
import { AskedPlayer, ScriptedPlayer } from '../support/scriptedPlayer.ts';
import { settle } from '../support/settle.ts';

describe('a game between scripted players', () => {
  test('is told in order, turn by turn', async () => {
    const black = new ScriptedPlayer(squaresOf('d3f6'));
    const white = new ScriptedPlayer(squaresOf('c5'));
    const { controller, log } = driven({ black, white });
    expect(log).toEqual([]);
    controller.start();
    await settle();
    expect(log).toEqual([
      'replaced at 0',
      'turn black',
      'played d3',
      'turn white',
      'played c5',
      'turn black',
      'played f6',
      'turn white',
    ]);
  });

  test('names its passes and asks the side that moves again', async () => {
    const squares = squaresOf(fixtureGame('five-passes').transcript);
    const { steps } = playAll(START, squares);
    const script = (side: string): ScriptedPlayer =>
      new ScriptedPlayer(steps.filter(({ ply }) => ply.side === side).map(({ ply }) => ply.square));
    const { controller, log } = driven({ black: script('black'), white: script('white') });
    controller.start();
    await settle();
    expect(controller.game.cursor).toBe(16);
    expect(log.filter((words) => words.endsWith('black passes'))).toHaveLength(5);
    expect(log.slice(-2)).toEqual(['played h4, black passes', 'turn white']);
  });

  test('ends when neither side can move, and asks nobody', async () => {
    const wipeout = after(fixtureGame('wipeout-9').transcript);
    const { log, black, white } = asked(wipeout.undo());
    black.last.answer(at('c5'));
    await settle();
    expect(log).toEqual(['played c5', 'ended counted black']);
    expect([black.open, white.open]).toEqual([[], []]);
  });

  test('begins with the side that can move where the other one must pass', () => {
    const start = Game.start(positionOf('XO-- ---- XO-- ----', 'white'));
    const { black, white } = asked(start);
    expect([black.open.length, white.open.length]).toEqual([1, 0]);
  });

  test('is over from the start where nobody can move', async () => {
    const { controller, log } = driven(
      { black: new AskedPlayer(), white: new AskedPlayer() },
      Game.start(positionOf('XXXX XXXX OOOO XXXX', 'white')),
    );
    controller.start();
    await settle();
    expect(log).toEqual(['replaced at 0', 'ended counted black']);
  });

  test('carries in every event the game as it was then', async () => {
    const { controller, events, black } = asked();
    black.last.answer(at('d3'));
    await settle();
    expect(events.map(({ game }) => game.cursor)).toEqual([0, 0, 1, 1]);
    expect(events.at(-1)?.game).toBe(controller.game);
  });
});

describe('a question is withdrawn', () => {
  test('by undo: the late answer is dropped', async () => {
    const { controller, log, black, white } = asked(after('d3c5f6'));
    const { last } = white;
    controller.replace(controller.game.jump(2));
    expect(last.signal.aborted).toBe(true);
    last.answer(at('d6'));
    await settle();
    expect(log).toEqual(['replaced at 2', 'turn black']);
    expect([black.open.length, white.open.length]).toEqual([1, 0]);
    expect(controller.game.cursor).toBe(2);
  });

  test('by undo between the answer and its arrival', async () => {
    const { controller, log, white } = asked(after('d3'));
    white.last.answer(at('c5'));
    controller.replace(controller.game.undo());
    await settle();
    expect(log).toEqual(['replaced at 0', 'turn black']);
  });

  test('by a new game: the late failure is dropped', async () => {
    const { controller, log, black } = asked();
    const { last } = black;
    controller.replace(Game.start(standardStart(4)));
    last.fail(new Error('too late'));
    await settle();
    expect(log).toEqual(['replaced at 0', 'turn black']);
    expect(controller.game.position.size).toBe(4);
  });

  test('by resigning: the game is over and asks nobody', async () => {
    const { controller, log, black } = asked();
    controller.resign('black');
    black.last.answer(at('d3'));
    await settle();
    expect(log).toEqual(['ended resigned white']);
    expect(black.open).toEqual([]);
    expect(controller.game.cursor).toBe(0);
  });

  test('by another player taking the seat, who is asked in its place', async () => {
    const { controller, log, black, white } = asked();
    const guest = new AskedPlayer('human');
    controller.replace(controller.game, { black: guest, white });
    expect([black.open.length, guest.open.length]).toEqual([0, 1]);
    expect(controller.players.black).toBe(guest);
    guest.last.answer(at('d3'));
    await settle();
    expect(log).toEqual(['replaced at 0', 'turn black', 'played d3', 'turn white']);
  });

  test('by dispose: nothing is asked or told any more', async () => {
    const { controller, log, black } = asked();
    const { last } = black;
    controller.dispose();
    last.answer(at('d3'));
    controller.replace(START);
    controller.resign('white');
    controller.start();
    controller.dispose();
    await settle();
    expect([log, black.open]).toEqual([[], []]);
    expect(controller.game).toBe(START);
  });
});

describe('an end', () => {
  test.each([
    { kind: 'time', winner: 'white' },
    { kind: 'agreed', winner: undefined },
    { kind: 'abandoned', winner: undefined },
  ] as const)('by $kind is told once', async (outcome) => {
    const { controller, log } = asked();
    controller.end(outcome);
    controller.end({ kind: 'resigned', winner: 'black' });
    controller.resign('black');
    await settle();
    expect(log).toEqual([`ended ${outcome.kind} ${outcome.winner ?? 'nobody'}`]);
    expect(controller.game.outcome).toEqual(outcome);
  });

  test('is taken back by undo, and play goes on', async () => {
    const { controller, log, black, white } = asked(after('d3c5'));
    controller.resign('black');
    controller.replace(controller.game.undo());
    white.last.answer(at('c3'));
    await settle();
    expect(log).toEqual(['ended resigned white', 'replaced at 1', 'turn white', 'played c3', 'turn black']);
    expect(black.open).toHaveLength(1);
  });

  test('is told again for a game that is put in place when it is over', () => {
    const { controller, log } = asked();
    controller.replace(after(fixtureGame('wipeout-9').transcript));
    expect(log).toEqual(['replaced at 9', 'ended counted black']);
  });
});
