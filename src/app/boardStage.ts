import type { Disposable } from '../lib/disposer.ts';
import type { Timing } from '../lib/timing.ts';
import type { BoardSize, Square } from '../rules/index.ts';
import type { Settings } from '../records/settings.ts';
import { BoardScene } from '../scene/boardScene.ts';
import type { DiscTouch, Insets, SceneEvent } from '../scene/types.ts';
import type { Notice, Outline, View } from '../ui/view.ts';
import type { BoardHost } from './boardHost.ts';

/** A lost WebGL context that has not come back after this long gives way to the flat board. */
export const CONTEXT_GRACE_MS = 5000;

export interface StageParts {
  readonly host: HTMLElement;
  readonly board: BoardHost;
  readonly view: View;
  readonly timing: Timing;
  readonly pressed: (square: Square | undefined, pointer: 'mouse' | 'touch' | 'pen', again: boolean) => void;
  readonly hovered: (square: Square | undefined) => void;
  /** A disc has met the board. */
  readonly touched: (touch: DiscTouch) => void;
  readonly notice: (notice: Notice) => void;
}

/** Puts the scene on the page, or the flat board where there is no WebGL, and keeps the grid's outlines true. */
export class BoardStage implements Disposable {
  readonly #parts: StageParts;
  #scene: BoardScene | undefined;
  #stopListening: (() => void) | undefined;
  #cancelGrace: (() => void) | undefined;
  #disposed = false;
  #camera: Settings['camera'] | undefined;

  constructor(parts: StageParts) {
    this.#parts = parts;
  }

  get scene(): BoardScene | undefined {
    return this.#scene;
  }

  /** Shows the board; `settings` as they hold for this page. */
  async start(settings: Settings, size: BoardSize): Promise<void> {
    const { host, board, view } = this.#parts;
    this.#camera = settings.camera;
    const made = BoardScene.create(host, { ...settings, size });
    if (!made.ok) {
      await this.#goFlat('no-webgl');
      return;
    }
    this.#scene = made.value;
    view.board.value = '3d';
    this.#stopListening = made.value.events.listen((event) => this.#onSceneEvent(event));
    board.use(made.value);
    this.#align();
  }

  /** Settings as they hold for this page. */
  apply({ theme, quality, speed, camera }: Settings): void {
    this.#scene?.setTheme(theme);
    this.#scene?.setQuality(quality);
    this.#scene?.setSpeed(speed);
    if (this.#camera !== camera) this.#scene?.setCamera(camera);
    this.#camera = camera;
  }

  setInsets(insets: Insets): void {
    this.#scene?.setInsets(insets);
  }

  dispose(): void {
    this.#disposed = true;
    this.#leaveScene();
    this.#parts.board.dispose();
  }

  #onSceneEvent(event: SceneEvent): void {
    switch (event.kind) {
      case 'pressed':
        this.#parts.pressed(event.square, event.pointer, event.again);
        return;
      case 'hovered':
        this.#parts.hovered(event.square);
        return;
      case 'viewed':
        this.#align();
        return;
      case 'touched':
        this.#parts.touched(event.cue);
        return;
      case 'context-lost':
        this.#parts.notice('context-lost');
        this.#cancelGrace = this.#parts.timing.after(CONTEXT_GRACE_MS, () => void this.#goFlat('no-webgl'));
        return;
      case 'context-restored':
        this.#cancelGrace?.();
        this.#parts.notice('context-restored');
        return;
      default:
    }
  }

  /** Reads where the squares stand on screen. */
  #align(): void {
    const scene = this.#scene;
    if (!scene) return;
    const { view } = this.#parts;
    const count = view.position.value.squares;
    view.outlines.value = Array.from({ length: count }, (_, square): Outline => ({
      corners: scene.outlineOf(square),
    }));
  }

  async #goFlat(notice: Notice): Promise<void> {
    const { host, board, view } = this.#parts;
    const { FlatBoard } = await import('../ui/flatBoard.ts');
    if (this.#disposed) return;
    this.#leaveScene();
    view.board.value = 'flat';
    board.use(new FlatBoard(host, view, { touched: this.#parts.touched }));
    this.#parts.notice(notice);
  }

  #leaveScene(): void {
    this.#cancelGrace?.();
    this.#stopListening?.();
    this.#scene = undefined;
  }
}
