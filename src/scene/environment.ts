import { PMREMGenerator, type Scene, type WebGLRenderer } from 'three';
import type { Disposable } from '../lib/disposer.ts';

const STRENGTH = 0.42;
const BLUR = 0.04;

/** The room that glossy things mirror; baked on the graphics card, so it must be baked again after a lost context. */
export class Environment implements Disposable {
  readonly #renderer: WebGLRenderer;
  readonly #scene: Scene;
  #release: (() => void) | undefined;

  constructor(renderer: WebGLRenderer, scene: Scene) {
    this.#renderer = renderer;
    this.#scene = scene;
  }

  /** Bakes and shows the room. */
  async bake(): Promise<void> {
    const { RoomEnvironment } = await import('three/addons/environments/RoomEnvironment.js');
    this.dispose();
    const generator = new PMREMGenerator(this.#renderer);
    const room = new RoomEnvironment();
    const target = generator.fromScene(room, BLUR);
    room.dispose();
    generator.dispose();
    this.#scene.environment = target.texture;
    this.#scene.environmentIntensity = STRENGTH;
    this.#release = () => target.dispose();
  }

  dispose(): void {
    this.#scene.environment = null;
    this.#release?.();
    this.#release = undefined;
  }
}
