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

/** Replays a stored game by the rules; nothing in it is trusted. */
export function parseGameRecord(stored: unknown): Result<Game, GameRecordError> {
  if (typeof stored !== 'object' || stored === null) return err('not-a-record');
  const read = new Map<string, unknown>(Object.entries(stored));
  const start = parseStart(read);
  if (!start) return err('bad-start');
  const line = read.get('line');
  const cursor = read.get('cursor');
  if (!Array.isArray(line) || !Number.isInteger(cursor)) return err('not-a-record');
  const played = parseTree(Game.start(start), read.get('tree'), line);
  if (!played.ok) return played;
  const game = played.value.jump(Number(cursor));
  if (game.cursor !== cursor) return err('not-a-record');
  return withEnd(game, read.get('end'));
}

/** Games that were kept before branches were have a line alone. */
function parseTree(game: Game, tree: unknown, line: readonly unknown[]): Result<Game, GameRecordError> {
  if (tree !== undefined && !Array.isArray(tree)) return err('not-a-record');
  const lines = (tree ?? []).map((each: unknown) => numbersIn(each));
  const grown = playLines(game, [...lines, [0, ...numbersIn(line)]]);
  if (grown === undefined) return err('illegal-ply');
  return grown.line.length === line.length ? ok(grown) : err('not-a-record');
}

/** What is no number is no square. */
function numbersIn(stored: unknown): readonly number[] {
  return Array.isArray(stored) ? stored.map((each: unknown) => (typeof each === 'number' ? each : -1)) : [];
}

function withEnd(game: Game, stored: unknown): Result<Game, GameRecordError> {
  if (stored === undefined) return ok(game);
  const outcome = parseOutcome(stored);
  return outcome === undefined || game.outcome !== undefined ? err('bad-end') : ok(game.end(outcome));
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
