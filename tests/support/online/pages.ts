import { realTiming } from '../../../src/lib/timing.ts';
import { seededRandom } from '../../../src/lib/random.ts';
import type { CreateWish } from '../../../src/net/doors.ts';
import { joinRoom } from '../../../src/net/joinRoom.ts';
import type { OnlineEvent } from '../../../src/net/onlineEvent.ts';
import type { OnlineGame, OnlineGameOptions } from '../../../src/net/onlineGame.ts';
import { OnlineServer, type SeatKeeper } from '../../../src/net/onlineServer.ts';

export const WISH: CreateWish = { name: 'Ann', size: 8, clock: undefined, side: 'black', listed: false };

/** Seats as a page keeps them, here in memory. */
export class MemorySeats implements SeatKeeper {
  readonly #seats = new Map<string, string>();

  read(code: string): string | undefined {
    return this.#seats.get(code);
  }

  keep(code: string, seat: string | undefined): void {
    if (seat === undefined) this.#seats.delete(code);
    else this.#seats.set(code, seat);
  }
}

/** Somebody at a page of the server. */
export function visit(url: string, seats = new MemorySeats()): OnlineServer {
  return new OnlineServer({ base: url, timing: realTiming, seats });
}

export async function enter(server: OnlineServer, options: Partial<OnlineGameOptions> & { code: string }) {
  const joined = await joinRoom(server, { name: 'Guest', watch: false, ...options });
  if (!joined.ok) throw new Error(`not let in: ${joined.error}`);
  return joined.value;
}

/** Two people at a board: the host plays black unless the wish says otherwise. */
export async function pair(url: string, wish: Partial<CreateWish> = {}) {
  const host = visit(url);
  const guest = visit(url);
  const code = await host.createRoom({ ...WISH, ...wish });
  if (!code.ok) throw new Error(code.error);
  const ann = await enter(host, { code: code.value, name: 'Ann' });
  const bob = await enter(guest, { code: code.value, name: 'Bob' });
  await until(ann, () => ann.presence.status === 'playing');
  return { ann, bob, host, guest, code: code.value };
}

/** Waits until something holds, looking anew at every event. */
export function until(game: OnlineGame, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (holds()) return resolve();
    const stop = game.events.listen(() => {
      if (!holds()) return;
      stop();
      resolve();
    });
  });
}

/** The next event of a kind. */
export function next<Kind extends OnlineEvent['kind']>(
  game: OnlineGame,
  kind: Kind,
): Promise<Extract<OnlineEvent, { kind: Kind }>> {
  return new Promise((resolve) => {
    const stop = game.events.listen((event) => {
      if (event.kind !== kind) return;
      stop();
      resolve(event as Extract<OnlineEvent, { kind: Kind }>);
    });
  });
}

/** Plays random legal moves for both until the game is over, or so many plies stand. */
export async function playOn(ann: OnlineGame, bob: OnlineGame, seed = 1, plies = Number.POSITIVE_INFINITY) {
  const random = seededRandom(seed);
  while (ann.game.outcome === undefined && ann.game.cursor < plies) {
    const mover = ann.side === ann.game.position.mover ? ann : bob;
    const other = mover === ann ? bob : ann;
    const moves = mover.game.position.legalMoves;
    const count = mover.game.cursor + 1;
    const answer = await mover.place(moves[Math.floor(random() * moves.length)]!);
    if (!answer.ok) throw new Error(`refused: ${answer.error}`);
    await until(other, () => other.game.cursor >= count);
  }
}
