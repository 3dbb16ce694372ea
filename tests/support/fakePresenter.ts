import type { Game } from '../../src/game/game.ts';
import type { GameEvent } from '../../src/game/gameEvent.ts';
import type { Listenable } from '../../src/lib/stream.ts';
import type { Timing } from '../../src/lib/timing.ts';
import { textOf } from './boards.ts';

const PLY_MS = 300;
const PASS_MS = 700;

/**
 * A picture that follows the controller one event after the other: a ply takes its time, a pass too, a replacement cuts
 * to the new position. It turns its own discs from the plies it is told and never looks at the game for them.
 */
export class FakePresenter {
  readonly #timing: Timing;
  readonly #queue: GameEvent[] = [];
  #stop: (() => void) | undefined;
  #moving: (() => void) | undefined;
  /** The discs shown: X black, O white, - empty. */
  board = '';
  /** The game of the event that was shown last. */
  seen: Game | undefined;

  constructor(timing: Timing, events: Listenable<GameEvent>) {
    this.#timing = timing;
    events.listen((event) => this.#push(event));
  }

  get atRest(): boolean {
    return this.#moving === undefined && this.#queue.length === 0;
  }

  /** Brings the ply that is moving to its end. */
  finish(): void {
    this.#moving?.();
  }

  #push(event: GameEvent): void {
    if (event.kind === 'replaced') this.#cut();
    this.#queue.push(event);
    if (!this.#moving) this.#next();
  }

  #cut(): void {
    this.#stop?.();
    this.#moving = undefined;
    this.#queue.length = 0;
  }

  #next(): void {
    const event = this.#queue.shift();
    if (!event) return;
    if (event.kind === 'played') {
      this.#follow(event);
      return;
    }
    if (event.kind === 'replaced') this.board = textOf(event.game.position);
    this.seen = event.game;
    this.#next();
  }

  #follow(event: GameEvent & { readonly kind: 'played' }): void {
    const { ply, passes } = event.step;
    const end = (): void => {
      this.#stop?.();
      this.#moving = undefined;
      const own = ply.side === 'black' ? 'X' : 'O';
      const changed = new Set([ply.square, ...ply.flips]);
      this.board = [...this.board].map((disc, square) => (changed.has(square) ? own : disc)).join('');
      this.seen = event.game;
      this.#next();
    };
    this.#stop = this.#timing.after(PLY_MS + PASS_MS * passes.length, end);
    this.#moving = end;
  }
}
