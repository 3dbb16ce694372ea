import type { Disposable } from '../../lib/disposer.ts';
import { ok, type Result } from '../../lib/result.ts';
import { Stream, type Listenable } from '../../lib/stream.ts';
import { readAtOnce, readPaced, type Slices } from '../../records/slices.ts';
import type { Review } from '../../review/reviewRecord.ts';
import { parseLadderResult, type LadderResult } from '../../review/ladder.ts';
import { GameShelf, keptAgain } from './gameShelf.ts';
import { KeptGame } from './keptGame.ts';
import { changedEntry, makeEntryRecord, parseEntryRecord, type LibraryEntry } from './libraryEntry.ts';
import {
  readEntry,
  readLibraryFile,
  sortRecords,
  writeLibraryFile,
  type LibraryFileError,
} from './libraryFile.ts';
import {
  troubleOf,
  type LibraryBatch,
  type LibraryContent,
  type LibraryStorage,
  type StorageTrouble,
} from './libraryStorage.ts';
import type { Imported, LibraryParts } from './libraryParts.ts';
import { MemoryStorage } from './memoryStorage.ts';

/** All games that are kept, and the results of the ladder. What cannot be written stays for this visit, with a word. */
export class Library implements Disposable {
  readonly #parts: LibraryParts;
  readonly #changed = new Stream<void>();
  #storage: LibraryStorage = new MemoryStorage();
  readonly #shelf = new GameShelf();
  #results = new Map<string, LadderResult>();
  #aside: readonly unknown[] = [];
  /** What the storage would not take: kept in this tab until it does. */
  readonly #unsaved = new Map<string, KeptGame>();
  #removed: KeptGame | undefined;
  #trouble: StorageTrouble | undefined;
  readonly #gone = new AbortController();

  private constructor(parts: LibraryParts) {
    this.#parts = parts;
  }

  /** The library of this browser; where it cannot be had, an empty one for this visit. */
  static async open(parts: LibraryParts): Promise<Library> {
    const library = new Library(parts);
    await library.#connect();
    await library.#load();
    parts.channel?.told.listen(() => void library.#load());
    return library;
  }

  get changed(): Listenable<void> {
    return this.#changed;
  }

  /** The newest first. */
  get entries(): readonly KeptGame[] {
    return this.#shelf.inOrder;
  }

  get results(): readonly LadderResult[] {
    return [...this.#results.values()];
  }

  /** How many games or results are of another version or broken; they stay where they are. */
  get unreadable(): number {
    return this.#aside.length;
  }

  get trouble(): StorageTrouble | undefined {
    return this.#trouble;
  }

  /** The entry that was removed last, as long as it can be brought back. */
  get removed(): KeptGame | undefined {
    return this.#removed;
  }

  find(id: string): KeptGame | undefined {
    return this.#shelf.get(id);
  }

  /** A game with this line, by the key of `lineKeyOf`. */
  findLine(key: string): KeptGame | undefined {
    return this.#shelf.withLine(key);
  }

  /** Keeps a game. If it is kept already, its name, note and review stay, the review as far as it fits. True once it is written. */
  async keep(entry: LibraryEntry, result?: LadderResult): Promise<boolean> {
    const known = this.#shelf.get(entry.id);
    const whole = known === undefined ? KeptGame.of(entry) : keptAgain(entry, known);
    this.#shelf.put(whole);
    if (result !== undefined) this.#results.set(result.id, result);
    await this.#write({
      games: [whole.record],
      ...(result !== undefined && { results: [result] }),
    });
    return this.#trouble === undefined;
  }

