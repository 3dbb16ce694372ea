import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOORS } from '../../../src/net/doors.ts';
import { createRoom } from '../../support/online/bot.ts';
import { startServer, type FreshServer } from '../../support/online/freshServer.ts';
import { holdSocket, post, RawPage, rawRequest, upgradeStatus } from '../../support/online/rawPage.ts';

const LIMITS = {
  REVERSI_ROOMS_PER_MINUTE: '60',
  REVERSI_JOINS_PER_MINUTE: '1000',
  REVERSI_SOCKETS_PER_ADDRESS: '40',
};
const ROOM = { name: 'Eve', size: 8, clock: null, side: null, listed: false };
let server: FreshServer;

beforeAll(async () => {
  server = await startServer(LIMITS);
});
afterAll(() => server.close());

describe('a page of somebody else', () => {
  test.each(['http://evil.example', 'null', 'http://127.0.0.1.evil.example', 'https://127.0.0.1:1'])(
    'from %s opens no room and no socket',
    async (origin) => {
      const answer = await post(server.port, DOORS.create, ROOM, { origin });
      expect([answer.status, answer.body]).toEqual([403, '{"error":"foreign-origin"}']);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(await upgradeStatus(server.port, '/abc/def?sessionId=ghi', { Origin: origin })).toBe(403);
    },
  );

  test('cannot ask beforehand either', async () => {
    const headers = { origin: 'http://evil.example', 'access-control-request-method': 'POST' };
    const answer = await rawRequest(server.port, DOORS.create, { method: 'OPTIONS', headers });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([405, undefined]);
  });

  test('of our own is let in', async () => {
    const answer = await post(server.port, DOORS.create, ROOM, { origin: `http://127.0.0.1:${server.port}` });
    expect(answer.status).toBe(200);
  });
});

describe('a request', () => {
  test('of five megabytes is refused before it is read', async () => {
    const body = Buffer.alloc(5 * 2 ** 20, 'a');
    const headers = { 'content-type': 'application/json' };
    const answers = await Promise.allSettled([
      rawRequest(server.port, DOORS.create, {
        headers: { ...headers, 'content-length': String(body.length) },
        body,
      }),
      rawRequest(server.port, DOORS.join, { headers: { ...headers, 'transfer-encoding': 'chunked' }, body }),
    ]);
    // Where the rest of the body is still on its way the connection may be cut before the answer is read.
    for (const answer of answers) if (answer.status === 'fulfilled') expect(answer.value.status).toBe(413);
    expect((await post(server.port, DOORS.create, { ...ROOM, name: 'x'.repeat(17_000) })).status).toBe(413);
  });

  test.each([
    ['no JSON', '{"name":'],
    ['a list', '[]'],
    ['a huge number', '{"name":"Eve","size":1e999,"clock":null,"side":null,"listed":false}'],
    ['a side that is none', JSON.stringify({ ...ROOM, side: '__proto__' })],
    ['a prototype', '{"__proto__":{"name":"Eve"},"size":8,"listed":false}'],
    ['one field too many', JSON.stringify({ ...ROOM, admin: true })],
  ])('with %s is refused as malformed', async (_, body) => {
    const answer = await post(server.port, DOORS.create, body);
    expect([answer.status, answer.body]).toEqual([400, '{"error":"malformed"}']);
  });

  test('as a form would send it is refused', async () => {
    const headers = { 'content-type': 'text/plain' };
    const answer = await rawRequest(server.port, DOORS.create, { headers, body: JSON.stringify(ROOM) });
    expect(answer.status).toBe(400);
  });

  test.each([
    '/matchmake/create/reversi',
    '/matchmake/joinOrCreate/reversi',
    '/matchmake/',
    '/__healthcheck',
    '/colyseus',
  ])('to %s finds no door of the framework', async (path) => {
    expect([
      (await post(server.port, path, {})).status,
      (await rawRequest(server.port, path, { method: 'GET' })).status,
    ]).toEqual([405, 404]);
  });

  test.each([
    '/../package.json',
    '/data/reversi.sqlite',
    '/..%2f..%2fetc/passwd',
    '/online/../../etc/passwd',
  ])('to %s climbs nowhere', async (path) => {
    expect((await rawRequest(server.port, path, { method: 'GET' })).status).toBe(404);
  });

  test('for a room by a guessed code or seat is refused', async () => {
    const join = { code: '23456789ab', name: '', seat: null, watch: false };
    expect((await post(server.port, DOORS.join, join)).status).toBe(404);
    const { code } = await createRoom(server.url);
    const answer = await post(server.port, DOORS.join, { ...join, code, seat: 'f'.repeat(32) });
    expect([answer.status, answer.body]).toEqual([403, '{"error":"bad-seat"}']);
  });
});

describe('a socket', () => {
  test.each(['/', '/x', '/a/b', '/a/b?sessionId=', '/a/b/c?sessionId=d', '/../a?sessionId=d'])(
    'to %s is not opened',
    async (path) => {
      expect(await upgradeStatus(server.port, path)).toBe(404);
    },
  );

  test('with a reservation that is none is closed', async () => {
    await expect(
      RawPage.open(server.port, {
        name: '',
        processId: 'a',
        roomId: 'b',
        sessionId: 'c',
        publicAddress: undefined,
      }).then((page) => page.closed),
    ).resolves.toBeGreaterThan(1000);
  });

  test('is one of a limited number for each address', async () => {
    const held = await Promise.all(Array.from({ length: 45 }, () => holdSocket(server.port)));
    expect(held.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    for (const one of held) one.release();
  });
});

/** Run last: it uses up what this address may do. */
test('a thousand rooms are not opened, and the server says so politely', async () => {
  const before = process.memoryUsage().heapUsed;
  const answers = await Promise.all(
    Array.from({ length: 1000 }, () => post(server.port, DOORS.create, ROOM)),
  );
  const statuses = new Map<number, number>();
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  expect(statuses.get(200) ?? 0).toBeLessThanOrEqual(90);
  expect((statuses.get(200) ?? 0) + (statuses.get(429) ?? 0)).toBe(1000);
  expect(answers.at(-1)?.headers['retry-after']).toBe('10');
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * 2 ** 20);
});
