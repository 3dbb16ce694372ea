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
/** A ply that is taken back goes this much faster than it was played. */
const REWIND_RATE = 1.6;
/** The rising of the disc that is taken back, at speed 1. */
export const LIFT_SECONDS = 0.18;

/** What one disc does in a ply: plain data, no picture. */
export interface DiscCue {
  /** A disc falls, turns over, or is lifted off the board. */
  readonly kind: 'drop' | 'flip' | 'lift';
  readonly square: Square;
  /** The face that lies up before and after; equal for a drop and a lift. */
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
  return { cues, seconds: endOf(cues) };
}

/** How a ply is to be shown when it is taken back: its wave runs inward, then the placed disc is lifted. */
export function planRewind(ply: Ply, size: BoardSize): FlipPlan {
  const played = planPly(ply, size);
  const flips = played.cues.filter(({ kind }) => kind === 'flip');
  const backwards = flips.map((cue): DiscCue => {
    const delay = (played.seconds - cue.delay - cue.seconds) / REWIND_RATE;
    const turned = { axisX: -cue.axisX, axisZ: -cue.axisZ, from: cue.to, to: cue.from };
    return { ...cue, ...turned, delay, seconds: cue.seconds / REWIND_RATE };
  });
  const lift: DiscCue = {
    kind: 'lift',
    square: ply.square,
    from: ply.side,
    to: ply.side,
    delay: endOf(backwards) - LIFT_SECONDS / 2,
    seconds: LIFT_SECONDS,
    axisX: 1,
    axisZ: 0,
  };
  return { cues: [...backwards, lift], seconds: lift.delay + lift.seconds };
}

function endOf(cues: readonly DiscCue[]): number {
  return Math.max(...cues.map((cue) => cue.delay + cue.seconds));
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
