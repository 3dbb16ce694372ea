import type { Language } from '../../i18n/language.ts';
import type { OpeningName } from '../../records/openingBook.ts';

/** The name of an opening in a language, empty where none is known. */
export function openingText(name: OpeningName | undefined, language: Language): string {
  if (name === undefined) return '';
  const own = language === 'zh-CN' ? name.zh : name[language];
  return own || name.en;
}
