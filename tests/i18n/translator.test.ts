import { beforeAll, expect, test } from 'vitest';
import { loadLanguage } from '../../src/i18n/loadLanguage.ts';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { createTranslator } from '../../src/i18n/translator.ts';

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadLanguage));
});

test('a message is said in the language that was asked for', () => {
  expect(createTranslator('en')('action.undo')).toBe('Undo');
  expect(createTranslator('zh-CN')('action.undo')).toBe('悔棋');
  expect(createTranslator('ja')('action.undo')).toBe('一手戻す');
});

test('placeholders are filled, each as often as it stands', () => {
  expect(createTranslator('en')('square.legal', { square: 'd3', count: 2 })).toBe('d3, legal, turns 2');
});

test('a placeholder without a value stays to be seen', () => {
  expect(createTranslator('en')('square.black')).toBe('{square}, black');
});

test.each([
  [0, 'Black d3, 0 discs turned.'],
  [1, 'Black d3, 1 disc turned.'],
  [2, 'Black d3, 2 discs turned.'],
])('English tells one disc from several (%i)', (count, said) => {
  expect(createTranslator('en')('said.played.black', { square: 'd3', count })).toBe(said);
});

test('languages without a plural say the same for one and for several', () => {
  const t = createTranslator('ja');
  expect(t('plate.discs', { count: 1 })).toBe('石1個');
  expect(t('plate.discs', { count: 5 })).toBe('石5個');
});

test('a value that looks like a placeholder is not filled again', () => {
  expect(createTranslator('en')('status.thinking', { name: '{count}', count: 3 })).toBe(
    '{count} is thinking…',
  );
});
