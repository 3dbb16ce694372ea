import { Position, type Square } from '../../src/rules/index.ts';
import type { BoardScene } from '../../src/scene/boardScene.ts';
import type { ScreenPoint } from '../../src/scene/types.ts';

const SIZE = 8;
const SQUARES = SIZE * SIZE;
/** The disc's height in tiles, and the middle of the legal ring's line. */
const DISC_HEIGHT = 0.155;
const RING_RADIUS = 0.227;
/** What of a disc's face and of a tile is looked at, in tiles from its middle. */
const FACE_REACH = 0.25;
const TILE_REACH = 0.3;
const BLACK = 1;
const WHITE = 2;

/** The weakest contrast of a kind on the board, 1 … 21, and where it is. */
export interface Weakest {
  readonly contrast: number;
  readonly square: Square;
}

export interface Contrasts {
  readonly black: Weakest;
  readonly white: Weakest;
  readonly ring: Weakest;
}

type Luminances = readonly number[];

/** Measures, on the pixels of the scene as it stands, every disc and every legal ring against its own tile. */
export async function measureContrasts(scene: BoardScene): Promise<Contrasts> {
  const boards = new Map<string, Picture>();
  for (const [name, disc] of [
    ['black', BLACK],
    ['white', WHITE],
  ] as const) {
    for (const parity of [0, 1]) boards.set(`${name}${parity}`, await pictureOf(scene, disc, parity));
  }
  scene.show(boardOf(0, 0));
  scene.mark(all());
  const marked = await Picture.of(scene);
  scene.mark([]);
  const tiles = all().map((square) => median(seen(boards, 'white', square, 1).tile(square)));
  const face = (name: string): Luminances =>
    all().map((square) => median(seen(boards, name, square, 0).face(square)));
  return {
    black: weakest(face('black'), tiles),
    white: weakest(face('white'), tiles),
    ring: weakest(
      all().map((square) => median(marked.ring(square))),
      all().map((square) => median(marked.middle(square))),
    ),
  };
}

/** The picture in which a square carries a disc (0) or none (1), every other square being as it is. */
function seen(boards: ReadonlyMap<string, Picture>, name: string, square: Square, away: 0 | 1): Picture {
  const picture = boards.get(`${name}${(parityOf(square) + away) % 2}`);
  if (!picture) throw new Error('every board has been drawn');
  return picture;
}

function pictureOf(scene: BoardScene, disc: number, parity: number): Promise<Picture> {
  scene.show(boardOf(disc, parity));
  return Picture.of(scene);
}

function boardOf(disc: number, parity: number): Position {
  const codes = Uint8Array.from(all(), (square) => (parityOf(square) === parity ? disc : 0));
  return Position.of(SIZE, codes, 'black');
}

function parityOf(square: Square): number {
  return ((square % SIZE) + Math.floor(square / SIZE)) % 2;
}

function all(): Square[] {
  return Array.from({ length: SQUARES }, (_, square) => square);
}

function weakest(these: Luminances, those: Luminances): Weakest {
  const contrasts = these.map((one, square) => {
    const other = those[square] ?? 0;
    return { contrast: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05), square };
  });
  return contrasts.reduce((least, each) => (each.contrast < least.contrast ? each : least));
}

function median(values: Luminances): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The pixels of the canvas and where the squares lie on them. */
class Picture {
  readonly #scene: BoardScene;
  readonly #pixels: ImageData;
  readonly #ratio: number;

  private constructor(scene: BoardScene, pixels: ImageData) {
    this.#scene = scene;
    this.#pixels = pixels;
    this.#ratio = pixels.width / innerWidth;
  }

  static async of(scene: BoardScene): Promise<Picture> {
    const bitmap = await createImageBitmap(await scene.picture());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('a picture can be read');
    context.drawImage(bitmap, 0, 0);
    return new Picture(scene, context.getImageData(0, 0, bitmap.width, bitmap.height));
  }

  tile(square: Square): Luminances {
    return this.#within(square, TILE_REACH, 0);
  }

  /** The tile within its ring. */
  middle(square: Square): Luminances {
    return this.#within(square, RING_RADIUS * 0.6, 0);
  }

  face(square: Square): Luminances {
    return this.#within(square, FACE_REACH, DISC_HEIGHT);
  }

  /** The brightest of what lies across the ring's line, all the way round. */
  ring(square: Square): Luminances {
    return Array.from({ length: 48 }, (_, step) => {
      const angle = (step / 48) * 2 * Math.PI;
      const across = [-0.012, 0, 0.012].map((out) => {
        const radius = RING_RADIUS + out;
        return this.#at(this.#place(square, radius * Math.cos(angle), radius * Math.sin(angle), 0));
      });
      return Math.max(...across);
    });
  }

  #within(square: Square, reach: number, height: number): Luminances {
    const steps = Array.from({ length: 13 }, (_, step) => ((step - 6) / 6) * reach);
    return steps.flatMap((dx) =>
      steps
        .filter((dz) => Math.hypot(dx, dz) <= reach)
        .map((dz) => this.#at(this.#place(square, dx, dz, height))),
    );
  }

  /** A point of a square, in tiles from its middle to the reader's right, towards him, and up. */
  #place(square: Square, right: number, near: number, up: number): ScreenPoint {
    const [farLeft, farRight, nearRight, nearLeft] = this.#scene.outlineOf(square);
    if (!farLeft || !farRight || !nearRight || !nearLeft) throw new Error('a square has four corners');
    const middle = this.#scene.centreOf(square);
    const across = {
      x: (nearRight.x + farRight.x - nearLeft.x - farLeft.x) / 2,
      y: (nearRight.y + farRight.y - nearLeft.y - farLeft.y) / 2,
    };
    const down = {
      x: (nearRight.x + nearLeft.x - farRight.x - farLeft.x) / 2,
      y: (nearRight.y + nearLeft.y - farRight.y - farLeft.y) / 2,
    };
    const slant = Math.min(1, Math.abs(down.y / across.x));
    const rise = Math.abs(across.x) * up * Math.sqrt(1 - slant * slant);
    return {
      x: middle.x + across.x * right + down.x * near,
      y: middle.y + across.y * right + down.y * near - rise,
    };
  }

  #at({ x, y }: ScreenPoint): number {
    const at = (Math.round(y * this.#ratio) * this.#pixels.width + Math.round(x * this.#ratio)) * 4;
    const [red = 0, green = 0, blue = 0] = [...this.#pixels.data.subarray(at, at + 3)].map(linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
