import { Mesh, RingGeometry, type BufferGeometry, type Material } from 'three';
import { Float32BufferAttribute } from 'three';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import { TABLE_HEIGHT } from './layout.ts';

const REACH = 70;
const RINGS = 28;
/** Where the light on the table begins to fade and where it is gone, in tiles from the middle. */
const FADE_FROM = 9;
const FADE_TO = 46;
/** The side of the table's picture, in tiles. */
const PICTURE_SIDE = 15;

/** The table under the board, fading into the dark. */
export class Table implements Disposable {
  readonly mesh: Mesh;
  readonly #disposer = new Disposer();

  constructor(material: Material) {
    this.mesh = new Mesh(this.#disposer.add(makeShape()), material);
    this.mesh.receiveShadow = true;
    this.mesh.position.y = TABLE_HEIGHT;
    this.mesh.updateMatrix();
    this.mesh.matrixAutoUpdate = false;
  }

  set material(material: Material) {
    this.mesh.material = material;
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
