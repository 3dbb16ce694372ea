import { en } from './en.ts';
import type { enExchange } from './enExchange.ts';
import { enRecord } from './enRecord.ts';
import type { enHelp } from './enHelp.ts';
import type { enOnline } from './enOnline.ts';
import type { enReview } from './enReview.ts';
import { enTeaching } from './enTeaching.ts';

/** A text that depends on a count: the categories of `Intl.PluralRules` that our languages have. */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

/** A text with `{name}` placeholders; a plural is chosen by `{count}`. */
export type Wording = string | Plural;

/** Keys of the texts that the page has from the start, and of those that come with a part of it. */
export type EarlyKey = keyof typeof en | keyof typeof enRecord | keyof typeof enTeaching;
export type MessageKey =
  EarlyKey | keyof typeof enExchange | keyof typeof enHelp | keyof typeof enOnline | keyof typeof enReview;

/** What one language says from the start. */
export type Messages = Readonly<Record<EarlyKey, Wording>>;

export const EN_TEXTS: Messages = { ...en, ...enRecord, ...enTeaching };
