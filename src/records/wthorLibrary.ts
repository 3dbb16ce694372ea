import { assert } from '../lib/assert.ts';
import type { Result } from '../lib/result.ts';
import type { Square } from '../rules/index.ts';
import type { OpeningBook } from './openingBook.ts';
import type { WthorGameError } from './recordError.ts';
import type { Slices } from './slices.ts';
import type { WthorFile, WthorGame } from './wthorFile.ts';

/** What a list of games is narrowed by; everything given must fit. Names are parts of words, accents and case aside. */
export interface WthorQuery {
  readonly player?: string;
  /** The player above with this colour only. */
  readonly side?: 'black' | 'white';
  readonly tournament?: string;
  readonly fromYear?: number;
  readonly toYear?: number;
  /** A part of the name of an opening that the game passes through; finds nothing before `indexOpenings` has run. */
  readonly opening?: string;
}

/** A row of the list of games. */
export interface WthorRow {
  readonly year: number;
  readonly black: string;
  readonly white: string;
  readonly tournament: string;
  readonly blackScore: number;
  readonly theoreticalScore: number;
  /** The place of the deepest opening in the book, or undefined where it has none or none is known yet. */
  readonly opening: number | undefined;
}

const NO_OPENING = -1;
const GAMES_PER_SLICE = 100;

/** Year files with their lists of names as one list of games, ready to be searched; games are numbered from 0. */
export class WthorLibrary {
  readonly count: number;
  readonly #files: readonly WthorFile[];
  readonly #players: readonly string[];
  readonly #tournaments: readonly string[];
  /** The number of the first game of each file. */
  readonly #firsts: readonly number[];
  readonly #openings: Int16Array;
  /** For each opening of the book the games that pass through it. */
  #passing: readonly number[][] = [];
  #book: OpeningBook | undefined;

  /** Files in the order in which their games are listed; names may be missing. */
  constructor(
    files: readonly WthorFile[],
    players: readonly string[] = [],
    tournaments: readonly string[] = [],
  ) {
    this.#files = files;
    this.#players = players;
    this.#tournaments = tournaments;
    let first = 0;
    this.#firsts = files.map((file) => (first += file.count) - file.count);
    this.count = first;
    this.#openings = new Int16Array(first).fill(NO_OPENING);
  }

  rowAt(game: number): WthorRow {
    const { file, index } = this.#find(game);
    const opening = this.#openings[game] ?? NO_OPENING;
    return {
      year: file.header.year,
      black: nameAt(this.#players, file.blackAt(index)),
      white: nameAt(this.#players, file.whiteAt(index)),
      tournament: nameAt(this.#tournaments, file.tournamentAt(index)),
      blackScore: file.blackScoreAt(index),
      theoreticalScore: file.theoreticalScoreAt(index),
      opening: opening === NO_OPENING ? undefined : opening,
    };
  }

  /** The first squares of a game, not checked by the rules. */
  beginningOf(game: number, plies: number): readonly Square[] {
    const { file, index } = this.#find(game);
    return file.beginningAt(index, plies);
  }

  /** The game itself, played through by the rules. */
  gameAt(game: number): Result<WthorGame, WthorGameError> {
    const { file, index } = this.#find(game);
    return file.gameAt(index);
  }

  /** The numbers of the games that fit, in rising order. */
  search(query: WthorQuery): Uint32Array {
    const players = matching(this.#players, query.player);
    const tournaments = matching(this.#tournaments, query.tournament);
    const openings = this.#gamesThrough(query.opening);
    const { side, fromYear = 0, toYear = Number.POSITIVE_INFINITY } = query;
    const found = new Uint32Array(this.count);
    let length = 0;
    for (const [at, file] of this.#files.entries()) {
      if (file.header.year < fromYear || file.header.year > toYear) continue;
      const first = this.#firsts[at] ?? 0;
      for (let index = 0; index < file.count; index++) {
        if (players && !isPlayedBy(file, index, players, side)) continue;
        if (tournaments && tournaments[file.tournamentAt(index)] !== 1) continue;
        if (openings && openings[first + index] !== 1) continue;
        found[length++] = first + index;
      }
    }
    return found.slice(0, length);
  }

  /** Finds the opening of every game, a few hundred games a slice. */
  *indexOpenings(book: OpeningBook): Slices<void> {
    this.#book = book;
    this.#passing = book.openings.map(() => []);
    for (const [at, file] of this.#files.entries()) {
      const first = this.#firsts[at] ?? 0;
      for (let index = 0; index < file.count; index++) {
        const places = book.placesOf(file.beginningAt(index, book.longest));
        this.#openings[first + index] = places.at(-1) ?? NO_OPENING;
        for (const place of places) this.#passing[place]?.push(first + index);
        if (index % GAMES_PER_SLICE === 0) yield { done: first + index, total: this.count };
      }
    }
  }

  /** For each game 1 when it passes through an opening of that name; undefined when none is asked for. */
  #gamesThrough(asked: string | undefined): Uint8Array | undefined {
    const names = this.#book?.openings.map(({ en, ja, zh }) => [en, ja, zh].join(' ')) ?? [];
    const openings = matching(names, asked);
    if (openings === undefined) return undefined;
    const games = new Uint8Array(this.count);
    for (const [place, passing] of this.#passing.entries()) {
      if (openings[place] === 1) for (const game of passing) games[game] = 1;
    }
    return games;
  }

  #find(game: number): { file: WthorFile; index: number } {
    const at = this.#firsts.findIndex((first, place) => game < first + (this.#files[place]?.count ?? 0));
    const file = this.#files[at];
    assert(file !== undefined && game >= 0 && game < this.count, 'the game is one of the library');
    return { file, index: game - (this.#firsts[at] ?? 0) };
  }
}

function nameAt(names: readonly string[], place: number): string {
  return names[place] ?? `#${place}`;
}

function isPlayedBy(file: WthorFile, index: number, players: Uint8Array, side: WthorQuery['side']): boolean {
  const black = side !== 'white' && players[file.blackAt(index)] === 1;
  return black || (side !== 'black' && players[file.whiteAt(index)] === 1);
}

/** For each name 1 when it holds the words asked for; undefined when nothing is asked. */
function matching(names: readonly string[], asked: string | undefined): Uint8Array | undefined {
  const words = plain(asked ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return undefined;
  return Uint8Array.from(names, (name) => {
    const within = plain(name);
    return words.every((word) => within.includes(word)) ? 1 : 0;
  });
}

/** Lower case without accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
