import { CompiledQuery, Migrator, type Kysely } from 'kysely';
import type { Outcome } from '../../game/outcome.ts';
import type { ChatLine } from '../../net/messages.ts';
import { migrations } from './migrations.ts';
import { readRoom } from './readRoom.ts';
import type { NewGame, NewRoom, SeatNumber, Store, StoredMove, StoredRoom, TimeLeft } from './store.ts';
import type { Tables } from './tables.ts';

/** What the two databases do differently. */
export interface Dialect {
  readonly db: Kysely<Tables>;
  /** The n-th parameter of a query, from 1. */
  readonly parameter: (n: number) => string;
  /** Whether an error says that a key is taken. */
  readonly isTaken: (error: unknown) => boolean;
  readonly now: () => number;
}

const DAY_MS = 86_400_000;

/** Rooms and games in SQLite or PostgreSQL. */
export class SqlStore implements Store {
  readonly #db: Kysely<Tables>;
  readonly #dialect: Dialect;
  readonly #insertMove: string;

  private constructor(dialect: Dialect) {
    this.#db = dialect.db;
    this.#dialect = dialect;
    this.#insertMove = moveInsertion(dialect.parameter);
  }

  /** Brings the tables up to date. */
  static async open(dialect: Dialect): Promise<SqlStore> {
    const { error } = await new Migrator({ db: dialect.db, provider: migrations }).migrateToLatest();
    if (error !== undefined) throw error;
    return new SqlStore(dialect);
  }

