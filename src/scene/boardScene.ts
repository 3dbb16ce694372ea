import type { PerspectiveCamera } from 'three';
import type { BoardSize, Ply, Position, Square } from '../rules/index.ts';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { Stream, type Listenable } from '../lib/stream.ts';
import { BoardModel } from './boardModel.ts';
import { makeCamera } from './cameraRig.ts';
import { Clock } from './clock.ts';
import { planPly, planRewind, type FlipPlan } from './flipPlan.ts';
import { Follower } from './follower.ts';
import { listenToPointer } from './pointerEvents.ts';
import { Poses } from './poses.ts';
import { EDGES, QualityRig } from './qualityRig.ts';
import { makeActor } from './sceneActor.ts';
import { Stage } from './stage.ts';
import type { ThemeId } from './themes.ts';
import type { AnimationSpeed, CameraPreset, FollowEnd, Insets, QualityChoice } from './types.ts';
import type { SceneEvent, SceneOptions, SceneStats, ScreenPoint } from './types.ts';
import { Viewpoint } from './viewpoint.ts';

/** The board on the screen: shows positions and plies, and says where it was pressed. */
export class BoardScene implements Disposable {
  readonly #disposer = new Disposer();
  readonly #events = new Stream<SceneEvent>();
  readonly events: Listenable<SceneEvent> = this.#events;
  readonly #stage: Stage;
  readonly #clock: Clock;
  readonly #poses = new Poses();
  readonly #follower: Follower;
  readonly #model: BoardModel;
  readonly #view: Viewpoint;
  readonly #quality: QualityRig;
  #size: BoardSize;
  #speed: AnimationSpeed;
  #last: Square | undefined;

