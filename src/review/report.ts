import type { Game } from '../game/game.ts';
import { SIDES, officialScore, type Position, type Side, type Square } from '../rules/index.ts';
import { reasonsOf, type Reason } from './reasons.ts';
import { worthOf, type SearchedPosition } from './searched.ts';

/** A move of a game beside the best one. Values and losses are discs for the side that moved. */
export interface ReviewedMove {
  /** Plies of the line before the move. */
  readonly plies: number;
  readonly square: Square;
  readonly side: Side;
  /** The expected result after the move. */
  readonly value: number;
  readonly best: Square;
  readonly bestValue: number;
  /** What the move gave away; 0 for the best one. */
  readonly loss: number;
  /** Both values hold for perfect play. */
  readonly exact: boolean;
}

/** The expected result for black, −size²…size². */
export interface GraphPoint {
  /** Plies played. */
  readonly plies: number;
  readonly value: number;
  readonly exact: boolean;
}

export interface SideTotals {
  readonly moves: number;
  readonly loss: number;
  /** Moves that gave away at least `BLUNDER_DISCS`. */
  readonly blunders: number;
  /** Moves that gave nothing away. */
  readonly best: number;
}

/** A move among the worst, with the reasons. */
export interface WorstMove extends ReviewedMove {
  readonly reasons: readonly Reason[];
}

/** What a review has found, as far as it has come. */
export interface ReviewReport {
  readonly points: readonly GraphPoint[];
  readonly moves: readonly ReviewedMove[];
  readonly totals: Readonly<Record<Side, SideTotals>>;
  /** The moves that gave away most, the worst first. */
  readonly worst: readonly WorstMove[];
}

export const BLUNDER_DISCS = 5;
/** What a move must give away to be named among the worst. */
const NAMED_DISCS = 2;
const MOST_WORST = 6;
/** Searches tell moves apart no more finely than this. */
const NOISE_DISCS = 0.5;

/** Puts what has been searched beside the game's whole line. */
export function makeReport(game: Game, searched: readonly SearchedPosition[]): ReviewReport {
  const byPlies = new Map(searched.map((each) => [each.plies, each]));
  const lineAt = (plies: number): readonly Square[] => byPlies.get(plies)?.line ?? [];
  const points: GraphPoint[] = [];
  const moves: ReviewedMove[] = [];
  for (let plies = 0; plies <= game.line.length; plies++) {
    const position = game.positionAt(plies);
    const found = byPlies.get(plies);
    const point = pointOf(plies, position, found);
    if (point !== undefined) points.push(point);
    const square = game.line[plies]?.ply.square;
    const move = found && square !== undefined ? moveOf(position, square, found) : undefined;
    if (move !== undefined) moves.push(move);
  }
  return { points, moves, totals: totalsOf(moves), worst: worstOf(game, moves, lineAt) };
}

/** The result of a position that is over, for black; empties go to the winner. */
export function resultOf(position: Position): number {
  const { black, white } = officialScore(position.counts);
  return black - white;
}

function pointOf(
  plies: number,
  position: Position,
  found: SearchedPosition | undefined,
): GraphPoint | undefined {
  if (position.isOver) return { plies, value: resultOf(position), exact: true };
  const best = found?.worths[0];
  if (found === undefined || best === undefined) return undefined;
  return { plies, value: position.mover === 'black' ? best.value : -best.value, exact: found.exact };
}

function moveOf(position: Position, square: Square, found: SearchedPosition): ReviewedMove | undefined {
  const [best] = found.worths;
  const value = worthOf(found, square);
  if (best === undefined || value === undefined) return undefined;
  const difference = best.value - value;
  const loss = found.exact || difference >= NOISE_DISCS ? difference : 0;
  const { plies, exact } = found;
  return {
    ...{ plies, square, side: position.mover, value, exact },
    ...{ best: loss === 0 ? square : best.square, bestValue: best.value, loss },
  };
}

function totalsOf(moves: readonly ReviewedMove[]): Record<Side, SideTotals> {
  const [black, white] = SIDES.map((side) => totalOf(moves.filter((move) => move.side === side)));
  return { black: black ?? totalOf([]), white: white ?? totalOf([]) };
}

function totalOf(moves: readonly ReviewedMove[]): SideTotals {
  return {
    moves: moves.length,
    loss: moves.reduce((sum, { loss }) => sum + loss, 0),
    blunders: moves.filter(({ loss }) => loss >= BLUNDER_DISCS).length,
    best: moves.filter(({ loss }) => loss === 0).length,
  };
}

function worstOf(
  game: Game,
  moves: readonly ReviewedMove[],
  lineAt: (plies: number) => readonly Square[],
): readonly WorstMove[] {
  return moves
    .filter(({ loss }) => loss >= NAMED_DISCS)
    .sort((a, b) => b.loss - a.loss || a.plies - b.plies)
    .slice(0, MOST_WORST)
    .map((move) => {
      const { plies, square: played, best, exact } = move;
      const expected = lineAt(plies);
      const bestLine = expected[0] === best ? expected : [];
      const playedLine = [played, ...lineAt(plies + 1)];
      return {
        ...move,
        reasons: reasonsOf(game.positionAt(plies), { played, best, exact, playedLine, bestLine }),
      };
    });
}
