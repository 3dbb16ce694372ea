import {
  columnOf,
  opponentOf,
  rowOf,
  type BoardSize,
  type Ply,
  type Side,
  type Square,
} from '../rules/index.ts';

/** The falling of a placed disc until it touches the tile, at speed 1. */
export const DROP_SECONDS = 0.28;
export const FLIP_SECONDS = 0.45;
/** How much later the next disc of a line begins. */
export const WAVE_SECONDS = 0.07;
/** A whole ply takes no longer than this, on any board. */
export const MOST_PLY_SECONDS = 1.25;

/** What one disc does in a ply: plain data, no picture. */
export interface DiscCue {
  readonly kind: 'drop' | 'flip';
  readonly square: Square;
  /** The face that lies up before and after; equal for a drop. */
  readonly from: Side;
  readonly to: Side;
  /** Seconds after the ply begins. */
  readonly delay: number;
  readonly seconds: number;
  /** The axis of the turn, of length 1 in the board's plane: turning about it tips the disc away from the placed one. */
  readonly axisX: number;
  readonly axisZ: number;
}

export interface FlipPlan {
  readonly cues: readonly DiscCue[];
  readonly seconds: number;
}

/** How a ply is to be shown on a board of this size: the drop, then a wave of flips outward from the placed disc. */
export function planPly(ply: Ply, size: BoardSize): FlipPlan {
  const steps = ply.flips.map((square) => stepsBetween(ply.square, square, size));
  const wave = waveSeconds(Math.max(1, ...steps));
  const drop: DiscCue = {
    kind: 'drop',
    square: ply.square,
    from: ply.side,
    to: ply.side,
    delay: 0,
    seconds: DROP_SECONDS,
    axisX: 1,
    axisZ: 0,
  };
  const flips = ply.flips.map((square, index) =>
    flipCue(ply, square, ((steps[index] ?? 1) - 1) * wave, size),
  );
  const cues = [drop, ...flips];
  return { cues, seconds: Math.max(...cues.map((cue) => cue.delay + cue.seconds)) };
}

function flipCue(ply: Ply, square: Square, later: number, size: BoardSize): DiscCue {
  const dx = columnOf(square, size) - columnOf(ply.square, size);
  const dz = rowOf(square, size) - rowOf(ply.square, size);
  const length = Math.hypot(dx, dz) || 1;
  return {
    kind: 'flip',
    square,
    from: opponentOf(ply.side),
    to: ply.side,
    delay: DROP_SECONDS + later,
    seconds: FLIP_SECONDS,
    axisX: dz / length,
    axisZ: -dx / length,
  };
}

/** The wave's step, made shorter where the longest line would make the ply too long. */
function waveSeconds(longest: number): number {
  const room = MOST_PLY_SECONDS - DROP_SECONDS - FLIP_SECONDS;
  return longest <= 1 ? WAVE_SECONDS : Math.min(WAVE_SECONDS, room / (longest - 1));
}

function stepsBetween(one: Square, other: Square, size: BoardSize): number {
  return Math.max(
    Math.abs(columnOf(one, size) - columnOf(other, size)),
    Math.abs(rowOf(one, size) - rowOf(other, size)),
  );
}
