import { err, ok, type Result } from '../lib/result.ts';
import { isBoardSize, parseSide, Position, type BoardSize } from '../rules/index.ts';
import { Game } from './game.ts';
import { linesOf, playLines } from './gameTree.ts';
import type { Outcome } from './outcome.ts';

/** A game as plain data: its start, its line with the plies to redo, where the cursor stands, its other lines and an agreed end. */
export interface GameRecord {
  readonly size: BoardSize;
  /** size² characters a1…: `X` black, `O` white, `-` empty. */
  readonly start: string;
  readonly mover: 'black' | 'white';
  /** Squares by number, forced passes left out. */
  readonly line: readonly number[];
  readonly cursor: number;
  /** The whole tree, where more than the line has been played: see `linesOf`. */
  readonly tree?: readonly (readonly number[])[];
  readonly end?: Outcome;
}

/** What is wrong with a stored game. */
export type GameRecordError = 'not-a-record' | 'bad-start' | 'illegal-ply' | 'bad-end';

const DISCS = '-XO';
const OUTCOME_KINDS = ['resigned', 'time', 'agreed', 'abandoned'] as const;

export function makeGameRecord(game: Game): GameRecord {
  const { start, outcome } = game;
  const tree = linesOf(game);
  return {
    size: start.size,
    start: Array.from(start.codes(), (code) => DISCS.charAt(code)).join(''),
    mover: start.mover,
    line: game.line.map((step) => step.ply.square),
    cursor: game.cursor,
    ...(tree.length > 1 && { tree }),
    ...(outcome !== undefined && outcome.kind !== 'counted' && { end: outcome }),
  };
}

/** What a stored game says, before it is replayed. */
export interface GameReading {
  readonly start: Position;
  /** The tree's lines as `linesOf` writes them; none where the line is all that was played. */
  readonly lines: readonly (readonly number[])[];
  readonly line: readonly number[];
  readonly cursor: number;
  readonly end: Outcome | 'none' | 'wrong';
}

/** Reads a stored game as far as that can be done without replaying it. */
export function readGameRecord(stored: unknown): Result<GameReading, GameRecordError> {
  if (typeof stored !== 'object' || stored === null) return err('not-a-record');
  const read = new Map<string, unknown>(Object.entries(stored));
  const start = parseStart(read);
  if (!start) return err('bad-start');
  const [line, tree, end] = [read.get('line'), read.get('tree'), read.get('end')];
  const cursor = Number(read.get('cursor'));
  if (!Array.isArray(line) || !Number.isInteger(read.get('cursor'))) return err('not-a-record');
  if (tree !== undefined && !Array.isArray(tree)) return err('not-a-record');
  const lines = (tree ?? []).map((each: unknown) => numbersIn(each));
  return ok({
    ...{ start, lines, line: numbersIn(line), cursor },
    end: end === undefined ? 'none' : (parseOutcome(end) ?? 'wrong'),
  });
}

/** Replays a stored game by the rules; nothing in it is trusted. */
export function parseGameRecord(stored: unknown): Result<Game, GameRecordError> {
  const read = readGameRecord(stored);
  if (!read.ok) return read;
  const { start, lines, line, cursor, end } = read.value;
  const grown = playLines(Game.start(start), [...lines, [0, ...line]]);
  if (grown === undefined) return err('illegal-ply');
  const game = grown.jump(cursor);
  if (grown.line.length !== line.length || game.cursor !== cursor) return err('not-a-record');
  if (end === 'none') return ok(game);
  return end === 'wrong' || game.outcome !== undefined ? err('bad-end') : ok(game.end(end));
}

/** What is no number is no square. */
function numbersIn(stored: unknown): readonly number[] {
  return Array.isArray(stored) ? stored.map((each: unknown) => (typeof each === 'number' ? each : -1)) : [];
}

function parseOutcome(stored: unknown): Outcome | undefined {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored)) return undefined;
  const kind = OUTCOME_KINDS.find((each) => each === stored.kind);
  const winner = parseSide('winner' in stored ? stored.winner : undefined);
  if (kind === undefined) return undefined;
  if (kind === 'agreed') return { kind, winner: undefined };
  if (kind === 'abandoned') return { kind, winner };
  return winner === undefined ? undefined : { kind, winner };
}

function parseStart(read: ReadonlyMap<string, unknown>): Position | undefined {
  const size = read.get('size');
  const text = read.get('start');
  const mover = parseSide(read.get('mover'));
  if (!isBoardSize(size) || typeof text !== 'string' || mover === undefined) return undefined;
  if (text.length !== size * size) return undefined;
  const codes = Array.from(text, (disc) => DISCS.indexOf(disc));
  return codes.includes(-1) ? undefined : Position.of(size, Uint8Array.from(codes), mover);
}
