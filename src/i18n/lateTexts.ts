import { LANGUAGES, type Language } from './language.ts';
import { EN_TEXTS, type Messages, type Wording } from './messages.ts';

/** The texts of a part of the page that is fetched later, in every language. */
export type LateTexts = Readonly<Record<Language, Readonly<Record<string, Wording>>>>;

const LATE = new Map(LANGUAGES.map((language) => [language, new Map<string, Wording>()]));
const LOADED = new Set<Language>(['en']);

/** What a language says from the start is there. */
export function isLoaded(language: Language): boolean {
  return LOADED.has(language);
}

/** Makes what a language says from the start known. */
export function addLanguage(language: Language, texts: Messages): void {
  for (const [key, wording] of Object.entries(texts)) LATE.get(language)?.set(key, wording);
  LOADED.add(language);
}

/** Makes texts known; whoever shows them calls this before. */
export function addTexts(texts: LateTexts): void {
  for (const [language, known] of LATE) {
    for (const [key, wording] of Object.entries(texts[language])) known.set(key, wording);
  }
}

/** What a language says, or English where that has not been fetched; undefined where nothing is known. */
export function wordingIn(language: Language, key: string): Wording | undefined {
  const english: Readonly<Record<string, Wording | undefined>> = EN_TEXTS;
  return LATE.get(language)?.get(key) ?? english[key];
}
