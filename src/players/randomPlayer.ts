import type { Game } from '../game/game.ts';
import type { Player } from '../game/player.ts';
import { assert } from '../lib/assert.ts';
import { randomIndex, type Random } from '../lib/random.ts';
import type { Square } from '../rules/index.ts';

/** The original's opponent: any legal move, each as likely as the others. */
export class RandomPlayer implements Player {
  readonly kind = 'automatic';
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  chooseMove(game: Game, _signal: AbortSignal): Promise<Square> {
    const moves = game.position.legalMoves;
    const square = moves[randomIndex(this.#random, moves.length)];
    assert(square !== undefined, 'a player is only asked when it has a move');
    return Promise.resolve(square);
  }
}
