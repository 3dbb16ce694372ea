import { Stream, type Listenable } from '../lib/stream.ts';
import type { Timing } from '../lib/timing.ts';
import type { Game } from '../game/game.ts';
import type { GameEvent } from '../game/gameEvent.ts';
import type { BoardView } from './boardView.ts';

/** How long a pass stays before anything else moves, at normal speed. */
export const PASS_NOTICE_MS = 1500;
/** After a ply was hurried the board takes no disc for this long. */
export const HURRY_GUARD_MS = 250;

export interface PlaybackParts {
  readonly board: Pick<BoardView, 'show' | 'follow' | 'finish' | 'mark' | 'preview'>;
  readonly timing: Timing;
  /** Called when the eye has seen an event; `cut` when it was not animated. */
  readonly shown: (event: GameEvent, cut: boolean) => void;
  /** How much faster than normal things go (½, 1, 2). */
  readonly pace: () => number;
}

/**
 * Shows the controller's events one after the other: the board moves first, then the HUD, the live region and the
 * sound hear of it. The picture may lag; a replacement or `setInstant` cuts it to the newest position.
 */
export class Playback {
  readonly #parts: PlaybackParts;
  readonly #rested = new Stream<void>();
  #queue: GameEvent[] = [];
  #seen: Game | undefined;
  #busy: 'following' | 'holding' | undefined;
  /** Tells a running wait whether it is still wanted. */
  #run = 0;
  #endHold: (() => void) | undefined;
  #hurried = false;
  #guard: (() => void) | undefined;
  #instant = false;

  constructor(parts: PlaybackParts) {
    this.#parts = parts;
  }

  /** Speaks each time the picture comes to rest or begins to take discs again. */
  get rested(): Listenable<void> {
    return this.#rested;
  }

  /** Nothing moves, nothing waits to be shown. */
  get atRest(): boolean {
    return this.#busy === undefined && this.#queue.length === 0;
  }

  /** At rest, and not just hurried. */
  get takesDiscs(): boolean {
    return this.atRest && this.#guard === undefined;
  }

  /** The game that the eye has seen last. */
  get seen(): Game | undefined {
    return this.#seen;
  }

  push(event: GameEvent): void {
    if (event.kind === 'replaced') this.#abandon();
    this.#queue.push(event);
    this.#drain();
  }

  /** Brings what is moving to its end, or ends the time a notice is given. */
  hurry(): void {
    if (this.#busy === undefined) return;
    this.#hurried = true;
    if (this.#busy === 'following') this.#parts.board.finish();
    else this.#endHold?.();
  }

  /** While on, everything is cut and nothing is held: for a hidden page. Turning it on cuts what is moving. */
  setInstant(instant: boolean): void {
    this.#instant = instant;
    if (!instant) return;
    if (this.#busy === 'following') this.#parts.board.finish();
    else this.#endHold?.();
  }

  dispose(): void {
    this.#abandon();
  }

  #abandon(): void {
    this.#queue = [];
    this.#run++;
    this.#busy = undefined;
    this.#endHold?.();
    this.#endHold = undefined;
    this.#hurried = false;
    this.#guard?.();
    this.#guard = undefined;
  }

  #drain(): void {
    while (this.#busy === undefined) {
      const event = this.#queue.shift();
      if (!event) break;
      this.#present(event);
    }
    if (this.atRest) this.#rested.emit();
  }

  #present(event: GameEvent): void {
    const { board } = this.#parts;
    if (event.kind === 'played' && !this.#instant) {
      void this.#follow(event);
      return;
    }
    if (event.kind === 'replaced') board.show(event.game.position, event.game.lastStep?.ply.square);
    if (event.kind === 'played') board.show(event.step.position, event.step.ply.square);
    this.#conclude(event, this.#instant || event.kind === 'replaced');
  }

  async #follow(event: GameEvent & { readonly kind: 'played' }): Promise<void> {
    const run = ++this.#run;
    this.#busy = 'following';
    const { board, timing } = this.#parts;
    const began = timing.now();
    board.preview(undefined);
    board.mark([]);
    await board.follow(event.step.ply, event.step.position);
    if (run !== this.#run) return;
    this.#busy = undefined;
    // Without travel the second half of a double tap would otherwise find the board open.
    if (timing.now() - began < HURRY_GUARD_MS) this.#hurried = true;
    this.#conclude(event, false);
    this.#drain();
  }

  /** The eye has seen the event: tells of it, and gives a pass its time. */
  #conclude(event: GameEvent, cut: boolean): void {
    const run = this.#run;
    this.#seen = event.game;
    this.#parts.shown(event, cut);
    // Whoever was told may have put another game in place, which then has its own course.
    if (run !== this.#run) return;
    const passes = passesOf(event);
    if (passes > 0 && !this.#instant) this.#hold(passes * PASS_NOTICE_MS);
    else if (this.#hurried) this.#startGuard();
    this.#hurried = false;
  }

  #hold(milliseconds: number): void {
    const run = ++this.#run;
    this.#busy = 'holding';
    const end = (): void => {
      cancel();
      this.#endHold = undefined;
      if (run !== this.#run) return;
      this.#busy = undefined;
      if (this.#hurried) this.#startGuard();
      this.#hurried = false;
      this.#drain();
    };
    const cancel = this.#parts.timing.after(milliseconds / this.#parts.pace(), end);
    this.#endHold = end;
  }

  #startGuard(): void {
    this.#guard?.();
    this.#guard = this.#parts.timing.after(HURRY_GUARD_MS, () => {
      this.#guard = undefined;
      if (this.atRest) this.#rested.emit();
    });
  }
}

/** How many passes an event brings that the eye must be told of. */
function passesOf(event: GameEvent): number {
  if (event.kind === 'played') return event.step.passes.length;
  if (event.kind === 'replaced' && event.game.cursor === 0) return event.game.startPasses.length;
  return 0;
}
