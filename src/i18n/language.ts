/** A language the page speaks, named as in the `lang` attribute. */
export type Language = 'en' | 'zh-CN' | 'ja';

export const LANGUAGES: readonly Language[] = ['en', 'zh-CN', 'ja'];

/** The languages by their own names; they read the same in every language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-CN': '简体中文',
  ja: '日本語',
};

/** The first language that the page speaks among the preferred ones (as in `navigator.languages`), else English. */
export function chooseLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split(/[-_]/)[0];
    const found = LANGUAGES.find((language) => language.toLowerCase().split('-')[0] === primary);
    if (found !== undefined) return found;
  }
  return 'en';
}
