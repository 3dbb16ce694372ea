import { Disposer, type Disposable } from '../lib/disposer.ts';
import type { Ply, Position, Square } from '../rules/index.ts';
import './flatBoard.css';
import { framesOf, planFlat, planFlatRewind, type FlatCue } from './flatMotion.ts';
import { drawFlat, layFlat, put, type FlatPicture } from './flatPicture.ts';
import type { Outline, View } from './view.ts';

/** How following a ply ended: it ran out, another picture cut it, it was hurried, or the board is gone. */
export type FlatEnd = 'done' | 'cut' | 'finished' | 'disposed';

/** The part of a running Web Animation that is needed. */
export type Running = Pick<Animation, 'finished' | 'finish' | 'cancel'>;

/** How a disc came to touch the board. */
export type FlatTouch = 'drop' | 'flip';

/** What is asked of the browser, and who hears of it. */
export interface FlatMeans {
  readonly animate: (element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions) => Running;
  readonly isMotionReduced: () => boolean;
  /** The placed disc, or one that has turned, has met the board. */
  readonly touched: (touch: FlatTouch) => void;
}

const BROWSER: FlatMeans = {
  animate: (element, frames, timing) => element.animate(frames, timing),
  isMotionReduced: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  touched: () => undefined,
};

interface Following {
  readonly running: readonly Running[];
  readonly settle: (end: FlatEnd) => void;
}

/** The board drawn flat with style sheets, where there is no WebGL: the same verbs as the scene. */
export class FlatBoard implements Disposable {
  readonly #host: HTMLElement;
  readonly #view: Pick<View, 'settings' | 'outlines'>;
  readonly #means: FlatMeans;
  readonly #area = document.createElement('div');
  readonly #observer: ResizeObserver;
  readonly #disposer = new Disposer();
  #picture: FlatPicture | undefined;
  #following: Following | undefined;

  constructor(host: HTMLElement, view: Pick<View, 'settings' | 'outlines'>, means: Partial<FlatMeans> = {}) {
    this.#host = host;
    this.#view = view;
    this.#means = { ...BROWSER, ...means };
    this.#area.className = 'flat';
    this.#area.ariaHidden = 'true';
    host.append(this.#area);
    this.#disposer.defer(() => this.#area.remove());
    this.#observer = new ResizeObserver(() => this.#align());
    this.#observer.observe(host);
    this.#observer.observe(this.#area);
    this.#disposer.defer(() => this.#observer.disconnect());
  }

  get moving(): boolean {
    return this.#following !== undefined;
  }

  /** Cuts to a position; `last` is the square to mark as the last move. */
  show(position: Position, last?: Square): void {
    if (this.#disposer.disposed) return;
    this.#stop('cut');
    this.#lay(position, last);
  }

  /** Animates a ply; `position` is the one after it. Always resolves. */
  follow(ply: Ply, position: Position): Promise<FlatEnd> {
    if (this.#disposer.disposed) return Promise.resolve('disposed');
    return this.#move(planFlat(ply, position.size), position, ply.square);
  }

  /** Animates a ply backwards to the position before it, whose last disc is `last`. Otherwise as `follow`. */
  rewind(ply: Ply, position: Position, last?: Square): Promise<FlatEnd> {
    if (this.#disposer.disposed) return Promise.resolve('disposed');
    return this.#move(planFlatRewind(ply, position.size), position, last);
  }

  /** Brings a running ply to its end now. */
  finish(): void {
    if (this.moving) this.#means.touched('flip');
    this.#stop('finished');
  }

  /** Marks the legal tiles; none for an empty list. */
  mark(squares: readonly Square[]): void {
    const marked = new Set(squares);
    this.#picture?.tiles.forEach((tile, square) =>
      put(tile, 'mark', marked.has(square) ? 'true' : undefined),
    );
  }

  /** Shows the ghost of a disc and the discs that it would turn. */
  preview(ply: Ply | undefined): void {
    const flips = new Set(ply?.flips ?? []);
    this.#picture?.tiles.forEach((tile, square) => {
      put(tile, 'ghost', square === ply?.square ? ply.side : undefined);
      put(tile, 'would', flips.has(square) ? 'true' : undefined);
    });
  }

  /** Marks one square apart from all others. */
  hint(square: Square | undefined): void {
    this.#put('hint', square);
  }

  /** Marks where the game went on. */
  next(square: Square | undefined): void {
    this.#put('next', square);
  }

  /** The grid draws where the keyboard is. */
  focus(): void {
    // Nothing to draw here.
  }

  dispose(): void {
    this.#stop('disposed');
    this.#disposer.dispose();
  }

  #put(name: string, square: Square | undefined): void {
    this.#picture?.tiles.forEach((tile, each) => put(tile, name, each === square ? 'true' : undefined));
  }

  #move(cues: readonly FlatCue[], position: Position, last: Square | undefined): Promise<FlatEnd> {
    this.#stop('cut');
    const { speed } = this.#view.settings.value;
    this.#lay(position, last);
    if (speed === 0 || this.#means.isMotionReduced()) {
      this.#means.touched('drop');
      return Promise.resolve('cut');
    }
    return new Promise((settle) => {
      const running = this.#animate(cues, speed);
      const following = { running, settle };
      this.#following = following;
      void Promise.allSettled(running.map((each) => each.finished)).then(() => this.#ranOut(following));
    });
  }

  #lay(position: Position, last: Square | undefined): void {
    if (this.#picture?.size !== position.size) {
      this.#picture = drawFlat(this.#area, position.size);
      this.#align();
    }
    layFlat(this.#picture, position, last);
  }

  #animate(cues: readonly FlatCue[], speed: number): Running[] {
    return cues.flatMap((cue) => {
      const disc = this.#picture?.discs[cue.square];
      if (disc === undefined) return [];
      const timing = { delay: cue.delay / speed, duration: cue.duration / speed, fill: 'backwards' } as const;
      const running = this.#means.animate(disc, framesOf(cue), timing);
      void running.finished.then(
        () => this.#means.touched(cue.kind),
        () => undefined,
      );
      return [running];
    });
  }

  #ranOut(following: Following): void {
    if (this.#following !== following) return;
    this.#following = undefined;
    following.settle('done');
  }

  /** Ends what is running; the discs lie as they will lie already, so that nothing else is to be done. */
  #stop(end: FlatEnd): void {
    const following = this.#following;
    this.#following = undefined;
    for (const each of following?.running ?? []) each.cancel();
    following?.settle(end);
  }

  /** Tells the grid where the squares are. */
  #align(): void {
    const picture = this.#picture;
    if (picture === undefined || this.#disposer.disposed) return;
    this.#view.outlines.value = outlinesIn(picture, this.#host.getBoundingClientRect());
  }
}

function outlinesIn({ bed, size }: FlatPicture, host: DOMRect): readonly Outline[] {
  const box = bed.getBoundingClientRect();
  const square = box.width / size;
  return Array.from({ length: size * size }, (_, index): Outline => {
    const left = box.left - host.left + (index % size) * square;
    const top = box.top - host.top + Math.floor(index / size) * square;
    const [right, bottom] = [left + square, top + square];
    return {
      corners: [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ],
    };
  });
}
