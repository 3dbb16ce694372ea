import { expect, test } from 'vitest';
import { Reviewer } from '../../../src/app/review/reviewer.ts';
import type { Game } from '../../../src/game/game.ts';
import type { Review } from '../../../src/review/reviewRecord.ts';
import { createView } from '../../../src/ui/view.ts';
import { gameOf } from '../../support/searches.ts';
import { settle } from '../../support/settle.ts';
import { knowingEngine } from '../../support/solvedValues.ts';

const game = gameOf('f5d6c3d3');

function laid(engine: Pick<ReturnType<typeof knowingEngine>, 'analyseBehind'>, kept?: Review) {
  const view = createView();
  view.game.value = game;
  const found: (readonly [Game, Review])[] = [];
  const reviewer = new Reviewer({
    ...{ engine, view },
    known: () => kept,
    sides: () => ['black', 'white'],
    found: (...what) => found.push(what),
  });
  return { view, reviewer, found, shown: () => view.study.review.value };
}

test('a review goes through the line, is shown, and is handed on when it is whole', async () => {
  const engine = knowingEngine((_position, square) => -square);
  const { reviewer, found, shown } = laid(engine);
  reviewer.show(game);
  expect(shown()).toMatchObject({ state: 'idle', isWhole: false, total: 5 });
  await reviewer.run(game, 'quick');
  expect(shown()).toMatchObject({ state: 'idle', isWhole: true, isDeep: false, done: 5 });
  expect(shown().report?.moves).toHaveLength(4);
  expect(found.map(([of, review]) => [of, review.pace])).toEqual([[game, 'quick']]);
});

test('what is known is not searched again, and a deeper look begins anew', async () => {
  const engine = knowingEngine(() => 0);
  const { reviewer, shown } = laid(engine);
  await reviewer.run(game, 'quick');
  await reviewer.run(game, 'quick');
  expect(engine.asked).toHaveLength(5);
  await reviewer.run(game, 'deep');
  expect(engine.asked).toHaveLength(10);
  expect(shown()).toMatchObject({ isWhole: true, isDeep: true });
});

test('a cancelled review keeps what it has, tells nobody, and goes on from there', async () => {
  const engine = knowingEngine(() => 0);
  let stop = (): void => undefined;
  const { reviewer, found, shown } = laid({
    analyseBehind: (request) => {
      if (engine.asked.length === 2) stop();
      return engine.analyseBehind(request);
    },
  });
  stop = () => reviewer.cancel();
  await reviewer.run(game, 'quick');
  expect(shown()).toMatchObject({ state: 'idle', isWhole: false, done: 2 });
  expect(found).toEqual([]);
  stop = () => undefined;
  await reviewer.run(game, 'quick');
  expect(shown()).toMatchObject({ isWhole: true });
});

test('another line has no review, until the one that was reviewed is shown again', async () => {
  const { reviewer, shown } = laid(knowingEngine(() => 0));
  await reviewer.run(game, 'quick');
  reviewer.show(gameOf('f5f6'));
  expect(shown()).toMatchObject({ report: undefined, isWhole: false });
  reviewer.show(gameOf('f5d6c3d3'));
  expect(shown()).toMatchObject({ isWhole: true });
});

test('play that goes first is told, and so is an engine without an answer', async () => {
  let release = (): void => undefined;
  const { reviewer, shown } = laid({
    analyseBehind: (_request, onPause?: (paused: boolean) => void) => {
      onPause?.(true);
      return new Promise((resolve) => (release = resolve));
    },
  });
  const run = reviewer.run(game, 'quick');
  await settle();
  expect(shown().state).toBe('paused');
  release();
  await run;
  expect(shown().state).toBe('failed');
});

test('a review that was kept with the game is shown at once', async () => {
  const { reviewer, found } = laid(knowingEngine(() => 0));
  await reviewer.run(game, 'quick');
  const again = laid(
    knowingEngine(() => 0),
    found[0]?.[1],
  );
  again.reviewer.show(game);
  expect(again.shown()).toMatchObject({ isWhole: true, done: 5 });
});
