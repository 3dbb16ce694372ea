import type { Game } from '../game/game.ts';
import type { Player } from '../game/player.ts';
import type { Ruling, Square } from '../rules/index.ts';

interface Question {
  readonly game: Game;
  answer(square: Square): void;
}

/** Somebody at this screen: waits until a square is offered. */
export class HumanPlayer implements Player {
  readonly kind = 'human';
  #question: Question | undefined;

  /** A move is being waited for. */
  get asked(): boolean {
    return this.#question !== undefined;
  }

  chooseMove(game: Game, signal: AbortSignal): Promise<Square> {
    return new Promise((resolve, reject) => {
      const withdraw = (): void => {
        if (this.#question === question) this.#question = undefined;
        reject(signal.reason);
      };
      const question: Question = {
        game,
        answer: (square) => {
          this.#question = undefined;
          signal.removeEventListener('abort', withdraw);
          resolve(square);
        },
      };
      if (signal.aborted) return withdraw();
      signal.addEventListener('abort', withdraw, { once: true });
      this.#question = question;
    });
  }

  /** Answers the open question if the square is legal; otherwise the question stays open and the refusal is named. */
  offer(square: Square): Ruling<Square> | { readonly ok: false; readonly error: 'not-asked' } {
    const question = this.#question;
    if (!question) return { ok: false, error: 'not-asked' };
    const ply = question.game.position.plyAt(square);
    if (!ply.ok) return ply;
    question.answer(square);
    return { ok: true, value: square };
  }
}
