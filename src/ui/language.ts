import { chooseLanguage, type Language } from '../i18n/language.ts';
import type { LanguageChoice } from '../records/settings.ts';

/** The language to speak for a choice in the settings; `auto` asks the browser. */
export function languageFor(choice: LanguageChoice): Language {
  return choice === 'auto' ? chooseLanguage(navigator.languages) : choice;
}
