import { CircleGeometry, Mesh, PlaneGeometry, type BufferGeometry, type Material } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { BoardSize } from '../rules/index.ts';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import { FRAME_TOP, FRAME_WIDTH, openingOf, starsOf, TABLE_HEIGHT, TILE_DEPTH } from './layout.ts';
import { arc, line, type ProfilePoint } from './profile.ts';
import { Surface } from './surface.ts';
import { sweep } from './sweep.ts';

const OUTER_RADIUS = 0.26;
const INLAY_OUT = 0.685;
const INLAY_WIDTH = 0.028;
const INLAY_RADIUS = 0.3;
const INLAY_RAISED = 0.003;
const LIP_UP = 0.075;
const LIP_WIDTH = 0.03;
const STAR_RADIUS = 0.07;
const STAR_UP = 0.006;

/** What the frame is dressed in. */
export interface FrameMaterials {
  readonly frame: Material;
  readonly metal: Material;
  readonly bed: Material;
}

/** The wooden frame, its metal lines, and the dark bed with the stars; made anew for each board size. */
export class Frame implements Disposable {
  readonly objects: readonly Mesh[];
  readonly #disposer = new Disposer();
  readonly #wood: Mesh;
  readonly #metal: Mesh;
  readonly #bed: Mesh;

  constructor(size: BoardSize, materials: FrameMaterials) {
    this.#wood = new Mesh(this.#disposer.add(woodShape(size)), materials.frame);
    this.#metal = new Mesh(this.#disposer.add(metalShape(size)), materials.metal);
    this.#bed = new Mesh(this.#disposer.add(bedShape(size)), materials.bed);
    this.#wood.castShadow = true;
    this.objects = [this.#wood, this.#metal, this.#bed];
    for (const mesh of this.objects) {
      mesh.receiveShadow = true;
      mesh.matrixAutoUpdate = false;
    }
  }

  set materials(materials: FrameMaterials) {
    this.#wood.material = materials.frame;
    this.#metal.material = materials.metal;
    this.#bed.material = materials.bed;
  }

  dispose(): void {
    this.#disposer.dispose();
  }
}

/** The height of the frame's surface at a distance outward from its opening. */
export const LABEL_OUT = 0.4;

function woodShape(size: BoardSize): BufferGeometry {
  const surface = new Surface();
  sweep(surface, woodProfile(), {
    half: openingOf(size),
    radiusAt: (out) => Math.max(0, out - (FRAME_WIDTH - OUTER_RADIUS)),
    seams: true,
  });
  return surface.build();
}

function woodProfile(): readonly ProfilePoint[] {
  const inner = { out: 0.155, up: FRAME_TOP - 0.05 };
  const outer = { out: FRAME_WIDTH - 0.09, up: FRAME_TOP - 0.09 };
  const foot = TABLE_HEIGHT + 0.05;
  return [
    ...line(0, -TILE_DEPTH, 0, LIP_UP - 0.01),
    ...line(0.022, LIP_UP - 0.01, 0.12, FRAME_TOP - 0.014),
    ...arc(inner, 0.05, Math.PI * 0.75, Math.PI / 2, 4),
    ...line(0.16, FRAME_TOP, FRAME_WIDTH - 0.09, FRAME_TOP),
    ...arc(outer, 0.09, Math.PI / 2, 0, 7),
    ...line(FRAME_WIDTH, FRAME_TOP - 0.09, FRAME_WIDTH, foot),
    ...line(FRAME_WIDTH, foot, FRAME_WIDTH - 0.05, TABLE_HEIGHT),
  ];
}

function metalShape(size: BoardSize): BufferGeometry {
  const surface = new Surface();
  const half = openingOf(size);
  sweep(
    surface,
    line(INLAY_OUT, FRAME_TOP + INLAY_RAISED, INLAY_OUT + INLAY_WIDTH, FRAME_TOP + INLAY_RAISED),
    {
      half,
      radiusAt: (out) => INLAY_RADIUS + out - INLAY_OUT,
      seams: false,
    },
  );
  const lip = [...line(-0.012, -0.06, -0.012, LIP_UP), ...line(-0.012, LIP_UP, LIP_WIDTH, LIP_UP)];
  sweep(surface, lip, { half, radiusAt: () => 0, seams: false });
  return surface.build();
}

function bedShape(size: BoardSize): BufferGeometry {
  const half = openingOf(size);
  const parts = [
    new PlaneGeometry(2 * half, 2 * half).rotateX(-Math.PI / 2).translate(0, -0.12, 0),
    ...starsOf(size).map(({ x, z }) =>
      new CircleGeometry(STAR_RADIUS, 24).rotateX(-Math.PI / 2).translate(x, STAR_UP, z),
    ),
  ];
  const merged = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  return merged;
}
