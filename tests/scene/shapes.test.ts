import { Vector3, type BufferGeometry } from 'three';
import { expect, test } from 'vitest';
import { makeDiscShape } from '../../src/scene/discShape.ts';
import { DISC_RADIUS, DISC_THICKNESS, TILE_SIDE } from '../../src/scene/layout.ts';
import { makeTileShape } from '../../src/scene/tileShape.ts';

function cornerOf(geometry: BufferGeometry, name: string, corner: number): Vector3 {
  return new Vector3().fromBufferAttribute(geometry.getAttribute(name), corner);
}

function trianglesOf(geometry: BufferGeometry): readonly (readonly [number, number, number])[] {
  const index = geometry.getIndex();
  if (!index) return [];
  return Array.from({ length: index.count / 3 }, (_, triangle) => [
    index.getX(triangle * 3),
    index.getX(triangle * 3 + 1),
    index.getX(triangle * 3 + 2),
  ]);
}

test.each([
  ['disc', makeDiscShape().geometry],
  ['tile', makeTileShape()],
])('every triangle of a %s is seen from the side to which it is lit', (_, geometry) => {
  for (const [a, b, c] of trianglesOf(geometry)) {
    const origin = cornerOf(geometry, 'position', a);
    const one = cornerOf(geometry, 'position', b).sub(origin);
    const other = cornerOf(geometry, 'position', c).sub(origin);
    expect(one.cross(other).dot(cornerOf(geometry, 'normal', a))).toBeGreaterThanOrEqual(0);
  }
});

test('a disc is black above and white below its seam, and as large as planned', () => {
  const { geometry, blackCorners } = makeDiscShape();
  const positions = geometry.getAttribute('position');
  for (let corner = 0; corner < positions.count; corner++) {
    const place = cornerOf(geometry, 'position', corner);
    if (corner < blackCorners) expect(place.y).toBeGreaterThanOrEqual(0);
    else expect(place.y).toBeLessThanOrEqual(0);
    expect(Math.hypot(place.x, place.z)).toBeLessThanOrEqual(DISC_RADIUS + 1e-6);
    expect(Math.abs(place.y)).toBeLessThanOrEqual(DISC_THICKNESS / 2 + 0.005);
  }
});

test('a tile lies with its top at height 0 and does not reach its neighbours', () => {
  const geometry = makeTileShape();
  geometry.computeBoundingBox();
  expect(geometry.boundingBox?.max.y).toBeCloseTo(0);
  expect(geometry.boundingBox?.max.x).toBeCloseTo(TILE_SIDE / 2);
});
