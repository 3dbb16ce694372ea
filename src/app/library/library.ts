import type { Disposable } from '../../lib/disposer.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { Stream, type Listenable } from '../../lib/stream.ts';
import type { Review } from '../../review/reviewRecord.ts';
import { parseLadderResult, type LadderResult } from '../../review/ladder.ts';
import {
  makeEntryRecord,
  mergeEntries,
  mergeInto,
  parseEntryRecord,
  type LibraryEntry,
  type LibraryEntryError,
} from './libraryEntry.ts';
import { makeLibraryFile, parseLibraryFile, sortRecords, type LibraryFileError } from './libraryFile.ts';
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
  #entries = new Map<string, LibraryEntry>();
  #results = new Map<string, LadderResult>();
  #aside: readonly unknown[] = [];
  /** What the storage would not take: kept in this tab until it does. */
  readonly #unsaved = new Map<string, LibraryEntry>();
  #removed: LibraryEntry | undefined;
  #trouble: StorageTrouble | undefined;
  #isGone = false;

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
  get entries(): readonly LibraryEntry[] {
    return [...this.#entries.values()].sort((a, b) => b.at - a.at);
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
  get removed(): LibraryEntry | undefined {
    return this.#removed;
  }

  find(id: string): LibraryEntry | undefined {
    return this.#entries.get(id);
  }

  /** Keeps a game. If it is kept already, its name, note and review stay, the review as far as it fits. */
  async keep(entry: LibraryEntry, result?: LadderResult): Promise<void> {
    const known = this.#entries.get(entry.id);
    const named = known === undefined ? entry : { ...entry, name: known.name, note: known.note };
    const whole = known === undefined ? named : mergeEntries(named, { ...known, changedAt: 0 });
    this.#entries.set(whole.id, whole);
    if (result !== undefined) this.#results.set(result.id, result);
    await this.#write({
      games: [makeEntryRecord(whole)],
      ...(result !== undefined && { results: [result] }),
    });
  }

  /** Another name or note, or a review. Read and written at once, so that two tabs lose nothing of each other. */
  async change(
    id: string,
    changes: Partial<Pick<LibraryEntry, 'name' | 'note'>> & { readonly review?: Review },
  ): Promise<void> {
    const before = this.#entries.get(id);
    if (before === undefined) return;
    const changedAt = this.#parts.now();
    this.#entries.set(id, { ...before, ...changes, changedAt });
    const isWritten = await this.#try(() =>
      this.#storage.update(id, (stored) => {
        const now = parseEntryRecord(stored);
        return makeEntryRecord({ ...(now.ok ? now.value : before), ...changes, changedAt });
      }),
    );
    this.#noteUnsaved(id, isWritten);
  }

  async remove(id: string): Promise<void> {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    this.#removed = entry;
    this.#entries.delete(id);
    this.#unsaved.delete(id);
    await this.#try(() => this.#storage.remove(id));
  }

  /** Brings back what was removed last. */
  async undoRemove(): Promise<void> {
    const entry = this.#removed;
    if (entry === undefined) return;
    this.#removed = undefined;
    this.#entries.set(entry.id, entry);
    await this.#write({ games: [makeEntryRecord(entry)] });
  }

  forgetRemoved(): void {
    this.#removed = undefined;
    this.#changed.emit();
  }

  /** Everything as the text of one file, what cannot be read included. */
  makeFile(): string {
    return makeLibraryFile({ entries: this.entries, results: this.results, aside: this.#aside });
  }

  /** Takes in such a file; games that are known are merged, what cannot be read is set aside. */
  async takeFile(text: string): Promise<Result<Imported, LibraryFileError>> {
    const file = parseLibraryFile(text);
    if (!file.ok) return err(file.error);
    const { results, aside } = file.value;
    const before = this.#entries.size;
    const entries = mergeInto(this.#entries, file.value.entries);
    const fresh = results.filter(({ id }) => !this.#results.has(id));
    for (const result of fresh) this.#results.set(result.id, result);
    this.#aside = [...this.#aside, ...aside];
    await this.#write({ games: entries.map(makeEntryRecord), results: fresh, aside });
    const added = this.#entries.size - before;
    return ok({ added, merged: entries.length - added, aside: aside.length });
  }

  dispose(): void {
    this.#isGone = true;
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
    if (this.#isGone) return storage.dispose();
    this.#storage = storage;
    if (this.#trouble !== 'blocked') return;
    this.#trouble = undefined;
    void this.#write({ games: [...this.#entries.values()].map(makeEntryRecord), results: this.results }).then(
      () => this.#load(),
    );
  }

  async #load(): Promise<void> {
    let content: LibraryContent;
    try {
      content = await this.#storage.readAll();
    } catch (reason) {
      this.#fail(troubleOf(reason));
      return;
    }
    const games = sortRecords(content.games, (each) => valueOf(parseEntryRecord(each)));
    const results = sortRecords(content.results, parseLadderResult);
    this.#entries = new Map([...games.read, ...this.#unsaved.values()].map((each) => [each.id, each]));
    this.#results = new Map(results.read.map((each) => [each.id, each]));
    this.#aside = [...content.aside, ...games.aside, ...results.aside];
    this.#changed.emit();
  }

  async #write(batch: LibraryBatch): Promise<void> {
    const late = [...this.#unsaved.values()].map(makeEntryRecord);
    const games = [...late, ...(batch.games ?? [])];
    const isWritten = await this.#try(() => this.#storage.write({ ...batch, games }));
    for (const { id } of games) this.#noteUnsaved(id, isWritten);
  }

  #noteUnsaved(id: string, isWritten: boolean): void {
    const entry = this.#entries.get(id);
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

function valueOf(entry: Result<LibraryEntry, LibraryEntryError>): LibraryEntry | undefined {
  return entry.ok ? entry.value : undefined;
}
