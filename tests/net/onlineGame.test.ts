import { describe, expect, test } from 'vitest';
import { CLOSE_CODES } from '../../src/net/messages.ts';
import type { OnlineEvent } from '../../src/net/onlineEvent.ts';
import { OnlineGame } from '../../src/net/onlineGame.ts';
import { BROKEN, FakeServer, SYNC } from '../support/online/fakeServer.ts';
import { settle } from '../support/settle.ts';

const F5 = 37;
const MOVED = { epoch: 0, ply: 0, square: F5, tookMs: 900 };
const OK = { ok: true, moved: MOVED };

test('the secret of the seat is kept, and shown at the next knock', async () => {
  const { fake, game } = await seated();
  expect(game.connection).toEqual({ state: 'open' });
  await fake.end(BROKEN);
  await fake.timing.advance(300);
  expect(fake.bodies).toMatchObject([{ seat: null }, { seat: 'a'.repeat(32) }]);
});

test('a move goes out with its epoch and ply and is settled by the answer', async () => {
  const { fake, game, events } = await seated();
  const placed = game.place(F5);
  expect(fake.asked).toEqual([{ kind: 'move', payload: { epoch: 0, ply: 0, square: F5 } }]);
  await fake.answer(OK);
  expect(await placed).toEqual({ ok: true, value: undefined });
  expect([game.game.cursor, game.sync?.took, events.at(-1)?.kind]).toEqual([1, [900], 'moved']);
});

test('a refused move is named and changes nothing', async () => {
  const { fake, game, events } = await seated();
  const placed = game.place(0);
  await fake.answer({ ok: false, code: 'illegal' });
  expect(await placed).toEqual({ ok: false, error: 'illegal' });
  expect([game.game.cursor, events.at(-1)]).toEqual([0, { kind: 'refused', code: 'illegal' }]);
});

describe('a move under way when the connection breaks', () => {
  test('goes out again where the server does not have it', async () => {
    const { fake, game } = await seated();
    const placed = game.place(F5);
    await fake.end(BROKEN);
    await fake.timing.advance(300);
    await fake.say('synced', SYNC);
    expect(fake.asked).toHaveLength(2);
    await fake.answer(OK);
    expect((await placed).ok).toBe(true);
  });

  test('is done where the server had it already', async () => {
    const { fake, game } = await seated();
    const placed = game.place(F5);
    await fake.end(BROKEN);
    await fake.timing.advance(300);
    await fake.say('synced', { ...SYNC, moves: 'f5', took: [900] });
    expect([(await placed).ok, fake.asked.length]).toEqual([true, 1]);
  });

  test('waits where the room is moving to another process', async () => {
    const { fake, game } = await seated();
    const placed = game.place(F5);
    await fake.answer({ ok: false, code: 'unavailable' });
    await fake.end(CLOSE_CODES.roomGone);
    await fake.timing.advance(300);
    await fake.say('synced', SYNC);
    await fake.answer(OK);
    expect((await placed).ok).toBe(true);
  });

  test('has no place any more where the game has gone another way', async () => {
    const { fake, game } = await seated();
    const placed = game.place(F5);
    await fake.end(BROKEN);
    await fake.timing.advance(300);
    await fake.say('synced', { ...SYNC, epoch: 1 });
    expect(await placed).toEqual({ ok: false, error: 'stale-ply' });
  });
});

test('a ply that leaves a gap, and one of another epoch, make it ask for everything', async () => {
  const { fake, game } = await seated();
  await fake.say('moved', { ...MOVED, ply: 4 });
  await fake.say('moved', { ...MOVED, epoch: 3 });
  await fake.say('moved', { ...MOVED, square: 0 });
  expect(fake.asked.map(({ kind }) => kind)).toEqual(['sync', 'sync', 'sync']);
  expect(game.game.cursor).toBe(0);
});

test('the end by the own last ply waits for that ply', async () => {
  const { fake, game, events } = await seated();
  await fake.say('ended', { outcome: { kind: 'counted', winner: 'black' } });
  expect(events.some(({ kind }) => kind === 'ended')).toBe(false);
  await fake.say('ended', { outcome: { kind: 'resigned', winner: 'black' } });
  expect([game.game.outcome, game.sync?.outcome?.kind]).toEqual([
    { kind: 'resigned', winner: 'black' },
    'resigned',
  ]);
});

