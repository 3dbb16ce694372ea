import { describe, expect, test } from 'vitest';
import { DROP_SECONDS, MOST_PLY_SECONDS, planPly, planRewind } from '../../src/scene/flipPlan.ts';
import { parseSquare, standardStart, type BoardSize, type Square } from '../../src/rules/index.ts';

function square(name: string, size: BoardSize = 8): Square {
  return parseSquare(name, size) ?? -1;
}

function firstPly() {
  const ply = standardStart(8).plyAt(square('f5'));
  if (!ply.ok) throw new Error(ply.error);
  return ply.value;
}

describe('the plan of a ply', () => {
  test('drops the placed disc and flips each turned disc exactly once', () => {
    const plan = planPly(firstPly(), 8);
    expect(plan.cues.map(({ kind, square: where }) => [kind, where])).toEqual([
      ['drop', square('f5')],
      ['flip', square('e5')],
    ]);
  });

  test('ends every disc on the mover’s face and begins every flip on the other', () => {
    const plan = planPly(firstPly(), 8);
    expect(plan.cues.every((cue) => cue.to === 'black')).toBe(true);
    expect(plan.cues.filter((cue) => cue.kind === 'flip').every((cue) => cue.from === 'white')).toBe(true);
  });

  test('lets no disc flip before the placed one has landed', () => {
    const plan = planPly(firstPly(), 8);
    const flips = plan.cues.filter((cue) => cue.kind === 'flip');
    expect(flips.every((cue) => cue.delay >= DROP_SECONDS)).toBe(true);
  });

  test('runs outward: a disc farther from the placed one begins later, one as far at the same time', () => {
    const flips = ['b1', 'c1', 'd1', 'a2', 'a3', 'b2'].map((name) => square(name));
    const plan = planPly({ side: 'white', square: square('a1'), flips }, 8);
    const delays = plan.cues.slice(1).map((cue) => cue.delay);
    const [b1 = 0, c1 = 0, d1 = 0, a2 = 0, a3 = 0, b2 = 0] = delays;
    expect(b1).toBeLessThan(c1);
    expect(c1).toBeLessThan(d1);
    expect([a2, a3, b2]).toEqual([b1, c1, b1]);
  });

  test.each([
    ['right', 'd4', 'e4', { axisX: 0, axisZ: -1 }],
    ['left', 'd4', 'c4', { axisX: 0, axisZ: 1 }],
    ['down', 'd4', 'd5', { axisX: 1, axisZ: 0 }],
    ['up', 'd4', 'd3', { axisX: -1, axisZ: 0 }],
  ])('turns a disc captured to the %s over an axis square to the line', (_, from, to, axis) => {
    const plan = planPly({ side: 'black', square: square(from), flips: [square(to)] }, 8);
    expect(plan.cues[1]?.axisX).toBeCloseTo(axis.axisX);
    expect(plan.cues[1]?.axisZ).toBeCloseTo(axis.axisZ);
  });

  test.each([4, 6, 8, 10, 12, 14, 16] as const)('takes no longer than it may on a board of %i', (size) => {
    const flips = Array.from({ length: size - 2 }, (_, index) => index + 1);
    const plan = planPly({ side: 'black', square: 0, flips }, size);
    expect(plan.seconds).toBeLessThanOrEqual(MOST_PLY_SECONDS);
    expect(plan.seconds).toBe(Math.max(...plan.cues.map((cue) => cue.delay + cue.seconds)));
  });
});

describe('the plan of a ply taken back', () => {
  const flips = ['b1', 'c1', 'd1', 'a2', 'a3', 'b2'].map((name) => square(name));
  const plan = planRewind({ side: 'white', square: square('a1'), flips }, 8);

  test('turns each disc back to the other side and lifts the placed one', () => {
    expect(plan.cues.filter(({ kind }) => kind === 'lift').map((cue) => cue.square)).toEqual([square('a1')]);
    const turned = plan.cues.filter(({ kind }) => kind === 'flip');
    expect(turned.map((cue) => cue.square)).toEqual(flips);
    expect(turned.every(({ from, to }) => from === 'white' && to === 'black')).toBe(true);
  });

  test('runs inward, and is over sooner than the ply was', () => {
    const [b1 = 0, c1 = 0, d1 = 0] = plan.cues.map((cue) => cue.delay);
    expect(d1).toBeLessThan(c1);
    expect(c1).toBeLessThan(b1);
    expect(d1).toBeCloseTo(0);
    expect(plan.seconds).toBeLessThan(planPly({ side: 'white', square: square('a1'), flips }, 8).seconds);
  });
});
