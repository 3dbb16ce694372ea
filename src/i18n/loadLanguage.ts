import type { Language } from './language.ts';
import { addLanguage, isLoaded } from './lateTexts.ts';
import { EN_TEXTS, type Messages } from './messages.ts';

/** Fetches what a language says from the start, once; rejects where it cannot be had. English is always there. */
export async function loadLanguage(language: Language): Promise<void> {
  if (!isLoaded(language)) addLanguage(language, await fetchTexts(language));
}

async function fetchTexts(language: Language): Promise<Messages> {
  switch (language) {
    case 'ja':
      return (await import('./jaTexts.ts')).JA_TEXTS;
    case 'zh-CN':
      return (await import('./zhCNTexts.ts')).ZH_CN_TEXTS;
    default:
      return EN_TEXTS;
  }
}
