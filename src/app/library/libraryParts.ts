import type { Disposable } from '../../lib/disposer.ts';
import type { Listenable } from '../../lib/stream.ts';
import type { SlicePace } from '../../records/slices.ts';
import type { LibraryStorage, StorageTrouble } from './libraryStorage.ts';

/** Tells other tabs that the library has changed, and hears it from them. */
export interface LibraryChannel extends Disposable {
  tell(): void;
  readonly told: Listenable<void>;
}

export interface LibraryParts {
  readonly open: (onTrouble: (trouble: StorageTrouble) => void) => Promise<LibraryStorage>;
  /** Undefined where there is none: another tab's changes are then seen with the next visit. */
  readonly channel: LibraryChannel | undefined;
  readonly now: () => number;
  /** How long work is cut into slices. */
  readonly pace: Pick<SlicePace, 'now' | 'pause'>;
}

/** What came of taking in a library's file. */
export interface Imported {
  readonly added: number;
  /** Known already, and brought up to date where the file's were newer. */
  readonly merged: number;
  readonly aside: number;
}
