import { expect, test } from 'vitest';
import {
  GRAPH_HEIGHT,
  GRAPH_MIDDLE,
  graphShape,
  pliesAt,
  xOf,
  yOf,
} from '../../../src/ui/review/graphShape.ts';

const POINTS = [
  { plies: 0, value: 0, exact: false },
  { plies: 1, value: 20, exact: true },
  { plies: 2, value: -4, exact: false },
  { plies: 3, value: 30, exact: true },
  { plies: 4, value: 30, exact: true },
];

test('black is above the middle, and the scale holds the largest lead', () => {
  const { most, line } = graphShape(POINTS, 4);
  expect(most).toBe(32);
  expect(yOf(30, most)).toBeLessThan(GRAPH_MIDDLE);
  expect(yOf(-30, most)).toBeGreaterThan(GRAPH_MIDDLE);
  expect(yOf(32, most)).toBeGreaterThan(0);
  expect(yOf(-32, most)).toBeLessThan(GRAPH_HEIGHT);
  expect(line.split('L')).toHaveLength(POINTS.length);
});

test('a close game is not drawn larger than life', () => {
  expect(graphShape([{ plies: 0, value: 1, exact: false }], 1).most).toBe(16);
});

test('exact is what is exact to the end', () => {
  expect(graphShape(POINTS, 4).exactFrom).toBe(xOf(3, 4));
  expect(graphShape(POINTS.slice(0, 3), 4).exactFrom).toBeUndefined();
});

test('without points there is nothing to draw', () => {
  expect(graphShape([], 0)).toMatchObject({ line: '', area: '', exactFrom: undefined });
});

test('a press finds the ply under it, and the ends beyond the edges', () => {
  for (const plies of [0, 15, 30, 60]) {
    expect(pliesAt(xOf(plies, 60) / 300, 60)).toBe(plies);
  }
  expect([pliesAt(-1, 60), pliesAt(2, 60)]).toEqual([0, 60]);
});
