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
  rings: 5,
  wander: 3.4,
  fibre: 0.42,
  pores: 0.55,
  stretch: 3,
  seed: 101,
});
const MAPLE = wood({
  light: [226, 190, 142],
  dark: [184, 138, 88],
  rings: 4,
  wander: 2.6,
  fibre: 0.3,
  pores: 0.14,
  stretch: 3,
  seed: 207,
});
const TABLE = wood({
  light: [74, 56, 46],
  dark: [30, 22, 19],
  rings: 9,
  wander: 5,
  fibre: 0.5,
  pores: 0.5,
  stretch: 1.2,
  seed: 311,
});

const PICTURES: readonly Picture[] = [
  { name: 'walnut', width: 1024, height: 320, quality: 72, paint: WALNUT },
  { name: 'maple', width: 1024, height: 320, quality: 68, paint: MAPLE },
  { name: 'slate', width: 768, height: 256, quality: 66, paint: slate },
  { name: 'table', width: 1024, height: 1024, quality: 52, paint: TABLE },
  { name: 'felt', width: 256, height: 256, quality: 62, paint: felt },
  { name: 'linen', width: 256, height: 256, quality: 62, paint: linen },
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
