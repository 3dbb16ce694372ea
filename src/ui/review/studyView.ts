import { signal, type Signal } from '@preact/signals';
import type { Game } from '../../game/game.ts';
import type { Outcome } from '../../game/outcome.ts';
import type { GameAbout } from '../../records/gameAbout.ts';
import type { GameSetup } from '../../records/gameSetup.ts';
import type { OpeningName } from '../../records/openingBook.ts';
import type { LevelAdvice, LevelTally } from '../../review/ladder.ts';
import type { ReviewReport } from '../../review/report.ts';
import type { Counts, Side, Square } from '../../rules/index.ts';

export type ReviewState = 'idle' | 'running' | 'paused' | 'failed';

/** The review of the line that is shown, as far as there is one. */
export interface ReviewView {
  readonly state: ReviewState;
  readonly done: number;
  readonly total: number;
  /** The deeper pace has been gone through. */
  readonly isDeep: boolean;
  readonly isWhole: boolean;
  readonly report: ReviewReport | undefined;
  /** The game whose line the report is about. */
  readonly game: Game | undefined;
  /** How many puzzles it holds for the person. */
  readonly puzzles: number;
}

/** What a puzzle says: its task, and what came of the answer. */
export type PuzzleState = 'task' | 'judging' | 'right' | 'goOn' | 'wrong' | 'slipped' | 'shown' | 'solved';

export interface PuzzleView {
  /** From 0. */
  readonly index: number;
  readonly total: number;
  readonly kind: 'mistake' | 'endgame';
  readonly side: Side;
  readonly state: PuzzleState;
  /** The square that the words are about: what was played in the game, what was answered, or the best. */
  readonly square: Square | undefined;
  /** What it is worth for the side, in discs. */
  readonly value: number;
  /** What it gives away, in discs. */
  readonly loss: number;
}

/** A game of the library as the list shows it. */
export interface LibraryRow {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly name: string;
  readonly note: string;
  readonly about: GameAbout;
  readonly setup: GameSetup | undefined;
  readonly counts: Counts;
  readonly outcome: Outcome | undefined;
  readonly plies: number;
  readonly opening: OpeningName | undefined;
  readonly isReviewed: boolean;
}

export type LibraryTrouble = 'absent' | 'blocked' | 'newer' | 'closed' | 'full';
export type LibraryFileTrouble = 'too-large' | 'not-json' | 'not-a-library' | 'unknown-version';

/** What came of a file of games. */
export type LibraryImport =
  | { readonly kind: 'taken'; readonly added: number; readonly merged: number; readonly aside: number }
  | { readonly kind: 'refused'; readonly reason: LibraryFileTrouble };

export interface LibraryView {
  readonly rows: readonly LibraryRow[];
  /** Only levels that have been played against. */
  readonly tallies: readonly LevelTally[];
  readonly advice: LevelAdvice | undefined;
  readonly trouble: LibraryTrouble | undefined;
  readonly unreadable: number;
  /** What was deleted last and can be brought back. */
  readonly removed: LibraryRow | undefined;
}

/** What the record beside the board shows. */
export type RecordTab = 'moves' | 'review' | 'chat';

/** The part of the view that is about games gone by. Written only by app/. */
export interface StudyView {
  readonly recordTab: Signal<RecordTab>;
  readonly review: Signal<ReviewView>;
  readonly puzzle: Signal<PuzzleView | undefined>;
  /** Undefined until the library has been opened. */
  readonly library: Signal<LibraryView | undefined>;
  readonly imported: Signal<LibraryImport | undefined>;
  /** The game that is shown is kept in the library. */
  readonly isKept: Signal<boolean>;
}

export const NO_REVIEW: ReviewView = {
  ...{ state: 'idle', done: 0, total: 0, isDeep: false, isWhole: false },
  ...{ report: undefined, game: undefined, puzzles: 0 },
};

export function createStudyView(): StudyView {
  return {
    recordTab: signal<RecordTab>('moves'),
    review: signal(NO_REVIEW),
    puzzle: signal<PuzzleView | undefined>(undefined),
    library: signal<LibraryView | undefined>(undefined),
    imported: signal<LibraryImport | undefined>(undefined),
    isKept: signal(false),
  };
}
