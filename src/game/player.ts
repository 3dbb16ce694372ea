import type { Side, Square } from '../rules/index.ts';
import type { Game } from './game.ts';

/** Someone who can be asked for a move. */
export interface Player {
  readonly kind: 'human' | 'automatic' | 'remote';
  /**
   * The square on which the mover of `game` places a disc. The question is withdrawn through `signal`: the promise
   * then rejects (or never settles) and what it gives is dropped.
   */
  chooseMove(game: Game, signal: AbortSignal): Promise<Square>;
}

export type Players = Readonly<Record<Side, Player>>;
