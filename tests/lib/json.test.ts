import { expect, test } from 'vitest';
import { readJson } from '../../src/lib/json.ts';

test.each([
  ['{"a":[1,null]}', { a: [1, null] }],
  ['null', null],
  ['"x"', 'x'],
  ['', undefined],
  ['{', undefined],
  ['undefined', undefined],
])('the text %j is read as %j', (text, value) => {
  expect(readJson(text)).toEqual(value);
});
