import type { Disposable } from '../../lib/disposer.ts';
import { HIGHEST_LEVEL } from '../../records/gameSetup.ts';
import type { OpeningBook } from '../../records/openingBook.ts';
import { adviseLevel, tallyOf } from '../../review/ladder.ts';
import type { LibraryRow } from '../../ui/review/studyView.ts';
import type { View } from '../../ui/view.ts';
import type { Library } from './library.ts';
import type { LibraryEntry } from './libraryEntry.ts';

const LEVELS = Array.from({ length: HIGHEST_LEVEL + 1 }, (_, level) => level);

/** Lays the library out for the page: a row for each game, made once, and the tallies of the ladder. */
export class LibraryShelf implements Disposable {
  readonly #library: Library;
  readonly #view: { readonly study: Pick<View['study'], 'library'> };
  readonly #rows = new WeakMap<LibraryEntry, LibraryRow>();
  readonly #stop: () => void;
  #book: OpeningBook | undefined;

  constructor(
    library: Library,
    view: { readonly study: Pick<View['study'], 'library'> },
    loadBook: () => Promise<OpeningBook | undefined>,
  ) {
    this.#library = library;
    this.#view = view;
    this.#stop = library.changed.listen(() => this.#lay());
    this.#lay();
    void this.#fetch(loadBook);
  }

  dispose(): void {
    this.#stop();
  }

  async #fetch(loadBook: () => Promise<OpeningBook | undefined>): Promise<void> {
    this.#book = await loadBook();
    if (this.#book !== undefined) this.#lay();
  }

  #lay(): void {
    const { entries, results, trouble, unreadable, removed } = this.#library;
    this.#view.study.library.value = {
      rows: entries.map((entry) => this.#rowOf(entry)),
      tallies: LEVELS.map((level) => tallyOf(results, level)).filter(
        ({ won, lost, drawn, helped }) => won + lost + drawn + helped > 0,
      ),
      advice: adviseLevel(results),
      ...{ trouble, unreadable, removed: removed && this.#rowOf(removed) },
    };
  }

  #rowOf(entry: LibraryEntry): LibraryRow {
    const known = this.#rows.get(entry);
    if (known !== undefined && (known.opening !== undefined || this.#book === undefined)) return known;
    const { id, at, name, note, about, setup, game, review } = entry;
    const end = game.jump(game.line.length);
    const squares = game.line.map(({ ply }) => ply.square);
    const row: LibraryRow = {
      ...{ id, at, name, note, about, setup },
      counts: game.outcome === undefined ? end.position.counts : game.position.counts,
      outcome: game.outcome ?? end.outcome,
      plies: game.line.length,
      opening: this.#book?.nameOf(game.start, squares),
      isReviewed: review !== undefined,
    };
    this.#rows.set(entry, row);
    return row;
  }
}
