import { expect, test } from 'vitest';
import { EngineClient } from '../../src/engine/engineClient.ts';
import type { EngineFailure, Link, Reply, Request } from '../../src/engine/protocol.ts';
import { standardStart } from '../../src/rules/index.ts';
import { HandTiming } from '../support/handTiming.ts';

/** A link that only keeps what it is told. */
class FakeLink implements Link {
  readonly requests: Request[] = [];
  isClosed = false;
  reply: (reply: Reply) => void = () => undefined;
  fail: (failure: EngineFailure) => void = () => undefined;

  post(request: Request): void {
    this.requests.push(request);
  }

  attach(onReply: (reply: Reply) => void, onFailure: (failure: EngineFailure) => void): void {
    this.reply = onReply;
    this.fail = onFailure;
  }

  close(): void {
    this.isClosed = true;
  }
}

const POSITION = standardStart(8);
const CHOICE = { position: POSITION, level: 3, milliseconds: 1000, seed: 1 };

function setUp(): { client: EngineClient; links: FakeLink[]; timing: HandTiming; failures: EngineFailure[] } {
  const links: FakeLink[] = [];
  const timing = new HandTiming();
  const failures: EngineFailure[] = [];
  const client = new EngineClient(() => {
    const link = new FakeLink();
    links.push(link);
    return link;
  }, timing);
  client.failures.listen((failure) => failures.push(failure));
  return { client, links, timing, failures };
}

test('no thread is made before the first question', () => {
  expect(setUp().links).toEqual([]);
});

test('the answer to a question is its square', async () => {
  const { client, links } = setUp();
  const answer = client.chooseMove({ ...CHOICE, signal: new AbortController().signal });
  links[0]?.reply({ kind: 'chosen', search: 1, square: 19 });
  expect(await answer).toBe(19);
});

test('a late answer to a withdrawn question is dropped', async () => {
  const { client, links } = setUp();
  const first = new AbortController();
  const withdrawn = client.chooseMove({ ...CHOICE, signal: first.signal });
  first.abort(new Error('undone'));
  await expect(withdrawn).rejects.toThrow('undone');
  const second = client.chooseMove({ ...CHOICE, signal: new AbortController().signal });
  links[0]?.reply({ kind: 'chosen', search: 1, square: 44 });
  links[0]?.reply({ kind: 'chosen', search: 2, square: 26 });
  expect(await second).toBe(26);
});

test('a withdrawn search that does not end in time loses its thread, and the next question gets a new one', async () => {
  const { client, links, timing, failures } = setUp();
  const control = new AbortController();
  const withdrawn = client.chooseMove({ ...CHOICE, signal: control.signal });
  control.abort(new Error('undone'));
  await expect(withdrawn).rejects.toThrow('undone');
  await timing.advance(251);
  expect(links[0]?.isClosed).toBe(true);
  expect(failures).toEqual(['engine-stuck']);
  const next = client.chooseMove({ ...CHOICE, signal: new AbortController().signal });
  links[1]?.reply({ kind: 'chosen', search: 2, square: 37 });
  expect(await next).toBe(37);
});

test('a withdrawn search that ends in time keeps its thread', async () => {
  const { client, links, timing } = setUp();
  const control = new AbortController();
  const withdrawn = client.chooseMove({ ...CHOICE, signal: control.signal });
  control.abort(new Error('undone'));
  await expect(withdrawn).rejects.toThrow('undone');
  links[0]?.reply({ kind: 'ended', search: 1 });
  await timing.advance(1000);
  expect(links[0]?.isClosed).toBe(false);
});

test('when the thread dies the failure is told and the fallback plays', async () => {
  const { client, links, timing, failures } = setUp();
  const answer = client.chooseMove({ ...CHOICE, signal: new AbortController().signal });
  links[0]?.fail('engine-missing');
  const squares: number[] = [];
  void answer.then((square) => squares.push(square));
  for (let turn = 0; turn < 200 && squares.length === 0; turn++) await timing.advance(1);
  expect(failures).toEqual(['engine-missing']);
  expect(POSITION.legalMoves).toContain(squares[0]);
});

test('move now hurries the running search', () => {
  const { client, links } = setUp();
  client.chooseMove({ ...CHOICE, signal: new AbortController().signal }).catch(() => undefined);
  client.moveNow();
  expect(links[0]?.requests.at(-1)).toEqual({ kind: 'hurry', search: 1 });
  client.dispose();
});

test('values of an analysis arrive as they come', async () => {
  const { client, links } = setUp();
  const seen: number[] = [];
  const signal = new AbortController().signal;
  const done = client.analyse({ position: POSITION, signal, onValues: (values) => seen.push(values.length) });
  const values = [{ square: 19, value: 0, depth: 1, exact: false }];
  links[0]?.reply({ kind: 'report', search: 1, report: { kind: 'values', values } });
  links[0]?.reply({ kind: 'ended', search: 1 });
  await done;
  expect(seen).toEqual([1]);
});

test('an engine that is made and disposed leaves no thread and no timer behind', async () => {
  const { client, links, timing } = setUp();
  const answer = client.chooseMove({ ...CHOICE, signal: new AbortController().signal });
  client.dispose();
  await expect(answer).rejects.toThrow('let go');
  await timing.advance(1000);
  expect(links[0]?.isClosed).toBe(true);
});
