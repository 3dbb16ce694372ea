import type { BoardView, FollowEnd } from '../../src/app/boardView.ts';
import type { Timing } from '../../src/lib/timing.ts';
import type { Ply, Position, Square } from '../../src/rules/index.ts';

/** A board without a picture: follows a ply for a while of the given time and remembers what it shows. */
export class FakeBoard implements BoardView {
  readonly #timing: Timing;
  readonly #followMs: number;
  #running: { readonly end: (end: FollowEnd) => void } | undefined;
  position: Position | undefined;
  last: Square | undefined;
  marks: readonly Square[] = [];
  previewed: Ply | undefined;
  focused: Square | undefined;
  hinted: Square | undefined;
  nextMarked: Square | undefined;
  disposed = false;
  follows = 0;
  rewinds = 0;

  constructor(timing: Timing, followMs = 600) {
    this.#timing = timing;
    this.#followMs = followMs;
  }

  get moving(): boolean {
    return this.#running !== undefined;
  }

  show(position: Position, last?: Square): void {
    this.#running?.end('cut');
    this.position = position;
    this.last = last;
  }

  follow(ply: Ply, position: Position): Promise<FollowEnd> {
    this.follows++;
    return this.#move(position, ply.square);
  }

  rewind(_ply: Ply, position: Position, last?: Square): Promise<FollowEnd> {
    this.rewinds++;
    return this.#move(position, last);
  }

  finish(): void {
    this.#running?.end('finished');
  }

  mark(squares: readonly Square[]): void {
    this.marks = squares;
  }

  preview(ply: Ply | undefined): void {
    this.previewed = ply;
  }

  hint(square: Square | undefined): void {
    this.hinted = square;
  }

  next(square: Square | undefined): void {
    this.nextMarked = square;
  }

  focus(square: Square | undefined): void {
    this.focused = square;
  }

  dispose(): void {
    this.disposed = true;
    this.#running?.end('disposed');
  }

  #move(position: Position, last: Square | undefined): Promise<FollowEnd> {
    this.#running?.end('cut');
    return new Promise((resolve) => {
      const end = (how: FollowEnd): void => {
        cancel();
        this.#running = undefined;
        this.position = position;
        this.last = last;
        resolve(how);
      };
      const cancel = this.#timing.after(this.#followMs, () => end('done'));
      this.#running = { end };
    });
  }
}
