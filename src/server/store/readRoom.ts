import type { Kysely } from 'kysely';
import type { Outcome } from '../../game/outcome.ts';
import { KEPT_CHAT, type ChatLine } from '../../net/messages.ts';
import { isBoardSize, parseSide } from '../../rules/index.ts';
import type { SeatNumber, StoredGame, StoredMove, StoredRoom, StoredSeat } from './store.ts';
import type { GameTable, Tables } from './tables.ts';

/** Reads a room with its newest game and its last lines of chat. */
export async function readRoom(db: Kysely<Tables>, code: string): Promise<StoredRoom | undefined> {
  const room = await db.selectFrom('rooms').selectAll().where('code', '=', code).executeTakeFirst();
  if (!room || !isBoardSize(room.size)) return undefined;
  const { minutes, increment } = room;
  return {
    code,
    size: room.size,
    clock: minutes === null ? undefined : { minutes, increment: increment ?? 0 },
    listed: room.listed === 1,
    blackSeat: seatNumber(room.black_seat),
    sideChosen: room.side_chosen === 1,
    seats: await readSeats(db, code),
    game: await readGame(db, code),
    chat: await readChat(db, code),
  };
}

async function readSeats(db: Kysely<Tables>, code: string): Promise<StoredSeat[]> {
  const rows = await db
    .selectFrom('seats')
    .select(['seat', 'name'])
    .where('code', '=', code)
    .orderBy('seat')
    .execute();
  return rows.map(({ seat, name }) => ({ seat: seatNumber(seat), name }));
}

async function readGame(db: Kysely<Tables>, code: string): Promise<StoredGame | undefined> {
  const row = await db
    .selectFrom('games')
    .selectAll()
    .where('code', '=', code)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const moves = await readMoves(db, row.id);
  const last = moves.at(-1);
  const outcome = outcomeOf(row);
  return {
    ...{ id: row.id, round: row.round, blackSeat: seatNumber(row.black_seat), epoch: row.epoch },
    ...{ outcome, moves },
    left: outcome === undefined && last ? last.left : { black: row.black_ms, white: row.white_ms },
  };
}

async function readMoves(db: Kysely<Tables>, game: string): Promise<StoredMove[]> {
  const rows = await db.selectFrom('moves').selectAll().where('game', '=', game).orderBy('ply').execute();
  return rows.map((row) => ({
    ...{ ply: row.ply, square: row.square, tookMs: row.took_ms },
    left: { black: row.black_ms, white: row.white_ms },
  }));
}

async function readChat(db: Kysely<Tables>, code: string): Promise<ChatLine[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('code', '=', code)
    .orderBy('number', 'desc')
    .limit(KEPT_CHAT)
    .execute();
  return rows
    .map(({ number, side, name, text }) => ({ number, side: parseSide(side), name, text }))
    .reverse();
}

function outcomeOf({ outcome, winner }: GameTable): Outcome | undefined {
  const side = parseSide(winner);
  switch (outcome) {
    case 'counted':
    case 'abandoned':
      return { kind: outcome, winner: side };
    case 'resigned':
    case 'time':
      return side && { kind: outcome, winner: side };
    default:
      return outcome === 'agreed' ? { kind: outcome, winner: undefined } : undefined;
  }
}

function seatNumber(stored: number): SeatNumber {
  return stored === 0 ? 0 : 1;
}
