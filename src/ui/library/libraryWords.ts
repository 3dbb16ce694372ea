import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translator.ts';
import { scoreOf } from '../../game/outcome.ts';
import type { OpeningName } from '../../records/openingBook.ts';
import type { Side } from '../../rules/index.ts';
import type { LibraryRow } from '../review/studyView.ts';
import { playerName } from '../seats.ts';

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
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Whether all words of a query are found in what the list says of a game. */
export function fits(row: LibraryRow, query: string, t: Translate, language: Language): boolean {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const said = [
    ...[titleOf(row, t), row.note, nameIn(row, 'black', t), nameIn(row, 'white', t), resultIn(row, t)],
    ...[dateIn(row, language), row.about.event ?? '', openingIn(row.opening, language)],
  ];
  const text = said.join('\n').toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}

export function openingIn(opening: OpeningName | undefined, language: Language): string {
  if (opening === undefined) return '';
  return language === 'zh-CN' ? opening.zh : opening[language];
}
