import type { BoardSize } from '../rules/index.ts';
import { FRAME_TOP, reachOf, TABLE_HEIGHT, TILE_SIDE } from './layout.ts';
import type { CameraPreset, Insets } from './types.ts';

/** The vertical opening of the camera, in degrees. */
export const CAMERA_OPENING = 36;
/** Squares of an 8×8 board are at least so many CSS pixels wide and high, plus a little for rounding. */
const LEAST_SQUARE = 28.6;
/** The part of the free area that stays empty round the board. */
const MARGIN = 0.03;
const MOST_MARGIN = 18;
/** On a small screen every pixel is the board's. */
const SMALL_SIDE = 500;
const SMALL_MARGIN = 4;
const STEEPEST = 89.5;
const BISECTIONS = 40;

/** The host, in CSS pixels, and the board on it. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
  readonly size: BoardSize;
}

/** Where a camera stands that looks at the middle of the board. */
export interface View {
  /** Radians round the board: 0 at the player's side, π opposite. */
  readonly azimuth: number;
  /** Radians above the board. */
  readonly elevation: number;
  /** Tiles from the middle of the board. */
  readonly distance: number;
  /** CSS pixels by which the picture is moved, so that the board lies in the middle of the free area. */
  readonly shiftX: number;
  readonly shiftY: number;
}

/** Degrees above the board, in a wide and in a tall free area. */
const ELEVATIONS: Readonly<Record<CameraPreset, readonly [wide: number, tall: number]>> = {
  player: [49, 71],
  opponent: [49, 71],
  high: [66, 79],
  top: [89.97, 89.97],
};

/** The view of a preset: the whole board, frame included, in the free area, and as steep as its squares need. */
export function viewOfPreset(preset: CameraPreset, viewport: Viewport): View {
  const azimuth = preset === 'opponent' ? Math.PI : 0;
  let elevation = elevationOf(preset, viewport);
  let view = fitView(azimuth, radians(elevation), viewport);
  while (viewport.size <= 8 && elevation < STEEPEST && leastSquareOf(view, viewport) < LEAST_SQUARE) {
    elevation = Math.min(STEEPEST, elevation + 1.5);
    view = fitView(azimuth, radians(elevation), viewport);
  }
  return view;
}

/** The nearest view from this direction that holds the whole board. */
export function fitView(azimuth: number, elevation: number, viewport: Viewport): View {
  const reach = reachOf(viewport.size);
  const points = cornersOfBoard(reach);
  const free = freeAreaOf(viewport);
  let near = reach * 1.5;
  let far = reach * 400;
  for (let step = 0; step < BISECTIONS; step++) {
    const distance = Math.sqrt(near * far);
    const box = boxOf(points, { azimuth, elevation, distance }, viewport);
    const fits = box.right - box.left <= free.width && box.bottom - box.top <= free.height;
    if (fits) far = distance;
    else near = distance;
  }
  const box = boxOf(points, { azimuth, elevation, distance: far }, viewport);
  return {
    azimuth,
    elevation,
    distance: far,
    shiftX: free.x - (box.left + box.right) / 2,
    shiftY: free.y - (box.top + box.bottom) / 2,
  };
}

/** The smallest width or height, in CSS pixels, of a square's outline at this view. */
export function leastSquareOf(view: View, viewport: Viewport): number {
  const half = TILE_SIDE / 2;
  const away = (viewport.size - 1) / 2;
  const sides = [-away, away].flatMap((x) => [-away, away].map((z) => ({ x, z })));
  const lengths = sides.flatMap(({ x, z }) => {
    const corners = [-half, half].flatMap((dx) => [-half, half].map((dz) => [x + dx, 0, z + dz] as const));
    const box = boxOf(corners, view, viewport);
    return [box.right - box.left, box.bottom - box.top];
  });
  return Math.min(...lengths);
}

type Point = readonly [x: number, y: number, z: number];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function elevationOf(preset: CameraPreset, { width, height, insets }: Viewport): number {
  const [wide, tall] = ELEVATIONS[preset];
  const aspect =
    Math.max(1, height - insets.top - insets.bottom) / Math.max(1, width - insets.left - insets.right);
  const way = Math.min(1, Math.max(0, (aspect - 0.85) / 0.4));
  return wide + (tall - wide) * way;
}

/** The middle of the free area, counted from the middle of the host, and its sides less a margin. */
function freeAreaOf({ width, height, insets }: Viewport) {
  const free = {
    width: Math.max(40, width - insets.left - insets.right),
    height: Math.max(40, height - insets.top - insets.bottom),
  };
  const narrow = Math.min(free.width, free.height);
  const margin = 2 * (narrow < SMALL_SIDE ? SMALL_MARGIN : Math.min(MOST_MARGIN, MARGIN * narrow));
  return {
    x: (insets.left - insets.right) / 2,
    y: (insets.top - insets.bottom) / 2,
    width: free.width - margin,
    height: free.height - margin,
  };
}

/** The box round projected points, counted from the point at which the camera looks; y runs down. */
function boxOf(
  points: readonly Point[],
  view: Pick<View, 'azimuth' | 'elevation' | 'distance'>,
  viewport: Viewport,
): Box {
  const focal = viewport.height / 2 / Math.tan(radians(CAMERA_OPENING) / 2);
  const sinA = Math.sin(view.azimuth);
  const cosA = Math.cos(view.azimuth);
  const sinE = Math.sin(view.elevation);
  const cosE = Math.cos(view.elevation);
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [x, y, z] of points) {
    const towards = x * sinA + z * cosA;
    const depth = view.distance - (towards * cosE + y * sinE);
    const across = (focal * (x * cosA - z * sinA)) / depth;
    const down = (focal * (towards * sinE - y * cosE)) / depth;
    box.left = Math.min(box.left, across);
    box.right = Math.max(box.right, across);
    box.top = Math.min(box.top, down);
    box.bottom = Math.max(box.bottom, down);
  }
  return box;
}

function cornersOfBoard(reach: number): readonly Point[] {
  return [-reach, reach].flatMap((x) =>
    [TABLE_HEIGHT, FRAME_TOP].flatMap((y) => [-reach, reach].map((z): Point => [x, y, z])),
  );
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
