import type { MoveValue } from '../engine/thought.ts';
import type { Outcome } from '../game/outcome.ts';
import type { Translate } from '../i18n/translator.ts';
import { unreachable } from '../lib/assert.ts';
import type { GameSetup } from '../records/gameSetup.ts';
import { makeSquare, type BoardSize, type Side } from '../rules/index.ts';
import { ownSideOf, playerName } from './seats.ts';
import { makeValue } from './valueText.ts';
import type { Message } from './view.ts';

/** A message as it is shown; `size` is the board's, for the name of a square. */
export function messageText(message: Message, size: BoardSize, t: Translate): string {
  switch (message.kind) {
    case 'passed':
      return t(`message.passed.${message.side}`);
    case 'refused':
      return t(`refusal.${message.refusal}`, { square: makeSquare(message.square, size) });
    case 'notice':
      return t(`notice.${message.notice}`);
    default:
      return unreachable(message);
  }
}

/** Who has won, in a few words: "You win", "White wins", "A draw". */
export function outcomeText(outcome: Outcome, setup: GameSetup, t: Translate): string {
  if (outcome.winner !== undefined) {
    return outcome.winner === ownSideOf(setup) ? t('result.youWin') : t(`result.wins.${outcome.winner}`);
  }
  return outcome.kind === 'abandoned' ? t('result.none') : t('result.draw');
}

/** Whose turn it is, as seen from the chair of the person at the screen. */
export function turnText(mover: Side, setup: GameSetup, t: Translate): string {
  return ownSideOf(setup) === mover ? t('status.yourTurn') : t(`status.toMove.${mover}`);
}

/** That the automatic player of a side is being asked. */
export function thinkingText(side: Side, setup: GameSetup, t: Translate): string {
  const key = setup.seats[side].kind === 'remote' ? 'status.awaited' : 'status.thinking';
  return t(key, { name: playerName(setup, side, t) });
}

/** The square's name, what is on it, and what a disc there would turn (`turns` is undefined where none may go). */
export function squareText(
  name: string,
  disc: Side | undefined,
  turns: number | undefined,
  isLast: boolean,
  t: Translate,
): string {
  const label =
    turns === undefined
      ? t(`square.${disc ?? 'empty'}`, { square: name })
      : t('square.legal', { square: name, count: turns });
  return isLast ? t('square.last', { label }) : label;
}

/** A square's label with what a move there is worth, where that is known. */
export function worthText(label: string, worth: MoveValue | undefined, t: Translate): string {
  if (worth === undefined) return label;
  const value = makeValue(worth.value, worth.exact).replace('=', '');
  return t(worth.exact ? 'square.worthExactly' : 'square.worth', { label, value, depth: worth.depth });
}

/** The text to announce after `previous`: padded when it is the same, so that it is read again. */
export function announcementAfter(previous: string, text: string): string {
  return previous === text ? `${text}\u00A0` : text;
}
