import type { Game } from '../game/game.ts';
import type { Player } from '../game/player.ts';
import type { Timing } from '../lib/timing.ts';
import type { Playback } from './playback.ts';

/** An automatic player's disc comes no sooner than this after the picture has come to rest, at normal speed. */
export const ANSWER_PAUSE_MS = 500;

export interface PaceParts {
  readonly playback: Pick<Playback, 'atRest' | 'seen' | 'rested'>;
  readonly timing: Timing;
  /** How much faster than normal things go (½, 1, 2). */
  readonly pace: () => number;
}

interface Ticket {
  readonly game: Game;
  resolve(): void;
  cancelTimer: (() => void) | undefined;
  ripe: boolean;
  /** Was asked for while halted. */
  isStep: boolean;
}

/** Holds automatic answers back until the eye is ready for them; can be halted, and let through one at a time. */
export class Pace {
  readonly #parts: PaceParts;
  readonly #stopListening: () => void;
  #ticket: Ticket | undefined;
  #halted = false;

  constructor(parts: PaceParts) {
    this.#parts = parts;
    this.#stopListening = parts.playback.rested.listen(() => this.#review());
  }

  /** While halted no automatic answer comes through. */
  halt(halted: boolean): void {
    this.#halted = halted;
    this.#release();
  }

  /** Lets one answer through, halted or not, as soon as the eye is ready for it. */
  step(): void {
    if (!this.#ticket) return;
    this.#ticket.isStep = true;
    this.#release();
  }

  /** Resolves when the picture has rested on this game for long enough; rejects when the question is withdrawn. */
  ready(game: Game, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const ticket: Ticket = { game, resolve, cancelTimer: undefined, ripe: false, isStep: false };
      this.#ticket = ticket;
      const withdraw = (): void => {
        ticket.cancelTimer?.();
        if (this.#ticket === ticket) this.#ticket = undefined;
        reject(signal.reason);
      };
      signal.addEventListener('abort', withdraw, { once: true });
      this.#review();
    });
  }

  dispose(): void {
    this.#stopListening();
    this.#ticket?.cancelTimer?.();
    this.#ticket = undefined;
  }

  #review(): void {
    const ticket = this.#ticket;
    const { playback, timing, pace } = this.#parts;
    if (!ticket || ticket.cancelTimer || !playback.atRest || playback.seen !== ticket.game) return;
    ticket.cancelTimer = timing.after(ANSWER_PAUSE_MS / pace(), () => {
      ticket.ripe = true;
      this.#release();
    });
  }

  #release(): void {
    const ticket = this.#ticket;
    if (ticket?.ripe && (ticket.isStep || !this.#halted)) this.#letThrough(ticket);
  }

  #letThrough(ticket: Ticket): void {
    if (this.#ticket === ticket) this.#ticket = undefined;
    ticket.resolve();
  }
}

/** A player that thinks at once but whose answer waits for the picture. */
export function paced(player: Player, pace: Pick<Pace, 'ready'>): Player {
  return {
    kind: player.kind,
    async chooseMove(game, signal) {
      const [square] = await Promise.all([player.chooseMove(game, signal), pace.ready(game, signal)]);
      return square;
    },
  };
}
