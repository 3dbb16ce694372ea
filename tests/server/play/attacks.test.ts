import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLOSE_CODES } from '../../../src/net/messages.ts';
import { joinDoor } from '../../support/online/bot.ts';
import { startServer, type FreshServer } from '../../support/online/freshServer.ts';
import { enter, next, pair, playOn, until, visit, WISH } from '../../support/online/pages.ts';
import { RawPage } from '../../support/online/rawPage.ts';

/** d4 holds a disc at the start; a disc on a1 would turn none. */
const OCCUPIED = 27;
const NO_FLIPS = 0;
let server: FreshServer;

beforeAll(async () => {
  server = await startServer({ REVERSI_ROOMS_PER_MINUTE: '100', REVERSI_JOINS_PER_MINUTE: '1000' });
});
afterAll(() => server.close());

describe('in a room', () => {
  test('moves that are none are refused with a code and harm no game', async () => {
    const { ann, bob, code } = await pair(server.url);
    const other = await pair(server.url);
    const entry = await joinDoor(server.url, code, undefined);
    const eve = await RawPage.open(server.port, entry.reservation);
    for (const payload of [
      {},
      null,
      [],
      'f5',
      7,
      { epoch: 0, ply: 0, square: -1 },
      { epoch: 0, ply: 1e308, square: 0.5 },
    ]) {
      expect(await eve.request('move', payload)).toEqual({ ok: false, code: 'malformed' });
    }
    expect(await eve.request('move', { epoch: 0, ply: 0, square: 37 })).toEqual({
      ok: false,
      code: 'not-seated',
    });
    expect(await eve.request('resign', { epoch: 0 })).toEqual({ ok: false, code: 'not-seated' });
    expect(await bob.place(37)).toEqual({ ok: false, error: 'out-of-turn' });
    expect(await ann.place(OCCUPIED)).toEqual({ ok: false, error: 'illegal' });
    expect(await ann.place(NO_FLIPS)).toEqual({ ok: false, error: 'illegal' });
    expect((await ann.place(37)).ok).toBe(true);
    await playOn(other.ann, other.bob, 3, 20);
    expect(other.bob.game.cursor).toBe(20);
    eve.socket.close();
    leaveAll(ann, bob, other.ann, other.bob);
  });

  test('a secret opens no seat in another room, and no message names one', async () => {
    const [one, two] = [await pair(server.url), await pair(server.url)];
    const secret = one.host.seats.read(one.code);
    await expect(joinDoor(server.url, two.code, secret)).rejects.toThrow('bad-seat');
    const entry = await joinDoor(server.url, one.code, undefined);
    const eve = await RawPage.open(server.port, entry.reservation);
    const elsewhere = { epoch: 0, ply: 0, square: 37, code: two.code };
    expect(await eve.request('move', elsewhere)).toEqual({ ok: false, code: 'malformed' });
    expect([one.ann.game.cursor, two.ann.game.cursor]).toEqual([0, 0]);
    eve.socket.close();
    leaveAll(one.ann, one.bob, two.ann, two.bob);
  });

  test('bytes without sense end the connection that sent them, and no other', async () => {
    const { ann, bob, code } = await pair(server.url);
    for (let size = 1; size <= 64; size *= 2) {
      const eve = await RawPage.open(server.port, (await joinDoor(server.url, code, undefined)).reservation);
      eve.bytes(Buffer.concat([Buffer.from([13]), randomBytes(size)]));
      eve.bytes(Buffer.concat([Buffer.from([21]), randomBytes(size)]));
      eve.bytes(randomBytes(size));
      eve.send('constructor', {});
      eve.send('__proto__', { x: 1 });
      eve.socket.close();
    }
    await playOn(ann, bob, 5, 20);
    expect(bob.game.cursor).toBe(20);
    leaveAll(ann, bob);
  });

  test('a frame of more than two kilobytes ends the connection', async () => {
    const { ann, bob, code } = await pair(server.url);
    const eve = await RawPage.open(server.port, (await joinDoor(server.url, code, undefined)).reservation);
    eve.send('chat', { text: 'x'.repeat(3000) });
    expect(await eve.closed).toBe(1009);
    leaveAll(ann, bob);
  });

  test('a hundred messages in a moment are refused after the first twenty, a flood is ended', async () => {
    const { ann, bob, code } = await pair(server.url);
    const eve = await RawPage.open(server.port, (await joinDoor(server.url, code, undefined)).reservation);
    const answers = await Promise.all(Array.from({ length: 100 }, () => eve.request('move', {})));
    const codes = answers.map((answer) => (answer as { code: string }).code);
    expect(codes.filter((each) => each === 'too-fast').length).toBeGreaterThanOrEqual(75);
    expect(codes[0]).toBe('malformed');
    const closed = eve.closed;
    for (let sent = 0; sent < 400; sent++) eve.send('move', {});
    expect(await closed).toBe(CLOSE_CODES.flooding);
    expect((await ann.place(37)).ok).toBe(true);
    leaveAll(ann, bob);
  });

  test('chat is limited, cleaned, and stays text', async () => {
    const { ann, bob } = await pair(server.url);
    const said = next(bob, 'said');
    await ann.say('<img src=x onerror=alert(1)>\u202e\u0000 hi');
    expect((await said).line).toMatchObject({
      name: 'Ann',
      side: 'black',
      text: '<img src=x onerror=alert(1)> hi',
    });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => ann.say(`line ${index}`)));
    expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(5);
    expect(answers.at(-1)).toEqual({ ok: false, error: 'too-fast' });
    expect(await bob.say('\u200b\u2060')).toEqual({ ok: false, error: 'malformed' });
    leaveAll(ann, bob);
  });

  test('a name carries no control characters and no more than its length', async () => {
    const host = visit(server.url);
    const code = await host.createRoom({ ...WISH, name: `\u202e<b>${'x'.repeat(60)}` });
    const ann = await enter(host, { code: code.ok ? code.value : '', name: '' });
    await until(ann, () => ann.presence.names.black !== '');
    expect(ann.presence.names.black).toBe(`<b>${'x'.repeat(21)}`);
    ann.dispose();
  });
});

function leaveAll(...games: readonly { dispose(): void }[]): void {
  for (const game of games) game.dispose();
}
