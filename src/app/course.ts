import type { GameEvent } from '../game/gameEvent.ts';

/** Something taught on the real board, step by step, while the running game is put aside. */
export interface Course {
  /** A person may place a disc now. */
  readonly takesDiscs: boolean;
  begin(): void;
  /** Goes on to the next step; false when there is none. */
  next(): boolean;
  repeat(): void;
  /** The eye has seen what happened on the board. */
  shown(event: GameEvent): void;
  /** A disc was refused. */
  refused(): void;
  /** Takes its words off the page. */
  leave(): void;
}
