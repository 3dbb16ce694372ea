import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import {
  CAMERA_OPENING,
  leastSquareOf,
  viewOfPreset,
  type View,
  type Viewport,
} from '../../src/scene/fitting.ts';
import { centreOfSquare, FRAME_TOP, reachOf, TABLE_HEIGHT, TILE_SIDE } from '../../src/scene/layout.ts';
import { CAMERA_PRESETS, NO_INSETS, type Insets } from '../../src/scene/types.ts';
import { BOARD_SIZES, type BoardSize } from '../../src/rules/index.ts';

const HOSTS: readonly (readonly [number, number])[] = [
  [320, 568],
  [568, 320],
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [3840, 2160],
];
const HUD: Insets = { top: 48, right: 0, bottom: 56, left: 0 };
const SIDE_HUD: Insets = { top: 0, right: 150, bottom: 0, left: 60 };

/** A plain camera of three that stands where the view says, as the scene sets its own. */
function cameraOf(view: View, { width, height }: Viewport): PerspectiveCamera {
  const camera = new PerspectiveCamera(CAMERA_OPENING, width / height, 0.1, 10_000);
  const flat = view.distance * Math.cos(view.elevation);
  camera.position.set(
    flat * Math.sin(view.azimuth),
    view.distance * Math.sin(view.elevation),
    flat * Math.cos(view.azimuth),
  );
  camera.lookAt(0, 0, 0);
  camera.setViewOffset(width, height, -view.shiftX, -view.shiftY, width, height);
  camera.updateMatrixWorld();
  return camera;
}

function project(camera: PerspectiveCamera, { width, height }: Viewport, x: number, y: number, z: number) {
  const point = new Vector3(x, y, z).project(camera);
  return { x: ((point.x + 1) / 2) * width, y: ((1 - point.y) / 2) * height };
}

function cornersOnScreen(view: View, viewport: Viewport) {
  const camera = cameraOf(view, viewport);
  const reach = reachOf(viewport.size);
  return [-reach, reach].flatMap((x) =>
    [-reach, reach].flatMap((z) => [FRAME_TOP, TABLE_HEIGHT].map((y) => project(camera, viewport, x, y, z))),
  );
}

function squareOnScreen(view: View, viewport: Viewport, square: number) {
  const camera = cameraOf(view, viewport);
  const { x, z } = centreOfSquare(square, viewport.size);
  const half = TILE_SIDE / 2;
  const corners = [-half, half].flatMap((dx) =>
    [-half, half].map((dz) => project(camera, viewport, x + dx, 0, z + dz)),
  );
  const across = corners.map((corner) => corner.x);
  const down = corners.map((corner) => corner.y);
  return { width: Math.max(...across) - Math.min(...across), height: Math.max(...down) - Math.min(...down) };
}

describe.each(CAMERA_PRESETS)('the preset %s', (preset) => {
  test.each(HOSTS)('holds every board size wholly in a free area of %i × %i', (width, height) => {
    for (const size of BOARD_SIZES) {
      for (const insets of [NO_INSETS, width < height ? HUD : SIDE_HUD]) {
        const viewport: Viewport = { width, height, insets, size };
        for (const { x, y } of cornersOnScreen(viewOfPreset(preset, viewport), viewport)) {
          expect(x).toBeGreaterThanOrEqual(insets.left);
          expect(x).toBeLessThanOrEqual(width - insets.right);
          expect(y).toBeGreaterThanOrEqual(insets.top);
          expect(y).toBeLessThanOrEqual(height - insets.bottom);
        }
      }
    }
  });

  test.each(HOSTS)(
    'keeps the squares of 8×8 at least 28 pixels wide and high on %i × %i',
    (width, height) => {
      const viewport: Viewport = { width, height, insets: width < height ? HUD : NO_INSETS, size: 8 };
      const view = viewOfPreset(preset, viewport);
      for (const square of [0, 7, 27, 56, 63]) {
        const { width: wide, height: high } = squareOnScreen(view, viewport, square);
        expect(wide).toBeGreaterThanOrEqual(28);
        expect(high).toBeGreaterThanOrEqual(28);
      }
    },
  );

  test('fills the free area in one direction and lies in its middle', () => {
    const viewport: Viewport = {
      width: 1280,
      height: 800,
      insets: { top: 80, right: 300, bottom: 20, left: 0 },
      size: 8,
    };
    const corners = cornersOnScreen(viewOfPreset(preset, viewport), viewport);
    const left = Math.min(...corners.map(({ x }) => x));
    const right = Math.max(...corners.map(({ x }) => x));
    const top = Math.min(...corners.map(({ y }) => y));
    const bottom = Math.max(...corners.map(({ y }) => y));
    expect((left + right) / 2).toBeCloseTo(490, 0);
    expect((top + bottom) / 2).toBeCloseTo(430, 0);
    expect(Math.max((right - left) / 980, (bottom - top) / 700)).toBeGreaterThan(0.93);
  });
});

test('the smallest square is measured as a plain camera of three shows it', () => {
  const viewport: Viewport = { width: 900, height: 700, insets: NO_INSETS, size: 8 };
  const view = viewOfPreset('player', viewport);
  const lengths = [0, 7, 56, 63].map((square) => squareOnScreen(view, viewport, square));
  const least = Math.min(...lengths.flatMap(({ width, height }) => [width, height]));
  expect(leastSquareOf(view, viewport)).toBeCloseTo(least, 3);
});

test('a wide screen is seen at a slant, a tall one steeply', () => {
  const view = (width: number, height: number, size: BoardSize = 8) =>
    viewOfPreset('player', { width, height, insets: NO_INSETS, size }).elevation;
  expect(view(390, 844)).toBeGreaterThan(view(1280, 800) + 0.3);
});
