import { effect, untracked } from '@preact/signals';
import type { Game } from '../game/game.ts';
import { lineKeyOfGame } from '../game/gameSummary.ts';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import type { GameAbout } from '../records/gameAbout.ts';
import type { GameSetup, Seats } from '../records/gameSetup.ts';
import { puzzlesOf } from '../review/puzzles.ts';
import type { ReviewPace } from '../review/plan.ts';
import { SIDES, type Side, type Square } from '../rules/index.ts';
import { loadOpeningBook } from '../ui/record/openingBook.ts';
import { pagePace } from '../ui/record/reading.ts';
import { saveFile } from '../ui/record/saveFile.ts';
import type { View } from '../ui/view.ts';
import { browserChannel } from './library/browserChannel.ts';
import type { GameLog } from './library/gameLog.ts';
import { ladderResultOf } from './library/ladderResult.ts';
import type { KeptGame } from './library/keptGame.ts';
import { Library } from './library/library.ts';
import type { LibraryEntry } from './library/libraryEntry.ts';
import { LibraryShelf } from './library/libraryShelf.ts';
import { openLibraryStorage } from './library/libraryStorage.ts';
import { PuzzleCourse } from './review/puzzleCourse.ts';
import { Reviewer } from './review/reviewer.ts';
import type { SavedSession } from './savedSession.ts';
import type { Session } from './session.ts';
import type { SharedEngine } from './sharedEngine.ts';
import type { Tour } from './tour.ts';

export interface StudyRoomParts {
  readonly view: View;
  readonly engine: SharedEngine;
  readonly session: Session;
  readonly tour: Tour;
  /** What has been written down about a game. */
  readonly logOf: (game: Game) => GameLog;
  readonly adopt: (game: Game, log: GameLog) => void;
  /** Puts a game on the board that comes from elsewhere. */
  readonly openGame: (opened: { readonly game: Game; readonly about: GameAbout }, seats?: Seats) => void;
  readonly mark: (square: Square | undefined) => void;
  readonly changed: () => void;
}

const ID_DIGITS = 36;
const PACE = pagePace(new AbortController().signal);

/** Where games are kept, reviewed and learned from. */
export class StudyRoom implements Disposable {
  readonly #parts: StudyRoomParts;
  readonly #disposer = new Disposer();
  readonly #library: Library;
  readonly #reviewer: Reviewer;
  #puzzles: PuzzleCourse | undefined;

