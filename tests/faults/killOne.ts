import { join } from 'node:path';
import { seededRandom } from '../../src/lib/random.ts';
import { audit, type Findings, type Promised } from './ledger.ts';
import { playThrough } from './playThrough.ts';
import { Relay } from './relay.ts';
import { freePort } from './services.ts';

export interface KillOneOptions {
  /** The bundled server. */
  readonly program: string;
  readonly folder: string;
  readonly games: number;
  readonly environment: Record<string, string>;
}

export interface KillFindings extends Findings {
  readonly kills: number;
  /** Kills between the receipt of a move and its acknowledgement, as the dying servers logged. */
  readonly windowKills: number;
  readonly beforeStored: number;
  readonly afterStored: number;
  readonly seconds: number;
}

const AT_ONCE = 20;
/** A server plays so many moves before it dies in the middle of one. */
const LEAST_MOVES = 80;
const MOST_MOVES = 290;
/** So many of the servers are killed from outside as well, at a random moment. */
const OUTSIDE_SHARE = 0.2;
const OUTSIDE_WITHIN_MS = 1500;
const WITHOUT_LIMITS = {
  REVERSI_ROOMS_PER_MINUTE: '100000',
  REVERSI_JOINS_PER_MINUTE: '100000',
  REVERSI_MESSAGES_PER_SECOND: '1000',
  REVERSI_SOCKETS_PER_ADDRESS: '10000',
};

/** Plays many games on one server that is killed again and again, and looks at what is left of them. */
export async function killOne(name: string, options: KillOneOptions): Promise<KillFindings> {
  const begun = performance.now();
  const random = seededRandom(11);
  const environment: Record<string, string> = { ...WITHOUT_LIMITS, ...options.environment };
  const relay = new Relay(
    options.program,
    { port: await freePort(), folder: options.folder, environment },
    () => ({
      killAfter: LEAST_MOVES + Math.floor(random() * (MOST_MOVES - LEAST_MOVES)),
      phase: random() < 0.5 ? 'received' : 'stored',
      outsideAfterMs: random() < OUTSIDE_SHARE ? random() * OUTSIDE_WITHIN_MS : undefined,
    }),
  );
  await relay.start();
  const promised = await playMany(options.games, (seed) => playThrough(relay.url, seed), name);
  const kills = relay.restarts;
  await relay.stop();
  if (relay.complaints !== '') console.log(relay.complaints.slice(0, 2000));
  const where = environment['DATABASE_URL'] ?? join(options.folder, 'data', 'reversi.sqlite');
  const [beforeStored, afterStored] = [relay.deaths('received'), relay.deaths('stored')];
  const seconds = Math.round((performance.now() - begun) / 1000);
  const windowKills = beforeStored + afterStored;
  return { ...(await audit(where, promised)), kills, windowKills, beforeStored, afterStored, seconds };
}

/** So many games, some at a time. */
export async function playMany(
  count: number,
  play: (seed: number) => Promise<Promised>,
  name: string,
): Promise<readonly Promised[]> {
  const promised: Promised[] = [];
  let seed = 0;
  const worker = async (): Promise<void> => {
    while (seed < count) {
      promised.push(await play(++seed));
      if (promised.length % 20 === 0) console.log(`${name}: ${promised.length} of ${count} games are over`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, worker));
  return promised;
}
