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

/**
 * After so many moves of its own a process dies, unless the other is dead already. Chance decides how many of the games
 * each of them gets; all ten have about 600 moves, so that one comes to its number, and never both in the same moment.
 */
const MOVES_BEFORE = [150, 380];

/** Two processes share Redis and the database; the one that dies takes its games with it, which go on at the other. */
export async function killOwner(options: KillOwnerOptions): Promise<OwnerFindings> {
  const { folder, games } = options;
  const [first, second] = await Promise.all(MOVES_BEFORE.map((moves) => startProcess(options, moves)));
  if (!first || !second) throw new Error('two servers are wanted');
  let diedAt = 0;
  for (const [dying, other] of [[first, second] as const, [second, first] as const]) {
    dying.child.once('exit', () => {
      diedAt = performance.now();
      other.spare();
    });
  }
  const proxy = proxyOf([first.url, second.url]);
  const promised = await playMany(games, (seed) => playThrough(first.url, seed, proxy), 'redis');
  const finishedMs = Math.round(performance.now() - diedAt);
  const dead = [first, second].filter(({ isAlive }) => !isAlive).length;
  await Promise.all([first.kill(), second.kill()]);
  if (dead !== 1) throw new Error(`${dead} of the two servers were killed`);
  return { ...(await audit(join(folder, 'data', 'reversi.sqlite'), promised)), finishedMs };
}

export async function startProcess(
  { program, folder, redisUrl }: Omit<KillOwnerOptions, 'games'>,
  killAfter?: number,
): Promise<ChildServer> {
  const port = await freePort();
  const environment = {
    REDIS_URL: redisUrl,
    REVERSI_PUBLIC_ADDRESS: `127.0.0.1:${port}`,
    REVERSI_ROOMS_PER_MINUTE: '100000',
    REVERSI_JOINS_PER_MINUTE: '100000',
    REVERSI_MESSAGES_PER_SECOND: '1000',
  };
  const fate = killAfter === undefined ? {} : { killAfter, phase: 'stored' as const };
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