  private constructor(parts: StudyRoomParts, library: Library, shelf: LibraryShelf) {
    this.#parts = parts;
    this.#library = this.#disposer.add(library);
    this.#disposer.add(shelf);
    const { engine, view } = parts;
    this.#reviewer = this.#disposer.add(
      new Reviewer({
        engine,
        view,
        known: (game) => this.#entryOf(game)?.review,
        sides: (game) => this.#learnersOf(game),
        found: (game, review) => void this.#keepReview(game, review),
      }),
    );
    this.#disposer.defer(library.changed.listen(() => this.#refresh()));
    this.#disposer.defer(
      effect(() => {
        const game = view.game.value;
        untracked(() => this.#refresh(game));
      }),
    );
  }

  static async open(parts: StudyRoomParts): Promise<StudyRoom> {
    const library = await Library.open({
      open: openLibraryStorage,
      channel: browserChannel(),
      now: () => Date.now(),
      pace: PACE,
    });
    const shelf = new LibraryShelf(library, parts.view, loadOpeningBook, PACE);
    return new StudyRoom(parts, library, shelf);
  }

  review(pace: ReviewPace): void {
    void this.#reviewer.run(this.#parts.view.game.value, pace);
  }

  cancelReview(): void {
    this.#reviewer.cancel();
  }

  startPuzzles(): void {
    const { view, session, engine, tour, mark, changed } = this.#parts;
    const game = view.game.value;
    const review = this.#reviewer.reviewOf(game);
    if (review === undefined) return;
    const puzzles = puzzlesOf(game, review.searched, this.#learnersOf(game));
    if (puzzles.length === 0) return;
    this.#puzzles = new PuzzleCourse({ puzzles, session, view, engine, mark, changed });
    tour.run(this.#puzzles);
  }

  showAnswer(): void {
    this.#puzzles?.showAnswer();
  }

  /** A game that has come to its end here, with what it counts on the ladder. */
  async keepFinished(game: Game, setup: GameSetup, log: GameLog): Promise<void> {
    const own = this.#logFor(game, log);
    const result = ladderResultOf(own, game, setup, Date.now());
    await this.#library.keep(this.#makeEntry(game, own, setup), result);
  }

  /** The game that is shown, as far as it goes. */
  keepShown(): void {
    const { view } = this.#parts;
    const game = view.game.value;
    void this.#library.keep(this.#makeEntry(game, this.#logFor(game), view.setup.value));
  }

  /** A game that made room for another one; true once it is written. */
  async keepLeft({ game, setup }: SavedSession, about: GameAbout, log: GameLog): Promise<boolean> {
    const known = this.#library.findLine(lineKeyOfGame(game));
    return this.#library.keep(known ?? this.#makeEntry(game, this.#logFor(game, log), setup, about));
  }

  openKept(id: string): void {
    const entry = this.#library.find(id);
    if (entry === undefined) return;
    const { adopt, openGame, view } = this.#parts;
    const { game, about, setup } = entry;
    // How it was played so far is not known any more: as if a move had been taken back.
    adopt(game, { id, begunAt: entry.at, hints: 0, undos: 1, level: undefined, hands: {} });
    view.dialog.value = undefined;
    openGame({ game, about }, setup?.seats);
  }

  describe(id: string, words: { readonly name: string; readonly note: string }): void {
    void this.#library.change(id, words);
  }

  delete(id: string): void {
    void this.#library.remove(id);
  }

  bringBack(): void {
    void this.#library.undoRemove();
  }

  async exportAll(): Promise<void> {
    const day = new Date().toISOString().slice(0, 10);
    const pieces = await this.#library.makeFile();
    if (pieces === undefined) return;
    saveFile(new Blob([...pieces], { type: 'application/json' }), `reversi-${day}.json`);
  }

  async importFile(file: Blob): Promise<void> {
    const taken = await this.#library.takeFile(await file.text());
    if (taken === undefined) return;
    this.#parts.view.study.imported.value = taken.ok
      ? { kind: 'taken', ...taken.value }
      : { kind: 'refused', reason: taken.error };
  }

  dispose(): void {
    this.#disposer.dispose();
  }

  /** The sides that are to learn from a game: those that people played, or both. */
  #learnersOf(game: Game): readonly Side[] {
    const { view } = this.#parts;
    const entry = this.#entryOf(game);
    const { source } = view.about.value;
    const isPlayed = source === 'played' || source === 'online';
    const setup = entry?.setup ?? (isPlayed ? view.setup.value : undefined);
    const people = SIDES.filter((side) => setup?.seats[side].kind === 'human');
    return people.length === 0 ? SIDES : people;
  }

  /** The entry that holds this line, or one under whose name it would be kept. */
  #entryOf(game: Game): KeptGame | undefined {
    const own = this.#library.find(this.#parts.logOf(game).id);
    const key = lineKeyOfGame(game);
    return own?.lineKey === key ? own : (this.#library.findLine(key) ?? own);
  }

  /** What is written down about a game; another ending of one that is kept as finished has a name of its own. */
  #logFor(game: Game, log: GameLog = this.#parts.logOf(game)): GameLog {
    const kept = this.#library.find(log.id);
    if (kept?.summary.outcome === undefined || kept.lineKey === lineKeyOfGame(game)) return log;
    const own = { ...log, id: `${log.id}.${Date.now().toString(ID_DIGITS)}` };
    this.#parts.adopt(game, own);
    return own;
  }

  #makeEntry(
    game: Game,
    log: GameLog,
    setup: GameSetup,
    about: GameAbout = this.#parts.view.about.value,
  ): LibraryEntry {
    return {
      ...{ id: log.id, at: log.begunAt, changedAt: Date.now(), name: '', note: '', game, about },
      setup: about.source === 'played' || about.source === 'library' ? setup : undefined,
      review: this.#reviewer.reviewOf(game),
    };
  }

  /** A review is kept with its game; a game that was not kept yet is kept for it. */
  async #keepReview(game: Game, review: NonNullable<LibraryEntry['review']>): Promise<void> {
    const entry = this.#entryOf(game);
    if (entry?.lineKey === lineKeyOfGame(game)) await this.#library.change(entry.id, { review });
    else await this.#library.keep(this.#makeEntry(game, this.#logFor(game), this.#parts.view.setup.value));
  }

  #refresh(game: Game = this.#parts.view.game.value): void {
    const { study } = this.#parts.view;
    const entry = this.#entryOf(game);
    study.isKept.value = entry?.lineKey === lineKeyOfGame(game);
    this.#reviewer.show(game);
  }
}
