import { Float32BufferAttribute, Mesh, PlaneGeometry, RingGeometry } from 'three';
import type { BufferGeometry, Material } from 'three';
import type { BoardSize } from '../rules/index.ts';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import { BOARD_SHADE_REACH, makeBoardShadeMaterial } from './contact.ts';
import { reachOf, TABLE_HEIGHT } from './layout.ts';

const REACH = 70;
const SHADE_RAISED = 0.01;
const RINGS = 28;
/** Where the light on the table begins to fade and where it is gone, in tiles from the middle. */
const FADE_FROM = 5;
const FADE_TO = 34;
/** The side of the table's picture, in tiles. */
const PICTURE_SIDE = 13;

/** The table under the board, fading into the dark, with the soft shade of the board on it. */
export class Table implements Disposable {
  readonly objects: readonly Mesh[];
  readonly #disposer = new Disposer();
  readonly #table: Mesh;
  readonly #shade: Mesh;

  constructor(material: Material) {
    this.#table = new Mesh(this.#disposer.add(makeShape()), material);
    this.#table.receiveShadow = true;
    this.#table.position.y = TABLE_HEIGHT;
    const square = this.#disposer.add(new PlaneGeometry(2, 2).rotateX(-Math.PI / 2));
    this.#shade = new Mesh(square, makeBoardShadeMaterial(this.#disposer));
    this.#shade.position.y = TABLE_HEIGHT + SHADE_RAISED;
    this.objects = [this.#table, this.#shade];
  }

  set material(material: Material) {
    this.#table.material = material;
  }

  /** Fits the shade to a board of this size. */
  set size(size: BoardSize) {
    this.#shade.scale.setScalar(reachOf(size) * BOARD_SHADE_REACH);
  }

  dispose(): void {
    this.#disposer.dispose();
  }
}

function makeShape(): BufferGeometry {
  const geometry = new RingGeometry(0.001, REACH, 48, RINGS).rotateX(-Math.PI / 2);
  const positions = geometry.getAttribute('position');
  const uvs = geometry.getAttribute('uv');
  const colours = new Float32BufferAttribute(new Float32Array(positions.count * 3), 3);
  for (let corner = 0; corner < positions.count; corner++) {
    const x = positions.getX(corner);
    const z = positions.getZ(corner);
    const way = Math.min(1, Math.max(0, (Math.hypot(x, z) - FADE_FROM) / (FADE_TO - FADE_FROM)));
    const shade = (1 - way) ** 2;
    colours.setXYZ(corner, shade, shade, shade);
    uvs.setXY(corner, (x + z * 0.22) / PICTURE_SIDE, (z - x * 0.22) / PICTURE_SIDE);
  }
  geometry.setAttribute('color', colours);
  return geometry;
}
