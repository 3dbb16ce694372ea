import type { Refusal, Side, Square } from '../rules/index.ts';
import type { Game, Step } from './game.ts';
import type { Outcome } from './outcome.ts';

/** What the controller tells everybody, in the order in which it happened. */
export type GameEvent =
  /** A disc was placed; `step` names its flips and the passes that followed. */
  | { readonly kind: 'played'; readonly step: Step; readonly game: Game }
  /** Another game, or another place in it, took the place of the current one. */
  | { readonly kind: 'replaced'; readonly game: Game }
  /** This side is being asked for a move. */
  | { readonly kind: 'turn'; readonly side: Side; readonly game: Game }
  /** The player's answer was refused; it is asked again. */
  | { readonly kind: 'rejected'; readonly refusal: Refusal; readonly square: Square; readonly game: Game }
  /** The player could not answer; nobody is being asked until the players or the game change. */
  | { readonly kind: 'failed'; readonly side: Side; readonly reason: unknown; readonly game: Game }
  | { readonly kind: 'ended'; readonly outcome: Outcome; readonly game: Game };
