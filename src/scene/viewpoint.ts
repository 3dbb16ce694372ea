import type { PerspectiveCamera } from 'three';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import type { BoardSize, Square } from '../rules/index.ts';
import type { BoardModel } from './boardModel.ts';
import { CameraRig } from './cameraRig.ts';
import type { Clock } from './clock.ts';
import { HostSize } from './hostSize.ts';
import { Picker } from './picking.ts';
import type { Poses } from './poses.ts';
import type { Stage } from './stage.ts';
import { NO_INSETS, type Insets, type SceneOptions } from './types.ts';

/** What a viewpoint looks at and draws on. */
export interface ViewpointParts {
  readonly host: HTMLElement;
  readonly stage: Stage;
  readonly camera: PerspectiveCamera;
  readonly model: BoardModel;
  readonly poses: Poses;
  readonly clock: Clock;
}

/** Keeps canvas, camera and picking in step with the size of the host, the HUD's insets and the board's size. */
export class Viewpoint implements Disposable {
  readonly rig: CameraRig;
  readonly picker: Picker;
  /** Squares that a finger beside them may mean. */
  slack: readonly Square[] = [];
  /** How many pixels to draw for one CSS pixel. */
  pixelRatioOf: (wanted: number, width: number, height: number) => number = (wanted) => wanted;
  readonly #disposer = new Disposer();
  readonly #parts: ViewpointParts;
  readonly #host: HostSize;
  #insets: Insets;
  #size: BoardSize;
  #changed = true;

  constructor(parts: ViewpointParts, options: SceneOptions) {
    this.#parts = parts;
    this.#insets = options.insets ?? NO_INSETS;
    this.#size = options.size;
    const { host, stage, camera, model, poses, clock } = parts;
    this.picker = new Picker(camera, model.tiles.mesh, poses);
    this.rig = this.#disposer.add(
      new CameraRig({ canvas: stage.canvas, camera, clock, changed: () => this.#reframed() }, options.camera),
    );
    this.#host = this.#disposer.add(new HostSize(host, () => this.#resized()));
  }

  set insets(insets: Insets) {
    this.#insets = insets;
    this.#frame();
  }

  set size(size: BoardSize) {
    this.#size = size;
    this.#frame();
  }

  /** Whether the projection has changed since this was last asked. */
  takeChange(): boolean {
    const changed = this.#changed;
    this.#changed = false;
    return changed;
  }

  /** Takes the host's size and the pixel ratio over to the canvas. */
  fit(): void {
    const { width, height, pixelRatio } = this.#host;
    this.#parts.stage.resize(width, height, this.pixelRatioOf(pixelRatio, width, height));
    this.#frame();
  }

  /** The square at a point of the host; with slack, the nearest slack square so many pixels away comes first. */
  squareAt(x: number, y: number, slackPixels: number): Square | undefined {
    const hit = this.picker.squareAt(x, y);
    if (slackPixels <= 0 || (hit !== undefined && this.slack.includes(hit))) return hit;
    return this.picker.nearest(x, y, this.slack, slackPixels) ?? hit;
  }

  dispose(): void {
    this.#disposer.dispose();
  }

  #frame(): void {
    const { width, height } = this.#host;
    this.picker.frame(width, height, this.#size);
    this.rig.frame({ width, height, insets: this.#insets, size: this.#size });
  }

  /** A resized canvas is empty, so it is drawn before the browser paints. */
  #resized(): void {
    this.fit();
    this.#parts.stage.draw();
  }

  #reframed(): void {
    this.#changed = true;
    this.#parts.model.face(this.rig.quarterTurns);
    this.#parts.stage.invalidate();
  }
}
