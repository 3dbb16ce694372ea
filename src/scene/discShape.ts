import type { BufferGeometry } from 'three';
import { DISC_RADIUS, DISC_THICKNESS } from './layout.ts';
import { arc, line, type ProfilePoint } from './profile.ts';
import { Surface, type Corner } from './surface.ts';

const AROUND = 56;
/** The radius of the dished middle. */
const DISH = 0.27;
const DISH_HOLLOW = 0.018;
const RIDGE = 0.016;
const EDGE = 0.034;

/**
 * Both halves of a disc about its middle: black above, white below. The colour attribute says which half a corner
 * belongs to (see `Discs.paint`); the dished middle, its ridge and the bevelled rim are one cross-section.
 */
export function makeDiscShape(): { readonly geometry: BufferGeometry; readonly blackCorners: number } {
  const surface = new Surface();
  const half = halfProfile();
  surface.net(revolve(half, 1));
  const blackCorners = (AROUND + 1) * half.length;
  surface.net(revolve(half, -1));
  return { geometry: surface.build(), blackCorners };
}

/** The cross-section of the upper half, from the middle of its face to the seam. */
function halfProfile(): readonly ProfilePoint[] {
  const top = DISC_THICKNESS / 2;
  const dishUp = top - 0.014;
  const hollowRadius = (DISH * DISH) / (2 * DISH_HOLLOW);
  const hollowAngle = Math.asin(DISH / hollowRadius);
  const hollow = { out: 0, up: dishUp - DISH_HOLLOW + hollowRadius };
  const ridge = { out: DISH + RIDGE, up: top - RIDGE };
  const edge = { out: DISC_RADIUS - EDGE, up: top - EDGE - 0.012 };
  return [
    ...arc(hollow, hollowRadius, -Math.PI / 2, -Math.PI / 2 + hollowAngle, 5, true),
    ...arc(ridge, RIDGE, Math.PI * 0.98, Math.PI * 0.38, 5),
    ...arc(edge, EDGE, Math.PI * 0.46, 0.08, 6),
    ...line(DISC_RADIUS, edge.up, DISC_RADIUS, 0),
  ];
}

function revolve(profile: readonly ProfilePoint[], up: 1 | -1): readonly (readonly Corner[])[] {
  return Array.from({ length: AROUND + 1 }, (_, step) => {
    const angle = (step / AROUND) * 2 * Math.PI;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    return profile.map((point) => ({
      x: point.out * cos,
      y: point.up * up,
      z: point.out * sin,
      nx: point.faceOut * cos,
      ny: point.faceUp * up,
      nz: point.faceOut * sin,
      u: 0.5,
      v: 0.5,
      shade: 1,
    }));
  });
}
