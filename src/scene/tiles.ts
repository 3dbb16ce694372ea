import { Color, InstancedMesh, Matrix4, type Material, type Object3D } from 'three';
import { seededRandom } from '../lib/random.ts';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import type { BoardSize, Square } from '../rules/index.ts';
import { linearOf } from './contrast.ts';
import { centreOfSquare, MOST_SQUARES } from './layout.ts';
import { makeTileShape } from './tileShape.ts';
import type { Theme } from './themes.ts';

/** How much one tile may differ in brightness from the next, as cut from cloth. */
const UNEVEN = 0.035;
const UNEVEN_SEED = 8;

/** All tiles in one draw; instance number and square are the same. */
export class Tiles implements Disposable {
  readonly mesh: InstancedMesh;
  readonly #disposer = new Disposer();
  readonly #legalTint = new Color(1, 1, 1);
  readonly #colour = new Color();
  #size: BoardSize = 8;

  constructor(material: Material) {
    const geometry = this.#disposer.add(makeTileShape());
    this.mesh = this.#disposer.add(new InstancedMesh(geometry, material, MOST_SQUARES));
    this.mesh.receiveShadow = true;
    this.mesh.frustumCulled = false;
  }

  get objects(): readonly Object3D[] {
    return [this.mesh];
  }

  set material(material: Material) {
    this.mesh.material = material;
  }

  /** Lays the tiles of a board of this size. */
  lay(size: BoardSize): void {
    this.#size = size;
    this.mesh.count = size * size;
    const matrix = new Matrix4();
    for (let square = 0; square < size * size; square++) {
      const { x, z } = centreOfSquare(square, size);
      this.mesh.setMatrixAt(square, matrix.makeTranslation(x, 0, z));
    }
    this.mesh.instanceMatrix.needsUpdate = true;
    this.mesh.computeBoundingSphere();
    this.light([]);
  }

  paint(theme: Theme): void {
    const plain = linearOf(theme.tile);
    const legal = linearOf(theme.legalTile);
    const [red = 1, green = 1, blue = 1] = legal.map(
      (value, index) => value / Math.max(plain[index] ?? 1, 0.004),
    );
    this.#legalTint.setRGB(red, green, blue);
  }

  /** Lights these tiles and no others. */
  light(squares: readonly Square[]): void {
    const random = seededRandom(UNEVEN_SEED);
    for (let square = 0; square < this.#size * this.#size; square++) {
      this.#colour.setScalar(1 + (random() - 0.5) * UNEVEN);
      if (squares.includes(square)) this.#colour.multiply(this.#legalTint);
      this.mesh.setColorAt(square, this.#colour);
    }
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
  }

  dispose(): void {
    this.#disposer.dispose();
  }
}
