import { DirectionalLight, HemisphereLight, SpotLight, type Object3D } from 'three';
import type { BoardSize } from '../rules/index.ts';
import type { Disposable } from '../lib/disposer.ts';
import { reachOf } from './layout.ts';
import type { Theme } from './themes.ts';
import type { Quality } from './types.ts';

const KEY_STRENGTH = { high: 3.05, low: 2.85 };
const RIM_STRENGTH = { high: 0.16, low: 0.3 };
const FILL_STRENGTH = 1.2;
/** Half the opening of the lamp's cone, in radians. */
const KEY_OPENING = 0.72;
const SHADOW_SIDE = 2048;

/** A warm lamp to the player's left and a weak one behind; in low quality also a fill that stands for the surroundings. */
export class Lights implements Disposable {
  readonly #key = new SpotLight('#ffffff', 1, 0, KEY_OPENING, 1, 0);
  readonly #rim = new DirectionalLight('#ffffff', 1);
  readonly #fill = new HemisphereLight('#ffffff', '#8a7a6c', 1);

  constructor() {
    this.#rim.position.set(15, 5, -7);
    const { shadow } = this.#key;
    shadow.mapSize.set(SHADOW_SIDE, SHADOW_SIDE);
    shadow.bias = -0.0004;
    shadow.normalBias = 0.012;
    shadow.radius = 5;
  }

  get objects(): readonly Object3D[] {
    return [this.#key, this.#key.target, this.#rim, this.#fill];
  }

  /** Moves the lamp so that its cone holds a board of this size, and no view finds it mirrored in a level face. */
  aim(size: BoardSize): void {
    const reach = reachOf(size);
    this.#key.position.set(-reach * 2.2, reach * 1.85, reach * 0.05);
    this.#key.shadow.camera.near = reach;
    this.#key.shadow.camera.far = reach * 4.5;
    this.#key.shadow.camera.updateProjectionMatrix();
  }

  set(theme: Theme, quality: Quality): void {
    this.#key.color.set(theme.keyLight);
    this.#rim.color.set(theme.rimLight);
    this.#key.intensity = KEY_STRENGTH[quality];
    this.#rim.intensity = RIM_STRENGTH[quality];
    this.#fill.intensity = FILL_STRENGTH;
    this.#fill.visible = quality === 'low';
    this.#key.castShadow = quality === 'high';
  }

  dispose(): void {
    this.#key.dispose();
    this.#rim.dispose();
    this.#fill.dispose();
  }
}
