// The whole server in a process of its own, to be measured and killed: `node --import tsx serverProcess.ts '{"port":0,…}'`.
// It speaks over IPC: `{port}` once it listens, `{cpuMs, rssMB}` when asked for `usage`. With `killAfter` it kills itself
// between the receipt of a move and its acknowledgement, and says so on the way; `spare` takes that back.
import { mkdirSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { GameHost } from '../../../src/server/gameHost.ts';
import { parseSettings } from '../../../src/server/settings.ts';
import { openStore } from '../../../src/server/store/openStore.ts';
import type { Store } from '../../../src/server/store/store.ts';

export interface ProcessOptions {
  readonly port: number;
  readonly folder: string;
  readonly environment: Record<string, string>;
  /** After so many moves the process ends itself… */
  readonly killAfter?: number;
  /** …before the move is stored, or after it. */
  readonly phase?: 'received' | 'stored';
  /** Everything is loaded, and nothing opened before `go` comes. */
  readonly waits?: boolean;
}

const options = JSON.parse(process.argv[2] ?? '{}') as ProcessOptions;
const STDOUT = 1;
let isSpared = false;

process.on('message', (message) => {
  if (message === 'usage') process.send?.(usage());
  if (message === 'go') void open();
  if (message === 'spare') isSpared = true;
});
if (options.waits === true) process.send?.({ ready: true });
else await open();

async function open(): Promise<void> {
  const site = join(options.folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Page</title>');
  const settings = parseSettings({
    REVERSI_DATA: join(options.folder, 'data'),
    REVERSI_LAN: 'off',
    ...options.environment,
  });
  if (!settings.ok) throw new Error(settings.error);
  const host = await GameHost.open(site, settings.value, '127.0.0.1', async (wanted) =>
    deadly(await openStore(wanted)),
  );
  const listening = await host.listen([options.port]);
  if (!listening.ok) throw new Error(listening.error);
  process.send?.({ port: listening.value });
  process.once('SIGTERM', () => void host.close().then(() => process.exit()));
}

/** The store, with the death of the process built into it. */
function deadly(store: Store): Store {
  const { killAfter, phase } = options;
  if (killAfter === undefined) return store;
  let moves = 0;
  const die = (): void => {
    writeSync(STDOUT, `${JSON.stringify({ killed: phase })}\n`);
    process.kill(process.pid, 'SIGKILL');
  };
  const addMove: Store['addMove'] = async (...args) => {
    const isLast = ++moves === killAfter && !isSpared;
    if (isLast && phase === 'received') die();
    const added = await store.addMove(...args);
    if (isLast) die();
    return added;
  };
  return new Proxy(store, {
    get: (target, name) => {
      if (name === 'addMove') return addMove;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function usage(): { readonly cpuMs: number; readonly rssMB: number } {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, rssMB: process.memoryUsage.rss() / 2 ** 20 };
}
