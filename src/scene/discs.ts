import {
  Color,
  DynamicDrawUsage,
  InstancedMesh,
  MeshDepthMaterial,
  type BufferGeometry,
  type Material,
  type Object3D,
} from 'three';
import type { BoardSize } from '../rules/index.ts';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import { makeDiscShape } from './discShape.ts';
import { centreOfSquare, DISC_RADIUS, DISC_THICKNESS, MOST_SQUARES } from './layout.ts';
import { writeFlat, writeTurned } from './matrices.ts';
import type { DiscPose, Poses } from './poses.ts';
import { makeContactShape } from './tileShape.ts';
import type { Theme } from './themes.ts';
import type { Quality } from './types.ts';

/** The contact shade's radius on the tile, against the disc's. */
const CONTACT_REACH = 1.3;
const CONTACT_HEIGHT = 0.004;
/** How fast the contact shade shrinks as its disc rises: where real shadows are cast, it is gone as soon as the disc has left. */
const CONTACT_FADE = { high: 4, low: 0.45 };

/** All discs in one draw, and their contact shade in another. */
export class Discs implements Disposable {
  readonly objects: readonly Object3D[];
  readonly geometry: BufferGeometry;
  readonly #disposer = new Disposer();
  readonly #blackCorners: number;
  /** The baked brightness of each corner. */
  readonly #shades: Float32Array;
  readonly #discs: InstancedMesh;
  readonly #contacts: InstancedMesh;
  #contactFade = CONTACT_FADE.low;

  constructor(material: Material, contact: Material) {
    const shape = makeDiscShape();
    this.geometry = this.#disposer.add(shape.geometry);
    this.#blackCorners = shape.blackCorners;
    this.#shades = Float32Array.from(
      shape.geometry.getAttribute('color').array.filter((_, index) => index % 3 === 0),
    );
    this.#discs = this.#instances(this.geometry, material);
    this.#discs.castShadow = true;
    this.#discs.receiveShadow = true;
    // Shared with single meshes, the renderer's own would be looked up anew for each of them in every frame.
    this.#discs.customDepthMaterial = this.#disposer.add(new MeshDepthMaterial());
    this.#contacts = this.#instances(this.#disposer.add(makeContactShape()), contact);
    this.#contacts.renderOrder = 1;
    this.objects = [this.#contacts, this.#discs];
  }

  set material(material: Material) {
    this.#discs.material = material;
  }

  set quality(quality: Quality) {
    this.#contactFade = CONTACT_FADE[quality];
  }

  /** Gives the two halves a look's black and white. */
  paint(theme: Theme): void {
    const colours = this.geometry.getAttribute('color');
    const black = new Color(theme.black);
    const white = new Color(theme.white);
    for (let corner = 0; corner < colours.count; corner++) {
      const { r, g, b } = corner < this.#blackCorners ? black : white;
      const shade = this.#shades[corner] ?? 1;
      colours.setXYZ(corner, r * shade, g * shade, b * shade);
    }
    colours.needsUpdate = true;
  }

  /** Writes the poses into the instance matrices; allocates nothing. */
  write(poses: Poses, size: BoardSize): void {
    const discs = this.#discs.instanceMatrix.array;
    const contacts = this.#contacts.instanceMatrix.array;
    const middle = (size - 1) / 2;
    let count = 0;
    for (let square = 0; square < size * size; square++) {
      const pose = poses.all[square];
      if (!pose?.present) continue;
      const x = (square % size) - middle;
      const z = Math.floor(square / size) - middle;
      writeTurned(discs, count, x, DISC_THICKNESS / 2 + pose.height, z, pose);
      writeFlat(contacts, count, x, CONTACT_HEIGHT, z, contactScale(pose, this.#contactFade));
      count++;
    }
    this.#discs.count = count;
    this.#contacts.count = count;
    this.#discs.instanceMatrix.needsUpdate = true;
    this.#contacts.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.#disposer.dispose();
  }

  #instances(geometry: BufferGeometry, material: Material): InstancedMesh {
    const mesh = this.#disposer.add(new InstancedMesh(geometry, material, MOST_SQUARES));
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.frustumCulled = false;
    mesh.count = 0;
    return mesh;
  }
}

/** A ghost: one see-through disc that can be laid on a square. */
export function placeGhost(ghost: Object3D, square: number, size: BoardSize, turn: number): void {
  const { x, z } = centreOfSquare(square, size);
  ghost.position.set(x, DISC_THICKNESS / 2 + 0.002, z);
  ghost.rotation.set(turn, 0, 0);
}

function contactScale(pose: DiscPose, fade: number): number {
  return DISC_RADIUS * CONTACT_REACH * pose.scale * Math.max(0, 1 - pose.height * fade);
}
