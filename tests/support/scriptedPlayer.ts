import type { Game } from '../../src/game/game.ts';
import type { Player } from '../../src/game/player.ts';
import type { Square } from '../../src/rules/index.ts';

/** A question that a player was asked. */
export interface Question {
  readonly game: Game;
  readonly signal: AbortSignal;
  answer(square: Square): void;
  fail(reason: unknown): void;
}

/** A player whose questions a test answers by hand, at any time, even after they were withdrawn. */
export class AskedPlayer implements Player {
  readonly kind: Player['kind'];
  readonly questions: Question[] = [];
  readonly #settled = new Set<Question>();

  constructor(kind: Player['kind'] = 'automatic') {
    this.kind = kind;
  }

  /** The questions that have been neither withdrawn nor answered. */
  get open(): readonly Question[] {
    return this.questions.filter((each) => !each.signal.aborted && !this.#settled.has(each));
  }

  /** The newest question. */
  get last(): Question {
    const last = this.questions.at(-1);
    if (!last) throw new Error('nobody has asked');
    return last;
  }

  chooseMove(game: Game, signal: AbortSignal): Promise<Square> {
    return new Promise((resolve, reject) => {
      const question: Question = {
        game,
        signal,
        answer: (square) => {
          this.#settled.add(question);
          resolve(square);
        },
        fail: (reason) => {
          this.#settled.add(question);
          reject(reason);
        },
      };
      this.questions.push(question);
    });
  }
}

/** A player that answers at once from a list, and is silent when the list has come to its end. */
export class ScriptedPlayer implements Player {
  readonly kind: Player['kind'];
  readonly #squares: Square[];

  constructor(squares: readonly Square[], kind: Player['kind'] = 'automatic') {
    this.kind = kind;
    this.#squares = [...squares];
  }

  chooseMove(): Promise<Square> {
    const square = this.#squares.shift();
    return square === undefined ? new Promise(() => undefined) : Promise.resolve(square);
  }
}
