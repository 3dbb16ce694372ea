import { Disposer, type Disposable } from '../lib/disposer.ts';
import { unreachable } from '../lib/assert.ts';
import type { BoardModel } from './boardModel.ts';
import { Environment } from './environment.ts';
import { QualityJudge, type Verdict } from './qualityJudge.ts';
import type { Edges, Stage } from './stage.ts';
import type { Quality, QualityChoice } from './types.ts';

/** The board is seen for so long, in milliseconds, before its frames are timed. */
const LOOK_FIRST = 700;
const RATIO_LOW = 1.5;
const RATIO_HIGH = 2;
/** Small screens are held close to the eye. */
const RATIO_SMALL = 3;
const SMALL_PIXELS = 500;

/** How a scene of each choice draws its edges: `auto` shows its first board as fast as `low` does. */
export const EDGES: Readonly<Record<QualityChoice, Edges>> = { auto: 'cheap', high: 'smooth', low: 'rough' };

/** Who hears of the quality. */
export interface QualityListener {
  /** What is drawn has changed. */
  switched(quality: Quality): void;
  /** `auto` has decided. */
  decided(quality: Quality): void;
  /** While something moves nothing is timed. */
  isBusy(): boolean;
}

/** Switches the scene between low and high, and decides for `auto` by timing frames. */
export class QualityRig implements Disposable {
  readonly #stage: Stage;
  readonly #model: BoardModel;
  readonly #listener: QualityListener;
  readonly #environment: Environment;
  readonly #disposer = new Disposer();
  #judge: QualityJudge | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timing = false;

  constructor(stage: Stage, model: BoardModel, listener: QualityListener) {
    this.#stage = stage;
    this.#model = model;
    this.#listener = listener;
    this.#environment = this.#disposer.add(new Environment(stage.renderer, stage.scene));
    this.#disposer.defer(() => clearTimeout(this.#timer));
  }

  choose(choice: QualityChoice): void {
    clearTimeout(this.#timer);
    this.#timing = false;
    this.#judge = choice === 'auto' ? new QualityJudge() : undefined;
    this.#switch(choice === 'auto' ? 'low' : choice);
    if (choice === 'auto') this.#timeLater();
  }

  /** How many pixels are drawn for one CSS pixel. */
  pixelRatio(wanted: number, width: number, height: number): number {
    const small = Math.min(width, height) < SMALL_PIXELS;
    return Math.min(wanted, this.#model.quality === 'low' ? RATIO_LOW : small ? RATIO_SMALL : RATIO_HIGH);
  }

  /** Hears the interval of two frames of an animation, in seconds. */
  played(seconds: number): void {
    if (this.#model.quality === 'high' && this.#judge && !this.#timing)
      this.#obey(this.#judge.played(seconds));
  }

  /** The context is lost, and the baked room with it. */
  lose(): void {
    this.#environment.dispose();
  }

  /** After a lost context the room must be baked again. */
  restore(): void {
    if (this.#model.quality === 'high') this.#bake();
  }

  dispose(): void {
    this.#disposer.dispose();
  }

  #switch(quality: Quality): void {
    this.#stage.renderer.shadowMap.enabled = quality === 'high';
    this.#model.quality = quality;
    if (quality === 'high') this.#bake();
    else this.#environment.dispose();
    this.#listener.switched(quality);
    this.#stage.invalidateShadows();
  }

  #bake(): void {
    this.#environment.bake();
    this.#stage.invalidate();
  }

  #timeLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#time(), LOOK_FIRST);
  }

  /** Times one frame, drawn for nothing but this, and goes on until the judge has made up his mind. */
  #time(): void {
    if (this.#disposer.disposed || !this.#judge) return;
    if (this.#listener.isBusy() || document.hidden) return this.#timeLater();
    this.#timing = true;
    const verdict = this.#judge.took(this.#stage.timedDraw());
    this.#obey(verdict);
    if (verdict === 'more') this.#timer = setTimeout(() => this.#time(), 0);
  }

  #obey(verdict: Verdict): void {
    switch (verdict) {
      case 'more':
        return;
      case 'raise':
        return this.#try();
      case 'stay':
      case 'keep':
        return this.#decide(this.#model.quality);
      case 'lower':
        this.#switch('low');
        this.#judge = undefined;
        return this.#decide('low');
      default:
        return unreachable(verdict);
    }
  }

  /** Builds the high picture beside the running one, then times it. */
  #try(): void {
    this.#switch('high');
    this.#timeLater();
  }

  #decide(quality: Quality): void {
    if (this.#timing) this.#listener.decided(quality);
    this.#timing = false;
    if (quality === 'low') this.#judge = undefined;
  }
}
