import { describe, expect, test } from 'vitest';
import { Game } from '../../src/game/game.ts';
import type { GameEvent } from '../../src/game/gameEvent.ts';
import { TurnController } from '../../src/game/turnController.ts';
import { standardStart } from '../../src/rules/index.ts';
import { START, at } from '../support/drivenController.ts';
import { wordsOf } from '../support/eventLog.ts';
import { AskedPlayer } from '../support/scriptedPlayer.ts';
import { settle } from '../support/settle.ts';
import { unhandledDuring } from '../support/unhandled.ts';

interface Stage {
  readonly controller: TurnController;
  readonly black: AskedPlayer;
  readonly white: AskedPlayer;
  /** What two listeners heard, one added before the acting one and one after it. */
  readonly before: string[];
  readonly after: string[];
}

/** A controller with a listener that acts once, at the first event of a kind. */
function acting(kind: GameEvent['kind'], act: (controller: TurnController) => void): Stage {
  const black = new AskedPlayer();
  const white = new AskedPlayer();
  const controller = new TurnController(START, { black, white });
  const before: string[] = [];
  const after: string[] = [];
  controller.start();
  controller.events.listen((event) => before.push(wordsOf(event)));
  const stop = controller.events.listen((event) => {
    if (event.kind !== kind) return;
    stop();
    act(controller);
  });
  controller.events.listen((event) => after.push(wordsOf(event)));
  return { controller, black, white, before, after };
}

function openOf({ black, white }: Stage): number[] {
  return [black.open.length, white.open.length];
}

describe('a listener that changes the game while it is being told', () => {
  test('of a ply: everybody hears the ply first, and only the new game asks', async () => {
    const stage = acting('played', (controller) => controller.replace(controller.game.undo()));
    stage.black.last.answer(at('d3'));
    await settle();
    expect(stage.before).toEqual(['played d3', 'replaced at 0', 'turn black']);
    expect(stage.after).toEqual(stage.before);
    expect(openOf(stage)).toEqual([1, 0]);
    expect(stage.white.questions).toEqual([]);
  });

  test('of a turn: the question is never put', async () => {
    const stage = acting('turn', (controller) => controller.replace(START));
    stage.black.last.answer(at('d3'));
    await settle();
    expect(stage.after).toEqual(['played d3', 'turn white', 'replaced at 0', 'turn black']);
    expect(stage.white.questions).toEqual([]);
    expect(openOf(stage)).toEqual([1, 0]);
  });

  test('of a refusal: it is not asked again', async () => {
    const stage = acting('rejected', (controller) => controller.resign('black'));
    stage.black.last.answer(at('a1'));
    await settle();
    expect(stage.after).toEqual(['rejected no-flips', 'ended resigned white']);
    expect(stage.black.questions).toHaveLength(1);
  });

  test('of a failure: another player may take the seat', async () => {
    const guest = new AskedPlayer();
    const stage = acting('failed', (controller) =>
      controller.replace(controller.game, { ...controller.players, black: guest }),
    );
    stage.black.last.fail('no');
    await settle();
    expect(stage.after).toEqual(['failed black', 'replaced at 0', 'turn black']);
    expect(guest.open).toHaveLength(1);
  });

  test('of a replacement: the last word counts, and one question is open', () => {
    const stage = acting('replaced', (controller) => controller.replace(Game.start(standardStart(4))));
    stage.controller.replace(START);
    expect(stage.after).toEqual(['replaced at 0', 'replaced at 0', 'turn black']);
    expect(stage.controller.game.position.size).toBe(4);
    expect(openOf(stage)).toEqual([1, 0]);
  });

  test('of the end: play again begins', () => {
    const stage = acting('ended', (controller) => controller.replace(START));
    stage.controller.resign('white');
    expect(stage.after).toEqual(['ended resigned black', 'replaced at 0', 'turn black']);
    expect(openOf(stage)).toEqual([1, 0]);
  });

  test('of a ply: resigning ends the game and asks nobody', async () => {
    const stage = acting('played', (controller) => controller.resign('white'));
    stage.black.last.answer(at('d3'));
    await settle();
    expect(stage.after).toEqual(['played d3', 'ended resigned black']);
    expect(openOf(stage)).toEqual([0, 0]);
  });

  test.each(['played', 'turn'] as const)('by disposing it at %s: nothing follows', async (kind) => {
    const stage = acting(kind, (controller) => controller.dispose());
    stage.black.last.answer(at('d3'));
    await settle();
    expect(stage.before.at(-1)).toBe(kind === 'played' ? 'played d3' : 'turn white');
    expect(openOf(stage)).toEqual([0, 0]);
    expect(stage.white.questions).toEqual([]);
  });

  test('and then disposes of it: what was waiting to be told is not told', () => {
    const stage = acting('replaced', (controller) => {
      controller.replace(START.undo());
      controller.dispose();
    });
    stage.controller.replace(START);
    expect(stage.after).toEqual(['replaced at 0']);
    expect(openOf(stage)).toEqual([0, 0]);
  });
});

test.each(['replaced', 'turn', 'played'] as const)(
  'a listener that throws at %s is a mistake for the top of the page, not a failure of the player, and play goes on',
  async (kind) => {
    const mistake = new Error('a broken listener');
    const stage = acting(kind, () => {
      throw mistake;
    });
    const unhandled = await unhandledDuring(async () => {
      stage.controller.replace(START);
      stage.black.last.answer(at('d3'));
      await settle();
    });
    expect(unhandled).toEqual([mistake]);
    expect(stage.after).toEqual(['replaced at 0', 'turn black', 'played d3', 'turn white']);
    expect(openOf(stage)).toEqual([0, 1]);
  },
);

test.each([
  { kind: 'rejected', square: 'a1', heard: ['rejected no-flips'], open: [1, 0] },
  { kind: 'ended', square: undefined, heard: ['ended resigned white'], open: [0, 0] },
] as const)(
  'a listener that throws at $kind changes nothing for the others',
  async ({ kind, square, heard, open }) => {
    const stage = acting(kind, () => {
      throw new Error('a broken listener');
    });
    const unhandled = await unhandledDuring(async () => {
      if (square) stage.black.last.answer(at(square));
      else stage.controller.resign('black');
      await settle();
    });
    expect(unhandled).toHaveLength(1);
    expect(stage.after).toEqual(heard);
    expect(openOf(stage)).toEqual(open);
  },
);
