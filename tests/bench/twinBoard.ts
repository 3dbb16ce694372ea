import { Group, Mesh, Vector3, type BufferGeometry, type Material, type Scene } from 'three';
import type { BoardSize } from '../../src/rules/index.ts';
import { makeDiscShape } from '../../src/scene/discShape.ts';
import { centreOfSquare, DISC_THICKNESS } from '../../src/scene/layout.ts';
import type { Poses } from '../../src/scene/poses.ts';
import { makeTileShape } from '../../src/scene/tileShape.ts';

/** The board as a scene is built without instances: a mesh for each tile, and for each disc a group of two. */
export class TwinBoard {
  readonly #axis = new Vector3();
  readonly #discs: readonly Group[];
  readonly #size: BoardSize;

  constructor(scene: Scene, size: BoardSize, tileMaterial: Material, discMaterial: Material) {
    this.#size = size;
    const tile = makeTileShape();
    const [black, white] = makeHalves();
    this.#discs = Array.from({ length: size * size }, (_, square) => {
      const { x, z } = centreOfSquare(square, size);
      scene.add(placed(new Mesh(tile, tileMaterial), x, z, false));
      const group = new Group();
      group.position.set(x, 0, z);
      group.add(
        placed(new Mesh(black, discMaterial), 0, 0, true),
        placed(new Mesh(white, discMaterial), 0, 0, true),
      );
      scene.add(group);
      return group;
    });
  }

  /** Takes the poses over into the groups, without making an object. */
  write(poses: Poses): void {
    for (let square = 0; square < this.#size * this.#size; square++) {
      const pose = poses.all[square];
      const group = this.#discs[square];
      if (!pose || !group) continue;
      group.visible = pose.present;
      group.position.y = DISC_THICKNESS / 2 + pose.height;
      group.quaternion.setFromAxisAngle(this.#axis.set(pose.axisX, 0, pose.axisZ), pose.turn);
      group.scale.setScalar(pose.scale);
    }
  }
}

function placed(mesh: Mesh, x: number, z: number, castShadow: boolean): Mesh {
  mesh.position.set(x, 0, z);
  mesh.castShadow = castShadow;
  mesh.receiveShadow = true;
  return mesh;
}

/** The two halves of the disc that the scene draws in one, over the same corners. */
function makeHalves(): readonly [BufferGeometry, BufferGeometry] {
  const { geometry, blackCorners } = makeDiscShape();
  const corners = [...(geometry.getIndex()?.array ?? [])];
  const half = (kept: (corner: number) => boolean) => {
    const part = geometry.clone();
    part.setIndex(corners.filter(kept));
    return part;
  };
  return [half((corner) => corner < blackCorners), half((corner) => corner >= blackCorners)];
}
