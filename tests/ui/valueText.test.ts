import { expect, test } from 'vitest';
import { makeValue } from '../../src/ui/valueText.ts';

test.each([
  [2.34, false, '+2.3'],
  [-0.5, false, '−0.5'],
  [0.01, false, '0.0'],
  [-64, true, '=−64'],
  [12, true, '=+12'],
  [0, true, '=0'],
])('%d, exact %s, is shown as %s', (value, exact, text) => {
  expect(makeValue(value, exact)).toBe(text);
});