  /** Another name or note, or a review. Read and written at once, so that two tabs lose nothing of each other. */
  async change(
    id: string,
    changes: Partial<Pick<LibraryEntry, 'name' | 'note'>> & { readonly review?: Review },
  ): Promise<void> {
    const before = this.#shelf.get(id);
    if (before === undefined) return;
    const all = { ...changes, changedAt: this.#parts.now() };
    this.#shelf.put(KeptGame.of(changedEntry(before, all)));
    const isWritten = await this.#try(() =>
      this.#storage.update(id, (stored) => {
        const now = parseEntryRecord(stored);
        return makeEntryRecord(changedEntry(now.ok ? now.value : before, all));
      }),
    );
    this.#noteUnsaved(id, isWritten);
  }

  async remove(id: string): Promise<void> {
    const entry = this.#shelf.get(id);
    if (entry === undefined) return;
    this.#removed = entry;
    this.#shelf.remove(id);
    this.#unsaved.delete(id);
    await this.#try(() => this.#storage.remove(id));
  }

  /** Brings back what was removed last. */
  async undoRemove(): Promise<void> {
    const entry = this.#removed;
    if (entry === undefined) return;
    this.#removed = undefined;
    this.#shelf.put(entry);
    await this.#write({ games: [entry.record] });
  }

  /** Everything as the text of one file, in pieces, what cannot be read included; undefined once disposed. */
  makeFile(): Promise<readonly string[] | undefined> {
    const games = this.entries.map(({ record }) => record);
    return this.#slowly(writeLibraryFile({ games, results: this.results, aside: this.#aside }));
  }

  /** Takes in such a file; games that are known are merged, what cannot be read is set aside. */
  async takeFile(text: string): Promise<Result<Imported, LibraryFileError> | undefined> {
    const file = await this.#slowly(readLibraryFile(text));
    if (file === undefined || !file.ok) return file;
    const { results, aside } = file.value;
    const before = this.#shelf.size;
    const entries = this.#shelf.merge(file.value.entries);
    const fresh = results.filter(({ id }) => !this.#results.has(id));
    for (const result of fresh) this.#results.set(result.id, result);
    this.#aside = [...this.#aside, ...aside];
    await this.#write({ games: entries.map(({ record }) => record), results: fresh, aside });
    const added = this.#shelf.size - before;
    return ok({ added, merged: entries.length - added, aside: aside.length });
  }

  dispose(): void {
    this.#gone.abort();
    this.#parts.channel?.dispose();
    this.#storage.dispose();
  }

  async #connect(): Promise<void> {
    await new Promise<void>((resolve) => {
      const fail = (trouble: StorageTrouble): void => {
        this.#fail(trouble);
        resolve();
      };
      this.#parts.open(fail).then(
        (storage) => {
          this.#take(storage);
          resolve();
        },
        (reason: unknown) => fail(troubleOf(reason)),
      );
    });
  }

  /** A storage that another tab had blocked may come late: what this visit has gathered goes into it. */
  #take(storage: LibraryStorage): void {
    if (this.#gone.signal.aborted) return storage.dispose();
    this.#storage = storage;
    if (this.#trouble !== 'blocked') return;
    this.#trouble = undefined;
    void this.#write({ games: this.entries.map(({ record }) => record), results: this.results }).then(() =>
      this.#load(),
    );
  }

  /** Reads all that is stored; again, if something has changed meanwhile. */
  async #load(): Promise<void> {
    const { changes } = this.#shelf;
    let content: LibraryContent;
    try {
      content = await this.#storage.readAll();
    } catch (reason) {
      this.#fail(troubleOf(reason));
      return;
    }
    const games = await this.#slowly(sortRecords(content.games, readEntry));
    if (games === undefined) return;
    if (changes !== this.#shelf.changes) return this.#load();
    const results = readAtOnce(sortRecords(content.results, parseLadderResult));
    this.#shelf.replaceAll([...games.read, ...this.#unsaved.values()]);
    this.#results = new Map(results.read.map((each) => [each.id, each]));
    this.#aside = [...content.aside, ...games.aside, ...results.aside];
    this.#changed.emit();
  }

  /** Does long work in slices; undefined once the library is disposed. */
  #slowly<Value>(work: Slices<Value>): Promise<Value | undefined> {
    return readPaced(work, { ...this.#parts.pace, signal: this.#gone.signal });
  }

  async #write(batch: LibraryBatch): Promise<void> {
    const late = [...this.#unsaved.values()].map(({ record }) => record);
    const games = [...late, ...(batch.games ?? [])];
    const isWritten = await this.#try(() => this.#storage.write({ ...batch, games }));
    for (const { id } of games) this.#noteUnsaved(id, isWritten);
  }

  #noteUnsaved(id: string, isWritten: boolean): void {
    const entry = this.#shelf.get(id);
    if (isWritten || entry === undefined) this.#unsaved.delete(id);
    else this.#unsaved.set(id, entry);
  }

  /** Whether it was written; if so, other tabs are told. */
  async #try(write: () => Promise<void>): Promise<boolean> {
    try {
      await write();
      if (this.#trouble === 'full') this.#trouble = undefined;
      this.#parts.channel?.tell();
      return true;
    } catch (reason) {
      this.#fail(troubleOf(reason));
      return false;
    } finally {
      this.#changed.emit();
    }
  }

  #fail(trouble: StorageTrouble): void {
    this.#trouble = trouble;
    this.#changed.emit();
  }
}
