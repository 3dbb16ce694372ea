import {
  CircleGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
  type BufferGeometry,
  type Object3D,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { BoardSize, Square } from '../rules/index.ts';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import { centreOfSquare, DISC_THICKNESS, MOST_SQUARES, TILE_SIDE } from './layout.ts';
import { writeFlat } from './matrices.ts';
import type { Theme } from './themes.ts';

const RING = { inner: 0.2, outer: 0.254 };
const TURN_RING = { inner: 0.1, outer: 0.155 };
const DOT_RADIUS = 0.068;
const NEXT = { dot: 0.085, inner: 0.29, outer: 0.35 };
const HINT = { inner: 0.37, outer: 0.45 };
const ON_TILE = 0.008;
const ON_DISC = DISC_THICKNESS + 0.004;
const CURSOR_DARK = '#101010';
const CURSOR_LIGHT = '#fffdf2';

/** The flat marks on tiles and discs, in plain colours that no light changes: ring, dot, diamond and square. */
export class Marks implements Disposable {
  readonly objects: readonly Object3D[];
  readonly #disposer = new Disposer();
  readonly #legal: InstancedMesh;
  readonly #turning: InstancedMesh;
  readonly #last: Mesh;
  readonly #next: Mesh;
  readonly #hint: Mesh;
  readonly #cursor: Mesh;
  readonly #mark = this.#colour();
  readonly #accent = this.#colour();
  readonly #hintColour = this.#colour();

  constructor() {
    this.#legal = this.#many(new RingGeometry(RING.inner, RING.outer, 48), this.#mark);
    this.#turning = this.#many(new RingGeometry(TURN_RING.inner, TURN_RING.outer, 32), this.#accent);
    this.#last = this.#one(new CircleGeometry(DOT_RADIUS, 28), this.#accent);
    this.#next = this.#one(nextShape(), this.#accent);
    this.#hint = this.#one(new RingGeometry(HINT.inner, HINT.outer, 4), this.#hintColour);
    const cursorColour = this.#colour();
    cursorColour.vertexColors = true;
    this.#cursor = this.#one(cursorShape(), cursorColour);
    this.objects = [this.#legal, this.#next, this.#hint, this.#cursor, this.#last, this.#turning];
  }

  paint(theme: Theme): void {
    this.#mark.color.set(theme.mark);
    this.#accent.color.set(theme.accent);
    this.#hintColour.color.set(theme.hint);
  }

  showLegal(squares: readonly Square[], size: BoardSize): void {
    lay(this.#legal, squares, size, ON_TILE);
  }

  showTurning(squares: readonly Square[], size: BoardSize): void {
    lay(this.#turning, squares, size, ON_DISC);
  }

  showLast(square: Square | undefined, size: BoardSize): void {
    put(this.#last, square, size, ON_DISC - 0.016);
  }

  showNext(square: Square | undefined, size: BoardSize): void {
    put(this.#next, square, size, ON_TILE * 1.25);
  }

  showHint(square: Square | undefined, size: BoardSize): void {
    put(this.#hint, square, size, ON_TILE * 1.5);
  }

  showCursor(square: Square | undefined, size: BoardSize): void {
    put(this.#cursor, square, size, ON_TILE * 2);
  }

  dispose(): void {
    this.#disposer.dispose();
  }

  #colour(): MeshBasicMaterial {
    return this.#disposer.add(new MeshBasicMaterial({ toneMapped: false, side: DoubleSide }));
  }

  #many(flat: BufferGeometry, material: MeshBasicMaterial): InstancedMesh {
    const geometry = this.#disposer.add(flat.rotateX(-Math.PI / 2));
    const mesh = this.#disposer.add(new InstancedMesh(geometry, material, MOST_SQUARES));
    mesh.frustumCulled = false;
    mesh.visible = false;
    mesh.renderOrder = 3;
    return mesh;
  }

  #one(flat: BufferGeometry, material: MeshBasicMaterial): Mesh {
    const mesh = new Mesh(this.#disposer.add(flat.rotateX(-Math.PI / 2)), material);
    mesh.visible = false;
    mesh.renderOrder = 3;
    return mesh;
  }
}

function lay(mesh: InstancedMesh, squares: readonly Square[], size: BoardSize, height: number): void {
  for (const [index, square] of squares.entries()) {
    const { x, z } = centreOfSquare(square, size);
    writeFlat(mesh.instanceMatrix.array, index, x, height, z, 1);
  }
  mesh.count = squares.length;
  mesh.visible = squares.length > 0;
  mesh.instanceMatrix.needsUpdate = true;
}

function put(mesh: Mesh, square: Square | undefined, size: BoardSize, height: number): void {
  mesh.visible = square !== undefined;
  if (square === undefined) return;
  const { x, z } = centreOfSquare(square, size);
  mesh.position.set(x, height, z);
}

/** A dot within a ring: where the game went on. */
function nextShape(): BufferGeometry {
  const parts = [new CircleGeometry(NEXT.dot, 28), new RingGeometry(NEXT.inner, NEXT.outer, 48)];
  const merged = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  return merged;
}

/** A square round the tile: a light line within a dark one, so that it is seen on any ground. */
function cursorShape(): BufferGeometry {
  const half = TILE_SIDE / 2;
  const rings = [
    squareRing(half - 0.03, half + 0.012, CURSOR_DARK),
    squareRing(half - 0.1, half - 0.03, CURSOR_LIGHT),
    squareRing(half - 0.122, half - 0.1, CURSOR_DARK),
  ];
  const merged = mergeGeometries(rings);
  for (const ring of rings) ring.dispose();
  return merged;
}

function squareRing(inner: number, outer: number, colour: string): BufferGeometry {
  const ring = new RingGeometry(inner * Math.SQRT2, outer * Math.SQRT2, 4, 1, Math.PI / 4);
  const { r, g, b } = new Color(colour);
  const corners = ring.getAttribute('position').count;
  const colours = Array.from({ length: corners }, () => [r, g, b]).flat();
  ring.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return ring;
}
