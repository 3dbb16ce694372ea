import { expect, test } from 'vitest';
import { ListWindow } from '../../../src/ui/record/listWindow.ts';

const ROW = 40;
const boxAt = (scrollTop: number) => ({ scrollTop, clientHeight: 400 }) as HTMLElement;

test('of tens of thousands of rows only those in sight and a few more are drawn', () => {
  const list = new ListWindow(126_116, ROW);
  list.look(boxAt(50_000 * ROW));
  expect(list.rows.length).toBeLessThan(40);
  expect(list.rows).toContain(50_000);
  expect(list.rows).toContain(50_009);
});

test('a short list is drawn whole', () => {
  const list = new ListWindow(3, ROW);
  list.begin(boxAt(99));
  expect(list.rows).toEqual([0, 1, 2]);
});

test('keys go through the list, stop at its ends, and scroll to the row they are on', () => {
  const list = new ListWindow(1000, ROW);
  const box = boxAt(0);
  list.begin(box);
  const after = (key: string): number => {
    expect(list.press(key, box)).toBe(true);
    return list.active;
  };
  expect(['ArrowUp', 'ArrowDown', 'PageDown', 'End', 'ArrowDown', 'PageUp', 'Home'].map(after)).toEqual([
    0, 1, 10, 999, 999, 990, 0,
  ]);
  after('End');
  expect(box.scrollTop).toBe(1000 * ROW - 400);
  expect(list.press('x', box)).toBe(false);
});

test('an empty list has no rows and takes no keys', () => {
  const list = new ListWindow(0, ROW);
  expect(list.rows).toEqual([]);
  expect(list.press('ArrowDown', boxAt(0))).toBe(false);
});
