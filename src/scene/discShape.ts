import type { BufferGeometry } from 'three';
import { DISC_RADIUS, DISC_THICKNESS } from './layout.ts';
import { arc, type ProfilePoint } from './profile.ts';
import { Surface, type Corner } from './surface.ts';

const AROUND = 64;
/** The radius of the dished middle, and how much deeper its middle lies than its border. */
const DISH = 0.25;
const DISH_HOLLOW = 0.012;
/** The step from the dish up to the ring. */
const STEP_WIDTH = 0.034;
const STEP_HEIGHT = 0.016;
const EDGE = 0.04;
const HOLLOW_SHADE = 0.78;
const SEAM_SHADE = 0.72;

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
  const hollowRadius = (DISH * DISH) / (2 * DISH_HOLLOW);
  const hollowAngle = Math.asin(DISH / hollowRadius);
  const hollow = { out: 0, up: top - STEP_HEIGHT - DISH_HOLLOW + hollowRadius };
  const edge = { out: DISC_RADIUS - EDGE, up: top - EDGE - 0.009 };
  const ring = DISH + STEP_WIDTH;
  return [
    ...arc(hollow, hollowRadius, -Math.PI / 2, -Math.PI / 2 + hollowAngle, 6, true).map(shadedHollow),
    ...stepUp(top),
    ...bulge(ring, top, edge.out),
    ...arc(edge, EDGE, Math.PI * 0.42, 0.08, 7),
    { out: DISC_RADIUS, up: edge.up, faceOut: 1, faceUp: 0 },
    { out: DISC_RADIUS, up: 0.012, faceOut: 1, faceUp: 0 },
    { out: DISC_RADIUS - 0.006, up: 0, faceOut: 1, faceUp: 0, shade: SEAM_SHADE },
  ];
}

/** The dish grows darker towards its border, where less light reaches it. */
function shadedHollow(point: ProfilePoint): ProfilePoint {
  const way = (point.out / DISH) ** 6;
  return { ...point, shade: 1 - (1 - HOLLOW_SHADE) * way };
}

/** A soft S from the dish's border up to the ring. */
function stepUp(top: number): readonly ProfilePoint[] {
  return [0.25, 0.5, 0.75, 1].map((way) => {
    const lean = 0.42 * Math.sin(way * Math.PI);
    const rise = way * way * (3 - 2 * way);
    return {
      out: DISH + STEP_WIDTH * way,
      up: top - STEP_HEIGHT * (1 - rise),
      faceOut: -lean,
      faceUp: Math.sqrt(1 - lean * lean),
      shade: HOLLOW_SHADE + (1.04 - HOLLOW_SHADE) * way,
    };
  });
}

/** The rounded ring between dish and edge: it always catches the lamp somewhere. */
function bulge(from: number, up: number, to: number): readonly ProfilePoint[] {
  return [0.12, 0.3, 0.5, 0.7, 0.88, 1].map((way) => {
    const lean = Math.sin((way - 0.4) * 1.7);
    return {
      out: from + (to - from) * way,
      up: up + 0.004 * Math.sin(way * Math.PI) - 0.009 * way * way,
      faceOut: lean,
      faceUp: Math.sqrt(1 - lean * lean),
    };
  });
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
      shade: point.shade ?? 1,
    }));
  });
}
