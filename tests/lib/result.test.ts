import { expect, test } from 'vitest';
import { err, ok, type Result } from '../../src/lib/result.ts';

function halve(value: number): Result<number, 'odd'> {
  return value % 2 === 0 ? ok(value / 2) : err('odd');
}

test('a result is a value or a named error', () => {
  expect(halve(8)).toEqual({ ok: true, value: 4 });
  expect(halve(7)).toEqual({ ok: false, error: 'odd' });
});
