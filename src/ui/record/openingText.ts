import type { Language } from '../../i18n/language.ts';
import type { Opening } from '../../records/openingBook.ts';

/** The name of an opening in a language, empty where none is known. */
export function openingText(name: Opening | undefined, language: Language): string {
  if (name === undefined) return '';
  const own = language === 'zh-CN' ? name.zh : name[language];
  return own || name.en || name.ja;
}
