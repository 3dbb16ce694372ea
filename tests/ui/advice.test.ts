// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { View } from '../../src/ui/view.ts';
import { buttonNamed, happen, showHud } from '../support/fakePage.ts';

const D3 = 19;

function showValues(view: View): void {
  view.open.value = true;
  view.settings.value = { ...view.settings.value, values: true };
  view.values.value = [{ square: D3, value: 2.34, depth: 8, exact: false }];
}

test('a tile shows what its move is worth, and says so with the depth', () => {
  const { root, view } = showHud(showValues);
  const button = (): HTMLElement | null => root.querySelector(`[data-square="${D3}"]`);
  expect(button()?.textContent).toBe('+2.3');
  expect(button()?.getAttribute('aria-label')).toBe('d3, legal, turns 1, worth +2.3 at depth 8');
  happen(() => {
    view.values.value = [{ square: D3, value: -4, depth: 20, exact: true }];
  });
  expect(button()?.textContent).toBe('=−4');
  expect(button()?.getAttribute('aria-label')).toBe('d3, legal, turns 1, worth exactly −4');
});

test('the best move can be asked for while a disc may be placed', () => {
  const { root, view, asked } = showHud();
  const hint = buttonNamed(root, 'Show the best move');
  happen(() => hint.click());
  expect(asked).toEqual([]);
  happen(() => {
    view.open.value = true;
  });
  happen(() => hint.click());
  expect(asked).toEqual([['hint']]);
});

test('an engine that thinks can be told to move now', () => {
  const { root, view, asked } = showHud();
  happen(() => {
    view.thinking.value = 'white';
    view.mayHurry.value = true;
  });
  happen(() => buttonNamed(root, 'Move now').click());
  expect(asked).toEqual([['moveNow']]);
});

test('the thinking line shows value, depth, speed and the moves expected', () => {
  const { root, view } = showHud((shown) => {
    shown.settings.value = { ...shown.settings.value, thinkingLine: true };
  });
  const line = (): string | undefined => root.querySelector('.thinking')?.textContent;
  expect(line()).toBe('The engine is at rest');
  happen(() => {
    view.thought.value = {
      ...{ depth: 14, value: 1.5, exact: false, nodes: 9_000_000 },
      ...{ nodesPerSecond: 4_200_000, line: [D3, 18] },
    };
  });
  expect(line()).toBe('+1.5depth 144.2 M/sd3 c3');
});
