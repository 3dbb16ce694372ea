import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { CachedStatements } from './cachedStatements.ts';
import { reach } from '../reach.ts';
import type { Settings } from '../settings.ts';
import { SharedSqliteDialect } from './sqliteDialect.ts';
import { SqlStore, type Dialect } from './sqlStore.ts';
import type { Store } from './store.ts';

const POSTGRES_CONNECTIONS = 10;
const POSTGRES_PORT = 5432;
const POSTGRES_UNIQUE = '23505';
const SQLITE_UNIQUE = /UNIQUE|PRIMARYKEY/i;
/** How long one process waits while another writes. */
const SQLITE_PATIENCE_MS = 5000;
const ASK_AGAIN_MS = 20;
const SQLITE_BUSY = /^SQLITE_BUSY/;

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
export async function openSqliteFile(file: string, now: () => number = Date.now): Promise<SqlStore> {
  const database = new Database(file, { timeout: SQLITE_PATIENCE_MS });
  await startLog(database);
  // With a write-ahead log NORMAL survives the end of the process, however it comes; FULL costs 4 ms a move.
  database.pragma('synchronous = NORMAL');
  const dialect: Dialect = {
    db: new Kysely({ dialect: new SharedSqliteDialect(new CachedStatements(database)) }),
    parameter: () => '?',
    isTaken: (error) => SQLITE_UNIQUE.test(codeOf(error)) || /UNIQUE constraint/i.test(String(error)),
    now,
  };
  return SqlStore.open(dialect);
}

/** Begins the write-ahead log; asks again where another process begins it too, for which SQLite does not wait. */
async function startLog(database: Database.Database): Promise<void> {
  const end = performance.now() + SQLITE_PATIENCE_MS;
  for (;;) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (!SQLITE_BUSY.test(codeOf(error)) || performance.now() > end) throw error;
    }
    await pause(ASK_AGAIN_MS);
  }
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
