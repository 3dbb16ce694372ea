import { describe, expect, test } from 'vitest';
import { asked, at, driven } from '../support/drivenController.ts';
import { ScriptedPlayer } from '../support/scriptedPlayer.ts';
import { settle } from '../support/settle.ts';

describe('an answer against the rules', () => {
  test('is refused by name and asked again', async () => {
    const { log, black, white } = asked();
    black.last.answer(at('a1'));
    await settle();
    black.last.answer(at('d4'));
    await settle();
    black.last.answer(at('d3'));
    await settle();
    expect(log).toEqual(['rejected no-flips', 'rejected occupied', 'played d3', 'turn white']);
    expect([black.questions.length, white.questions.length]).toEqual([3, 1]);
  });

  test.each([-1, 64, 0.5, Number.NaN])('%d is off the board', async (square) => {
    const { log, black } = asked();
    black.last.answer(square);
    await settle();
    expect(log).toEqual(['rejected off-board']);
  });

  test('fails the player the third time, who is not asked again', async () => {
    const { controller, log, events, black } = asked();
    for (let times = 0; times < 3; times++) {
      black.last.answer(at('a1'));
      await settle();
    }
    expect(log).toEqual(['rejected no-flips', 'rejected no-flips', 'rejected no-flips', 'failed black']);
    expect(events.at(-1)).toMatchObject({ kind: 'failed', reason: 'no-flips' });
    expect(black.questions).toHaveLength(3);
    controller.replace(controller.game);
    expect(black.questions).toHaveLength(4);
  });

  test('is forgotten with the position: the next one has three tries again', async () => {
    const { log, black, white } = asked();
    for (const square of ['a1', 'a1', 'd3']) {
      black.last.answer(at(square));
      await settle();
    }
    white.last.answer(at('c5'));
    await settle();
    for (const square of ['a1', 'a1', 'f6']) {
      black.last.answer(at(square));
      await settle();
    }
    expect(log.filter((words) => words.startsWith('failed'))).toEqual([]);
    expect(log.at(-1)).toBe('turn white');
  });
});

describe('a player that fails', () => {
  test('is told with its reason, and the game waits for a change', async () => {
    const { controller, log, events, black } = asked();
    const reason = new Error('the worker is gone');
    black.last.fail(reason);
    await settle();
    expect(log).toEqual(['failed black']);
    expect(events.at(-1)).toMatchObject({ side: 'black', reason });
    expect(black.questions).toHaveLength(1);
    const guest = new ScriptedPlayer([at('d3')]);
    controller.replace(controller.game, { ...controller.players, black: guest });
    await settle();
    expect(log.slice(1)).toEqual(['replaced at 0', 'turn black', 'played d3', 'turn white']);
  });

  test('is told also when it throws at once', async () => {
    const broken = {
      kind: 'automatic' as const,
      chooseMove: () => {
        throw new Error('no');
      },
    };
    const { controller, log } = driven({ black: broken, white: broken });
    controller.start();
    await settle();
    expect(log).toEqual(['replaced at 0', 'turn black', 'failed black']);
  });

  test('may resign all the same', async () => {
    const { controller, log, black } = asked();
    black.last.fail('no');
    await settle();
    controller.resign('black');
    expect(log).toEqual(['failed black', 'ended resigned white']);
  });
});
