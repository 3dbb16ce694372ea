// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { parseSquare, standardStart, type BoardSize } from '../../src/rules/index.ts';
import type { Outline } from '../../src/ui/view.ts';
import { happen, press, showHud, type ShownHud } from '../support/fakePage.ts';
import { seededPosition } from '../support/positions.ts';

const named = (name: string, size: BoardSize = 8): number => parseSquare(name, size) ?? -1;

function buttonOf({ root }: ShownHud, name: string, size: BoardSize = 8): HTMLButtonElement {
  const button = root.querySelector<HTMLButtonElement>(`[data-square="${named(name, size)}"]`);
  if (button === null) throw new Error(`no button for ${name}`);
  return button;
}

const labelOf = (page: ShownHud, name: string): string | null =>
  buttonOf(page, name).getAttribute('aria-label');

const openStart = (): ShownHud =>
  showHud((view) => {
    view.open.value = true;
  });

test('the board is a grid of rows of cells, each with one button', () => {
  const { root } = openStart();
  const rows = [...root.querySelectorAll('[role="grid"] > [role="row"]')];
  expect(rows).toHaveLength(8);
  for (const row of rows) expect(row.querySelectorAll('[role="gridcell"] > button')).toHaveLength(8);
  expect(root.querySelector('[role="grid"]')?.getAttribute('aria-label')).toBe('Board, 8 by 8');
});

test('a square says its disc, whether it is legal and what it turns, and that it was the last move', () => {
  const page = openStart();
  expect(labelOf(page, 'd3')).toBe('d3, legal, turns 1');
  expect(labelOf(page, 'e4')).toBe('e4, black');
  expect(labelOf(page, 'a1')).toBe('a1, empty');
  happen(() => {
    page.view.last.value = { side: 'black', square: named('e4'), flips: [] };
  });
  expect(labelOf(page, 'e4')).toBe('e4, black, last move');
});

test('only legal squares are enabled, and none while nobody may place a disc', () => {
  const page = openStart();
  expect(buttonOf(page, 'd3').getAttribute('aria-disabled')).toBe('false');
  expect(buttonOf(page, 'a1').getAttribute('aria-disabled')).toBe('true');
  happen(() => {
    page.view.open.value = false;
  });
  expect(buttonOf(page, 'd3').getAttribute('aria-disabled')).toBe('true');
  expect(labelOf(page, 'd3')).toBe('d3, empty');
});

test('the number of flips stands on legal squares when it is wanted', () => {
  const page = openStart();
  expect(buttonOf(page, 'd3').textContent).toBe('');
  happen(() => {
    page.view.settings.value = { ...page.view.settings.value, flipCounts: true };
  });
  expect(buttonOf(page, 'd3').textContent).toBe('1');
  expect(buttonOf(page, 'a1').textContent).toBe('');
});

test('a click on a square asks to place a disc there, legal or not', () => {
  const page = openStart();
  happen(() => buttonOf(page, 'd3').click());
  happen(() => buttonOf(page, 'a1').click());
  expect(page.asked).toEqual([
    ['place', named('d3')],
    ['place', named('a1')],
  ]);
});

test('one square at a time can be reached by tab, and arrows carry it along', () => {
  const page = openStart();
  const reachable = (): string[] =>
    [...page.root.querySelectorAll<HTMLElement>('.square')]
      .filter((button) => button.tabIndex === 0)
      .map((button) => button.getAttribute('aria-label') ?? '');
  expect(reachable()).toEqual(['d3, legal, turns 1']);
  happen(() => buttonOf(page, 'd3').focus());
  press(buttonOf(page, 'd3'), 'ArrowDown');
  press(buttonOf(page, 'd4'), 'End');
  expect(document.activeElement).toBe(buttonOf(page, 'h4'));
  expect(reachable()).toEqual(['h4, empty']);
  press(buttonOf(page, 'h4'), 'End', { ctrlKey: true });
  expect(document.activeElement).toBe(buttonOf(page, 'h8'));
});

test('seen from the other side the arrows follow the eye', () => {
  const page = openStart();
  const turned: Outline[] = Array.from({ length: 64 }, (_, square) => ({
    corners: [{ x: 800 - (square % 8) * 100, y: 800 - Math.floor(square / 8) * 100 }],
  }));
  happen(() => {
    page.view.outlines.value = turned;
  });
  happen(() => buttonOf(page, 'd3').focus());
  press(buttonOf(page, 'd3'), 'ArrowRight');
  expect(document.activeElement).toBe(buttonOf(page, 'c3'));
});

test('the focused square is told, and that the grid was left', () => {
  const page = openStart();
  happen(() => buttonOf(page, 'd3').focus());
  happen(() => buttonOf(page, 'd3').blur());
  expect(page.asked).toEqual([
    ['focus', named('d3')],
    ['focus', undefined],
  ]);
});

test('the ring follows the outline of the focused square', () => {
  const page = openStart();
  const ring = (): string | null | undefined =>
    page.root.querySelector('.focus-ring polygon')?.getAttribute('points');
  expect(ring()).toBe('');
  happen(() => {
    page.view.outlines.value = [
      {
        corners: [
          { x: 1, y: 2 },
          { x: 3, y: 4 },
        ],
      },
    ];
    page.view.focused.value = 0;
  });
  expect(ring()).toBe('1.0,2.0 3.0,4.0');
});

test('a change of size makes a new grid', () => {
  const page = openStart();
  happen(() => {
    page.view.position.value = standardStart(4);
  });
  expect(page.root.querySelectorAll('.square')).toHaveLength(16);
  expect(page.root.querySelector('[role="grid"]')?.getAttribute('aria-label')).toBe('Board, 4 by 4');
  expect(buttonOf(page, 'd4', 4).getAttribute('aria-label')).toBe('d4, empty');
});

test('a ply writes to the squares that changed and to no others', async () => {
  const page = openStart();
  const before = page.view.position.value;
  const written = new Set<Node>();
  const observer = new MutationObserver((records) => records.forEach((record) => written.add(record.target)));
  const grid = page.root.querySelector('.grid') ?? page.root;
  observer.observe(grid, { attributes: true, subtree: true, attributeFilter: ['aria-label'] });
  const next = before.play(named('d3'));
  happen(() => {
    if (next.ok) page.view.position.value = next.value;
  });
  await Promise.resolve();
  observer.disconnect();
  // d3 and d4 changed discs; c4, e6 and f5 are legal no more; c3, e3 and c5 are now.
  expect(written.size).toBe(8);
});

test('in the middle of a game every label agrees with the rules', () => {
  const position = seededPosition(24);
  const page = showHud((view) => {
    view.position.value = position;
    view.open.value = true;
  });
  const legal = [...page.root.querySelectorAll<HTMLElement>('.square[aria-disabled="false"]')];
  expect(legal.map((button) => Number(button.dataset['square']))).toEqual(position.legalMoves);
});
