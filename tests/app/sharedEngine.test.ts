import { expect, test } from 'vitest';
import { SharedEngine } from '../../src/app/sharedEngine.ts';
import { standardStart } from '../../src/rules/index.ts';
import { FakeEngine } from '../support/fakeEngine.ts';
import { settle } from '../support/settle.ts';

const position = standardStart(8);

function laid() {
  const engine = new FakeEngine();
  const shared = new SharedEngine(engine);
  const pauses: boolean[] = [];
  const control = new AbortController();
  const ended: string[] = [];
  const behind = shared.analyseBehind(
    { position, signal: control.signal, onValues: () => undefined },
    (paused) => pauses.push(paused),
  );
  behind.then(
    () => ended.push('done'),
    () => ended.push('withdrawn'),
  );
  return { engine, shared, pauses, control, ended };
}

test('a search from behind runs while the engine is free', async () => {
  const { engine, ended, pauses } = laid();
  await settle();
  engine.analyses[0]?.end();
  await settle();
  expect(ended).toEqual(['done']);
  expect(pauses).toEqual([]);
});

test('an advice goes first, and the search from behind begins anew when it is over', async () => {
  const { engine, shared, ended, pauses } = laid();
  await settle();
  const advice = new AbortController();
  const asked = shared.analyse({ position, signal: advice.signal, onValues: () => undefined });
  asked.catch(() => undefined);
  await settle();
  expect(engine.open).toHaveLength(1);
  expect(pauses).toEqual([true]);
  advice.abort(new Error('enough'));
  await settle();
  expect(pauses).toEqual([true, false]);
  expect(engine.open).toHaveLength(1);
  engine.analyses.at(-1)?.end();
  await settle();
  expect(ended).toEqual(['done']);
});

test('a move goes first, and nothing is lost', async () => {
  const { engine, shared, ended } = laid();
  await settle();
  const choice = { position, level: 9, milliseconds: 1000, seed: 1 };
  await shared.chooseMove({ ...choice, signal: new AbortController().signal });
  await settle();
  expect(engine.open).toHaveLength(1);
  engine.analyses.at(-1)?.end();
  await settle();
  expect(ended).toEqual(['done']);
});

test('a search from behind can be withdrawn while it runs and while it waits', async () => {
  const running = laid();
  await settle();
  running.control.abort(new Error('cancelled'));
  await settle();
  expect(running.ended).toEqual(['withdrawn']);
  expect(running.engine.open).toEqual([]);
  const waiting = laid();
  void waiting.shared
    .analyse({ position, signal: new AbortController().signal, onValues: () => undefined })
    .catch(() => undefined);
  await settle();
  waiting.control.abort(new Error('cancelled'));
  await settle();
  expect(waiting.ended).toEqual(['withdrawn']);
});

test('"move now" is for play alone', () => {
  const { engine, shared } = laid();
  shared.moveNow();
  expect(engine.hurries).toBe(0);
  void shared
    .analyse({ position, signal: new AbortController().signal, onValues: () => undefined })
    .catch(() => undefined);
  shared.moveNow();
  expect(engine.hurries).toBe(1);
});
