import { describe, expect, test } from 'vitest';
import { Clock, LONGEST_STEP } from '../../src/scene/clock.ts';
import { planPly } from '../../src/scene/flipPlan.ts';
import { Follower } from '../../src/scene/follower.ts';
import { Poses, turnOf } from '../../src/scene/poses.ts';
import { standardStart, type Position } from '../../src/rules/index.ts';

function setUp() {
  let wakes = 0;
  let rests = 0;
  const poses = new Poses();
  const clock = new Clock(() => wakes++);
  const touches: string[] = [];
  const follower = new Follower(
    poses,
    clock,
    () => rests++,
    (touch) => touches.push(touch),
  );
  const before = standardStart(8);
  const ruling = before.plyAt(before.legalMoves[0] ?? -1);
  if (!ruling.ok) throw new Error(ruling.error);
  const after = before.after(ruling.value);
  const plan = planPly(ruling.value, 8);
  return {
    poses,
    clock,
    follower,
    plan,
    ply: ruling.value,
    after,
    touches,
    wakes: () => wakes,
    rests: () => rests,
  };
}

function expectRest(poses: Poses, position: Position): void {
  for (let square = 0; square < position.squares; square++) {
    const disc = position.discAt(square);
    const pose = poses.all[square];
    expect(pose?.present).toBe(disc !== undefined);
    if (disc) expect(pose).toMatchObject({ height: 0, scale: 1, turn: turnOf(disc) });
  }
}

function run(clock: Clock, frames: number): void {
  for (let frame = 0; frame < frames; frame++) clock.advance(1 / 60);
}

describe('a followed ply', () => {
  test('asks for the first frame itself, ends as done and rests on the position', async () => {
    const { poses, clock, follower, plan, after, wakes, rests } = setUp();
    const end = follower.follow(plan, after);
    expect(wakes()).toBe(1);
    expect(follower.moving).toBe(true);
    run(clock, 90);
    expect(await end).toBe('done');
    expect(follower.moving).toBe(false);
    expect(clock.running).toBe(false);
    expect(rests()).toBe(1);
    expectRest(poses, after);
  });

  test('says when the placed disc and then each turned one meets the board', () => {
    const { clock, follower, plan, after, touches } = setUp();
    void follower.follow(plan, after);
    run(clock, 12);
    expect(touches).toEqual([]);
    run(clock, 10);
    expect(touches).toEqual(['drop']);
    run(clock, 90);
    expect(touches).toEqual(['drop', 'flip']);
  });

  test('lifts the disc that turns and lets the placed one fall', () => {
    const { poses, clock, follower, plan, ply, after } = setUp();
    void follower.follow(plan, after);
    const placed = poses.all[ply.square];
    const turned = poses.all[ply.flips[0] ?? -1];
    run(clock, 6);
    const early = placed?.height ?? 0;
    run(clock, 6);
    expect(placed?.height).toBeLessThan(early);
    run(clock, 18);
    expect(turned?.height).toBeGreaterThan(0.4);
    expect(turned?.turn).toBeGreaterThan(turnOf('white'));
    follower.end('cut');
  });

  test.each(['cut', 'finished', 'disposed'] as const)(
    'that is %s in its middle rests on the position and resolves',
    async (how) => {
      const { poses, clock, follower, plan, after } = setUp();
      const end = follower.follow(plan, after);
      run(clock, 25);
      follower.end(how);
      expect(await end).toBe(how);
      expectRest(poses, after);
      run(clock, 90);
      expectRest(poses, after);
    },
  );

  test('is cut by the next one', async () => {
    const { poses, clock, follower, plan, after } = setUp();
    const first = follower.follow(plan, after);
    run(clock, 10);
    const second = follower.follow(plan, after);
    expect(await first).toBe('cut');
    run(clock, 90);
    expect(await second).toBe('done');
    expectRest(poses, after);
  });

  test('runs twice as fast at double rate', () => {
    const { clock, follower, plan, after } = setUp();
    clock.rate = 2;
    void follower.follow(plan, after);
    run(clock, Math.ceil((plan.seconds / 2) * 60) + 2);
    expect(follower.moving).toBe(false);
  });
});

test('a clock takes no step longer than it may, so a stall does not skip the picture', () => {
  const { clock, follower, plan, after } = setUp();
  void follower.follow(plan, after);
  clock.advance(5);
  expect(follower.moving).toBe(true);
  run(clock, Math.ceil((plan.seconds - 2 * LONGEST_STEP) * 60) - 2);
  expect(follower.moving).toBe(true);
  follower.end('cut');
});

test('a disposed clock keeps nothing running', () => {
  const { clock, follower, plan, after } = setUp();
  void follower.follow(plan, after);
  clock.dispose();
  expect(clock.running).toBe(false);
});
