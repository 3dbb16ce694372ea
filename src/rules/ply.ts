import type { Side } from './side.ts';
import type { Square } from './square.ts';

/** A disc placed: who, where, and the squares whose discs turned, each line outward from the placed disc. */
export interface Ply {
  readonly side: Side;
  readonly square: Square;
  readonly flips: readonly Square[];
}
