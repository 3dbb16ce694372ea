import { cloudAt, mix, noiseAt, step } from './noise.ts';

/** Red, green and blue, 0 … 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The colour at a place of a picture, both 0 … 1. */
export type Painter = (u: number, v: number) => Colour;

export interface Wood {
  readonly light: Colour;
  readonly dark: Colour;
  /** Growth rings across the picture. */
  readonly rings: number;
  /** How far the rings wander. */
  readonly wander: number;
  /** How strongly single fibres show, 0 … 1. */
  readonly fibre: number;
  /** How dark the pores are, 0 … 1. */
  readonly pores: number;
  /** Width of the picture against its height. */
  readonly stretch: number;
  readonly seed: number;
}

/** Wood cut along the grain, which runs from left to right: wide bands, rings of unequal width, fibres and pores. */
export function wood(kind: Wood): Painter {
  const { seed, stretch, fibre } = kind;
  return (u, v) => {
    const along = u * stretch;
    const drift = cloudAt(along * 0.4, v * 1.3, seed, 3) - 0.5;
    const ring = (v + drift * kind.wander) * kind.rings;
    const wide = noiseAt(along * 0.12, ring * 0.9, seed + 5);
    const fine = noiseAt(along * 0.2, ring * 3.1, seed + 7);
    const hair = noiseAt(along * 0.5, ring * 9, seed + 9);
    const streak = noiseAt(along * 2.2, v * 110 + drift * 30, seed + 11);
    const thread = noiseAt(along * 5, v * 260, seed + 13);
    const way = 0.46 * wide + 0.3 * fine + 0.24 * hair + (streak - 0.5) * fibre;
    const pore = step(noiseAt(along * 11, v * 300, seed + 19), 0.76, 0.95) * kind.pores * mix(0.3, 1, fine);
    const shade = (1 - pore) * (1 + (thread - 0.5) * fibre * 0.6);
    return blend(kind.light, kind.dark, step(way, 0.12, 0.88), shade);
  };
}

/** Felt: fine crossing fibres, darker towards the borders of its tile as if it lay in a recess. */
export function felt(u: number, v: number): Colour {
  const nap = cloudAt(u * 9, v * 9, 5, 3) - 0.5;
  const fibre = noiseAt(u * 120 + v * 30, v * 46, 21) + noiseAt(u * 44, v * 120 - u * 34, 33) - 1;
  const grain = noiseAt(u * 256, v * 256, 41) - 0.5;
  return grey(236 * (1 + nap * 0.07 + fibre * 0.085 + grain * 0.05) * recess(u, v, 0.42, 0.055));
}

/** Linen: threads over and under each other, in the same recess. */
export function linen(u: number, v: number): Colour {
  const threads = 38;
  const over = Math.sin(u * threads * Math.PI) ** 2;
  const under = Math.sin(v * threads * Math.PI) ** 2;
  const turn = (Math.floor(u * threads) + Math.floor(v * threads)) % 2 === 0;
  const weave = (turn ? mix(over, under, 0.25) : mix(under, over, 0.25)) - 0.5;
  const slub = noiseAt(u * 7, v * 76, 51) + noiseAt(u * 76, v * 7, 53) - 1;
  return grey(238 * (1 + weave * 0.075 + slub * 0.075) * recess(u, v, 0.4, 0.055));
}

/** Slate: cloudy grey stone with a few thin pale veins. */
export function slate(u: number, v: number): Colour {
  const warp = cloudAt(u * 3, v * 2, 61, 4) - 0.5;
  const cloud = cloudAt(u * 4 + warp * 2, v * 7 + warp * 3, 63, 5);
  const bed = cloudAt(u * 1.5 + warp, v * 22 + warp * 9, 71, 3);
  const grain = noiseAt(u * 420, v * 260, 67) - 0.5;
  const line = Math.abs(cloudAt(u * 2.2 + warp, v * 2.6, 69, 4) - 0.5);
  const vein = (1 - step(line, 0.001, 0.008)) * step(cloud, 0.5, 0.68) * 0.22;
  const shade = 0.72 + cloud * 0.36 + (bed - 0.5) * 0.22 + grain * 0.09 + vein * 0.75;
  return blend([88, 98, 114], [60, 68, 82], 1 - cloud, shade);
}

/** 1 in the middle of a tile, darker by `depth` at its border. */
function recess(u: number, v: number, depth: number, reach: number): number {
  const away = (place: number) => Math.exp(-Math.min(place, 1 - place) / reach);
  return 1 - depth * Math.max(away(u), away(v)) * 0.8 - depth * 0.2 * (away(u) + away(v)) * 0.5;
}

function blend(one: Colour, other: Colour, way: number, shade: number): Colour {
  const part = (index: 0 | 1 | 2) => mix(one[index], other[index], way) * shade;
  return [part(0), part(1), part(2)];
}

function grey(value: number): Colour {
  return [value, value, value];
}
