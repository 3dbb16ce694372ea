import type { LibraryBatch, LibraryContent, LibraryStorage, StoredRecord } from './libraryStorage.ts';

/** Keeps the library for this visit, where the browser keeps nothing. */
export class MemoryStorage implements LibraryStorage {
  readonly #games = new Map<string, StoredRecord>();
  readonly #results = new Map<string, StoredRecord>();
  readonly #aside: unknown[] = [];

  readAll(): Promise<LibraryContent> {
    return Promise.resolve({
      games: [...this.#games.values()],
      results: [...this.#results.values()],
      aside: [...this.#aside],
    });
  }

  write({ games = [], results = [], aside = [] }: LibraryBatch): Promise<void> {
    for (const game of games) this.#games.set(game.id, game);
    for (const result of results) this.#results.set(result.id, result);
    this.#aside.push(...aside);
    return Promise.resolve();
  }

  update(id: string, change: (stored: unknown) => StoredRecord | undefined): Promise<void> {
    const next = change(this.#games.get(id));
    if (next !== undefined) this.#games.set(id, next);
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.#games.delete(id);
    return Promise.resolve();
  }

  dispose(): void {
    this.#games.clear();
  }
}
