import type { Outcome } from '../game/outcome.ts';
import type { Translate } from '../i18n/translator.ts';
import { unreachable } from '../lib/assert.ts';
import type { GameSetup } from '../records/gameSetup.ts';
import { makeSquare, type BoardSize, type Counts, type Ply, type Side } from '../rules/index.ts';
import { ownSideOf, playerName } from './seats.ts';
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
  return t('status.thinking', { name: playerName(setup, side, t) });
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

/** Spoken: a ply and the passes that followed it, and whose turn it then is (undefined once the game is over). */
export function saidPlayed(
  ply: Ply,
  passes: readonly Side[],
  mover: Side | undefined,
  size: BoardSize,
  t: Translate,
): string {
  const square = makeSquare(ply.square, size);
  const said = [
    t(`said.played.${ply.side}`, { square, count: ply.flips.length }),
    ...passes.map((side) => t(`said.passed.${side}`)),
  ];
  if (mover !== undefined) said.push(saidTurn(mover, t));
  return said.join(' ');
}

/** Spoken: a pass by itself. */
export function saidPassed(side: Side, t: Translate): string {
  return t(`said.passed.${side}`);
}

/** Spoken: whose turn it is. */
export function saidTurn(mover: Side, t: Translate): string {
  return t(`said.turn.${mover}`);
}

/** Spoken: the end with its counts. */
export function saidEnded(outcome: Outcome, counts: Counts, setup: GameSetup, t: Translate): string {
  const result = outcomeText(outcome, setup, t);
  return t('said.ended', { result, black: counts.black, white: counts.white });
}

/** Spoken: a step back or forth, and what is on the board after it. */
export function saidJumped(way: 'undone' | 'redone', counts: Counts, t: Translate): string {
  return t(`said.${way}`, { black: counts.black, white: counts.white });
}

/** Spoken: a fresh board. */
export function saidNewGame(size: BoardSize, t: Translate): string {
  return t('said.newGame', { size });
}

/** The text to announce after `previous`: padded when it is the same, so that it is read again. */
export function announcementAfter(previous: string, text: string): string {
  return previous === text ? `${text}\u00A0` : text;
}