test('offers come, go with an answer, and go with a ply', async () => {
  const { fake, game } = await seated();
  await fake.say('offered', { offer: 'draw', side: 'white' });
  expect(game.sync?.offers).toEqual([{ offer: 'draw', side: 'white' }]);
  await fake.say('declined', { offer: 'draw', side: 'white' });
  expect(game.sync?.offers).toEqual([]);
  await fake.say('offered', { offer: 'takeback', side: 'white' });
  await fake.say('moved', MOVED);
  expect(game.sync?.offers).toEqual([]);
});

test('the clock that runs goes down from where the room’s state has it', async () => {
  const { fake, game } = await seated();
  await fake.show({ status: 'playing', hasClock: true, blackMs: 60_000, whiteMs: 50_000, running: 'black' });
  await fake.timing.advance(1500);
  expect(game.time).toEqual({ black: 58_500, white: 50_000, running: 'black' });
});

describe('the connection', () => {
  test('is sought again with growing patience until the server is back', async () => {
    const { fake, events } = await seated();
    fake.isDown = true;
    await fake.end(BROKEN);
    await fake.timing.advance(60_000);
    const knocks = fake.bodies.length;
    expect(knocks).toBeLessThan(20);
    fake.isDown = false;
    await fake.timing.advance(5000);
    await fake.say('synced', SYNC);
    expect(statesOf(events)).toEqual(['open', 'lost', 'open']);
  });

  test.each([
    [0, 150],
    [0.5, 300],
    [0.98, 444],
  ])('is sought again at a moment that chance spreads out: %d', async (chance, milliseconds) => {
    const { fake } = await seated();
    fake.chance = chance;
    await fake.end(BROKEN);
    await fake.timing.advance(milliseconds - 1);
    expect(fake.links).toBe(1);
    await fake.timing.advance(1);
    expect(fake.links).toBe(2);
  });

  test('is sought at once when the page wakes', async () => {
    const { fake, game } = await seated();
    fake.isDown = true;
    await fake.end(BROKEN);
    await fake.timing.advance(30_000);
    fake.isDown = false;
    const { links } = fake;
    game.wake();
    await settle();
    expect(fake.links).toBe(links + 1);
  });

  test('that gives no sign of life is given up within ten seconds', async () => {
    const { fake, events } = await seated();
    fake.isDeaf = true;
    await fake.timing.advance(10_000);
    expect(statesOf(events)).toContain('lost');
  });

  test.each([
    [CLOSE_CODES.takenOver, 'taken-over'],
    [CLOSE_CODES.flooding, 'flooding'],
  ])('that is closed with %i is gone for good', async (code, reason) => {
    const { fake, game } = await seated();
    const placed = game.place(F5);
    await fake.end(code);
    await fake.timing.advance(60_000);
    expect([game.connection, fake.links]).toEqual([{ state: 'gone', reason }, 1]);
    expect(await placed).toEqual({ ok: false, error: 'unavailable' });
  });

  test('that the door refuses for good is gone', async () => {
    const fake = new FakeServer();
    fake.refusal = 'no-such-room';
    const game = new OnlineGame(fake.server, { code: '23456789ab', name: '', watch: false });
    game.start();
    await settle();
    expect(game.connection).toEqual({ state: 'gone', reason: 'no-such-room' });
  });

  test('is not sought again where the game is left because it was lost', async () => {
    const { fake, game } = await seated();
    game.events.listen((event) => {
      if (event.kind === 'connection') game.dispose();
    });
    await fake.end(BROKEN);
    await fake.timing.advance(60_000);
    expect([fake.links, fake.timing.waiting, game.connection.state]).toEqual([1, 0, 'gone']);
  });

  test('is let go of when the game is left, and nothing is waited for', async () => {
    const { fake, game } = await seated();
    game.dispose();
    expect([fake.hasLeft, fake.timing.waiting]).toEqual([true, 0]);
    await fake.say('moved', MOVED);
    expect(game.game.cursor).toBe(0);
  });
});

async function seated() {
  const fake = new FakeServer();
  const game = new OnlineGame(fake.server, { code: '23456789ab', name: 'Ann', watch: false });
  const events: OnlineEvent[] = [];
  game.events.listen((event) => events.push(event));
  game.start();
  await settle();
  await fake.say('synced', SYNC);
  return { fake, game, events };
}

function statesOf(events: readonly OnlineEvent[]): readonly string[] {
  return events.flatMap((event) => (event.kind === 'connection' ? [event.connection.state] : []));
}
