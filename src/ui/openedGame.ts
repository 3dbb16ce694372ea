import type { Game } from '../game/game.ts';
import type { GameAbout } from '../records/gameAbout.ts';

/** A game that was made elsewhere, its cursor at the ply to be shown, and what is known of it. */
export interface OpenedGame {
  readonly game: Game;
  readonly about: GameAbout;
}
