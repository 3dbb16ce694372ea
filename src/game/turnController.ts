import type { Disposable } from '../lib/disposer.ts';
import { Stream, type Listenable } from '../lib/stream.ts';
import { opponentOf, type Refusal, type Side, type Square } from '../rules/index.ts';
import type { Game } from './game.ts';
import type { GameEvent } from './gameEvent.ts';
import type { Outcome } from './outcome.ts';
import type { Players } from './player.ts';

/** A player whose answers are refused this often in one position has failed. */
const MAX_REFUSALS = 3;

/**
 * Holds the current game, asks the player to move, applies the answer and tells what happened. It knows no screen, no
 * clock and no animation. Every open question can be withdrawn; an answer that comes late is dropped.
 */
export class TurnController implements Disposable {
  readonly #events = new Stream<GameEvent>();
  readonly #waiting: GameEvent[] = [];
  #telling = false;
  #game: Game;
  #players: Players;
  #question: AbortController | undefined;
  /** Counts the changes, to notice that a listener has made another one. */
  #changes = 0;
  #disposed = false;

  constructor(game: Game, players: Players) {
    this.#game = game;
    this.#players = players;
  }

  get events(): Listenable<GameEvent> {
    return this.#events;
  }

  get game(): Game {
    return this.#game;
  }

  get players(): Players {
    return this.#players;
  }

  /** Asks the side to move for the first time. */
  start(): void {
    this.replace(this.#game);
  }

  /** Puts another game, or another place in this one, in place of the current game, and asks anew. */
  replace(game: Game, players: Players = this.#players): void {
    if (this.#disposed) return;
    this.#withdraw();
    this.#players = players;
    this.#change(game, { kind: 'replaced', game });
  }

  /** Ends the game by resignation, time, agreement or abandonment; does nothing once it is over. */
  end(outcome: Outcome): void {
    if (this.#disposed || this.#game.outcome !== undefined) return;
    this.#withdraw();
    this.#game = this.#game.end(outcome);
    this.#changes++;
    this.#goOn();
  }

  /** The resignation of a side: the other one wins. */
  resign(side: Side): void {
    this.end({ kind: 'resigned', winner: opponentOf(side) });
  }

  /** Withdraws the open question; asks nobody and tells nothing any more. */
  dispose(): void {
    this.#disposed = true;
    this.#waiting.length = 0;
    this.#withdraw();
  }

  #withdraw(): void {
    this.#question?.abort();
    this.#question = undefined;
  }

  #goOn(): void {
    const game = this.#game;
    const { outcome } = game;
    if (outcome !== undefined) {
      this.#tell({ kind: 'ended', outcome, game });
      return;
    }
    const question = new AbortController();
    this.#question = question;
    this.#tell({ kind: 'turn', side: game.position.mover, game });
    if (!question.signal.aborted) void this.#ask(game, question.signal, 0);
  }

  async #ask(game: Game, signal: AbortSignal, refusals: number): Promise<void> {
    const side = game.position.mover;
    let square: Square;
    try {
      square = await this.#players[side].chooseMove(game, signal);
    } catch (reason) {
      if (!signal.aborted) this.#tell({ kind: 'failed', side, reason, game });
      return;
    }
    if (!signal.aborted) this.#apply(game, square, signal, refusals);
  }

  #apply(game: Game, square: Square, signal: AbortSignal, refusals: number): void {
    const played = game.play(square);
    if (!played.ok) {
      this.#refuse(game, square, signal, { refusal: played.error, times: refusals + 1 });
      return;
    }
    this.#question = undefined;
    const next = played.value;
    this.#change(next.game, { kind: 'played', step: next.step, game: next.game });
  }

  /** Takes over a game, tells of it, and goes on unless a listener has changed the game meanwhile. */
  #change(game: Game, event: GameEvent): void {
    this.#game = game;
    const change = ++this.#changes;
    this.#tell(event);
    if (change === this.#changes && !this.#disposed) this.#goOn();
  }

  #refuse(
    game: Game,
    square: Square,
    signal: AbortSignal,
    refused: { refusal: Refusal; times: number },
  ): void {
    const { refusal, times } = refused;
    this.#tell({ kind: 'rejected', refusal, square, game });
    if (signal.aborted) return;
    if (times < MAX_REFUSALS) void this.#ask(game, signal, times);
    else this.#tell({ kind: 'failed', side: game.position.mover, reason: refusal, game });
  }

  /** Tells events one after the other, even when a listener causes the next one. */
  #tell(event: GameEvent): void {
    this.#waiting.push(event);
    if (this.#telling) return;
    this.#telling = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) this.#events.emit(next);
    this.#telling = false;
  }
}
