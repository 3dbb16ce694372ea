import { ACESFilmicToneMapping, PCFShadowMap, Scene, WebGLRenderer, type Camera } from 'three';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { forgetUploads } from './forgetUploads.ts';
import type { SceneStats } from './types.ts';

/** The step that the first frame after a rest takes, in seconds. */
const FIRST_STEP = 1 / 60;

/** Who lives on a stage: moves before each frame, and hears of it afterwards. */
export interface Actor {
  isRunning(): boolean;
  advance(seconds: number): void;
  drawn(): void;
  /** The browser has taken the graphics context away, or given it back. */
  lost(): void;
  restored(): void;
}

/**
 * How edges are drawn, which is for good. Without a graphics card smooth ones cost more than half of a frame; `cheap`
 * smooths them only where the browser says that there is a card.
 */
export type Edges = 'smooth' | 'cheap' | 'rough';

/** The renderer and its one loop: a frame is drawn when it was asked for, and asked for again while something runs. */
export class Stage implements Disposable {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer;
  readonly scene = new Scene();
  readonly #disposer = new Disposer();
  readonly #camera: Camera;
  readonly #pixel = new Uint8Array(4);
  actor: Actor | undefined;
  #request: number | undefined;
  #before: number | undefined;
  #frames = 0;
  #lost = false;

  private constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext, camera: Camera) {
    this.canvas = canvas;
    this.#camera = camera;
    this.renderer = this.#disposer.add(new WebGLRenderer({ canvas, context }));
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.renderer.info.autoReset = false;
    this.#on('webglcontextlost', this.#lose);
    this.#on('webglcontextrestored', this.#regain);
  }

  /** A stage in its own canvas at the end of `host`, or a refusal where the browser has no WebGL. */
  static create(host: HTMLElement, camera: Camera, edges: Edges): Result<Stage, 'no-webgl'> {
    const opened = openCanvas(edges);
    if (!opened) return err('no-webgl');
    const { canvas, context } = opened;
    canvas.setAttribute('aria-hidden', 'true');
    Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%' });
    host.append(canvas);
    return ok(new Stage(canvas, context, camera));
  }

  get stats(): SceneStats {
    return {
      frames: this.#frames,
      drawCalls: this.renderer.info.render.calls,
      pendingFrame: this.#request !== undefined,
    };
  }

  /** Asks for a frame. */
  invalidate(): void {
    if (this.#disposer.disposed || this.#lost) return;
    this.#request ??= requestAnimationFrame(this.#frame);
  }

  /** Asks for a frame in which the shadows are cast anew. */
  invalidateShadows(): void {
    this.renderer.shadowMap.needsUpdate = true;
    this.invalidate();
  }

  /** Draws at once what stands, without moving anything. */
  draw(): void {
    if (this.#disposer.disposed || this.#lost) return;
    this.renderer.info.reset();
    this.renderer.render(this.scene, this.#camera);
    this.#frames++;
    this.actor?.drawn();
  }

  /** Draws and waits until the picture is made; the time that took, in seconds. */
  timedDraw(): number {
    const context = this.renderer.getContext();
    const start = performance.now();
    this.draw();
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, this.#pixel);
    return (performance.now() - start) / 1000;
  }

  /** A PNG of what is shown: the canvas keeps its picture only until the browser has painted it. */
  picture(): Promise<Blob> {
    this.draw();
    return new Promise((resolve, reject) => {
      this.canvas.toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(new Error('the canvas gave no picture'));
      }, 'image/png');
    });
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.renderer.setPixelRatio(pixelRatio);
    this.renderer.setSize(width, height, false);
  }

  dispose(): void {
    if (this.#request !== undefined) cancelAnimationFrame(this.#request);
    this.#request = undefined;
    this.#disposer.dispose();
    if (!this.#lost) this.renderer.forceContextLoss();
    this.canvas.remove();
  }

  readonly #frame = (now: number): void => {
    this.#request = undefined;
    const seconds = this.#before === undefined ? FIRST_STEP : (now - this.#before) / 1000;
    this.#before = now;
    this.actor?.advance(seconds);
    this.draw();
    if (this.actor?.isRunning()) this.invalidate();
    if (this.#request === undefined) this.#before = undefined;
  };

  /** Without preventDefault the browser would never give the context back. */
  readonly #lose = (event: Event): void => {
    event.preventDefault();
    this.#lost = true;
    forgetUploads(this.scene);
    this.actor?.lost();
  };

  /** The renderer hears of this first and has made its own things anew. */
  readonly #regain = (): void => {
    this.#lost = false;
    this.actor?.restored();
    this.invalidateShadows();
  };

  #on(name: 'webglcontextlost' | 'webglcontextrestored', heard: (event: Event) => void): void {
    this.canvas.addEventListener(name, heard);
    this.#disposer.defer(() => this.canvas.removeEventListener(name, heard));
  }
}

interface Opened {
  readonly canvas: HTMLCanvasElement;
  readonly context: WebGL2RenderingContext;
}

function openCanvas(edges: Edges): Opened | undefined {
  if (edges !== 'cheap') return tryCanvas({ antialias: edges === 'smooth' });
  const smooth = tryCanvas({ antialias: true, failIfMajorPerformanceCaveat: true });
  return smooth ?? tryCanvas({ antialias: false });
}

function tryCanvas(attributes: WebGLContextAttributes): Opened | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { alpha: false, stencil: false, ...attributes });
  return context && !context.isContextLost() ? { canvas, context } : undefined;
}
