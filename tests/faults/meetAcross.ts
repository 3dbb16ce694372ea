import { realTiming } from '../../src/lib/timing.ts';
import { joinRoom } from '../../src/net/joinRoom.ts';
import type { OnlineGame } from '../../src/net/onlineGame.ts';
import { OnlineServer } from '../../src/net/onlineServer.ts';
import { MemorySeats, until } from '../support/online/pages.ts';
import { startProcess, type KillOwnerOptions } from './killOwner.ts';

export interface Meetings {
  readonly pairs: number;
  /** Pairs of guests that were both left waiting. */
  readonly unmet: number;
}

const PAIRS = 40;
const WISH = { name: 'Guest', size: 8, clock: undefined } as const;
const PATIENCE_MS = 10_000;

/** Two guests at a time who want the same game come to two processes at the same moment: they must meet. */
export async function meetAcross(options: Omit<KillOwnerOptions, 'games'>): Promise<Meetings> {
  const servers = await Promise.all([0, 1].map(() => startProcess(options)));
  let unmet = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    const guests = await Promise.all(servers.map(({ url }) => seek(url)));
    const met = await Promise.all(guests.map(isPlaying));
    if (met.includes(false)) unmet++;
    for (const guest of guests) guest.dispose();
  }
  await Promise.all(servers.map((server) => server.kill()));
  console.log(`redis: ${PAIRS - unmet} of ${PAIRS} pairs of guests have met across two processes`);
  return { pairs: PAIRS, unmet };
}

async function seek(url: string): Promise<OnlineGame> {
  const server = new OnlineServer({ base: url, timing: realTiming, seats: new MemorySeats() });
  const code = await server.quickMatch(WISH);
  if (!code.ok) throw new Error(`no room: ${code.error}`);
  const joined = await joinRoom(server, { code: code.value, name: 'Guest', watch: false });
  if (!joined.ok) throw new Error(`not let in: ${joined.error}`);
  return joined.value;
}

async function isPlaying(guest: OnlineGame): Promise<boolean> {
  const begun = until(guest, () => guest.presence.status === 'playing' && guest.side !== undefined).then(
    () => true,
  );
  const tooLate = new Promise<boolean>(
    (resolve) => void setTimeout(() => resolve(false), PATIENCE_MS).unref(),
  );
  return Promise.race([begun, tooLate]);
}
