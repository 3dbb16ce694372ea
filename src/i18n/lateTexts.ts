import { LANGUAGES, type Language } from './language.ts';
import type { Wording } from './messages.ts';

/** The texts of a part of the page that is fetched later, in every language. */
export type LateTexts = Readonly<Record<Language, Readonly<Record<string, Wording>>>>;

const LATE = new Map(LANGUAGES.map((language) => [language, new Map<string, Wording>()]));

/** Makes texts known; whoever shows them calls this before. */
export function addTexts(texts: LateTexts): void {
  for (const [language, known] of LATE) {
    for (const [key, wording] of Object.entries(texts[language])) known.set(key, wording);
  }
}

export function lateWording(language: Language, key: string): Wording | undefined {
  return LATE.get(language)?.get(key);
}