  private constructor(host: HTMLElement, stage: Stage, camera: PerspectiveCamera, options: SceneOptions) {
    this.#size = options.size;
    this.#speed = options.speed;
    this.#stage = this.#disposer.add(stage);
    const clock = this.#disposer.add(new Clock(() => stage.invalidate(), options.slowStep));
    const model = this.#disposer.add(
      new BoardModel(stage.scene, options.theme, 'low', options.size, () => stage.invalidate()),
    );
    this.#clock = clock;
    this.#model = model;
    this.#follower = new Follower(
      this.#poses,
      clock,
      () => this.#rest(),
      (cue) => this.#events.emit({ kind: 'touched', cue }),
    );
    this.#disposer.defer(() => this.#follower.end('disposed'));
    this.#view = this.#disposer.add(
      new Viewpoint({ host, stage, camera, model, poses: this.#poses, clock }, options),
    );
    this.#quality = this.#disposer.add(
      new QualityRig(stage, model, {
        isBusy: () => clock.running,
        switched: () => this.#view.fit(),
        decided: (quality) => this.#events.emit({ kind: 'quality', quality }),
      }),
    );
    this.#view.pixelRatioOf = (wanted, width, height) => this.#quality.pixelRatio(wanted, width, height);
    this.#disposer.add(listenToPointer(stage.canvas, this.#view, this.#events));
    stage.actor = makeActor({
      clock,
      view: this.#view,
      quality: this.#quality,
      events: this.#events,
      advance: (seconds) => this.#advance(seconds),
    });
    this.setSpeed(options.speed);
    this.#quality.choose(options.quality);
    model.loadTextures();
  }

  /** A scene in its own canvas at the end of `host`, or a refusal where the browser has no WebGL. */
  static create(host: HTMLElement, options: SceneOptions): Result<BoardScene, 'no-webgl'> {
    const camera = makeCamera();
    const stage = Stage.create(host, camera, EDGES[options.quality]);
    if (!stage.ok) return err(stage.error);
    return ok(new BoardScene(host, stage.value, camera, options));
  }

  /** Cuts to a position; `last` is the disc placed last. */
  show(position: Position, last?: Square): void {
    this.#follower.end('cut');
    this.#resizeBoard(position.size);
    this.#last = last;
    this.#poses.settle(position);
    this.#rest();
  }

  /** Animates a ply to the position after it. Takes marks and previews away; always resolves. */
  follow(ply: Ply, position: Position): Promise<FollowEnd> {
    return this.#animate(planPly(ply, position.size), position, ply.square);
  }

  /** Animates a ply backwards to the position before it, whose last disc is `last`. Otherwise as `follow`. */
  rewind(ply: Ply, position: Position, last?: Square): Promise<FollowEnd> {
    return this.#animate(planRewind(ply, position.size), position, last);
  }

  /** Hurries: a ply that moves goes to its end now. */
  finish(): void {
    this.#follower.end('finished');
  }

  get moving(): boolean {
    return this.#follower.moving;
  }

  /** Lights these tiles and rings them; none takes the marks away. */
  mark(squares: readonly Square[]): void {
    this.#model.showLegal(squares);
    this.#stage.invalidate();
  }

  /** Puts a diamond round a square. */
  hint(square: Square | undefined): void {
    this.#model.marks.showHint(square, this.#size);
    this.#stage.invalidate();
  }

  /** Marks where the game went on. */
  next(square: Square | undefined): void {
    this.#model.marks.showNext(square, this.#size);
    this.#stage.invalidate();
  }

  /** Shows what a ply would do: a ghost of its disc, and marks on the discs that would turn. */
  preview(ply: Ply | undefined): void {
    this.#model.showPreview(ply);
    this.#stage.invalidate();
  }

  /** Puts the keyboard's cursor on a square. */
  focus(square: Square | undefined): void {
    this.#model.marks.showCursor(square, this.#size);
    this.#stage.invalidate();
  }

  /** Squares that a finger beside them may mean. */
  setSlack(squares: readonly Square[]): void {
    this.#view.slack = squares;
  }

  setTheme(theme: ThemeId): void {
    this.#model.theme = theme;
    this.#model.loadTextures();
    this.#stage.invalidate();
  }

  setCamera(preset: CameraPreset): void {
    this.#view.rig.go(preset, this.#speed > 0);
  }

  /** Back to the preset from which a person has looked around. */
  resetCamera(): void {
    this.#view.rig.reset(this.#speed > 0);
  }

  setQuality(choice: QualityChoice): void {
    this.#quality.choose(choice);
  }

  setSpeed(speed: AnimationSpeed): void {
    this.#speed = speed;
    this.#clock.rate = speed || 1;
    if (speed === 0) this.finish();
  }

  setInsets(insets: Insets): void {
    this.#view.insets = insets;
  }

  get camera(): CameraPreset | 'free' {
    return this.#view.rig.preset;
  }

  /** The projected middle of a tile's top. */
  centreOf(square: Square): ScreenPoint {
    return this.#view.picker.centreOf(square);
  }

  /** The four projected corners of a tile's top: its far left, far right, near right and near left. */
  outlineOf(square: Square): readonly ScreenPoint[] {
    return this.#view.picker.outlineOf(square);
  }

  /** The square seen at a point of the host; with slack, the nearest slack square so many pixels away comes first. */
  squareAtPoint(x: number, y: number, slackPixels = 0): Square | undefined {
    return this.#view.squareAt(x, y, slackPixels);
  }

  /** A PNG of the board as it is shown. */
  picture(): Promise<Blob> {
    return this.#stage.picture();
  }

  get stats(): SceneStats {
    return this.#stage.stats;
  }

  dispose(): void {
    this.#disposer.dispose();
  }

  #animate(plan: FlipPlan, position: Position, last: Square | undefined): Promise<FollowEnd> {
    this.#model.clearMarks();
    this.show(position, last);
    if (this.#speed === 0) {
      this.#events.emit({ kind: 'touched', cue: 'drop' });
      return Promise.resolve('done');
    }
    this.#model.marks.showLast(undefined, this.#size);
    const end = this.#follower.follow(plan, position);
    this.#write();
    return end;
  }

  /** Draws the discs as they stand. */
  #write(): void {
    this.#model.write(this.#poses);
    this.#stage.invalidateShadows();
  }

  /** The picture has come to rest on a position. */
  #rest(): void {
    this.#model.marks.showLast(this.#last, this.#size);
    this.#write();
  }

  #resizeBoard(size: BoardSize): void {
    if (size === this.#size) return;
    this.#size = size;
    this.#model.size = size;
    this.#view.size = size;
  }

  #advance(seconds: number): void {
    this.#clock.advance(seconds);
    if (!this.moving) return;
    this.#write();
    this.#quality.played(seconds);
  }
}
