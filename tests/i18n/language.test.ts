import { expect, test } from 'vitest';
import { chooseLanguage } from '../../src/i18n/language.ts';

test.each([
  [['ja-JP', 'en'], 'ja'],
  [['zh-TW'], 'zh-CN'],
  [['zh-HK', 'en'], 'zh-CN'],
  [['zh_CN'], 'zh-CN'],
  [['zh-Hant-TW'], 'zh-CN'],
  [['fr-FR', 'ja'], 'ja'],
  [['en-GB', 'ja'], 'en'],
  [['EN'], 'en'],
  [['de', 'fr'], 'en'],
  [[], 'en'],
  [[''], 'en'],
])('a browser that prefers %j is spoken to in %s', (preferred, language) => {
  expect(chooseLanguage(preferred)).toBe(language);
});
