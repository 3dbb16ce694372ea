import type { Translate } from '../../i18n/translator.ts';
import type { ClockSetup } from '../../records/gameSetup.ts';
import type { BoardSize } from '../../rules/index.ts';

/** A name as it is shown; who has given none is a guest. */
export function shownName(name: string | undefined, t: Translate): string {
  return name === undefined || name === '' ? t('player.guest') : name;
}

/** Ten letters are read in two goes. */
export function spacedCode(code: string): string {
  return `${code.slice(0, 5)} ${code.slice(5)}`.trim();
}

/** Board and clock of an online game: "8 × 8, 5 + 0". */
export function gameText(size: BoardSize, clock: ClockSetup | undefined, t: Translate): string {
  const time = clock === undefined ? t('online.room.noClock') : t('setup.clock.of', { ...clock });
  return t('online.room.game', { size, clock: time });
}
