import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listenOn } from '../../src/server/listen.ts';
import { portsToTry } from '../../src/server/portsToTry.ts';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0).filter(({ listening }) => listening)) {
    server.close();
    await once(server, 'close');
  }
});

test('the next port is taken where the first is busy', async () => {
  const busy = await listenOn(open(), [0], '127.0.0.1');
  expect(busy.ok).toBe(true);
  const port = busy.ok ? busy.value : 0;
  const second = await listenOn(open(), [port, 0], '127.0.0.1');
  expect(second.ok && second.value !== port && second.value > 0).toBe(true);
});

test('a busy port that was asked for alone is named as the reason', async () => {
  const busy = await listenOn(open(), [0], '127.0.0.1');
  const port = busy.ok ? busy.value : 0;
  expect(await listenOn(open(), [port], '127.0.0.1')).toEqual({ ok: false, error: 'port-taken' });
});

test('a host that is not of this machine is named as the reason', async () => {
  expect(await listenOn(open(), [0], '192.0.2.1')).toEqual({ ok: false, error: 'host-unknown' });
});

test.each([
  ['3000', [3000]],
  ['0', [0]],
  ['65536', undefined],
  ['-1', undefined],
  ['80.5', undefined],
  ['http', undefined],
])('PORT=%s means %j', (wish, ports) => {
  expect(portsToTry(wish)).toEqual(ports);
});

test('without PORT the search starts at 8080', () => {
  expect(portsToTry(undefined)?.slice(0, 2)).toEqual([8080, 8081]);
});

function open(): Server {
  const server = createServer();
  servers.push(server);
  return server;
}
