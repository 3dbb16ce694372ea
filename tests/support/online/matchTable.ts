import { decodeCommand } from '../../../src/net/decode.ts';
import type { ClockTime, Reply, ServerMessage, Sync } from '../../../src/net/messages.ts';
import { parseSquare } from '../../../src/rules/index.ts';
import { Match } from '../../../src/server/play/match.ts';
import { openSqliteFile } from '../../../src/server/store/openStore.ts';
import type { NewRoom, SeatNumber, Store } from '../../../src/server/store/store.ts';
import { HandTiming } from '../handTiming.ts';

export const ROOM: NewRoom = {
  code: '23456789ab',
  size: 8,
  clock: { minutes: 1, increment: 0 },
  listed: true,
  blackSeat: 0,
  sideChosen: true,
};
export const GRACE_MS = 60_000;

/** A match with its database in memory, its time moved by hand, and everything it tells written down. */
export class MatchTable {
  readonly timing = new HandTiming();
  readonly told: ServerMessage[] = [];
  readonly counted: string[] = [];
  readonly lags: Record<SeatNumber, number> = { 0: 0, 1: 0 };
  /** The clocks as the pages were shown them, the newest last. */
  readonly times: (ClockTime | undefined)[] = [];
  syncs = 0;
  isLost = false;
  store: Store;
  match!: Match;

  private constructor(store: Store) {
    this.store = store;
  }

  /** A room in which nobody is yet; the host holds black. */
  static async open(room: Partial<NewRoom> = {}): Promise<MatchTable> {
    const table = new MatchTable(await openSqliteFile(':memory:', () => 0));
    await table.store.createRoom({ ...ROOM, ...room }, { tokenHash: 'host', name: 'Ann' });
    await table.reopen('first');
    return table;
  }

  /** Both are here, and the game has begun. */
  static async started(room: Partial<NewRoom> = {}): Promise<MatchTable> {
    const table = await MatchTable.open(room);
    await table.match.arrive(0, 'Ann');
    await table.match.arrive(1, 'Bob');
    return table;
  }

  /** Another process, or this one after a restart, takes the room from the database. */
  async reopen(owner: string): Promise<Match> {
    const stored = await this.store.openRoom(ROOM.code, owner);
    if (!stored) throw new Error('no room');
    this.match = new Match(stored, {
      ...{ store: this.store, owner, timing: this.timing, graceMs: GRACE_MS, mostCreditMs: 1000 },
      lagOf: (seat) => this.lags[seat],
      tell: (message) => this.told.push(message),
      syncAll: () => this.syncs++,
      changed: () => undefined,
      timed: () => this.times.push(this.match.time),
      lost: () => (this.isLost = true),
      count: (what) => this.counted.push(what),
      report: (error) => {
        throw error;
      },
    });
    return this.match;
  }

  /** What a seat's page says, as it comes over the wire. */
  say(seat: SeatNumber | undefined, kind: string, payload: object = {}, match = this.match): Promise<Reply> {
    const command = decodeCommand(kind, payload);
    if (!command.ok) return Promise.resolve({ ok: false, code: command.error });
    return match.command({ seat, name: seat === 0 ? 'Ann' : 'Bob' }, command.value);
  }

  /** A move of the present epoch at the present ply. */
  move(
    seat: SeatNumber | undefined,
    square: string,
    changes: object = {},
    match = this.match,
  ): Promise<Reply> {
    const { epoch, took } = match.syncFor(undefined);
    return this.say(
      seat,
      'move',
      { epoch, ply: took.length, square: parseSquare(square, 8), ...changes },
      match,
    );
  }

  async line(...squares: string[]): Promise<void> {
    for (const square of squares) {
      const { took } = this.match.syncFor(undefined);
      const reply = await this.move(took.length % 2 === 0 ? 0 : 1, square);
      if (!reply.ok) throw new Error(`${square}: ${reply.code}`);
    }
  }

  get sync(): Sync {
    return this.match.syncFor(undefined);
  }

  get epoch(): number {
    return this.sync.epoch;
  }

  kinds(): readonly string[] {
    return this.told.map(({ kind }) => kind);
  }
}
