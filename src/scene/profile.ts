/** A point of a cross-section with the direction its surface faces, both in the plane of the section. */
export interface ProfilePoint {
  /** Outward: from the middle of a disc, or from the opening of a frame. */
  readonly out: number;
  readonly up: number;
  readonly faceOut: number;
  readonly faceUp: number;
  /** Brightness here, 1 where it is left out: baked shade in hollows. */
  readonly shade?: number;
}

/** A straight piece; it faces to the left of its way, so a piece that runs outward faces up. */
export function line(out: number, up: number, toOut: number, toUp: number): readonly ProfilePoint[] {
  const length = Math.hypot(toOut - out, toUp - up) || 1;
  const faceOut = -(toUp - up) / length;
  const faceUp = (toOut - out) / length;
  return [
    { out, up, faceOut, faceUp },
    { out: toOut, up: toUp, faceOut, faceUp },
  ];
}

/** A round piece about a middle, from one angle to another (0 outward, π/2 up); `hollow` faces the middle. */
export function arc(
  middle: { readonly out: number; readonly up: number },
  radius: number,
  from: number,
  to: number,
  steps: number,
  hollow = false,
): readonly ProfilePoint[] {
  const sign = hollow ? -1 : 1;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps;
    return {
      out: middle.out + radius * Math.cos(angle),
      up: middle.up + radius * Math.sin(angle),
      faceOut: sign * Math.cos(angle),
      faceUp: sign * Math.sin(angle),
    };
  });
}
