import type { Game } from '../game/game.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { REVIEW_PACES, type ReviewPace } from './plan.ts';
import { Replayer } from '../records/replayer.ts';
import type { Square } from '../rules/index.ts';
import { bestFirst, isSearchOf, MOST_LINE, type MoveWorth, type SearchedPosition } from './searched.ts';

/** What a review has searched, at which pace; kept with the game. */
export interface Review {
  readonly pace: ReviewPace;
  readonly searched: readonly SearchedPosition[];
}

/** A review as plain data: each position as plies, depth, 1 when exact, then square and value by turns. */
export interface ReviewRecord {
  readonly version: number;
  readonly pace: ReviewPace;
  readonly positions: readonly (readonly number[])[];
  /** The expected play of positions: plies, then squares. Reviews of earlier versions have none. */
  readonly lines?: readonly (readonly number[])[];
}

export type ReviewRecordError = 'not-a-review' | 'unknown-version' | 'other-game';

const VERSION = 1;
const HEAD = 3;
const DECIMALS = 10;

export function makeReviewRecord({ pace, searched }: Review): ReviewRecord {
  return {
    version: VERSION,
    pace,
    positions: searched.map(({ plies, depth, exact, worths }) => [
      plies,
      depth,
      exact ? 1 : 0,
      ...worths.flatMap(({ square, value }) => [square, Math.round(value * DECIMALS) / DECIMALS]),
    ]),
    lines: searched.flatMap(({ plies, line }) => (line === undefined ? [] : [[plies, ...line]])),
  };
}

/** Reads a stored review of this game; what does not fit its positions is refused. */
export function parseReviewRecord(stored: unknown, game: Game): Result<Review, ReviewRecordError> {
  if (typeof stored !== 'object' || stored === null) return err('not-a-review');
  const read = new Map<string, unknown>(Object.entries(stored));
  if (read.get('version') !== VERSION) return err('unknown-version');
  const pace = REVIEW_PACES.find((each) => each === read.get('pace'));
  const positions = read.get('positions');
  if (pace === undefined || !Array.isArray(positions)) return err('not-a-review');
  const lines = readLines(read.get('lines'), game);
  const searched: SearchedPosition[] = [];
  const seen = new Set<number>();
  for (const row of positions) {
    const position = readRow(row, game);
    if (position === undefined || seen.has(position.plies)) return err('not-a-review');
    if (!isSearchOf(position, game)) return err('other-game');
    seen.add(position.plies);
    const line = lines.get(position.plies);
    searched.push(line === undefined ? position : { ...position, line });
  }
  return ok({ pace, searched });
}

/** The lines that can be played; what cannot is cut off. */
function readLines(stored: unknown, game: Game): ReadonlyMap<number, readonly Square[]> {
  const lines = new Map<number, readonly Square[]>();
  for (const row of Array.isArray(stored) ? stored : []) {
    const [plies, ...squares] = Array.isArray(row) ? row.map(Number) : [];
    if (plies === undefined || !Number.isInteger(plies) || plies < 0 || plies > game.line.length) continue;
    const replayer = new Replayer(game.positionAt(plies));
    squares.slice(0, MOST_LINE).every((square) => replayer.place(square) === undefined);
    if (replayer.squares.length > 0) lines.set(plies, replayer.line.squares);
  }
  return lines;
}

function readRow(row: unknown, game: Game): SearchedPosition | undefined {
  if (!Array.isArray(row) || row.length < HEAD || row.length % 2 === 0) return undefined;
  const numbers = row.map((each: unknown) => (typeof each === 'number' ? each : Number.NaN));
  const most = game.start.squares;
  const [plies = -1, depth = -1, exact] = numbers;
  const isCount = [plies, depth].every((each) => Number.isInteger(each) && each >= 0 && each <= most);
  if (!isCount || (exact !== 0 && exact !== 1)) return undefined;
  const worths: MoveWorth[] = [];
  for (let at = HEAD; at < numbers.length; at += 2) {
    const square = numbers[at] ?? Number.NaN;
    const value = numbers[at + 1] ?? Number.NaN;
    if (!Number.isInteger(square) || !(Math.abs(value) <= most)) return undefined;
    worths.push({ square, value });
  }
  return { plies, depth, exact: exact === 1, worths: bestFirst(worths) };
}
