import type { Game, Step } from '../../game/game.ts';
import type { Square } from '../../rules/index.ts';
import type { View } from '../view.ts';

/** The line on screen: the game as it stands, or the whole of the line through which the eye travels. */
export function shownLineOf({ game, away }: Pick<View, 'game' | 'away'>): readonly Step[] {
  return away.value ? game.value.line : game.value.steps;
}

export function squaresOfLine(line: readonly Step[]): readonly Square[] {
  return line.map(({ ply }) => ply.square);
}

/** The line on screen as a game at its end. */
export function shownGameOf(view: Pick<View, 'game' | 'away'>): Game {
  const game = view.game.value;
  return view.away.value ? game.jump(game.line.length) : game;
}
