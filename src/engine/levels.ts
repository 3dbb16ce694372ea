/** What a level counts, in hundredths of a disc for each disc, square, move or steady line more than the enemy's. */
export interface PlainTerms {
  readonly discs: number;
  /** Scale of the square weights of squareWeights.ts in percent; 0 leaves them out. */
  readonly squares: number;
  readonly mobility: number;
  readonly stability: number;
}

/** An opponent that looks ahead with plain terms. */
export interface PlainLevel {
  readonly kind: 'plain';
  readonly id: number;
  /** A key of the page's texts. */
  readonly name: string;
  readonly terms: PlainTerms;
  /** Plies looked ahead, fewer where the nodes do not suffice. */
  readonly depth: number;
  /** Most positions visited for one move. */
  readonly nodes: number;
  /** With at most so many empty squares (8×8 and smaller) the rest is solved exactly. */
  readonly exactEmpties: number;
  /** The chance that a legal move is overlooked, unless none would be left. */
  readonly misses: number;
  /** Up to so many hundredths of a disc are added to or taken from the worth of each move. */
  readonly whim: number;
  /** In the first `VARIED_PLIES` any move within so many hundredths of a disc of the best may be played. */
  readonly variety: number;
  /** Milliseconds after which it moves on any device. */
  readonly limit: number;
}

export interface RandomLevel {
  readonly kind: 'random';
  readonly id: number;
  readonly name: string;
}

/** The trained engine: thinks for a chosen time, on 8×8 only. */
export interface EngineLevel {
  readonly kind: 'engine';
  readonly id: number;
  readonly name: string;
  /** Thinking times to choose from, in milliseconds. */
  readonly times: readonly number[];
  readonly variety: number;
}

export type Level = RandomLevel | PlainLevel | EngineLevel;

export const VARIED_PLIES = 10;
/** The strongest level of boards other than 8×8. */
export const STRONGEST_PLAIN = 8;
export const ENGINE_LEVEL = 9;

const DISCS_ALONE: PlainTerms = { discs: 100, squares: 0, mobility: 0, stability: 0 };
const WITH_SQUARES: PlainTerms = { discs: 100, squares: 100, mobility: 0, stability: 0 };
const WITH_MOBILITY: PlainTerms = { discs: 10, squares: 100, mobility: 150, stability: 0 };
const WITH_STABILITY: PlainTerms = { discs: 10, squares: 100, mobility: 150, stability: 20 };
const SURE = { misses: 0, whim: 0, exactEmpties: 0, variety: 0 };

/** The ladder, weakest first; the index is the id. */
export const LEVELS: readonly Level[] = [
  { kind: 'random', id: 0, name: 'level.random' },
  {
    ...SURE,
    ...{ kind: 'plain', id: 1, name: 'level.rookie', terms: DISCS_ALONE, depth: 2 },
    ...{ nodes: 2_000, misses: 0.1, whim: 100, limit: 300 },
  },
  {
    ...SURE,
    ...{ kind: 'plain', id: 2, name: 'level.novice', terms: WITH_SQUARES, depth: 1 },
    ...{ nodes: 2_000, misses: 0.2, whim: 150, limit: 300 },
  },
  {
    ...SURE,
    ...{ kind: 'plain', id: 3, name: 'level.beginner', terms: WITH_SQUARES, depth: 2 },
    ...{ nodes: 5_000, misses: 0.1, whim: 100, limit: 300 },
  },
  {
    ...SURE,
    ...{ kind: 'plain', id: 4, name: 'level.player', terms: WITH_SQUARES, depth: 3 },
    ...{ nodes: 20_000, misses: 0.03, whim: 50, limit: 300 },
  },
  {
    ...SURE,
    ...{ kind: 'plain', id: 5, name: 'level.expert', terms: WITH_MOBILITY, depth: 3 },
    ...{ nodes: 100_000, whim: 30, limit: 1_000 },
  },
  {
    ...SURE,
    ...{ kind: 'plain', id: 6, name: 'level.master', terms: WITH_MOBILITY, depth: 4 },
    ...{ nodes: 400_000, whim: 10, exactEmpties: 8, limit: 1_000 },
  },
  {
    ...SURE,
    ...{ kind: 'plain', id: 7, name: 'level.grandmaster', terms: WITH_STABILITY, depth: 6 },
    ...{ nodes: 1_500_000, exactEmpties: 12, variety: 100, limit: 3_000 },
  },
  {
    ...SURE,
    ...{ kind: 'plain', id: 8, name: 'level.sage', terms: WITH_STABILITY, depth: 8 },
    ...{ nodes: 6_000_000, exactEmpties: 16, variety: 100, limit: 3_000 },
  },
  { kind: 'engine', id: 9, name: 'level.engine', times: [1_000, 3_000, 10_000, 30_000], variety: 100 },
];

/** The level of an id on a board of that size: the engine itself plays 8×8 only. */
export function levelOf(id: number, size: number): Level {
  const level = LEVELS[id] ?? LEVELS[0];
  if (level === undefined || (level.kind === 'engine' && size !== 8))
    return LEVELS[STRONGEST_PLAIN] ?? RANDOM;
  return level;
}

const RANDOM: RandomLevel = { kind: 'random', id: 0, name: 'level.random' };
