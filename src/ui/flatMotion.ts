import { columnOf, rowOf, type BoardSize, type Ply, type Square } from '../rules/index.ts';

const DROP_MS = 240;
const FLIP_MS = 420;
const FIRST_FLIP_MS = 150;
const WAVE_STEP_MS = 70;
/** From the first flip of a wave to its last, on any board. */
const LONGEST_WAVE_MS = 700;

/** A ply that is taken back goes this much faster than it was played. */
const REWIND_RATE = 1.6;

/** One disc's part in showing a ply, in milliseconds at normal speed. */
export interface FlatCue {
  readonly kind: 'drop' | 'flip';
  readonly square: Square;
  readonly delay: number;
  readonly duration: number;
  /** In-plane axis of a flip, square to its line of capture: x to the right, y down. */
  readonly axis: readonly [x: number, y: number];
}

/** What moves when a ply is shown: the disc drops, and the flips run outward from it as a wave. */
export function planFlat(ply: Ply, size: BoardSize): readonly FlatCue[] {
  const drop: FlatCue = { kind: 'drop', square: ply.square, delay: 0, duration: DROP_MS, axis: [0, 1] };
  const ways = ply.flips.map((square) => wayTo(square, ply.square, size));
  const farthest = Math.max(2, ...ways.map(({ steps }) => steps));
  const step = Math.min(WAVE_STEP_MS, LONGEST_WAVE_MS / (farthest - 1));
  const flips = ways.map(({ square, steps, axis }): FlatCue => {
    const delay = FIRST_FLIP_MS + (steps - 1) * step;
    return { kind: 'flip', square, delay, duration: FLIP_MS, axis };
  });
  return [drop, ...flips];
}

/** The same backwards: the placed disc is gone, and the wave runs inward to where it lay. */
export function planFlatRewind(ply: Ply, size: BoardSize): readonly FlatCue[] {
  const played = planFlat(ply, size);
  const flips = played.filter(({ kind }) => kind === 'flip');
  const end = Math.max(...flips.map(({ delay, duration }) => delay + duration));
  return flips.map((cue): FlatCue => {
    const delay = (end - cue.delay - cue.duration) / REWIND_RATE;
    return { ...cue, delay, duration: cue.duration / REWIND_RATE };
  });
}

function wayTo(square: Square, from: Square, size: BoardSize) {
  const dx = columnOf(square, size) - columnOf(from, size);
  const dy = rowOf(square, size) - rowOf(from, size);
  const axis = [-Math.sign(dy), Math.sign(dx)] as const;
  return { square, steps: Math.max(Math.abs(dx), Math.abs(dy)), axis };
}

/** The key frames of a cue; a flip ends as the other face, which is how the disc lies by then. */
export function framesOf(cue: FlatCue): Keyframe[] {
  if (cue.kind === 'drop') {
    return [
      { transform: 'scale(1.5)', opacity: 0 },
      { transform: 'scale(0.96)', opacity: 1, offset: 0.75 },
      { transform: 'none', opacity: 1 },
    ];
  }
  const [x, y] = cue.axis;
  const turned = (degrees: number, scale: number): string =>
    `scale(${scale}) rotate3d(${x}, ${y}, 0, ${degrees}deg)`;
  return [
    { transform: turned(-180, 1), easing: 'ease-in' },
    { transform: turned(-90, 1.16), easing: 'ease-out' },
    { transform: turned(0, 1) },
  ];
}
