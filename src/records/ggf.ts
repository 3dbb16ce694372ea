import type { Side } from '../rules/index.ts';
import type { GgfError } from './recordError.ts';
import type { RecordedLine } from './replayer.ts';

/** What GGF says of a player; empty where it says nothing. */
export interface GgfPlayer {
  readonly name: string;
  readonly rating: number | undefined;
  /** As written: `05:00//02:00` is five minutes and then two more. */
  readonly clock: string;
}

/** How a game ended besides the discs: resigned, out of time, or agreed. */
export type GgfEnding = 'resigned' | 'time' | 'mutual';

export interface GgfResult {
  /** Discs of black over white, −size² … size². */
  readonly margin: number;
  readonly ending: GgfEnding | undefined;
}

/** What the player's program noted at a ply. */
export interface GgfNote {
  readonly evaluation: number | undefined;
  readonly seconds: number | undefined;
}

/** One game in Generic Game Format (Michael Buro, skatgame.net/mburo/ggsa/ggf). */
export interface GgfGame extends RecordedLine {
  readonly players: Readonly<Record<Side, GgfPlayer>>;
  readonly place: string;
  readonly date: string;
  /** Kind of match, such as `8` or `8r18`. */
  readonly type: string;
  readonly result: GgfResult | undefined;
  /** One note for each square of the line. */
  readonly notes: readonly GgfNote[];
}

/** A game of a file that is not read; games count from 1, offsets from the start of the file. */
export interface GgfProblem {
  readonly game: number;
  readonly offset: number;
  readonly error: GgfError;
}

export interface GgfFile {
  readonly games: readonly GgfGame[];
  /** The first hundred of them. */
  readonly problems: readonly GgfProblem[];
  readonly problemCount: number;
}

export const NO_PLAYER: GgfPlayer = { name: '', rating: undefined, clock: '' };
export const NO_NOTE: GgfNote = { evaluation: undefined, seconds: undefined };

const ENDING_LETTERS = { resigned: 'r', time: 't', mutual: 's' } as const;
const ENDINGS: readonly GgfEnding[] = ['resigned', 'time', 'mutual'];

/** The letter after the colon of a result, and back. */
export function letterOfEnding(ending: GgfEnding): string {
  return ENDING_LETTERS[ending];
}

export function endingOfLetter(letter: string): GgfEnding | undefined {
  return ENDINGS.find((ending) => ENDING_LETTERS[ending] === letter);
}
