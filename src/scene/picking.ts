import { Raycaster, Vector2, Vector3, type InstancedMesh, type PerspectiveCamera } from 'three';
import { columnOf, rowOf, squareAt, type BoardSize, type Square } from '../rules/index.ts';
import { centreOfSquare, DISC_RADIUS, DISC_THICKNESS, TILE_SIDE } from './layout.ts';
import type { Poses } from './poses.ts';
import type { ScreenPoint } from './types.ts';

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Finds the square under a point, and the points of a square, with the live camera. */
export class Picker {
  readonly #camera: PerspectiveCamera;
  readonly #tiles: InstancedMesh;
  readonly #poses: Poses;
  readonly #caster = new Raycaster();
  readonly #pointer = new Vector2();
  readonly #point = new Vector3();
  #width = 1;
  #height = 1;
  #size: BoardSize = 8;

  constructor(camera: PerspectiveCamera, tiles: InstancedMesh, poses: Poses) {
    this.#camera = camera;
    this.#tiles = tiles;
    this.#poses = poses;
  }

  frame(width: number, height: number, size: BoardSize): void {
    this.#width = width;
    this.#height = height;
    this.#size = size;
  }

  /** The square seen at a point of the host: that of the disc or else of the tile that a ray meets first. */
  squareAt(x: number, y: number): Square | undefined {
    this.#pointer.set((x / this.#width) * 2 - 1, 1 - (y / this.#height) * 2);
    this.#caster.setFromCamera(this.#pointer, this.#camera);
    return this.#discHit() ?? this.#tileHit();
  }

  /** The nearest of these squares whose outline is at most so many CSS pixels away. */
  nearest(x: number, y: number, squares: readonly Square[], slack: number): Square | undefined {
    let best: Square | undefined;
    let least = slack;
    for (const square of squares) {
      const distance = distanceTo(this.outlineOf(square), x, y);
      if (distance <= least) [best, least] = [square, distance];
    }
    return best;
  }

  centreOf(square: Square): ScreenPoint {
    const { x, z } = centreOfSquare(square, this.#size);
    return this.#project(x, z);
  }

  outlineOf(square: Square): readonly ScreenPoint[] {
    const { x, z } = centreOfSquare(square, this.#size);
    const half = TILE_SIDE / 2;
    return CORNERS.map(([sideX, sideZ]) => this.#project(x + sideX * half, z + sideZ * half));
  }

  /** Where the ray passes the height of the discs' upper faces it may meet a disc before its tile. */
  #discHit(): Square | undefined {
    const { origin, direction } = this.#caster.ray;
    if (direction.y >= 0) return undefined;
    const way = (DISC_THICKNESS - origin.y) / direction.y;
    const x = origin.x + direction.x * way;
    const z = origin.z + direction.z * way;
    const middle = (this.#size - 1) / 2;
    const column = Math.round(x + middle);
    const row = Math.round(z + middle);
    if (column < 0 || row < 0 || column >= this.#size || row >= this.#size) return undefined;
    const square = squareAt(column, row, this.#size);
    const away = Math.hypot(
      x - (columnOf(square, this.#size) - middle),
      z - (rowOf(square, this.#size) - middle),
    );
    return away <= DISC_RADIUS && this.#poses.all[square]?.present ? square : undefined;
  }

  #tileHit(): Square | undefined {
    return this.#caster.intersectObject(this.#tiles, false)[0]?.instanceId;
  }

  #project(x: number, z: number): ScreenPoint {
    this.#point.set(x, 0, z).project(this.#camera);
    return { x: ((this.#point.x + 1) / 2) * this.#width, y: ((1 - this.#point.y) / 2) * this.#height };
  }
}

/** The distance from a point to a convex outline; 0 within. */
function distanceTo(outline: readonly ScreenPoint[], x: number, y: number): number {
  let least = Infinity;
  let left = 0;
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % outline.length] ?? from;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
    const part = Math.min(1, Math.max(0, along));
    least = Math.min(least, Math.hypot(from.x + dx * part - x, from.y + dy * part - y));
    if (dx * (y - from.y) - dy * (x - from.x) >= 0) left++;
  }
  return left === 0 || left === outline.length ? 0 : least;
}
