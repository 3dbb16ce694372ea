import { expect, test } from 'vitest';
import type { Engine } from '../../src/engine/engineClient.ts';
import { Game } from '../../src/game/game.ts';
import { realTiming } from '../../src/lib/timing.ts';
import { Stream } from '../../src/lib/stream.ts';
import { EnginePlayer } from '../../src/players/enginePlayer.ts';
import { standardStart, type Square } from '../../src/rules/index.ts';

function engineThatSays(square: Square): Engine {
  return {
    failures: new Stream(),
    chooseMove: () => Promise.resolve(square),
    analyse: () => Promise.resolve(),
    moveNow: () => undefined,
    dispose: () => undefined,
  };
}

const OPTIONS = { level: 3, milliseconds: 1000, seed: 1 };
const GAME = Game.start(standardStart(8));

test('the move of the engine is played', async () => {
  const player = new EnginePlayer(engineThatSays(19), OPTIONS, realTiming);
  expect(await player.chooseMove(GAME, new AbortController().signal)).toBe(19);
});

test('for an illegal move the fallback plays, and it is told', async () => {
  const player = new EnginePlayer(engineThatSays(0), OPTIONS, realTiming);
  const illegal: Square[] = [];
  player.illegal.listen((square) => illegal.push(square));
  const square = await player.chooseMove(GAME, new AbortController().signal);
  expect(GAME.position.legalMoves).toContain(square);
  expect(illegal).toEqual([0]);
});

test('a question withdrawn while the engine thinks is not answered', async () => {
  const control = new AbortController();
  const player = new EnginePlayer(engineThatSays(19), OPTIONS, realTiming);
  const answer = player.chooseMove(GAME, control.signal);
  control.abort(new Error('undone'));
  await expect(answer).rejects.toThrow('undone');
});
