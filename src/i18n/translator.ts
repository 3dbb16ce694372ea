import type { Language } from './language.ts';
import { wordingIn } from './lateTexts.ts';
import type { MessageKey, Wording } from './messages.ts';

/** What fills the placeholders of a message; `count` also chooses the plural. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** Says a message in one language. */
export type Translate = (key: MessageKey, params?: MessageParams) => string;

/** The speaker of one language; keys and placeholders without a value stay as they are, so that a mistake can be seen. */
export function createTranslator(language: Language): Translate {
  const plurals = new Intl.PluralRules(language);
  return (key, params = {}) => fill(wordingOf(wordingIn(language, key) ?? key, params, plurals), params);
}

function wordingOf(wording: Wording, params: MessageParams, plurals: Intl.PluralRules): string {
  if (typeof wording === 'string') return wording;
  return plurals.select(Number(params['count'] ?? 0)) === 'one' ? wording.one : wording.other;
}

function fill(text: string, params: MessageParams): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}
