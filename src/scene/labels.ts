import { BufferGeometry, CanvasTexture, Float32BufferAttribute, Mesh, type Material } from 'three';
import { columnLetter, type BoardSize } from '../rules/index.ts';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import { FRAME_TOP, openingOf } from './layout.ts';
import { LABEL_OUT } from './frame.ts';

const CELL = 96;
const ATLAS_COLUMNS = 8;
const ATLAS_ROWS = 4;
const GLYPHS = 16;
const FONT = `600 ${CELL * 0.6}px Georgia, 'Times New Roman', 'Noto Serif', 'Liberation Serif', serif`;
/** The side of a label's square on the board, in tiles. */
const LABEL_SIDE = 0.5;
const LABEL_RAISED = 0.004;
const CORNERS = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** Quarter turns of the reader about the board: 0 sits at row 8's side, 2 opposite. */
export type QuarterTurns = 0 | 1 | 2 | 3;

interface Label {
  readonly glyph: number;
  readonly x: number;
  readonly z: number;
}

/** The letters and numbers on all four sides of the frame, always upright for the reader. */
export class Labels implements Disposable {
  readonly mesh: Mesh;
  readonly #disposer = new Disposer();
  readonly #labels: readonly Label[];
  readonly #geometry: BufferGeometry;
  #turns: QuarterTurns = 0;

  constructor(size: BoardSize, material: Material) {
    this.#labels = labelsOf(size);
    this.#geometry = this.#disposer.add(makeQuads(this.#labels));
    this.mesh = new Mesh(this.#geometry, material);
    this.mesh.matrixAutoUpdate = false;
    this.mesh.receiveShadow = true;
    this.mesh.renderOrder = 2;
    this.#place();
  }

  set material(material: Material) {
    this.mesh.material = material;
  }

  /** Turns the labels to the reader; true when that changed something. */
  face(turns: QuarterTurns): boolean {
    if (turns === this.#turns) return false;
    this.#turns = turns;
    this.#place();
    return true;
  }

  dispose(): void {
    this.#disposer.dispose();
  }

  #place(): void {
    const positions = this.#geometry.getAttribute('position');
    const cos = [1, 0, -1, 0][this.#turns] ?? 1;
    const sin = [0, 1, 0, -1][this.#turns] ?? 0;
    const half = LABEL_SIDE / 2;
    for (const [index, label] of this.#labels.entries()) {
      for (const [corner, [sideX, sideZ]] of CORNERS.entries()) {
        const x = label.x + half * (sideX * cos + sideZ * sin);
        const z = label.z + half * (sideZ * cos - sideX * sin);
        positions.setXYZ(index * 4 + corner, x, FRAME_TOP + LABEL_RAISED, z);
      }
    }
    positions.needsUpdate = true;
  }
}

/** A picture of all labels, white on nothing, a–p and then 1–16. */
export function drawLabels(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = CELL * ATLAS_COLUMNS;
  canvas.height = CELL * ATLAS_ROWS;
  const context = canvas.getContext('2d');
  if (context) {
    context.font = FONT;
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    context.fillStyle = '#ffffff';
    for (let glyph = 0; glyph < GLYPHS * 2; glyph++) {
      const text = glyph < GLYPHS ? columnLetter(glyph) : String(glyph - GLYPHS + 1);
      const x = ((glyph % ATLAS_COLUMNS) + 0.5) * CELL;
      const y = (Math.floor(glyph / ATLAS_COLUMNS) + 0.68) * CELL;
      context.fillText(text, x, y, CELL * 0.94);
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.anisotropy = 8;
  return texture;
}

function labelsOf(size: BoardSize): readonly Label[] {
  const away = openingOf(size) + LABEL_OUT;
  const middle = (size - 1) / 2;
  return Array.from({ length: size }, (_, index) => [
    { glyph: index, x: index - middle, z: -away },
    { glyph: index, x: index - middle, z: away },
    { glyph: GLYPHS + index, x: -away, z: index - middle },
    { glyph: GLYPHS + index, x: away, z: index - middle },
  ]).flat();
}

function makeQuads(labels: readonly Label[]): BufferGeometry {
  const geometry = new BufferGeometry();
  const normals = labels.flatMap(() => CORNERS.flatMap(() => [0, 1, 0]));
  const uvs = labels.flatMap(({ glyph }) =>
    CORNERS.flatMap(([sideX, sideZ]) => [
      ((glyph % ATLAS_COLUMNS) + 0.5 + sideX / 2) / ATLAS_COLUMNS,
      1 - (Math.floor(glyph / ATLAS_COLUMNS) + 0.5 + sideZ / 2) / ATLAS_ROWS,
    ]),
  );
  geometry.setAttribute('position', new Float32BufferAttribute(new Float32Array(labels.length * 12), 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(labels.flatMap((_, index) => [0, 1, 2, 0, 2, 3].map((corner) => index * 4 + corner)));
  return geometry;
}