  async createRoom(
    room: NewRoom,
    host: { readonly tokenHash: string; readonly name: string },
  ): Promise<void> {
    const { code, size, clock, listed, blackSeat, sideChosen } = room;
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('rooms')
        .values({
          ...{ code, size, minutes: clock?.minutes ?? null, increment: clock?.increment ?? null },
          ...{ listed: Number(listed), black_seat: blackSeat, side_chosen: Number(sideChosen) },
          created_at: this.#dialect.now(),
        })
        .execute();
      await db
        .insertInto('seats')
        .values({ code, seat: 0, token_hash: host.tokenHash, name: host.name })
        .execute();
    });
  }

  async openRoom(code: string, owner: string): Promise<StoredRoom | undefined> {
    await this.#db.updateTable('games').set({ owner }).where('code', '=', code).execute();
    return readRoom(this.#db, code);
  }

  async hasRoom(code: string): Promise<boolean> {
    const row = await this.#db.selectFrom('rooms').select('code').where('code', '=', code).executeTakeFirst();
    return row !== undefined;
  }

  async seatOf(code: string, tokenHash: string): Promise<SeatNumber | undefined> {
    const row = await this.#db
      .selectFrom('seats')
      .select('seat')
      .where('code', '=', code)
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row === undefined ? undefined : row.seat === 0 ? 0 : 1;
  }

  async takeSeat(code: string, tokenHash: string, name: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('seats')
      .values({ code, seat: 1, token_hash: tokenHash, name })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) === 1;
  }

  async freeSeat(code: string, seat: SeatNumber): Promise<void> {
    await this.#db.deleteFrom('seats').where('code', '=', code).where('seat', '=', seat).execute();
  }

  async renameSeat(code: string, seat: SeatNumber, name: string): Promise<void> {
    await this.#db
      .updateTable('seats')
      .set({ name })
      .where('code', '=', code)
      .where('seat', '=', seat)
      .execute();
  }

  async startGame(code: string, game: NewGame, owner: string): Promise<boolean> {
    const { id, round, blackSeat, epoch, left } = game;
    return this.#once(async () => {
      await this.#db
        .insertInto('games')
        .values({
          ...{ id, code, round, epoch, owner, black_seat: blackSeat, outcome: null, winner: null },
          ...{ started_at: this.#dialect.now(), ended_at: null },
          ...{ black_ms: Math.round(left.black), white_ms: Math.round(left.white) },
        })
        .execute();
      return true;
    });
  }

  /** The one query of which there are thousands: written out, so that nothing has to be built for it. */
  async addMove(game: string, move: StoredMove, owner: string): Promise<boolean> {
    const { ply, square, tookMs, left } = move;
    const numbers = [ply, square, tookMs, left.black, left.white].map(Math.round);
    const query = CompiledQuery.raw(this.#insertMove, [game, ...numbers, game, owner]);
    return this.#once(async () => Number((await this.#db.executeQuery(query)).numAffectedRows ?? 0n) === 1);
  }

  async takeBack(
    game: string,
    to: { readonly plies: number; readonly epoch: number; readonly left: TimeLeft },
    owner: string,
  ): Promise<boolean> {
    const { plies, epoch, left } = to;
    return this.#db.transaction().execute(async (db) => {
      const times = { black_ms: Math.round(left.black), white_ms: Math.round(left.white) };
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ epoch, ...times })
        .where('id', '=', game)
        .where('owner', '=', owner)
        .where('outcome', 'is', null)
        .executeTakeFirst();
      if (Number(numUpdatedRows) !== 1) return false;
      await db.deleteFrom('moves').where('game', '=', game).where('ply', '>=', plies).execute();
      await db
        .updateTable('moves')
        .set(times)
        .where('game', '=', game)
        .where('ply', '=', plies - 1)
        .execute();
      return true;
    });
  }

  async endGame(game: string, outcome: Outcome, left: TimeLeft, owner: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('games')
      .set({
        ...{ outcome: outcome.kind, winner: outcome.winner ?? null, ended_at: this.#dialect.now() },
        ...{ black_ms: Math.round(left.black), white_ms: Math.round(left.white) },
      })
      .where('id', '=', game)
      .where('owner', '=', owner)
      .where('outcome', 'is', null)
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  }

  async addChat(code: string, line: ChatLine): Promise<void> {
    const { number, side, name, text } = line;
    await this.#db
      .insertInto('chat')
      .values({ code, number, side: side ?? null, name, text, said_at: this.#dialect.now() })
      .execute();
  }

  async sweep(olderThan = DAY_MS): Promise<number> {
    const before = this.#dialect.now() - olderThan;
    const { numUpdatedRows } = await this.#db
      .updateTable('games')
      .set({ outcome: 'abandoned', winner: null, ended_at: this.#dialect.now() })
      .where('outcome', 'is', null)
      .where('started_at', '<', before)
      .executeTakeFirst();
    const unplayed = this.#db
      .selectFrom('rooms')
      .select('code')
      .where('created_at', '<', before)
      .where('code', 'not in', this.#db.selectFrom('games').select('code'));
    await this.#db.deleteFrom('chat').where('code', 'in', unplayed).execute();
    await this.#db.deleteFrom('seats').where('code', 'in', unplayed).execute();
    const { numDeletedRows } = await this.#db
      .deleteFrom('rooms')
      .where('code', 'in', unplayed)
      .executeTakeFirst();
    return Number(numUpdatedRows) + Number(numDeletedRows);
  }

  async check(): Promise<void> {
    await this.#db.selectFrom('rooms').select('code').limit(1).execute();
  }

  close(): Promise<void> {
    return this.#db.destroy();
  }

  async #once(write: () => Promise<boolean>): Promise<boolean> {
    try {
      return await write();
    } catch (error) {
      if (this.#dialect.isTaken(error)) return false;
      throw error;
    }
  }
}

/** Inserts a move only while the game is open and its owner's. */
function moveInsertion(parameter: (n: number) => string): string {
  const numbers = [2, 3, 4, 5, 6].map((n) => `cast(${parameter(n)} as integer)`).join(', ');
  return `insert into moves (game, ply, square, took_ms, black_ms, white_ms)
    select cast(${parameter(1)} as text), ${numbers}
    where exists (select 1 from games where id = ${parameter(7)} and owner = ${parameter(8)} and outcome is null)`;
}
