import { DirectionalLight, HemisphereLight, SpotLight, type Object3D } from 'three';
import type { BoardSize } from '../rules/index.ts';
import type { Disposable } from '../lib/disposer.ts';
import { reachOf } from './layout.ts';
import type { Theme } from './themes.ts';
import type { Quality } from './types.ts';

const KEY_STRENGTH = { high: 2.5, low: 2.3 };
const RIM_STRENGTH = { high: 0.45, low: 0.5 };
const FILL_STRENGTH = { high: 0, low: 0.85 };
const SHADOW_SIDE = 2048;

/** A warm lamp above the player's left shoulder, a cool one behind, and in low quality a fill instead of surroundings. */
export class Lights implements Disposable {
  readonly #key = new SpotLight('#ffffff', 1, 0, Math.PI / 5, 0.85, 0);
  readonly #rim = new DirectionalLight('#ffffff', 1);
  readonly #fill = new HemisphereLight('#ffffff', '#4a4038', 1);

  constructor() {
    this.#rim.position.set(9, 7, -14);
    const { shadow } = this.#key;
    shadow.mapSize.set(SHADOW_SIDE, SHADOW_SIDE);
    shadow.bias = -0.0004;
    shadow.normalBias = 0.012;
    shadow.radius = 5;
  }

  get objects(): readonly Object3D[] {
    return [this.#key, this.#key.target, this.#rim, this.#fill];
  }

  /** Moves the lamp so that its cone holds a board of this size. */
  aim(size: BoardSize): void {
    const reach = reachOf(size);
    this.#key.position.set(-reach * 0.85, reach * 2.5, -reach * 0.75);
    this.#key.angle = Math.atan(0.62);
    this.#key.shadow.camera.near = reach;
    this.#key.shadow.camera.far = reach * 4.5;
    this.#key.shadow.camera.updateProjectionMatrix();
  }

  set(theme: Theme, quality: Quality): void {
    this.#key.color.set(theme.keyLight);
    this.#rim.color.set(theme.rimLight);
    this.#key.intensity = KEY_STRENGTH[quality];
    this.#rim.intensity = RIM_STRENGTH[quality];
    this.#fill.intensity = FILL_STRENGTH[quality];
    this.#key.castShadow = quality === 'high';
  }

  dispose(): void {
    this.#key.dispose();
    this.#rim.dispose();
    this.#fill.dispose();
  }
}
