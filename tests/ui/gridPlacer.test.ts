// @vitest-environment jsdom
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FOLLOW_MS, GridPlacer } from '../../src/ui/gridPlacer.ts';
import type { Outline } from '../../src/ui/view.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (x: number): Outline[] => [
  {
    corners: [
      { x: x + 5, y: 10 },
      { x: x + 55, y: 10 },
      { x: x + 60, y: 50 },
      { x, y: 50 },
    ],
  },
];

function place() {
  const grid = document.createElement('div');
  grid.innerHTML = '<button></button>';
  const button = grid.querySelector('button') ?? document.createElement('button');
  const outlines = signal<readonly Outline[]>(at(100));
  const placer = new GridPlacer(grid, outlines);
  const isAt = (x: number): boolean => button.style.transform === `translate(${x}.0px, 10.0px)`;
  return { grid, button, outlines, placer, isAt };
}

test('a button covers the box around its outline at once', () => {
  const { button, isAt } = place();
  expect(isAt(100)).toBe(true);
  expect([button.style.width, button.style.height]).toEqual(['60px', '40px']);
});

test('while the view moves the buttons follow at most every 120 ms, and come to rest on the last outline', () => {
  const { grid, button, outlines, isAt } = place();
  let writes = 0;
  const styled = new Set([button.style.transform]);
  for (let frame = 1; frame <= 30; frame++) {
    outlines.value = at(100 + frame);
    if (!styled.has(button.style.transform)) writes += 1;
    styled.add(button.style.transform);
    vi.advanceTimersByTime(16);
  }
  expect(writes).toBeGreaterThan(0);
  expect(writes).toBeLessThanOrEqual(5);
  expect(grid.dataset['moving']).toBe('');
  vi.advanceTimersByTime(FOLLOW_MS);
  expect(isAt(130)).toBe(true);
  vi.advanceTimersByTime(FOLLOW_MS);
  expect(grid.dataset['moving']).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('after a rest the next outline is followed at once', () => {
  const { outlines, isAt } = place();
  vi.advanceTimersByTime(FOLLOW_MS);
  outlines.value = at(300);
  expect(isAt(300)).toBe(true);
});

test('once disposed nothing is followed and no timer runs', () => {
  const { outlines, placer, isAt } = place();
  outlines.value = at(200);
  placer.dispose();
  expect(vi.getTimerCount()).toBe(0);
  outlines.value = at(300);
  vi.advanceTimersByTime(1000);
  expect(isAt(100)).toBe(true);
});
