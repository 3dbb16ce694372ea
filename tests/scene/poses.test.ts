import { describe, expect, test } from 'vitest';
import { planPly, planRewind } from '../../src/scene/flipPlan.ts';
import { writeFlat, writeTurned } from '../../src/scene/matrices.ts';
import { Poses, turnOf, type DiscPose } from '../../src/scene/poses.ts';
import { standardStart, type Position } from '../../src/rules/index.ts';

function faces(poses: Poses, position: Position) {
  return Array.from({ length: position.squares }, (_, square) => {
    const pose = poses.all[square];
    if (!pose?.present) return undefined;
    return pose.turn === turnOf('black') ? 'black' : 'white';
  });
}

function discs(position: Position) {
  return Array.from({ length: position.squares }, (_, square) => position.discAt(square));
}

describe('poses', () => {
  test('follow from the position alone, whatever was there before', () => {
    const poses = new Poses();
    const position = standardStart(8);
    for (const pose of poses.all) Object.assign(pose, { present: true, height: 3, turn: 1.1, scale: 0.4 });
    poses.settle(position);
    expect(faces(poses, position)).toEqual(discs(position));
    expect(poses.all.every((pose) => pose.height === 0 && pose.scale === 1)).toBe(true);
    expect(poses.all.slice(position.squares).every((pose) => !pose.present)).toBe(true);
  });

  test('before a ply show the discs not yet turned and the placed one not yet there', () => {
    const poses = new Poses();
    const before = standardStart(8);
    const ply = before.plyAt(before.legalMoves[0] ?? -1);
    if (!ply.ok) throw new Error(ply.error);
    poses.settleBefore(planPly(ply.value, 8), before.after(ply.value));
    expect(faces(poses, before)).toEqual(discs(before));
  });
});

test('before a ply is taken back the poses show it played', () => {
  const poses = new Poses();
  const before = standardStart(8);
  const ply = before.plyAt(before.legalMoves[0] ?? -1);
  if (!ply.ok) throw new Error(ply.error);
  poses.settleBefore(planRewind(ply.value, 8), before);
  expect(faces(poses, before)).toEqual(discs(before.after(ply.value)));
});

describe('an instance matrix', () => {
  const upright: DiscPose = { present: true, height: 0, turn: 0, axisX: 1, axisZ: 0, scale: 1 };

  test('of half a turn points the upper face down and keeps the axis', () => {
    const matrix = new Float32Array(16);
    const { SQRT1_2 } = Math;
    writeTurned(matrix, 0, 1, 2, 3, { ...upright, turn: Math.PI, axisX: SQRT1_2, axisZ: -SQRT1_2 });
    expect([matrix[4], matrix[5], matrix[6]].map((value) => Math.round(value ?? 9) + 0)).toEqual([0, -1, 0]);
    const along = [0, 2].map((row) => (matrix[row] ?? 0) * SQRT1_2 - (matrix[8 + row] ?? 0) * SQRT1_2);
    expect(along[0]).toBeCloseTo(SQRT1_2);
    expect(along[1]).toBeCloseTo(-SQRT1_2);
    expect([...matrix.slice(12)]).toEqual([1, 2, 3, 1]);
  });

  test('tips the upper face away from the placed disc', () => {
    const matrix = new Float32Array(16);
    const plan = planPly({ side: 'black', square: 0, flips: [1] }, 8);
    const cue = plan.cues[1];
    writeTurned(matrix, 0, 0, 0, 0, {
      ...upright,
      turn: 0.3,
      axisX: cue?.axisX ?? 0,
      axisZ: cue?.axisZ ?? 0,
    });
    expect(matrix[4]).toBeGreaterThan(0);
  });

  test('is written at the instance’s own place', () => {
    const array = new Float32Array(32).fill(9);
    writeFlat(array, 1, 4, 5, 6, 2);
    expect([...array.slice(0, 16)].every((value) => value === 9)).toBe(true);
    expect([...array.slice(16)]).toEqual([2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 4, 5, 6, 1]);
  });
});
