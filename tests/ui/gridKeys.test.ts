import { expect, test } from 'vitest';
import { makeSquare, parseSquare } from '../../src/rules/index.ts';
import { squareAfterKey, squareAfterKeyTurned } from '../../src/ui/gridKeys.ts';

test.each([
  ['ArrowLeft', false, 'd3', 'c3'],
  ['ArrowRight', false, 'd3', 'e3'],
  ['ArrowUp', false, 'd3', 'd2'],
  ['ArrowDown', false, 'd3', 'd4'],
  ['ArrowLeft', false, 'a3', 'a3'],
  ['ArrowRight', false, 'h3', 'h3'],
  ['ArrowUp', false, 'd1', 'd1'],
  ['ArrowDown', false, 'd8', 'd8'],
  ['Home', false, 'd3', 'a3'],
  ['End', false, 'd3', 'h3'],
  ['Home', true, 'd3', 'a1'],
  ['End', true, 'd3', 'h8'],
  ['PageUp', false, 'd3', 'd1'],
  ['PageDown', false, 'd3', 'd8'],
])('%s (Ctrl %s) leads from %s to %s', (key, ctrl, from, to) => {
  const reached = squareAfterKey(key, ctrl, parseSquare(from, 8) ?? -1, 8);
  expect(makeSquare(reached ?? -1, 8)).toBe(to);
});

test('other keys lead nowhere', () => {
  expect(squareAfterKey('u', false, 0, 8)).toBeUndefined();
  expect(squareAfterKeyTurned('Enter', false, 0, 8)).toBeUndefined();
});

test('from the other side of the board the arrows follow the eye', () => {
  const from = parseSquare('d3', 8) ?? -1;
  expect(makeSquare(squareAfterKeyTurned('ArrowRight', false, from, 8) ?? -1, 8)).toBe('c3');
  expect(makeSquare(squareAfterKeyTurned('ArrowDown', false, from, 8) ?? -1, 8)).toBe('d2');
  expect(makeSquare(squareAfterKeyTurned('Home', false, from, 8) ?? -1, 8)).toBe('h3');
  expect(makeSquare(squareAfterKeyTurned('End', true, from, 8) ?? -1, 8)).toBe('a1');
});
