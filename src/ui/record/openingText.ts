import type { Language } from '../../i18n/language.ts';
import type { OpeningName } from '../../records/openingBook.ts';

/** The name of an opening in a language, empty where none can be shown. */
export function openingText(name: OpeningName | undefined, language: Language): string {
  if (name === undefined) return '';
  return language === 'zh-CN' ? name.zh : name[language];
}
