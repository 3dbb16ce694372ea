import { join } from 'node:path';
import { ChildServer } from '../support/online/childServer.ts';
import { audit, type Findings } from './ledger.ts';
import { playMany } from './killOne.ts';
import { playThrough, type Fetch } from './playThrough.ts';
import { freePort } from './services.ts';

export interface OwnerFindings extends Findings {
  /** From the death of the owner until the last game was over. */
  readonly finishedMs: number;
}

export interface KillOwnerOptions {
  readonly program: string;
  readonly folder: string;
  readonly games: number;
  readonly redisUrl: string;
}

const MOVES_BEFORE = 150;

/** Two processes share Redis and the database; the one that dies takes half of the games with it, which go on at the other. */
export async function killOwner(options: KillOwnerOptions): Promise<OwnerFindings> {
  const { folder, games } = options;
  const [first, second] = await Promise.all([0, 1].map((index) => startProcess(options, index === 0)));
  if (!first || !second) throw new Error('two servers are wanted');
  let diedAt = 0;
  first.child.once('exit', () => (diedAt = performance.now()));
  const proxy = proxyOf([first.url, second.url]);
  const promised = await playMany(games, (seed) => playThrough(first.url, seed, proxy), 'redis');
  const finishedMs = Math.round(performance.now() - diedAt);
  const hasDied = diedAt > 0;
  await Promise.all([first.kill(), second.kill()]);
  if (!hasDied) throw new Error('the owner was never killed');
  return { ...(await audit(join(folder, 'data', 'reversi.sqlite'), promised)), finishedMs };
}

export async function startProcess(
  { program, folder, redisUrl }: Omit<KillOwnerOptions, 'games'>,
  isDoomed: boolean,
): Promise<ChildServer> {
  const port = await freePort();
  const environment = {
    REDIS_URL: redisUrl,
    REVERSI_PUBLIC_ADDRESS: `127.0.0.1:${port}`,
    REVERSI_ROOMS_PER_MINUTE: '100000',
    REVERSI_JOINS_PER_MINUTE: '100000',
    REVERSI_MESSAGES_PER_SECOND: '1000',
  };
  const fate = isDoomed ? { killAfter: MOVES_BEFORE, phase: 'stored' as const } : {};
  return new ChildServer({ port, folder, environment, ...fate }, { entry: program }).listening();
}

/** What a proxy before the processes does: asks the next one where the first does not answer. */
export function proxyOf(urls: readonly string[]): Fetch {
  let turn = 0;
  return async (url, init) => {
    const { pathname } = new URL(url);
    const ordered = [...urls.slice(turn % urls.length), ...urls.slice(0, turn % urls.length)];
    turn++;
    let failure: unknown;
    for (const base of ordered) {
      try {
        return await fetch(`${base}${pathname}`, init);
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
}
