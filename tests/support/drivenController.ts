import { Game } from '../../src/game/game.ts';
import type { GameEvent } from '../../src/game/gameEvent.ts';
import type { Players } from '../../src/game/player.ts';
import { TurnController } from '../../src/game/turnController.ts';
import { parseSquare, standardStart, type Square } from '../../src/rules/index.ts';
import { wordsOf } from './eventLog.ts';
import { squaresOf } from './fixtureGames.ts';
import { playAll } from './randomPlay.ts';
import { AskedPlayer } from './scriptedPlayer.ts';

/** A controller, and what it has told in words and as events. */
export interface Driven {
  readonly controller: TurnController;
  readonly log: string[];
  readonly events: GameEvent[];
}

/** The standard 8×8 game before its first ply. */
export const START = Game.start(standardStart(8));

/** An 8×8 square by its name; −1 for no square. */
export function at(name: string): Square {
  return parseSquare(name, 8) ?? -1;
}

/** The standard 8×8 game after a transcript. */
export function after(transcript: string): Game {
  return playAll(START, squaresOf(transcript));
}

/** A controller that has not been started. */
export function driven(players: Players, game = START): Driven {
  const controller = new TurnController(game, players);
  const log: string[] = [];
  const events: GameEvent[] = [];
  controller.events.listen((event) => {
    log.push(wordsOf(event));
    events.push(event);
  });
  return { controller, log, events };
}

/** A started controller whose two players are answered by hand; its log begins after the first turn. */
export function asked(game = START): Driven & { readonly black: AskedPlayer; readonly white: AskedPlayer } {
  const black = new AskedPlayer();
  const white = new AskedPlayer();
  const made = driven({ black, white }, game);
  made.controller.start();
  made.log.length = 0;
  return { ...made, black, white };
}
