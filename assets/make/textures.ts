/**
 * Bakes the pictures in assets/textures: `npx tsx assets/make/textures.ts`. They are computed here from noise, so they
 * are our own; `cwebp` (package `webp`) packs them.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { felt, linen, slate, wood, type Painter } from './matter.ts';

interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Of cwebp, 0 … 100. */
  readonly quality: number;
  readonly paint: Painter;
}

const WALNUT = wood({
  light: [122, 70, 44],
  dark: [50, 22, 14],
  rings: 7,
  wander: 0.5,
  fibre: 0.4,
  pores: 0.5,
  stretch: 3,
  seed: 101,
});
const MAPLE = wood({
  light: [226, 190, 142],
  dark: [184, 138, 88],
  rings: 6,
  wander: 0.45,
  fibre: 0.3,
  pores: 0.12,
  stretch: 3,
  seed: 207,
});
const TABLE = wood({
  light: [74, 56, 46],
  dark: [30, 22, 19],
  rings: 12,
  wander: 0.4,
  fibre: 0.5,
  pores: 0.5,
  stretch: 1.2,
  seed: 311,
});

const PICTURES: readonly Picture[] = [
  { name: 'walnut', width: 1536, height: 512, quality: 76, paint: WALNUT },
  { name: 'maple', width: 1536, height: 512, quality: 74, paint: MAPLE },
  { name: 'slate', width: 1024, height: 384, quality: 70, paint: slate },
  { name: 'table', width: 1280, height: 1280, quality: 66, paint: TABLE },
  { name: 'felt', width: 384, height: 384, quality: 74, paint: felt },
  { name: 'linen', width: 384, height: 384, quality: 74, paint: linen },
];

bakeAll(join(import.meta.dirname, '..', 'textures'));

function bakeAll(folder: string): void {
  const scratch = mkdtempSync(join(tmpdir(), 'textures-'));
  for (const picture of PICTURES) {
    const source = join(scratch, `${picture.name}.ppm`);
    const target = join(folder, `${picture.name}.webp`);
    writeFileSync(source, pixmapOf(picture));
    execFileSync('cwebp', ['-quiet', '-m', '6', '-q', String(picture.quality), source, '-o', target]);
    console.log(`${picture.name}.webp ${statSync(target).size} bytes`);
  }
  rmSync(scratch, { recursive: true });
}

/** The picture as a binary portable pixmap. */
function pixmapOf({ width, height, paint }: Picture): Buffer {
  const pixels = new Uint8ClampedArray(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels.set(paint((x + 0.5) / width, (y + 0.5) / height), (y * width + x) * 3);
    }
  }
  return Buffer.concat([Buffer.from(`P6\n${width} ${height}\n255\n`), Buffer.from(pixels.buffer)]);
}
