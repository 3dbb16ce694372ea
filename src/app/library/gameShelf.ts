import { changedEntry, mergeEntries, type LibraryEntry } from './libraryEntry.ts';
import { KeptGame } from './keptGame.ts';

/** Kept games by their names and by their lines, and in order. */
export class GameShelf {
  #games = new Map<string, KeptGame>();
  #order: readonly KeptGame[] | undefined;
  #lines: ReadonlyMap<string, KeptGame> | undefined;
  #changes = 0;

  /** Grows with each change but those of `replaceAll`. */
  get changes(): number {
    return this.#changes;
  }

  get size(): number {
    return this.#games.size;
  }

  /** The newest first. */
  get inOrder(): readonly KeptGame[] {
    this.#order ??= [...this.#games.values()].sort((a, b) => b.at - a.at);
    return this.#order;
  }

  get(id: string): KeptGame | undefined {
    return this.#games.get(id);
  }

  /** The newest game with this line. */
  withLine(key: string): KeptGame | undefined {
    this.#lines ??= new Map([...this.inOrder].reverse().map((game) => [game.lineKey, game]));
    return this.#lines.get(key);
  }

  put(game: KeptGame): void {
    this.#games.set(game.id, game);
    this.#forget();
    this.#changes++;
  }

  remove(id: string): void {
    this.#games.delete(id);
    this.#forget();
    this.#changes++;
  }

  /** These games and no others; of two with the same name the last one. */
  replaceAll(games: readonly KeptGame[]): void {
    this.#games = new Map(games.map((game) => [game.id, game]));
    this.#forget();
  }

  /** Takes games in, and gives them as they are now: those that were there already are merged. */
  merge(games: readonly KeptGame[]): readonly KeptGame[] {
    return games.map((game) => {
      const before = this.#games.get(game.id);
      const merged = before === undefined ? game : KeptGame.of(mergeEntries(before, game));
      this.put(merged);
      return merged;
    });
  }

  #forget(): void {
    this.#order = undefined;
    this.#lines = undefined;
  }
}

/** A game that is kept once more: the name, the note and, as far as it fits, the review stay. */
export function keptAgain(entry: LibraryEntry, known: KeptGame): KeptGame {
  const named = changedEntry(entry, { name: known.name, note: known.note });
  return KeptGame.of(mergeEntries(named, changedEntry(known, { changedAt: 0 })));
}
