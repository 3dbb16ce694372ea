import {
  Mesh,
  MeshLambertMaterial,
  PMREMGenerator,
  type Object3D,
  type Scene,
  type WebGLRenderer,
} from 'three';
import type { Disposable } from '../lib/disposer.ts';

const STRENGTH = 0.6;
const BLUR = 0.04;
/** The room's windows are dimmed to this: as bright as they come, black discs mirror them as if they were grey. */
const WINDOWS = 0.25;

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
    room.traverse(dim);
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

function dim(object: Object3D): void {
  if (object instanceof Mesh && object.material instanceof MeshLambertMaterial) {
    object.material.emissiveIntensity *= WINDOWS;
  }
}
