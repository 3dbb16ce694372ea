import type { Disposable } from '../../lib/disposer.ts';
import { HIGHEST_LEVEL } from '../../records/gameSetup.ts';
import type { OpeningBook, OpeningName } from '../../records/openingBook.ts';
import { readPaced, type Slices } from '../../records/slices.ts';
import { adviseLevel, tallyOf } from '../../review/ladder.ts';
import type { LibraryRow } from '../../ui/review/studyView.ts';
import type { View } from '../../ui/view.ts';
import type { Library } from './library.ts';
import type { KeptGame } from './keptGame.ts';
import type { LibraryParts } from './libraryParts.ts';

const LEVELS = Array.from({ length: HIGHEST_LEVEL + 1 }, (_, level) => level);

/** Lays the library out for the page: a row for each game, made once, and the tallies of the ladder. */
export class LibraryShelf implements Disposable {
  readonly #library: Library;
  readonly #view: { readonly study: Pick<View['study'], 'library'> };
  readonly #rows = new WeakMap<KeptGame, LibraryRow>();
  readonly #names = new WeakMap<KeptGame, OpeningName | undefined>();
  readonly #pace: LibraryParts['pace'];
  readonly #gone = new AbortController();
  readonly #stop: () => void;
  #book: OpeningBook | undefined;

  constructor(
    library: Library,
    view: { readonly study: Pick<View['study'], 'library'> },
    loadBook: () => Promise<OpeningBook | undefined>,
    pace: LibraryParts['pace'],
  ) {
    this.#library = library;
    this.#pace = pace;
    this.#view = view;
    this.#stop = library.changed.listen(() => this.#lay());
    this.#lay();
    void this.#fetch(loadBook);
  }

  dispose(): void {
    this.#gone.abort();
    this.#stop();
  }

  /** Names the openings in slices while the list can already be used. */
  async #fetch(loadBook: () => Promise<OpeningBook | undefined>): Promise<void> {
    this.#book = await loadBook();
    if (this.#book !== undefined) await this.#nameOpenings(this.#book);
  }

  async #nameOpenings(book: OpeningBook): Promise<void> {
    const names = this.#names;
    const name = function* (games: readonly KeptGame[]): Slices<void> {
      for (const [index, game] of games.entries()) {
        if (!names.has(game)) names.set(game, book.nameOf(game.summary.start, game.summary.squares));
        yield { done: index + 1, total: games.length };
      }
    };
    await readPaced(name(this.#library.entries), { ...this.#pace, signal: this.#gone.signal });
    if (!this.#gone.signal.aborted) this.#show();
  }

  /** The games as they are now; those that have come anew are named afterwards. */
  #lay(): void {
    this.#show();
    const isNamed = this.#library.entries.every((game) => this.#names.has(game));
    if (this.#book !== undefined && !isNamed) void this.#nameOpenings(this.#book);
  }

  #show(): void {
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

  #rowOf(game: KeptGame): LibraryRow {
    const opening = this.#names.get(game);
    const known = this.#rows.get(game);
    if (known !== undefined && known.opening === opening) return known;
    const { id, at, name, note, about, setup, summary, isReviewed } = game;
    const { counts, outcome, squares } = summary;
    const row: LibraryRow = {
      ...{ id, at, name, note, about, setup, counts, outcome },
      ...{ plies: squares.length, opening, isReviewed },
    };
    this.#rows.set(game, row);
    return row;
  }
}
