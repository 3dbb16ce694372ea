import type { BufferGeometry } from 'three';
import { DISC_RADIUS, DISC_THICKNESS } from './layout.ts';
import { arc, type ProfilePoint } from './profile.ts';
import { Surface, type Corner } from './surface.ts';

const AROUND = 48;
/** The radius of the dished middle, and how much deeper its middle lies than its border. */
const DISH = 0.268;
const DISH_HOLLOW = 0.012;
/** The step from the dish up to the ring. */
const STEP_WIDTH = 0.03;
const STEP_HEIGHT = 0.016;
const EDGE = 0.04;
/** How far the dish seems to lean at its border, in radians: more than it does, so that light plays on it. */
const DISH_LEAN = 0.2;
/** How far the ring leans inward where it begins, and outward where the edge takes over, in radians. */
const RING_LEAN = 0.6;
const EDGE_LEAN = 0.3;
const RING_STEPS = 5;
const HOLLOW_SHADE = 0.74;
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
    ...arc(hollow, hollowRadius, -Math.PI / 2, -Math.PI / 2 + hollowAngle, 4, true).map(shadedHollow),
    ...stepUp(top),
    ...bulge(ring, top, edge.out),
    ...arc(edge, EDGE, Math.PI / 2 - EDGE_LEAN, 0.08, 4),
    { out: DISC_RADIUS, up: edge.up, faceOut: 1, faceUp: 0 },
    { out: DISC_RADIUS, up: 0.012, faceOut: 1, faceUp: 0 },
    { out: DISC_RADIUS - 0.006, up: 0, faceOut: 1, faceUp: 0, shade: SEAM_SHADE },
  ];
}

/** The dish grows darker towards its border, where less light reaches it. */
function shadedHollow(point: ProfilePoint): ProfilePoint {
  const way = point.out / DISH;
  const lean = way * DISH_LEAN;
  return {
    ...point,
    faceOut: -Math.sin(lean),
    faceUp: Math.cos(lean),
    shade: 1 - (1 - HOLLOW_SHADE) * way ** 6,
  };
}

/** A soft S from the dish's border up to the ring. */
function stepUp(top: number): readonly ProfilePoint[] {
  return [0.33, 0.67, 1].map((way) => {
    const lean = DISH_LEAN + (RING_LEAN - DISH_LEAN) * Math.sin((way * Math.PI) / 2);
    const rise = way * way * (3 - 2 * way);
    return {
      out: DISH + STEP_WIDTH * way,
      up: top - STEP_HEIGHT * (1 - rise),
      faceOut: -Math.sin(lean),
      faceUp: Math.cos(lean),
      shade: HOLLOW_SHADE + (1.04 - HOLLOW_SHADE) * way,
    };
  });
}

/** The rounded ring between dish and edge: it always catches the lamp somewhere. */
function bulge(from: number, up: number, to: number): readonly ProfilePoint[] {
  return Array.from({ length: RING_STEPS }, (_, step) => {
    const way = (step + 1) / RING_STEPS;
    const lean = -RING_LEAN + (RING_LEAN + EDGE_LEAN) * way;
    return {
      out: from + (to - from) * way,
      up: up + 0.004 * Math.sin(way * Math.PI) - 0.009 * way * way,
      faceOut: Math.sin(lean),
      faceUp: Math.cos(lean),
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
