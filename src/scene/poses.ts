import type { Position, Side } from '../rules/index.ts';
import type { FlipPlan } from './flipPlan.ts';
import { MOST_SQUARES } from './layout.ts';

/** How one disc stands. Plain and mutable: tweens write it, the discs are drawn from it. */
export interface DiscPose {
  present: boolean;
  /** Above its place on the tile, in tiles. */
  height: number;
  /** Radians about the axis: 0 black up, π white up. */
  turn: number;
  axisX: number;
  axisZ: number;
  /** 1 is full size. */
  scale: number;
}

/** The poses of all discs, one for each square of the largest board, made once. */
export class Poses {
  readonly all: readonly DiscPose[] = Array.from({ length: MOST_SQUARES }, restingPose);

  /** Sets every pose absolutely from a position. */
  settle(position: Position): void {
    for (let square = 0; square < this.all.length; square++) {
      const pose = this.all[square];
      if (pose) rest(pose, square < position.squares ? position.discAt(square) : undefined);
    }
  }

  /** Sets every pose as it was before the plan led to this position. */
  settleBefore(plan: FlipPlan, position: Position): void {
    this.settle(position);
    for (const cue of plan.cues) {
      const pose = this.all[cue.square];
      if (pose) rest(pose, cue.kind === 'drop' ? undefined : cue.from);
    }
  }
}

/** The turn at which a side's face lies up. */
export function turnOf(side: Side): number {
  return side === 'black' ? 0 : Math.PI;
}

function rest(pose: DiscPose, disc: Side | undefined): void {
  pose.present = disc !== undefined;
  pose.height = 0;
  pose.turn = turnOf(disc ?? 'black');
  pose.axisX = 1;
  pose.axisZ = 0;
  pose.scale = 1;
}

function restingPose(): DiscPose {
  return { present: false, height: 0, turn: 0, axisX: 1, axisZ: 0, scale: 1 };
}
