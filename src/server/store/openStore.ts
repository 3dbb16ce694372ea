import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { CachedStatements } from './cachedStatements.ts';
import { reach } from '../reach.ts';
import type { Settings } from '../settings.ts';
import { SqlStore, type Dialect } from './sqlStore.ts';
import type { Store } from './store.ts';

const POSTGRES_CONNECTIONS = 10;
const POSTGRES_PORT = 5432;
const POSTGRES_UNIQUE = '23505';
const SQLITE_UNIQUE = /UNIQUE|PRIMARYKEY/i;

/** The database that the settings ask for; rejects where it cannot be had. */
export function openStore({ databaseUrl, dataFolder }: Settings): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(dataFolder) : openPostgres(databaseUrl);
}

/** The embedded database in that folder, which is made where it is missing. */
export function openSqlite(folder: string, now: () => number = Date.now): Promise<SqlStore> {
  mkdirSync(folder, { recursive: true });
  return openSqliteFile(join(folder, 'reversi.sqlite'), now);
}

/** `:memory:` keeps everything in memory. */
export function openSqliteFile(file: string, now: () => number = Date.now): Promise<SqlStore> {
  const database = new Database(file);
  // With a write-ahead log NORMAL survives the end of the process, however it comes; FULL costs 4 ms a move.
  for (const pragma of ['journal_mode = WAL', 'synchronous = NORMAL', 'busy_timeout = 5000']) {
    database.pragma(pragma);
  }
  const dialect: Dialect = {
    db: new Kysely({ dialect: new SqliteDialect({ database: new CachedStatements(database) }) }),
    parameter: () => '?',
    isTaken: (error) => SQLITE_UNIQUE.test(codeOf(error)) || /UNIQUE constraint/i.test(String(error)),
    now,
  };
  return SqlStore.open(dialect);
}

export async function openPostgres(url: string, now: () => number = Date.now): Promise<SqlStore> {
  await reach('PostgreSQL', 'DATABASE_URL', url, POSTGRES_PORT);
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: POSTGRES_CONNECTIONS });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));
  const dialect: Dialect = {
    db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    parameter: (n) => `$${n}`,
    isTaken: (error) => codeOf(error) === POSTGRES_UNIQUE,
    now,
  };
  return SqlStore.open(dialect);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
