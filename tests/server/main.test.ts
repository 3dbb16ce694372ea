import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ChildServer } from '../support/online/childServer.ts';
import { enter, playOn, until, visit, WISH } from '../support/online/pages.ts';

test('help lists the settings and starts nothing', async () => {
  const { output, code } = await run(['--help'], {});
  expect([output.includes('REVERSI_GRACE_SECONDS'), code]).toEqual([true, 0]);
});

test.each([{ REVERSI_GRACE_SECONDS: 'soon' }, { REVERSI_COLOUR: 'red' }])(
  'the setting %j stops the start, in a sentence',
  async (environment) => {
    const { output, code } = await run([], environment);
    expect([/^REVERSI_\w+ (must|is) .+\.\n$/.test(output), code]).toEqual([true, 1]);
  },
);

test.each([
  [
    { REDIS_URL: 'redis://:secret@127.0.0.1:1' },
    'Redis cannot be reached at 127.0.0.1:1. Is it running, and is REDIS_URL right?',
  ],
  [
    { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/reversi' },
    'The database cannot be opened. PostgreSQL cannot be reached at 127.0.0.1:1. Is it running, and is DATABASE_URL right?',
  ],
])('a service that cannot be reached stops the start, in a sentence: %j', async (environment, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'reversi-unreached-'));
  mkdirSync('dist', { recursive: true });
  const found = await run([], { PORT: '0', REVERSI_DATA: folder, REVERSI_LAN: 'off', ...environment });
  expect(found).toEqual({ output: `${sentence}\n`, code: 1 });
  rmSync(folder, { recursive: true, force: true });
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'after %s the players come back to the same seats, board, chat and times',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'reversi-restart-'));
    const first = await new ChildServer({ port: 0, folder, environment: {} }).listening();
    const [host, guest] = [visit(first.url), visit(first.url)];
    const created = await host.createRoom({ ...WISH, clock: { minutes: 5, increment: 0 } });
    const code = created.ok ? created.value : '';
    const [ann, bob] = [await enter(host, { code, name: 'Ann' }), await enter(guest, { code, name: 'Bob' })];
    await until(bob, () => ann.presence.status === 'playing');
    await playOn(ann, bob, 6, 10);
    await bob.say('mind the door');
    const left = { ...ann.time, running: undefined };
    await first.kill(signal);
    await until(ann, () => ann.connection.state === 'lost');
    const second = await new ChildServer({ port: first.port, folder, environment: {} }).listening();
    await Promise.all([ann, bob].map((page) => until(page, () => page.connection.state === 'open')));
    await until(ann, () => ann.presence.here.black && ann.presence.here.white);
    expect([ann.side, bob.side, ann.game.cursor, ann.sync?.chat.at(-1)?.text]).toEqual([
      'black',
      'white',
      10,
      'mind the door',
    ]);
    for (const side of ['black', 'white'] as const) {
      expect(ann.presence.time?.[side]).toBeGreaterThanOrEqual((left[side] ?? 0) - 50);
    }
    await playOn(ann, bob, 7, 20);
    expect(bob.game.cursor).toBe(20);
    ann.dispose();
    bob.dispose();
    await second.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  },
);

async function run(args: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts', ...args], {
    env: { PATH: process.env['PATH'], ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number];
  return { output, code };
}
