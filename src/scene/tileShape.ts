import { PlaneGeometry, type BufferGeometry } from 'three';
import { TILE_DEPTH, TILE_SIDE } from './layout.ts';
import { Surface, type Corner } from './surface.ts';

const BEVEL = 0.024;
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

/** A cube of felt with softly rounded upper borders, its top at height 0; the texture lies on the top. */
export function makeTileShape(): BufferGeometry {
  const surface = new Surface();
  const half = TILE_SIDE / 2;
  const top = ring(half - BEVEL, 0, 1, 1);
  const middle = ring(half - BEVEL * 0.3, -BEVEL * 0.3, 0.8, 0.85);
  const border = ring(half, -BEVEL, 0.5, 0.42);
  const foot = ring(half, -TILE_DEPTH, 0, 0.05);
  surface.net([top, middle, border, foot]);
  const [a = 0, b = 0, c = 0, d = 0] = top.slice(0, 4).map((corner) => surface.corner(corner));
  surface.quad(a, b, c, d);
  return surface.build();
}

/** A flat square of side 2 that carries the contact shade. */
export function makeContactShape(): BufferGeometry {
  return new PlaneGeometry(2, 2).rotateX(-Math.PI / 2);
}

function ring(half: number, y: number, upward: number, shade: number): readonly Corner[] {
  const outward = Math.sqrt((1 - upward * upward) / 2);
  return CORNERS.map(([sideX, sideZ]) => ({
    x: sideX * half,
    y,
    z: sideZ * half,
    nx: sideX * outward,
    ny: upward,
    nz: sideZ * outward,
    u: 0.5 + (sideX * half) / TILE_SIDE,
    v: 0.5 - (sideZ * half) / TILE_SIDE,
    shade,
  }));
}
