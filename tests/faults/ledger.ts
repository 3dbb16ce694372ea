import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { Game } from '../../src/game/game.ts';
import { standardStart } from '../../src/rules/index.ts';
import { CachedStatements } from '../../src/server/store/cachedStatements.ts';
import type { Tables } from '../../src/server/store/tables.ts';

/** What the pages were promised of a game: the square of each ply that was acknowledged. */
export interface Promised {
  readonly code: string;
  readonly acknowledged: ReadonlyMap<number, number>;
  /** The squares of the board that both pages ended with. */
  readonly moves: string;
}

export interface Findings {
  readonly games: number;
  readonly finished: number;
  readonly moves: number;
  /** Acknowledged moves that are not in the database as they were acknowledged. */
  readonly lost: number;
  /** Moves that are in the database twice, or that no legal game has. */
  readonly duplicated: number;
}

/** Where the moves are: a file of SQLite, or the address of PostgreSQL. */
export async function audit(where: string, promised: readonly Promised[]): Promise<Findings> {
  const db = open(where);
  const findings = { games: promised.length, finished: 0, moves: 0, lost: 0, duplicated: 0 };
  try {
    for (const game of promised) {
      const id = `${game.code}:0`;
      const stored = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
      const rows = await db.selectFrom('moves').selectAll().where('game', '=', id).orderBy('ply').execute();
      const squares = rows.map(({ square }) => square);
      findings.moves += rows.length;
      if (stored?.outcome) findings.finished++;
      for (const [ply, square] of game.acknowledged) if (squares[ply] !== square) findings.lost++;
      findings.duplicated += squares.length - new Set(squares).size + illegalIn(squares);
      if (squares.join(' ') !== game.moves) findings.lost++;
    }
  } finally {
    await db.destroy();
  }
  return findings;
}

function open(where: string): Kysely<Tables> {
  if (where.startsWith('postgres')) {
    return new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: where }) }) });
  }
  const database = new CachedStatements(new Database(where, { readonly: true }));
  return new Kysely({ dialect: new SqliteDialect({ database }) });
}

/** 1 where the squares are no legal game from its start. */
function illegalIn(squares: readonly number[]): number {
  let game = Game.start(standardStart(8));
  for (const square of squares) {
    const played = game.play(square);
    if (!played.ok) return 1;
    game = played.value.game;
  }
  return 0;
}
