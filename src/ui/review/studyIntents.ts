import type { RecordTab } from './studyView.ts';

/** What a person can ask for about games gone by; app/ answers. */
export interface StudyIntents {
  showTab(tab: RecordTab): void;
  /** Opens the record at its review, from the result. */
  showReview(): void;
  /** Lets the engine go through the line that is shown. */
  review(pace: 'quick' | 'deep'): void;
  cancelReview(): void;
  /** Puts the mistakes of the review on the board, one after the other. */
  startPuzzles(): void;
  nextPuzzle(): void;
  repeatPuzzle(): void;
  /** Shows the answer. */
  showAnswer(): void;
  leavePuzzles(): void;
  /** Keeps the game on the board, finished or not. */
  keepGame(): void;
  /** Makes the library ready to be looked at. */
  openLibrary(): void;
  /** Puts a game of the library on the board. */
  openKept(id: string): void;
  describeKept(id: string, words: { readonly name: string; readonly note: string }): void;
  deleteKept(id: string): void;
  /** Brings back what was deleted last. */
  bringBack(): void;
  /** Hands the person a file of everything. */
  exportLibrary(): void;
  importLibrary(file: Blob): void;
  /** A game against this level, on the usual board, with the sides as they are. */
  playLevel(level: number): void;
}
