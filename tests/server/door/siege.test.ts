import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DOORS } from '../../../src/net/doors.ts';
import { joinDoor } from '../../support/online/bot.ts';
import { ChildServer } from '../../support/online/childServer.ts';
import { pair, playOn } from '../../support/online/pages.ts';
import { post, RawPage, rawRequest } from '../../support/online/rawPage.ts';

const ROOM = { name: '<script>', size: 8, clock: null, side: null, listed: false };
const MOST_GROWTH_MB = 60;
const JSON_TYPE = { 'content-type': 'application/json' };

test('with its usual limits a server under siege keeps its memory, and a game on it goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reversi-siege-'));
  const server = await new ChildServer({ port: 0, folder, environment: {} }).listening();
  const { ann, bob, code } = await pair(server.url);
  await playOn(ann, bob, 3, 10);
  await flood(server.port);
  const before = await server.usage();
  for (let wave = 0; wave < 3; wave++) {
    const game = playOn(ann, bob, 4 + wave, 20 + wave * 10);
    await Promise.all([game, flood(server.port), shout(server, code)]);
  }
  const after = await server.usage();
  expect(after.rssMB - before.rssMB).toBeLessThan(MOST_GROWTH_MB);
  expect(bob.game.cursor).toBe(40);
  expect((await rawRequest(server.port, '/healthz', { method: 'GET' })).status).toBe(200);
  ann.dispose();
  bob.dispose();
  await server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

/** A thousand rooms and four bodies of five megabytes, all at once. */
async function flood(port: number): Promise<void> {
  const body = Buffer.alloc(5 * 2 ** 20, 'a');
  const bodies = Array.from({ length: 4 }, () => rawRequest(port, DOORS.join, { headers: JSON_TYPE, body }));
  const rooms = Array.from({ length: 1000 }, () => post(port, DOORS.create, ROOM));
  const answers = await Promise.allSettled([...bodies, ...rooms]);
  const statuses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.status] : []));
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(35);
  expect(statuses.every((status) => [200, 413, 429].includes(status))).toBe(true);
}

/** A hundred messages at once, none of which makes sense. */
async function shout({ url, port }: ChildServer, code: string): Promise<void> {
  const eve = await RawPage.open(port, (await joinDoor(url, code, undefined)).reservation);
  const nonsense = { epoch: -1, ply: 0.5, square: 1e308 };
  const answers = await Promise.all(Array.from({ length: 100 }, () => eve.request('move', nonsense)));
  expect(answers.every((answer) => typeof answer === 'object' && answer !== null && 'code' in answer)).toBe(
    true,
  );
  eve.socket.close();
}
