import { afterAll, beforeAll, expect, test } from 'vitest';
import { openColyseusLink } from '../../../src/net/link.ts';
import { joinDoor } from '../../support/online/bot.ts';
import { startServer, type FreshServer } from '../../support/online/freshServer.ts';
import { enter, pair, until, visit } from '../../support/online/pages.ts';

let server: FreshServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('the room’s state holds names, presence, clocks and status, as they are at each moment', async () => {
  const { ann, bob, code } = await pair(server.url, { clock: { minutes: 1, increment: 0 } });
  const states: unknown[] = [];
  const { reservation } = await joinDoor(server.url, code, undefined);
  const eve = await openColyseusLink(server.url, reservation, {
    message: () => undefined,
    state: (state) => states.push(state),
    closed: () => undefined,
  });
  await until(ann, () => ann.presence.watchers === 1);
  await ann.place(37);
  await until(bob, () => bob.time?.running === 'white');
  await until(ann, () => ann.time?.running === 'white');
  await eve.request('sync', {});
  expect(states.at(-1)).toMatchObject({
    ...{
      status: 'playing',
      watchers: 1,
      blackName: 'Ann',
      whiteName: 'Bob',
      blackHere: true,
      whiteHere: true,
    },
    ...{ hasClock: true, whiteMs: expect.any(Number), running: 'white' },
  });
  expect(ann.presence.time).toEqual(bob.presence.time);
  expect(ann.presence.time?.black).toBeLessThanOrEqual(60_000);
  await bob.resign();
  await until(ann, () => ann.time?.running === undefined);
  expect(ann.presence).toMatchObject({ status: 'over' });
  eve.leave();
  for (const page of [ann, bob]) page.dispose();
});

test('who comes in later sees the clock as it stands by then', async () => {
  const { ann, bob, code } = await pair(server.url, { clock: { minutes: 1, increment: 0 } });
  await new Promise((resolve) => void setTimeout(resolve, 300));
  const eve = await enter(visit(server.url), { code, watch: true });
  expect(eve.presence.time?.black).toBeLessThanOrEqual(59_750);
  expect(eve.presence.time?.running).toBe('black');
  for (const page of [ann, bob, eve]) page.dispose();
});
