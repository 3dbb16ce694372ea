import { expect, test } from 'vitest';
import { assert, unreachable } from '../../src/lib/assert.ts';

test('an assertion that holds is silent, one that does not says what must hold', () => {
  expect(() => assert(true, 'the sky is up')).not.toThrow();
  expect(() => assert(false, 'the sky is up')).toThrow('must hold: the sky is up');
});

test('a case that cannot be throws with its value', () => {
  expect(() => unreachable('a third side' as never)).toThrow('unreachable: a third side');
});
