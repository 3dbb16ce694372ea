import {
  BackSide,
  BoxGeometry,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type WebGLRenderer,
} from 'three';
import { Disposer, type Disposable } from '../lib/disposer.ts';

const STRENGTH = 1;
const BLUR = 0.02;
const ROOM_SIDE = 24;

/** A bright panel: where it stands in the room, its sides, and its light as red, green and blue, 1 paper white. */
interface Panel {
  readonly at: readonly [x: number, y: number, z: number];
  readonly sides: readonly [x: number, y: number, z: number];
  readonly light: readonly [red: number, green: number, blue: number];
}

const WALLS: Panel['light'] = [0.105, 0.095, 0.085];
/**
 * All bright things stand low: level faces, seen from above, mirror the dark above them, so that black stays black, while
 * rims and hollows, which lean, catch the panels.
 */
const PANELS: readonly Panel[] = [
  { at: [-11, 4.2, 0.5], sides: [0.1, 3.6, 9], light: [15, 12.6, 9.6] },
  { at: [11, 2.6, -3], sides: [0.1, 1.8, 8], light: [6.1, 6.1, 6.3] },
  { at: [0.5, 3.2, -11], sides: [9, 1.6, 0.1], light: [5.2, 4.9, 4.6] },
  { at: [-2, 2.4, 11], sides: [7, 1.2, 0.1], light: [3.2, 2.9, 2.5] },
  { at: [0, 11.5, 0], sides: [11, 0.1, 11], light: [0.32, 0.3, 0.28] },
];

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
  bake(): void {
    this.dispose();
    const disposer = new Disposer();
    const generator = disposer.add(new PMREMGenerator(this.#renderer));
    const target = generator.fromScene(makeRoom(disposer), BLUR);
    disposer.dispose();
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

function makeRoom(disposer: Disposer): Scene {
  const room = new Scene();
  const box = disposer.add(new BoxGeometry());
  const add = ({ at, sides, light }: Panel): MeshBasicMaterial => {
    const material = disposer.add(new MeshBasicMaterial());
    material.color.setRGB(...light);
    const mesh = new Mesh(box, material);
    mesh.position.set(...at);
    mesh.scale.set(...sides);
    room.add(mesh);
    return material;
  };
  add({ at: [0, 0, 0], sides: [ROOM_SIDE, ROOM_SIDE, ROOM_SIDE], light: WALLS }).side = BackSide;
  for (const panel of PANELS) add(panel);
  return room;
}
