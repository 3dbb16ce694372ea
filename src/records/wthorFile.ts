import { assert } from '../lib/assert.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { squareAt, standardStart, type Position, type Square } from '../rules/index.ts';
import type { WthorError, WthorGameError } from './recordError.ts';
import { Replayer } from './replayer.ts';
import { HEADER_BYTES, RECORD_BYTES, makeHeader, readHeader, type WthorHeader } from './wthorHeader.ts';

/** A game as the base keeps it; players and tournament are places in the lists of names. */
export interface WthorGame {
  readonly tournament: number;
  readonly black: number;
  readonly white: number;
  /** Discs of black at the end, the empties given to the winner; 0 … 64. */
  readonly blackScore: number;
  /** What black could have had with best play from the header's depth on. */
  readonly theoreticalScore: number;
  readonly squares: readonly Square[];
}

export const MOST_PLIES = 60;
const SIZE = 8;
const MOVES_OFFSET = 8;
const NO_SQUARE = -1;
const SQUARE_OF_BYTE = makeSquareTable();
const START = standardStart(SIZE);

/** A year file (`.wtb`), its games decoded only when they are asked for. */
export class WthorFile {
  readonly header: WthorHeader;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;

  private constructor(header: WthorHeader, bytes: Uint8Array) {
    this.header = header;
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Opens a file whose header and length are right; the bytes are kept, not copied. */
  static open(bytes: Uint8Array): Result<WthorFile, WthorError> {
    const header = readHeader(bytes, 'wtb');
    return header.ok ? ok(new WthorFile(header.value, bytes)) : header;
  }

  get count(): number {
    return this.header.records;
  }

  tournamentAt(index: number): number {
    return this.#view.getUint16(this.#offsetOf(index), true);
  }

  blackAt(index: number): number {
    return this.#view.getUint16(this.#offsetOf(index) + 2, true);
  }

  whiteAt(index: number): number {
    return this.#view.getUint16(this.#offsetOf(index) + 4, true);
  }

  blackScoreAt(index: number): number {
    return this.#view.getUint8(this.#offsetOf(index) + 6);
  }

  theoreticalScoreAt(index: number): number {
    return this.#view.getUint8(this.#offsetOf(index) + 7);
  }

  /** The 60 bytes of the moves: ten times the row and the column, from 1; 0 after the last. */
  movesAt(index: number): Uint8Array {
    const begin = this.#offsetOf(index) + MOVES_OFFSET;
    return this.#bytes.subarray(begin, begin + MOST_PLIES);
  }

  /** The game, played through by the rules from `start` (another board of the same start serves measuring). */
  replayAt(index: number, start: Position = START): Result<Replayer, WthorGameError> {
    const replayer = new Replayer(start);
    for (const byte of this.movesAt(index)) {
      if (byte === 0) break;
      const square = SQUARE_OF_BYTE[byte] ?? NO_SQUARE;
      if (square === NO_SQUARE) return err({ code: 'bad-byte', ply: replayer.squares.length + 1, byte });
      const refusal = replayer.place(square);
      if (refusal) return err(replayer.explain(square, refusal, true));
    }
    return ok(replayer);
  }

  /** The first squares of a game, not checked by the rules. */
  beginningAt(index: number, plies: number): Square[] {
    const squares = Array.from(this.movesAt(index).subarray(0, plies), (byte) => SQUARE_OF_BYTE[byte] ?? -1);
    const end = squares.indexOf(NO_SQUARE);
    return end < 0 ? squares : squares.slice(0, end);
  }

  gameAt(index: number): Result<WthorGame, WthorGameError> {
    const played = this.replayAt(index);
    if (!played.ok) return played;
    return ok({
      tournament: this.tournamentAt(index),
      black: this.blackAt(index),
      white: this.whiteAt(index),
      blackScore: this.blackScoreAt(index),
      theoreticalScore: this.theoreticalScoreAt(index),
      squares: [...played.value.squares],
    });
  }

  #offsetOf(index: number): number {
    assert(index >= 0 && index < this.count, 'the game is one of the file');
    return HEADER_BYTES + index * RECORD_BYTES.wtb;
  }
}

/** Writes a year file; every game has at most 60 plies on 8×8. */
export function makeWthorFile(header: Omit<WthorHeader, 'records'>, games: readonly WthorGame[]): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + games.length * RECORD_BYTES.wtb);
  const view = new DataView(bytes.buffer);
  bytes.set(makeHeader({ ...header, records: games.length }, 'wtb'));
  for (const [index, game] of games.entries()) {
    assert(game.squares.length <= MOST_PLIES, 'a game of the base has at most 60 plies');
    const offset = HEADER_BYTES + index * RECORD_BYTES.wtb;
    view.setUint16(offset, game.tournament, true);
    view.setUint16(offset + 2, game.black, true);
    view.setUint16(offset + 4, game.white, true);
    bytes.set([game.blackScore, game.theoreticalScore, ...game.squares.map(byteOfSquare)], offset + 6);
  }
  return bytes;
}

function byteOfSquare(square: Square): number {
  return 10 * (Math.floor(square / SIZE) + 1) + (square % SIZE) + 1;
}

/** The square for each byte; −1 for a byte that names none. */
function makeSquareTable(): Int8Array {
  const table = new Int8Array(256).fill(NO_SQUARE);
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const square = squareAt(column, row, SIZE);
      table[byteOfSquare(square)] = square;
    }
  }
  return table;
}
