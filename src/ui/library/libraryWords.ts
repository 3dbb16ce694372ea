import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translator.ts';
import { scoreOf } from '../../game/outcome.ts';
import type { Side } from '../../rules/index.ts';
import { openingText } from '../record/openingText.ts';
import type { LibraryRow } from '../review/studyView.ts';
import { playerName } from '../seats.ts';

const CLOCKS = new Map<Language, Intl.DateTimeFormat>();

/** Who played a side, as far as it is known. */
export function nameIn({ about, setup }: LibraryRow, side: Side, t: Translate): string {
  return about[side] ?? (setup === undefined ? t(`side.${side}`) : playerName(setup, side, t));
}

/** What a game is called: the name it was given, or who played. */
export function titleOf(row: LibraryRow, t: Translate): string {
  if (row.name !== '') return row.name;
  return t('library.versus', { black: nameIn(row, 'black', t), white: nameIn(row, 'white', t) });
}

/** Discs of both sides, or that the game is not over; the official score where it differs. */
export function resultIn({ counts, outcome, plies }: LibraryRow, t: Translate): string {
  if (outcome === undefined) return t('library.unfinished', { plies });
  if (outcome.kind !== 'counted') {
    const winner = outcome.winner === undefined ? t('result.draw') : t(`result.wins.${outcome.winner}`);
    return `${winner} · ${t(`result.reason.${outcome.kind}`)}`;
  }
  const { discs, official } = scoreOf(counts);
  const { black, white } = official ?? discs;
  return `${black}–${white}`;
}

/** When it was played: as its record says, else when it was begun here. */
export function dateIn({ about, at }: LibraryRow, language: Language): string {
  if (about.date !== undefined) return about.date;
  return clockOf(language).format(at);
}

/** Made once for each language: thousands of dates are written. */
function clockOf(language: Language): Intl.DateTimeFormat {
  const known = CLOCKS.get(language);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  CLOCKS.set(language, clock);
  return clock;
}

/** The words of a query. */
export function wordsOf(query: string): readonly string[] {
  return query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
}

/** All that the list says of a game, to be searched. */
export function saidOf(row: LibraryRow, t: Translate, language: Language): string {
  const said = [
    ...[titleOf(row, t), row.note, nameIn(row, 'black', t), nameIn(row, 'white', t), resultIn(row, t)],
    ...[dateIn(row, language), row.about.event ?? '', openingText(row.opening, language)],
  ];
  return said.join('\n').toLocaleLowerCase();
}

export function fits(said: string, words: readonly string[]): boolean {
  return words.every((word) => said.includes(word));
}
