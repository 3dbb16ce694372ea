import { unreachable } from '../lib/assert.ts';
import {
  isBoardSize,
  mirroredStart,
  oddsStart,
  parseSide,
  randomStart,
  standardStart,
  type BoardSize,
  type Position,
  type Side,
} from '../rules/index.ts';

/** A level of the ladder; the engine's own level thinks for so many milliseconds a move. */
export interface LevelSeat {
  readonly kind: 'level';
  readonly level: number;
  readonly milliseconds: number;
}

/** Somebody elsewhere, known by a name that may be empty; never stored. */
export interface RemoteSeat {
  readonly kind: 'remote';
  readonly name: string;
}

/** Who plays a side. */
export type Seat = { readonly kind: 'human' } | { readonly kind: 'random' } | LevelSeat | RemoteSeat;

export const HIGHEST_LEVEL = 9;
/** Times that the engine's own level can be given, in milliseconds. */
export const THINKING_TIMES: readonly number[] = [1000, 3000, 10_000, 30_000];

export type Seats = Readonly<Record<Side, Seat>>;

/** Fischer time: `minutes` for the game and `increment` seconds added after each ply. */
export interface ClockSetup {
  readonly minutes: number;
  readonly increment: number;
}

export const START_KINDS = ['standard', 'mirrored', 'random', 'odds'] as const;
export type StartKind = (typeof START_KINDS)[number];
export type Corners = 1 | 2 | 3 | 4;
export const CORNERS: readonly Corners[] = [1, 2, 3, 4];

/** What a new game is made from. */
export interface GameSetup {
  readonly seats: Seats;
  readonly size: BoardSize;
  readonly start: StartKind;
  /** Corners given at the start kind `odds`. */
  readonly corners: Corners;
  /** The side that is given the corners. */
  readonly oddsSide: Side;
  /** Black by rule. */
  readonly begins: Side;
  readonly clock: ClockSetup | undefined;
}

export const DEFAULT_SETUP: GameSetup = {
  seats: { black: { kind: 'human' }, white: { kind: 'random' } },
  size: 8,
  start: 'standard',
  corners: 1,
  oddsSide: 'black',
  begins: 'black',
  clock: undefined,
};

export const MAX_CLOCK_MINUTES = 180;
export const MAX_CLOCK_INCREMENT = 60;

/** The position in which a game of this setup begins; `random` (0 ≤ x < 1) serves the start kind `random`. */
export function startOf(setup: GameSetup, random: () => number): Position {
  switch (setup.start) {
    case 'standard':
      return standardStart(setup.size, setup.begins);
    case 'mirrored':
      return mirroredStart(setup.size, setup.begins);
    case 'odds':
      return oddsStart(setup.size, setup.corners, setup.oddsSide, setup.begins);
    case 'random':
      return randomStart(setup.size, random, setup.begins);
    default:
      return unreachable(setup.start);
  }
}

/** A setup read from storage, or undefined when any part of it is wrong. */
export function parseSetup(stored: unknown): GameSetup | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const read = new Map<string, unknown>(Object.entries(stored));
  const seats = parseSeats(read.get('seats'));
  const size = read.get('size');
  const start = START_KINDS.find((kind) => kind === read.get('start'));
  const corners = CORNERS.find((count) => count === read.get('corners'));
  const oddsSide = parseSide(read.get('oddsSide'));
  const begins = parseSide(read.get('begins'));
  const clock = parseClock(read.get('clock'));
  if (!seats || !isBoardSize(size) || !start || !corners || !oddsSide || !begins || clock === 'wrong') {
    return undefined;
  }
  return { seats, size, start, corners, oddsSide, begins, clock };
}

function parseSeats(stored: unknown): Seats | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const black = parseSeat('black' in stored ? stored.black : undefined);
  const white = parseSeat('white' in stored ? stored.white : undefined);
  return black && white ? { black, white } : undefined;
}

function parseSeat(stored: unknown): Seat | undefined {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored)) return undefined;
  if (stored.kind === 'level') return parseLevelSeat(stored);
  return stored.kind === 'human' || stored.kind === 'random' ? { kind: stored.kind } : undefined;
}

function parseLevelSeat(stored: object): LevelSeat | undefined {
  const level = 'level' in stored ? Number(stored.level) : Number.NaN;
  const milliseconds = THINKING_TIMES.find(
    (time) => 'milliseconds' in stored && time === stored.milliseconds,
  );
  const isLevel = Number.isInteger(level) && level >= 1 && level <= HIGHEST_LEVEL;
  return isLevel && milliseconds !== undefined ? { kind: 'level', level, milliseconds } : undefined;
}

function parseClock(stored: unknown): ClockSetup | undefined | 'wrong' {
  if (stored === undefined || stored === null) return undefined;
  if (typeof stored !== 'object' || !('minutes' in stored) || !('increment' in stored)) return 'wrong';
  const { minutes, increment } = stored;
  if (typeof minutes !== 'number' || typeof increment !== 'number') return 'wrong';
  const fits =
    minutes > 0 && minutes <= MAX_CLOCK_MINUTES && increment >= 0 && increment <= MAX_CLOCK_INCREMENT;
  return fits ? { minutes, increment } : 'wrong';
}
