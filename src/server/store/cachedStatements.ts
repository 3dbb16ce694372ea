import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Database from 'libsql';

type Statement = ReturnType<Database.Database['prepare']>;

/** A database for kysely that prepares each statement once: preparing costs more than running it. */
export class CachedStatements implements SqliteDatabase {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(database: Database.Database) {
    this.#database = database;
  }

  prepare(text: string): SqliteStatement {
    const known = this.#statements.get(text);
    if (known) return known;
    const made = adapt(this.#database.prepare(text));
    this.#statements.set(text, made);
    return made;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

function adapt(statement: Statement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(parameters),
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => statement.iterate(parameters),
  };
}
