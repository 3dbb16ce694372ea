import { seededRandom } from '../lib/random.ts';
import { err, ok, type Result } from '../lib/result.ts';
import {
  SYMMETRIES,
  mapSquare,
  mirroredStart,
  opponentOf,
  standardStart,
  type Position,
  type Side,
  type Square,
} from '../rules/index.ts';
import { parseBoardLetters } from './boardLetters.ts';
import { Replayer } from './replayer.ts';

/** An opening: a position that has a name, each of its names empty where none is in print. */
export interface Opening {
  readonly en: string;
  readonly ja: string;
  readonly zh: string;
  /** Plies from the start to the position. */
  readonly plies: number;
}

/**
 * The names to show for a line, each the deepest there is: where Japanese or Chinese have none, the English one stands in.
 * Empty where there is neither; a Japanese name never stands in for an English one, which nobody could read.
 */
export interface OpeningName {
  readonly en: string;
  readonly ja: string;
  readonly zh: string;
  /** Plies from the start to the deepest named position. */
  readonly plies: number;
}

export type OpeningBookError = 'not-a-book';

const SIZE = 8;
const SQUARES = 64;
const START_DISCS = 4;
/** The symmetries that keep the usual start: none, both mirrors, and the two exchanges of columns and rows. */
const START_SYMMETRIES = SYMMETRIES.filter((symmetry) => [0, 3, 4, 7].includes(symmetry));
const MIRROR_COLUMNS = 1;
/** The sum of 64 such numbers is still exact. */
const KEY_LIMIT = 2 ** 46;
const KEY_SEED = 64;
const KEYS = makeKeys();

/**
 * Openings by position, found in any of the four symmetries that keep the start, whatever the order of the moves.
 * Positions are known by the sum of one random number for each disc, which a ply changes disc by disc (after Zobrist, 1970).
 */
export class OpeningBook {
  readonly openings: readonly Opening[];
  /** Plies of the deepest opening. */
  readonly longest: number;
  readonly #places: ReadonlyMap<number, number>;

  private constructor(openings: readonly Opening[], places: ReadonlyMap<number, number>) {
    this.openings = openings;
    this.longest = openings.reduce((most, { plies }) => Math.max(most, plies), 0);
    this.#places = places;
  }

  /** Reads the table of assets/openings: rows of board letters and names in English, Japanese and Chinese. */
  static parse(stored: unknown): Result<OpeningBook, OpeningBookError> {
    const rows =
      typeof stored === 'object' && stored !== null && 'openings' in stored ? stored.openings : undefined;
    if (!Array.isArray(rows)) return err('not-a-book');
    const openings: Opening[] = [];
    const places = new Map<number, number>();
    for (const row of rows) {
      const [letters, en, ja, zh = ''] = Array.isArray(row) ? row.map(String) : [];
      const codes = parseBoardLetters(letters ?? '', SQUARES);
      if (codes === undefined || en === undefined || ja === undefined) return err('not-a-book');
      const plies = codes.filter((code) => code !== 0).length - START_DISCS;
      for (const symmetry of START_SYMMETRIES) places.set(keyOf(codes, symmetry), openings.length);
      openings.push({ en, ja, zh, plies });
    }
    return ok(new OpeningBook(openings, places));
  }

  /** The opening that ends in exactly this position. */
  openingAt(position: Position): Opening | undefined {
    if (position.size !== SIZE) return undefined;
    const place = this.#places.get(keyOf(position.codes(), 0));
    return place === undefined ? undefined : this.openings[place];
  }

  /** The places of the openings that a line from the usual start passes through; what the rules refuse ends the line. */
  placesOf(squares: readonly Square[]): readonly number[] {
    return [...this.#placesAlong(standardStart(SIZE), squares)];
  }

  /** The names for a line from a start (the usual or the mirrored one of 8×8), or undefined where it has none. */
  nameOf(start: Position, squares: readonly Square[]): OpeningName | undefined {
    const found = { en: '', ja: '', zh: '', plies: 0 };
    for (const place of this.#placesIn(start, squares)) {
      const { en, ja, zh, plies } = this.openings[place] ?? found;
      found.en = en || found.en;
      found.ja = ja || en || found.ja;
      found.zh = zh || en || found.zh;
      found.plies = plies;
    }
    return found.plies === 0 ? undefined : found;
  }

  *#placesIn(start: Position, squares: readonly Square[]): Generator<number> {
    if (start.size !== SIZE) return;
    if (start.equals(standardStart(SIZE))) yield* this.#placesAlong(start, squares);
    else if (start.equals(mirroredStart(SIZE))) {
      const mirrored = squares.map((square) => mapSquare(square, MIRROR_COLUMNS, SIZE));
      yield* this.#placesAlong(standardStart(SIZE), mirrored);
    }
  }

  *#placesAlong(start: Position, squares: readonly Square[]): Generator<number> {
    const replayer = new Replayer(start);
    let key = keyOf(start.codes(), 0);
    for (const square of squares.slice(0, this.longest)) {
      if (replayer.place(square) !== undefined || replayer.lastPly === undefined) return;
      const { side, flips } = replayer.lastPly;
      key += keyOfDisc(square, side);
      for (const flip of flips) key += keyOfDisc(flip, side) - keyOfDisc(flip, opponentOf(side));
      const place = this.#places.get(key);
      if (place !== undefined) yield place;
    }
  }
}

/** The key of a board of codes a1… (0 empty, 1 black, 2 white) seen under a symmetry. */
function keyOf(codes: Uint8Array, symmetry: number): number {
  let key = 0;
  for (const [square, code] of codes.entries()) {
    if (code !== 0) key += keyOfDisc(mapSquare(square, symmetry, SIZE), code === 1 ? 'black' : 'white');
  }
  return key;
}

function keyOfDisc(square: Square, side: Side): number {
  return KEYS[side === 'black' ? square : SQUARES + square] ?? 0;
}

/** A random number for each square and side. */
function makeKeys(): Float64Array {
  const random = seededRandom(KEY_SEED);
  return Float64Array.from({ length: 2 * SQUARES }, () => Math.floor(KEY_LIMIT * random()));
}
