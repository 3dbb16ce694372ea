import { MeshBasicMaterial } from 'three';
import { describe, expect, test } from 'vitest';
import { makeCamera } from '../../src/scene/cameraRig.ts';
import { viewOfPreset, type Viewport } from '../../src/scene/fitting.ts';
import { Picker } from '../../src/scene/picking.ts';
import { Poses } from '../../src/scene/poses.ts';
import { Tiles } from '../../src/scene/tiles.ts';
import { CAMERA_PRESETS, NO_INSETS, type CameraPreset } from '../../src/scene/types.ts';
import { BOARD_SIZES, Position, standardStart, type BoardSize } from '../../src/rules/index.ts';

function setUp(size: BoardSize, preset: CameraPreset, width = 1280, height = 800) {
  const viewport: Viewport = { width, height, insets: NO_INSETS, size };
  const view = viewOfPreset(preset, viewport);
  const camera = makeCamera();
  const flat = view.distance * Math.cos(view.elevation);
  camera.aspect = width / height;
  camera.position.set(
    flat * Math.sin(view.azimuth),
    view.distance * Math.sin(view.elevation),
    flat * Math.cos(view.azimuth),
  );
  camera.setViewOffset(width, height, -view.shiftX, -view.shiftY, width, height);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  const tiles = new Tiles(new MeshBasicMaterial());
  tiles.lay(size);
  tiles.mesh.updateMatrixWorld();
  const poses = new Poses();
  const picker = new Picker(camera, tiles.mesh, poses);
  picker.frame(width, height, size);
  return { picker, poses };
}

describe.each(CAMERA_PRESETS)('from the preset %s', (preset) => {
  test.each(BOARD_SIZES)('every middle of a square of %i picks its own square, empty or full', (size) => {
    const { picker, poses } = setUp(size, preset);
    const full = Position.of(size, new Uint8Array(size * size).fill(1), 'black');
    for (const settle of [() => undefined, () => poses.settle(full)]) {
      settle();
      for (let square = 0; square < size * size; square++) {
        const { x, y } = picker.centreOf(square);
        expect(picker.squareAt(x, y)).toBe(square);
      }
    }
  });
});

test('a phone upright picks every square too', () => {
  const { picker } = setUp(8, 'player', 320, 568);
  for (let square = 0; square < 64; square++) {
    const { x, y } = picker.centreOf(square);
    expect(picker.squareAt(x, y)).toBe(square);
  }
});

test('the upper rim of a disc that hides the tile behind it picks the disc’s square', () => {
  const { picker, poses } = setUp(8, 'player');
  const position = standardStart(8);
  const square = 36;
  const { x } = picker.centreOf(square);
  const [far] = picker.outlineOf(square);
  const y = (far?.y ?? 0) - 1;
  expect(picker.squareAt(x, y)).not.toBe(square);
  poses.settle(position);
  expect(picker.squareAt(x, y)).toBe(square);
});

test('beside the board nothing is picked', () => {
  const { picker } = setUp(8, 'player');
  expect(picker.squareAt(5, 5)).toBeUndefined();
  expect(picker.squareAt(1275, 795)).toBeUndefined();
});

test('a finger beside a square finds it within its slack only', () => {
  const { picker } = setUp(8, 'top');
  const outline = picker.outlineOf(27);
  const left = Math.min(...outline.map((corner) => corner.x));
  const { y } = picker.centreOf(27);
  expect(picker.nearest(left - 8, y, [27], 10)).toBe(27);
  expect(picker.nearest(left - 12, y, [27], 10)).toBeUndefined();
  expect(picker.nearest(left + 8, y, [27, 26], 10)).toBe(27);
});
