import { err, ok, type Result } from '../lib/result.ts';
import type { Counts, Position, Square } from '../rules/index.ts';
import type { Game } from './game.ts';
import { readGameRecord, type GameReading, type GameRecordError } from './gameRecord.ts';
import { countedOutcome, type Outcome } from './outcome.ts';

/** What a list says of a game. */
export interface GameSummary {
  readonly start: Position;
  /** The line without its passes. */
  readonly squares: readonly Square[];
  /** The discs where the game ended, or at the end of its line. */
  readonly counts: Counts;
  readonly outcome: Outcome | undefined;
}

/**
 * Replays a stored game without growing its tree, which is many times faster, and refuses exactly what `parseGameRecord`
 * refuses.
 */
export function summariseGameRecord(stored: unknown): Result<GameSummary, GameRecordError> {
  const read = readGameRecord(stored);
  if (!read.ok) return read;
  const { start, lines, line, cursor, end } = read.value;
  const positions = replay(start, [...lines, [0, ...line]]);
  if (positions === undefined) return err('illegal-ply');
  const [now, last] = [positions[cursor], positions.at(-1)];
  if (now === undefined || last === undefined || goesOn(read.value)) return err('not-a-record');
  const counted = countedAt(now);
  if (end === 'wrong' || (end !== 'none' && counted !== undefined)) return err('bad-end');
  const outcome = end === 'none' ? counted : end;
  const { counts } = outcome === undefined ? last : now;
  return ok({ start, squares: line, counts, outcome: outcome ?? countedAt(last) });
}

/** The same text for all games with the same start and the same line, and for no others. */
export function lineKeyOf({ start, squares }: Pick<GameSummary, 'start' | 'squares'>): string {
  return `${start.mover}${start.codes().join('')}${squares.join()}`;
}

/** The key of a game's line, the plies to redo included. */
export function lineKeyOfGame({ start, line }: Game): string {
  return lineKeyOf({ start, squares: line.map(({ ply }) => ply.square) });
}

/** The positions of the last of these lines, its start included; undefined where one cannot be played. */
function replay(start: Position, lines: readonly (readonly number[])[]): readonly Position[] | undefined {
  const positions = [start];
  for (const [shared = -1, ...squares] of lines) {
    if (!Number.isInteger(shared) || shared < 0 || shared >= positions.length) return undefined;
    positions.length = shared + 1;
    for (const square of squares) {
      const next = after(positions.at(-1) ?? start, square);
      if (next === undefined) return undefined;
      positions.push(next);
    }
  }
  return positions;
}

/** The position after a ply, with the pass before it where one is forced. */
function after(position: Position, square: Square): Position | undefined {
  const played = position.play(square);
  if (played.ok) return played.value;
  const passed = position.pass();
  const late = passed.ok ? passed.value.play(square) : undefined;
  return late?.ok ? late.value : undefined;
}

/** A line of the tree goes on where the game's own line stops. */
function goesOn({ lines, line }: GameReading): boolean {
  let path: readonly number[] = [];
  return lines.some(([shared = 0, ...squares]) => {
    path = [...path.slice(0, shared), ...squares];
    return path.length > line.length && line.every((square, index) => square === path[index]);
  });
}

function countedAt(position: Position): Outcome | undefined {
  return position.isOver ? countedOutcome(position.counts) : undefined;
}
