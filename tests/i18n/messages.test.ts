import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/i18n/language.ts';
import { HELP_TEXTS } from '../../src/i18n/helpTexts.ts';
import { JA_TEXTS } from '../../src/i18n/jaTexts.ts';
import { EN_TEXTS, type MessageKey, type Wording } from '../../src/i18n/messages.ts';
import { ONLINE_TEXTS } from '../../src/i18n/onlineTexts.ts';
import { EXCHANGE_TEXTS } from '../../src/i18n/exchangeTexts.ts';
import { REVIEW_TEXTS } from '../../src/i18n/reviewTexts.ts';
import { ZH_CN_TEXTS } from '../../src/i18n/zhCNTexts.ts';

const EARLY = { en: EN_TEXTS, 'zh-CN': ZH_CN_TEXTS, ja: JA_TEXTS };

/** What is said from the start, and what comes with parts of the page. */
const MESSAGES = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    {
      ...EARLY[language],
      ...EXCHANGE_TEXTS[language],
      ...HELP_TEXTS[language],
      ...ONLINE_TEXTS[language],
      ...REVIEW_TEXTS[language],
    },
  ]),
) as Record<Language, Record<MessageKey, Wording>>;
const KEYS = Object.keys(MESSAGES.en) as MessageKey[];
const OTHERS = ['zh-CN', 'ja'] as const;
/** Numbers and signs alone, which every language writes the same. */
const SAME_EVERYWHERE: readonly MessageKey[] = [];

const textOf = (wording: Wording): string =>
  typeof wording === 'string' ? wording : `${wording.one} ${wording.other}`;

const placeholdersOf = (wording: Wording): string[] => [...new Set(textOf(wording).match(/\{\w+\}/g))].sort();

const readSources = (): string =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n'))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');

test('no language leaves out a key or has one of its own', () => {
  for (const language of OTHERS) {
    expect(Object.keys(MESSAGES[language]).sort()).toEqual([...KEYS].sort());
  }
});

test.each(OTHERS)('%s says nothing in English', (language) => {
  const untranslated = KEYS.filter(
    (key) => !SAME_EVERYWHERE.includes(key) && textOf(MESSAGES[language][key]) === textOf(MESSAGES.en[key]),
  );
  expect(untranslated).toEqual([]);
});

test.each(OTHERS)('%s fills the same placeholders as English', (language) => {
  for (const key of KEYS) {
    expect([key, placeholdersOf(MESSAGES[language][key])]).toEqual([key, placeholdersOf(MESSAGES.en[key])]);
  }
});

test('every key is said somewhere', () => {
  const sources = readSources();
  const patterns = [...sources.matchAll(/`([a-zA-Z.-]*)\$\{[^`]+\}([a-zA-Z.-]*)`/g)]
    .filter(([, before]) => before?.includes('.'))
    .map(
      ([whole]) =>
        new RegExp(
          `^${whole
            .slice(1, -1)
            .replaceAll('.', '\\.')
            .replaceAll(/\$\{[^}]+\}/g, '.+')}$`,
        ),
    );
  const unused = KEYS.filter(
    (key) => !sources.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});

test('no language names the trademark', () => {
  const all = LANGUAGES.map((language) => JSON.stringify(MESSAGES[language])).join(' ');
  expect(all).not.toMatch(/othello|オセロ|奥赛罗/i);
});
