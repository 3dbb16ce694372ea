import type { Game } from '../game/game.ts';
import type { Player } from '../game/player.ts';
import type { Listenable } from '../lib/stream.ts';
import type { OnlineEvent } from '../net/onlineEvent.ts';
import type { Square } from '../rules/index.ts';

/** Where the moves of somebody elsewhere come in. */
export interface MoveSource {
  /** The truth as it is known here; it may be ahead of the game that is asked about. */
  readonly game: Game;
  readonly events: Listenable<OnlineEvent>;
}

/** Somebody elsewhere: the answer is the next ply of the server's game, as soon as it is there. */
export class RemotePlayer implements Player {
  readonly kind = 'remote';
  readonly #source: MoveSource;

  constructor(source: MoveSource) {
    this.#source = source;
  }

  chooseMove(game: Game, signal: AbortSignal): Promise<Square> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const square = nextAfter(game, this.#source.game);
        if (square === undefined) return;
        stop();
        signal.removeEventListener('abort', withdraw);
        resolve(square);
      };
      const withdraw = (): void => {
        stop();
        reject(signal.reason);
      };
      const stop = this.#source.events.listen((event) => {
        if (event.kind === 'moved' || event.kind === 'synced') look();
      });
      if (signal.aborted) return withdraw();
      signal.addEventListener('abort', withdraw, { once: true });
      look();
    });
  }
}

/** The ply that follows a game in the truth, or undefined where the truth is not ahead, or is another game. */
function nextAfter(game: Game, truth: Game): Square | undefined {
  const isSame = game.steps.every(({ ply }, index) => truth.line[index]?.ply.square === ply.square);
  return isSame ? truth.line[game.cursor]?.ply.square : undefined;
}
