import { sql, type Kysely, type Migration, type MigrationProvider } from 'kysely';

const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await makeRooms(db);
    await makeGames(db);
  },
};

/** The tables as they grew, oldest first; a step once released never changes. */
export const migrations: MigrationProvider = {
  getMigrations: () => Promise.resolve({ '001-rooms': first }),
};

async function makeRooms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rooms')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('minutes', 'integer')
    .addColumn('increment', 'integer')
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('black_seat', 'integer', (column) => column.notNull())
    .addColumn('side_chosen', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('seats')
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seats_key', ['code', 'seat'])
    .execute();
  await db.schema
    .createTable('chat')
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('side', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('said_at', 'bigint', (column) => column.notNull().defaultTo(sql`0`))
    .addPrimaryKeyConstraint('chat_key', ['code', 'number'])
    .execute();
}

async function makeGames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('games')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('black_seat', 'integer', (column) => column.notNull())
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('winner', 'text')
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('black_ms', 'integer', (column) => column.notNull())
    .addColumn('white_ms', 'integer', (column) => column.notNull())
    .addUniqueConstraint('games_round', ['code', 'round'])
    .execute();
  await db.schema
    .createTable('moves')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('ply', 'integer', (column) => column.notNull())
    .addColumn('square', 'integer', (column) => column.notNull())
    .addColumn('took_ms', 'integer', (column) => column.notNull())
    .addColumn('black_ms', 'integer', (column) => column.notNull())
    .addColumn('white_ms', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('moves_key', ['game', 'ply'])
    .execute();
}
