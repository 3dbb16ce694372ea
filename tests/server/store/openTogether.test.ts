import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, Migrator } from 'kysely';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { CachedStatements } from '../../../src/server/store/cachedStatements.ts';
import { openSqlite } from '../../../src/server/store/openStore.ts';
import { SharedSqliteDialect } from '../../../src/server/store/sqliteDialect.ts';
import { ChildServer } from '../../support/online/childServer.ts';

const TOGETHER = 4;
const LONG_MS = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'reversi-together-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('several servers open one new file at the same moment', { timeout: LONG_MS }, async () => {
  const options = { port: 0, folder, environment: {}, waits: true };
  const servers = Array.from({ length: TOGETHER }, () => new ChildServer(options));
  try {
    await Promise.all(servers.map((server) => server.ready()));
    const listening = servers.map((server) => server.listening());
    for (const server of servers) server.go();
    expect(await Promise.all(listening)).toHaveLength(TOGETHER);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
  const store = await openSqlite(join(folder, 'data'));
  await expect(store.check()).resolves.toBeUndefined();
  await store.close();
});

test('a step of the tables that is cut off leaves nothing behind', async () => {
  const database = new CachedStatements(new Database(':memory:'));
  const db = new Kysely<unknown>({ dialect: new SharedSqliteDialect(database) });
  const cutOff = {
    up: async (inside: Kysely<unknown>) => {
      await inside.schema.createTable('rooms').addColumn('code', 'text').execute();
      throw new Error('cut off');
    },
  };
  const provider = { getMigrations: () => Promise.resolve({ '001-rooms': cutOff }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  expect(String(error)).toContain('cut off');
  expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain('rooms');
  await db.destroy();
});
