import { expect, test } from 'vitest';
import { clockText } from '../../src/ui/clockText.ts';

test.each([
  [0, '0:00.0'],
  [1, '0:00.1'],
  [9_400, '0:09.4'],
  [9_999, '0:10.0'],
  [10_000, '0:10'],
  [59_001, '1:00'],
  [245_000, '4:05'],
  [3_600_000, '1:00:00'],
  [3_723_000, '1:02:03'],
])('%i ms left read as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
