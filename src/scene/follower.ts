import type { Position } from '../rules/index.ts';
import type { Clock, Timeline } from './clock.ts';
import type { DiscCue, FlipPlan } from './flipPlan.ts';
import { turnOf, type DiscPose, type Poses } from './poses.ts';
import type { DiscTouch, FollowEnd } from './types.ts';

const DROP_HEIGHT = 2.1;
const BOUNCE_HEIGHT = 0.13;
const BOUNCE_SECONDS = 0.2;
const APPEAR_SECONDS = 0.09;
/** How high the middle of a disc is lifted while it turns. */
const LIFT_HEIGHT = 0.92;

interface Run {
  readonly timeline: Timeline;
  readonly position: Position;
  readonly resolve: (end: FollowEnd) => void;
}

/** Plays one plan at a time on the poses; however it ends, the poses are then set absolutely from the position. */
export class Follower {
  readonly #poses: Poses;
  readonly #clock: Clock;
  readonly #settled: () => void;
  readonly #touched: (touch: DiscTouch) => void;
  #run: Run | undefined;

  /** `settled` is called when a followed ply has come to rest, `touched` whenever one of its discs meets the board. */
  constructor(poses: Poses, clock: Clock, settled: () => void, touched: (touch: DiscTouch) => void) {
    this.#poses = poses;
    this.#clock = clock;
    this.#settled = settled;
    this.#touched = touched;
  }

  get moving(): boolean {
    return this.#run !== undefined;
  }

  /** Shows the plan that led to `position`; a plan that still runs is cut. Always resolves. */
  follow(plan: FlipPlan, position: Position): Promise<FollowEnd> {
    this.end('cut');
    this.#poses.settleBefore(plan, position);
    const timeline = this.#clock.make();
    for (const cue of plan.cues) {
      addCue(timeline, cue, this.#poses.all[cue.square]);
      if (cue.kind !== 'lift') timeline.call(this.#touched, [cue.kind], cue.delay + cue.seconds);
    }
    return new Promise((resolve) => {
      this.#run = { timeline, position, resolve };
      timeline.eventCallback('onComplete', () => this.end('done'));
      this.#clock.start(timeline);
    });
  }

  /** Ends a plan that runs: the poses go to its position, its promise resolves. */
  end(how: FollowEnd): void {
    const run = this.#run;
    if (!run) return;
    this.#run = undefined;
    this.#clock.stop(run.timeline);
    this.#poses.settle(run.position);
    this.#settled();
    if (how === 'finished') this.#touched('flip');
    run.resolve(how);
  }
}

function addCue(timeline: Timeline, cue: DiscCue, pose: DiscPose | undefined): void {
  if (!pose) return;
  if (cue.kind === 'drop') addDrop(timeline, cue, pose);
  else if (cue.kind === 'lift') addLift(timeline, cue, pose);
  else addFlip(timeline, cue, pose);
}

function addDrop(timeline: Timeline, cue: DiscCue, pose: DiscPose): void {
  pose.present = true;
  pose.turn = turnOf(cue.to);
  pose.height = DROP_HEIGHT;
  pose.scale = 0.6;
  const half = BOUNCE_SECONDS / 2;
  timeline
    .to(pose, { scale: 1, duration: APPEAR_SECONDS, ease: 'power2.out' }, cue.delay)
    .to(pose, { height: 0, duration: cue.seconds, ease: 'power2.in' }, cue.delay)
    .to(pose, { height: BOUNCE_HEIGHT, duration: half, ease: 'power2.out' }, cue.delay + cue.seconds)
    .to(pose, { height: 0, duration: half, ease: 'power2.in' }, cue.delay + cue.seconds + half);
}

function addLift(timeline: Timeline, cue: DiscCue, pose: DiscPose): void {
  timeline
    .to(pose, { height: DROP_HEIGHT / 2, duration: cue.seconds, ease: 'power2.in' }, cue.delay)
    .to(pose, { scale: 0.3, duration: cue.seconds, ease: 'power3.in' }, cue.delay);
}

function addFlip(timeline: Timeline, cue: DiscCue, pose: DiscPose): void {
  pose.axisX = cue.axisX;
  pose.axisZ = cue.axisZ;
  const half = cue.seconds / 2;
  const start = turnOf(cue.from);
  timeline
    .to(pose, { turn: start + Math.PI, duration: cue.seconds, ease: 'sine.inOut' }, cue.delay)
    .to(pose, { height: LIFT_HEIGHT, duration: half, ease: 'power2.out' }, cue.delay)
    .to(pose, { height: 0, duration: half, ease: 'power2.in' }, cue.delay + half);
}
