import { Game } from '../../src/game/game.ts';
import { bestFirst, type SearchedPosition } from '../../src/review/searched.ts';
import { parseSquare, standardStart, type Position, type Square } from '../../src/rules/index.ts';
import { playAll } from './randomPlay.ts';
import { squaresOf } from './fixtureGames.ts';

/** A game from the usual start. */
export function gameOf(transcript: string, start: Position = standardStart(8)): Game {
  return playAll(Game.start(start), squaresOf(transcript));
}

/** A search of a game's position in which moves not named are worth `rest`. */
export function searchOf(
  game: Game,
  plies: number,
  values: Readonly<Record<string, number>>,
  { rest = -20, exact = false, depth = 10 } = {},
): SearchedPosition {
  const named = new Map<Square | undefined, number>(
    Object.entries(values).map(([name, value]) => [parseSquare(name, 8), value]),
  );
  const { legalMoves } = game.positionAt(plies);
  const worths = legalMoves.map((square) => ({ square, value: named.get(square) ?? rest }));
  return { plies, depth, exact, worths: bestFirst(worths) };
}
