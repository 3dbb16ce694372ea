import type { Game } from '../game/game.ts';
import type { Position, Side, Square } from '../rules/index.ts';
import { BLUNDER_DISCS } from './report.ts';
import type { MoveWorth, SearchedPosition } from './searched.ts';

/** A position of a game in which something was to be found. */
export interface Puzzle {
  /** `mistake`: find a move as good as the best; `endgame`: besides, play it out to the end. */
  readonly kind: 'mistake' | 'endgame';
  /** Plies of the line before the position. */
  readonly plies: number;
  readonly position: Position;
  readonly side: Side;
  /** What was played in the game. */
  readonly played: Square | undefined;
  /** All moves with what they are worth, the best first. */
  readonly worths: readonly MoveWorth[];
  readonly exact: boolean;
}

/** Endings up to so many empties are solved in a moment, on any device. */
export const ENDGAME_EMPTIES = 14;
/** In fewer empties there is nothing to find. */
const LEAST_EMPTIES = 4;
/** An ending is a puzzle when the best move is better than the next by so much, or wins alone. */
const CLEAR_DISCS = 4;
/** A searched answer counts as right within so many discs of the best. */
const TOLERANCE_DISCS = 1;
const MOST_PUZZLES = 12;

/**
 * The puzzles of a game for the sides that are to learn, in the order of the game; never more than a dozen. A side that
 * played its ending without a mistake still gets the first one in which there was something to find.
 */
export function puzzlesOf(
  game: Game,
  searched: readonly SearchedPosition[],
  sides: readonly Side[],
): readonly Puzzle[] {
  const all = [...searched]
    .sort((a, b) => a.plies - b.plies)
    .flatMap((each) => positionIn(game, each, sides) ?? []);
  const slips = all.filter((puzzle) => isSlip(puzzle));
  const mastered = sides
    .filter((side) => !slips.some((slip) => slip.side === side && slip.kind === 'endgame'))
    .flatMap((side) => all.find((each) => each.side === side && isToBeFound(each)) ?? []);
  const gravest = [...slips].sort((a, b) => lossIn(b) - lossIn(a)).slice(0, MOST_PUZZLES - mastered.length);
  return all.filter((puzzle) => gravest.includes(puzzle) || mastered.includes(puzzle));
}

/** Whether an answer is as good as the best: exactly where values are exact, else within what a search can tell. */
export function isRight({ worths, exact }: Pick<Puzzle, 'worths' | 'exact'>, square: Square): boolean {
  const best = worths[0]?.value ?? 0;
  const value = worths.find((each) => each.square === square)?.value;
  return value !== undefined && best - value <= (exact ? 0 : TOLERANCE_DISCS);
}

/** A position of these sides in which there is a choice. */
function positionIn(
  game: Game,
  { plies, worths, exact }: SearchedPosition,
  sides: readonly Side[],
): Puzzle | undefined {
  const position = game.positionAt(plies);
  const { empties } = position.counts;
  const side = position.mover;
  if (!sides.includes(side) || worths.length < 2) return undefined;
  const isEnding = exact && empties <= ENDGAME_EMPTIES && empties >= LEAST_EMPTIES;
  const played = game.line[plies]?.ply.square;
  return { kind: isEnding ? 'endgame' : 'mistake', plies, position, side, played, worths, exact };
}

/** Something was given away that the person can find. */
function isSlip(puzzle: Puzzle): boolean {
  const loss = lossIn(puzzle);
  return loss >= BLUNDER_DISCS || (loss > 0 && isToBeFound(puzzle));
}

/** An ending in which the best move makes the difference. */
function isToBeFound({ kind, worths }: Puzzle): boolean {
  return kind === 'endgame' && isClear(worths);
}

/** One move alone wins, or is much better than all others. */
function isClear(worths: readonly MoveWorth[]): boolean {
  const [best, second] = worths;
  if (best === undefined || second === undefined) return false;
  return (best.value > 0 && second.value <= 0) || best.value - second.value >= CLEAR_DISCS;
}

function lossIn({ worths, played }: Puzzle): number {
  const value = worths.find((each) => each.square === played)?.value;
  return value === undefined ? 0 : (worths[0]?.value ?? 0) - value;
}
