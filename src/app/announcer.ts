import type { Game } from '../game/game.ts';
import type { GameEvent } from '../game/gameEvent.ts';
import type { Outcome } from '../game/outcome.ts';
import { scoreOf } from '../game/outcome.ts';
import type { Translate } from '../i18n/translator.ts';
import { makeSquare, type Side } from '../rules/index.ts';

/**
 * What a screen reader is told of an event once the eye has seen it; empty when there is nothing to say. `before` is
 * the game that was seen until then, undefined for the first one of the page.
 */
export function sayEvent(event: GameEvent, before: Game | undefined, t: Translate): string {
  switch (event.kind) {
    case 'played':
      return sayPlayed(event, t);
    case 'replaced':
      return sayReplaced(event, before, t);
    case 'ended':
      return sayEnded(event, t);
    case 'rejected':
      return t(`refusal.${event.refusal}`, { square: makeSquare(event.square, event.game.start.size) });
    case 'failed':
      return t('notice.player-failed');
    default:
      return '';
  }
}

/** Where the eye has travelled to. */
export function sayPlaceShown(game: Game, plies: number, t: Translate): string {
  const step = game.line[plies - 1];
  const { counts, size } = game.positionAt(plies);
  const place = step
    ? t(`said.place.${step.ply.side}`, { plies, square: makeSquare(step.ply.square, size) })
    : t('said.place.start');
  return `${place} ${t('said.place.discs', { black: counts.black, white: counts.white })}`;
}

/** The headline of a result. */
export function sayOutcome(outcome: Outcome, t: Translate): string {
  if (outcome.winner !== undefined) return t(`result.wins.${outcome.winner}`);
  return t(outcome.kind === 'abandoned' ? 'result.none' : 'result.draw');
}

function sayPlayed(event: GameEvent & { readonly kind: 'played' }, t: Translate): string {
  const { ply, passes, position } = event.step;
  const square = makeSquare(ply.square, position.size);
  const played = t(`said.played.${ply.side}`, { square, count: ply.flips.length });
  const turn = event.game.outcome === undefined ? [t(`said.turn.${position.mover}`)] : [];
  return [played, ...sayPasses(passes, t), ...turn].join(' ');
}

function sayReplaced(
  { game }: GameEvent & { readonly kind: 'replaced' },
  before: Game | undefined,
  t: Translate,
): string {
  const turn = game.outcome === undefined ? [t(`said.turn.${game.position.mover}`)] : [];
  return [...sayPlace(game, before, t), ...turn].join(' ');
}

/** How the game has changed: it is new, or its cursor has gone back or forth. */
function sayPlace(game: Game, before: Game | undefined, t: Translate): readonly string[] {
  const { size, counts } = game.position;
  if (game.line.length === 0) return [t('said.newGame', { size }), ...sayPasses(game.startPasses, t)];
  if (before === undefined || before.cursor === game.cursor) return [];
  const moved = game.cursor > before.cursor ? 'said.redone' : 'said.undone';
  return [t(moved, { black: counts.black, white: counts.white })];
}

function sayEnded({ game, outcome }: GameEvent & { readonly kind: 'ended' }, t: Translate): string {
  const { discs } = scoreOf(game.position.counts);
  return t('said.ended', { result: sayOutcome(outcome, t), ...discs });
}

function sayPasses(passes: readonly Side[], t: Translate): readonly string[] {
  return passes.map((side) => t(`said.passed.${side}`));
}
