import { expect, test } from 'vitest';
import { RowWindow } from '../../../src/ui/library/rowWindow.ts';

function seen(above: number, height: number): RowWindow {
  const shown = new RowWindow(50);
  shown.look(above, height);
  return shown;
}

test('the rows in sight are drawn, with a few above and below', () => {
  const rows = seen(5_000, 500).rowsOf(3_000);
  expect(rows).toContain(100);
  expect(rows).toContain(110);
  expect(rows[1]).toBeGreaterThan(85);
  expect(rows.length).toBeLessThan(40);
});

test('a short list is drawn whole, an empty one not at all', () => {
  expect(seen(0, 500).rowsOf(3)).toEqual([0, 1, 2]);
  expect(seen(0, 500).rowsOf(0)).toEqual([]);
});

test('the row of the keyboard stays drawn however far the list is scrolled', () => {
  const shown = seen(0, 500);
  shown.activate(3);
  shown.look(100_000, 500);
  expect(shown.rowsOf(3_000)[0]).toBe(3);
  shown.activate(2_999);
  shown.look(0, 500);
  expect(shown.rowsOf(3_000).at(-1)).toBe(2_999);
});

test('a list that has become shorter is drawn from where it still has rows', () => {
  expect(seen(100_000, 500).rowsOf(2)).toContain(1);
});

test.each([
  ['ArrowDown', 11],
  ['ArrowUp', 9],
  ['PageDown', 19],
  ['PageUp', 1],
  ['Home', 0],
  ['End', 99],
])('%s leads to row %i', (key, row) => {
  const shown = seen(0, 500);
  shown.activate(10);
  expect(shown.press(key, 100, 500)).toBe(true);
  expect(shown.active).toBe(row);
});

test('other keys, and an empty list, are left alone', () => {
  const shown = seen(0, 500);
  expect(shown.press('x', 100, 500)).toBe(false);
  expect(shown.press('End', 0, 500)).toBe(false);
});

test('a row gets the keyboard once a key has led to it, and again when it was lost with its row', () => {
  const shown = seen(0, 500);
  expect(shown.wantsKeyboard(true)).toBe(false);
  shown.press('End', 100, 500);
  expect(shown.wantsKeyboard(false)).toBe(true);
  expect(shown.wantsKeyboard(false)).toBe(false);
  shown.activate(99);
  expect(shown.wantsKeyboard(false)).toBe(false);
  expect(shown.wantsKeyboard(true)).toBe(true);
});
