import type { ProfilePoint } from './profile.ts';
import type { Corner, Surface } from './surface.ts';

/** The seam between two bars: brightness by the distance from it, in tiles. */
const SEAM = [
  [0, 0.3],
  [0.012, 0.45],
  [0.03, 1],
] as const;
const ARC_STEPS = 7;
/** Lengths of the texture's picture along and across a bar, in tiles. */
const GRAIN_LENGTH = 5;
const GRAIN_WIDTH = 1.6;

export interface SweepOptions {
  /** Half the side of the square that `out` 0 runs along. */
  readonly half: number;
  /** The radius with which the path at `out` goes round a corner; 0 is a sharp mitre. */
  readonly radiusAt: (out: number) => number;
  /** Whether the corners show the dark seam of a mitre. */
  readonly seams: boolean;
}

/** Sweeps a cross-section round a square into four bars that meet at the corners. */
export function sweep(surface: Surface, profile: readonly ProfilePoint[], options: SweepOptions): void {
  const stations = stationsOf(profile, options);
  for (let side = 0; side < 4; side++) {
    surface.net(
      stations.map((station) => profile.map((point) => cornerAt(point, profile, station, side, options))),
    );
  }
}

/** A place along a bar: how far from its end, at which of its two ends, and how bright. */
interface Station {
  readonly fromEnd: number;
  readonly end: 1 | -1;
  readonly shade: number;
}

function stationsOf(profile: readonly ProfilePoint[], options: SweepOptions): readonly Station[] {
  const longest = Math.max(...profile.map((point) => options.radiusAt(point.out))) * (Math.PI / 4);
  const seam = options.seams ? SEAM : ([[0, 1]] as const);
  const last = seam[seam.length - 1]?.[0] ?? 0;
  const around = Array.from({ length: ARC_STEPS }, (_, step) => last + (longest * (step + 1)) / ARC_STEPS);
  const ends = [...seam, ...around.map((fromEnd) => [fromEnd, 1] as const)];
  const right = ends.map(([fromEnd, shade]): Station => ({ fromEnd, shade, end: 1 }));
  const left = ends.map(([fromEnd, shade]): Station => ({ fromEnd, shade, end: -1 })).reverse();
  return [...right, ...left];
}

function cornerAt(
  point: ProfilePoint,
  profile: readonly ProfilePoint[],
  station: Station,
  side: number,
  options: SweepOptions,
): Corner {
  const radius = options.radiusAt(point.out);
  const straight = options.half + point.out - radius;
  const round = radius * (Math.PI / 4);
  const turned = station.fromEnd < round ? Math.PI / 4 - station.fromEnd / Math.max(radius, 1e-6) : 0;
  const along = straight - Math.max(0, station.fromEnd - round);
  const x = station.end * (along + radius * Math.sin(turned));
  const z = options.half + point.out - radius + radius * Math.cos(turned);
  const normalX = station.end * point.faceOut * Math.sin(turned);
  const normalZ = point.faceOut * Math.cos(turned);
  return {
    ...turnedBy(side, x, z, normalX, normalZ),
    y: point.up,
    ny: point.faceUp,
    u: x / GRAIN_LENGTH + side * 0.37,
    v: lengthTo(point, profile) / GRAIN_WIDTH + side * 0.23,
    shade: station.shade,
  };
}

function turnedBy(
  side: number,
  x: number,
  z: number,
  nx: number,
  nz: number,
): Pick<Corner, 'x' | 'z' | 'nx' | 'nz'> {
  const cos = [1, 0, -1, 0][side] ?? 1;
  const sin = [0, 1, 0, -1][side] ?? 0;
  return { x: x * cos + z * sin, z: z * cos - x * sin, nx: nx * cos + nz * sin, nz: nz * cos - nx * sin };
}

/** The way along the cross-section to a point, so that the grain is not stretched on steep faces. */
function lengthTo(point: ProfilePoint, profile: readonly ProfilePoint[]): number {
  let length = 0;
  for (const [index, next] of profile.slice(1, profile.indexOf(point) + 1).entries()) {
    const before = profile[index];
    if (before) length += Math.hypot(next.out - before.out, next.up - before.up);
  }
  return length;
}
