import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Disposable } from '../../lib/disposer.ts';

/** A record as it is kept: plain data with the name under which it is found. */
export interface StoredRecord {
  readonly id: string;
}

/** What is written together or not at all. */
export interface LibraryBatch {
  readonly games?: readonly StoredRecord[];
  readonly results?: readonly StoredRecord[];
  /** What could not be read, set aside as it is. */
  readonly aside?: readonly unknown[];
}

/** What the library reads at its start; nothing in it is trusted. */
export interface LibraryContent {
  readonly games: readonly unknown[];
  readonly results: readonly unknown[];
  readonly aside: readonly unknown[];
}

/** Where the library is kept. Each call is one transaction; it rejects when nothing has been written. */
export interface LibraryStorage extends Disposable {
  readAll(): Promise<LibraryContent>;
  write(batch: LibraryBatch): Promise<void>;
  /** Puts in place of a game what `change` makes of what is stored now; undefined leaves it. */
  update(id: string, change: (stored: unknown) => StoredRecord | undefined): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Why there is no storage, or no more of it. */
export type StorageTrouble = 'absent' | 'blocked' | 'newer' | 'closed' | 'full';

interface Schema extends DBSchema {
  games: { key: string; value: StoredRecord };
  results: { key: string; value: StoredRecord };
  aside: { key: number; value: unknown };
}

const NAME = 'reversi';
const VERSION = 1;
const GAMES_AT_ONCE = 100;

/** Opens the library of this browser; rejects where it cannot be had. `onTrouble` hears of what happens later. */
export async function openLibraryStorage(
  onTrouble: (trouble: StorageTrouble) => void,
): Promise<LibraryStorage> {
  const database = await openDB<Schema>(NAME, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('games', { keyPath: 'id' });
      fresh.createObjectStore('results', { keyPath: 'id' });
      fresh.createObjectStore('aside', { autoIncrement: true });
    },
    blocked: () => onTrouble('blocked'),
    // Another tab brings a newer version: this one must let go, or it would stop it.
    blocking: (_current, _next, event) => {
      (event.target as IDBDatabase).close();
      onTrouble('closed');
    },
    terminated: () => onTrouble('closed'),
  });
  return new DatabaseStorage(database);
}

/** What an error of the storage means to a person. */
export function troubleOf(reason: unknown): StorageTrouble {
  const name = reason instanceof Error ? reason.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'VersionError') return 'newer';
  if (name === 'InvalidStateError') return 'closed';
  return 'absent';
}

class DatabaseStorage implements LibraryStorage {
  readonly #database: IDBPDatabase<Schema>;

  constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  async readAll(): Promise<LibraryContent> {
    const transaction = this.#database.transaction(['games', 'results', 'aside']);
    const [results, aside] = await Promise.all([
      transaction.objectStore('results').getAll(),
      transaction.objectStore('aside').getAll(),
    ]);
    const games: StoredRecord[] = [];
    // The browser makes all that a request brings anew at one go: thousands of games at once would hold the page up.
    for (let last: IDBKeyRange | undefined; ;) {
      const some = await transaction.objectStore('games').getAll(last, GAMES_AT_ONCE);
      games.push(...some);
      const { id } = some.at(-1) ?? {};
      if (id === undefined || some.length < GAMES_AT_ONCE) break;
      last = IDBKeyRange.lowerBound(id, true);
    }
    await transaction.done;
    return { games, results, aside };
  }

  async write({ games = [], results = [], aside = [] }: LibraryBatch): Promise<void> {
    const transaction = this.#database.transaction(['games', 'results', 'aside'], 'readwrite');
    const putGames = async (): Promise<void> => {
      for (let first = 0; first < games.length; first += GAMES_AT_ONCE) {
        const some = games.slice(first, first + GAMES_AT_ONCE);
        await Promise.all(some.map((game) => transaction.objectStore('games').put(game)));
      }
    };
    await Promise.all([
      putGames(),
      ...results.map((result) => transaction.objectStore('results').put(result)),
      ...aside.map((each) => transaction.objectStore('aside').add(each)),
      transaction.done,
    ]);
  }

  async update(id: string, change: (stored: unknown) => StoredRecord | undefined): Promise<void> {
    const transaction = this.#database.transaction('games', 'readwrite');
    const stored: unknown = await transaction.store.get(id);
    const next = change(stored);
    await Promise.all([next !== undefined && transaction.store.put(next), transaction.done]);
  }

  async remove(id: string): Promise<void> {
    await this.#database.delete('games', id);
  }

  dispose(): void {
    this.#database.close();
  }
}
