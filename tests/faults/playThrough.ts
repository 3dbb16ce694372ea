import { seededRandom } from '../../src/lib/random.ts';
import { realTiming } from '../../src/lib/timing.ts';
import { joinRoom } from '../../src/net/joinRoom.ts';
import type { OnlineGame } from '../../src/net/onlineGame.ts';
import { OnlineServer } from '../../src/net/onlineServer.ts';
import { MemorySeats, WISH } from '../support/online/pages.ts';
import type { Promised } from './ledger.ts';

/** A page's way to the server, which may be down for a moment. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

const PATIENCE_MS = 200;
/** A game that has not gone on for so long has failed. */
const STUCK_MS = 100_000;
/** Pages are woken so often while they wait: a server lives too briefly here for their usual patience. */
const WAKE_MS = 250;

/** Plays a game to its end with the page's own half of online play, whatever happens to the server meanwhile. */
export async function playThrough(url: string, seed: number, fetching: Fetch = fetch): Promise<Promised> {
  const visit = (): OnlineServer =>
    new OnlineServer({ base: url, timing: realTiming, seats: new MemorySeats(), fetch: fetching });
  const [host, guest] = [visit(), visit()];
  const code = await insist(() => host.createRoom({ ...WISH, clock: { minutes: 60, increment: 0 } }));
  const ann = await insist(() => joinRoom(host, { code, name: 'Ann', watch: false }));
  const bob = await insist(() => joinRoom(guest, { code, name: 'Bob', watch: false }));
  const acknowledged = new Map<number, number>();
  await eventually([ann, bob], () => ann.presence.status !== 'waiting');
  await playOut(ann, bob, seed, acknowledged);
  await eventually([ann, bob], () => ann.sync?.outcome !== undefined && bob.sync?.outcome !== undefined);
  const moves = [ann, bob].map(({ game }) => game.steps.map(({ ply }) => ply.square).join(' '));
  ann.dispose();
  bob.dispose();
  return { code, acknowledged, moves: moves[0] === moves[1] ? moves[0]! : 'the pages disagree' };
}

async function playOut(ann: OnlineGame, bob: OnlineGame, seed: number, acknowledged: Map<number, number>) {
  const random = seededRandom(seed);
  while (ann.game.outcome === undefined || bob.game.outcome === undefined) {
    await eventually([ann, bob], () => ann.game.cursor === bob.game.cursor || ann.game.outcome !== undefined);
    const { cursor, position, outcome } = ann.game;
    if (outcome !== undefined) continue;
    const mover = ann.side === position.mover ? ann : bob;
    const square = position.legalMoves[Math.floor(random() * position.legalMoves.length)]!;
    const answer = await mover.place(square);
    if (!answer.ok) continue;
    acknowledged.set(cursor, square);
    await eventually([ann, bob], () => ann.game.cursor > cursor && bob.game.cursor > cursor);
  }
}

/** Tries until it works: the server may be down at this moment. */
async function insist<Value>(
  attempt: () => Promise<
    { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: string }
  >,
): Promise<Value> {
  for (const begun = performance.now(); ;) {
    const result = await attempt();
    if (result.ok) return result.value;
    if (performance.now() - begun > STUCK_MS) throw new Error(`not let in: ${result.error}`);
    await new Promise((resolve) => void setTimeout(resolve, PATIENCE_MS));
  }
}

/** Waits until something holds for these pages, looking anew at every event. */
function eventually(pages: readonly OnlineGame[], holds: () => boolean): Promise<void> {
  if (holds()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stops = pages.map((page) =>
      page.events.listen(() => {
        if (holds()) settle(resolve);
      }),
    );
    const waking = setInterval(() => {
      for (const page of pages) if (page.connection.state === 'lost') page.wake();
    }, WAKE_MS);
    const settle = (then: () => void): void => {
      clearTimeout(timer);
      clearInterval(waking);
      for (const stop of stops) stop();
      then();
    };
    const timer = setTimeout(() => {
      const states = pages.map(
        (page) => `${page.code} ${page.game.cursor} ${JSON.stringify(page.connection)}`,
      );
      settle(() => reject(new Error(`a game is stuck: ${states.join(', ')}`)));
    }, STUCK_MS);
  });
}
