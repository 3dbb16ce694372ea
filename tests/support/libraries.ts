import * as fake from 'fake-indexeddb';
import type { LibraryEntry } from '../../src/app/library/libraryEntry.ts';
import { Library } from '../../src/app/library/library.ts';
import type { LibraryChannel, LibraryParts } from '../../src/app/library/libraryParts.ts';
import { openLibraryStorage } from '../../src/app/library/libraryStorage.ts';
import { Stream } from '../../src/lib/stream.ts';
import { aboutUnknown } from '../../src/records/gameAbout.ts';
import { DEFAULT_SETUP } from '../../src/records/gameSetup.ts';
import { gameOf } from './searches.ts';

Object.assign(globalThis, fake);

/** A browser that has kept nothing yet. */
export function emptyBrowser(): void {
  globalThis.indexedDB = new fake.IDBFactory();
}

/** Channels of tabs of one browser: what one tells, all others hear. */
export class FakeChannels {
  readonly #tabs = new Set<Stream<void>>();

  open(): LibraryChannel {
    const told = new Stream<void>();
    this.#tabs.add(told);
    return {
      told,
      tell: () => {
        for (const tab of this.#tabs) if (tab !== told) tab.emit();
      },
      dispose: () => this.#tabs.delete(told),
    };
  }
}

let clock = 1_000;

/** Work is done in slices of a single step each. */
const PACE = { now: () => (steps += 100), pause: () => Promise.resolve() };
let steps = 0;

export function openLibrary(parts: Partial<LibraryParts> = {}): Promise<Library> {
  return Library.open({
    open: openLibraryStorage,
    channel: undefined,
    now: () => clock++,
    pace: PACE,
    ...parts,
  });
}

export function entryOf(id: string, changes: Partial<LibraryEntry> = {}): LibraryEntry {
  return {
    ...{ id, at: 100, changedAt: 100, name: '', note: '', review: undefined },
    ...{ game: gameOf('f5d6c3d3'), about: aboutUnknown('played'), setup: DEFAULT_SETUP },
    ...changes,
  };
}

/** Waits until what a test expects is so. */
export async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1000 && !holds(); tries++)
    await new Promise((resolve) => setImmediate(resolve));
}
