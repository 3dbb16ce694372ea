import { HIGHEST_LEVEL } from '../records/gameSetup.ts';

/** How a game against a level ended for the person. */
export type LadderEnd = 'won' | 'lost' | 'drawn';

/** A game against a level that counts. */
export interface LadderResult {
  /** The game's. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The weakest level that was played against. */
  readonly level: number;
  readonly end: LadderEnd;
  /** A hint was asked for, values were shown or a move was taken back. */
  readonly helped: boolean;
}

/** The games against one level; those with help are counted apart. */
export interface LevelTally {
  readonly level: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly helped: number;
  /** Wins in a row without help, the last game among them. */
  readonly streak: number;
}

/** Which level to play next, as seen from the one played last. */
export interface LevelAdvice {
  readonly level: number;
  readonly why: 'up' | 'stay' | 'down';
}

const WINS_TO_RISE = 2;
const LOSSES_TO_FALL = 4;

export function tallyOf(results: readonly LadderResult[], level: number): LevelTally {
  const played = results.filter((each) => each.level === level);
  const alone = inOrder(played.filter((each) => !each.helped));
  const count = (end: LadderEnd): number => alone.filter((each) => each.end === end).length;
  return {
    level,
    won: count('won'),
    lost: count('lost'),
    drawn: count('drawn'),
    helped: played.length - alone.length,
    streak: rowOf(alone, 'won'),
  };
}

/** Two wins in a row without help lead up, four losses in a row down; undefined before the first game. */
export function adviseLevel(results: readonly LadderResult[]): LevelAdvice | undefined {
  const last = inOrder(results).at(-1);
  if (last === undefined) return undefined;
  const { level } = last;
  const alone = inOrder(results.filter((each) => each.level === level && !each.helped));
  if (level < HIGHEST_LEVEL && rowOf(alone, 'won') >= WINS_TO_RISE) return { level: level + 1, why: 'up' };
  if (level > 0 && rowOf(alone, 'lost') >= LOSSES_TO_FALL) return { level: level - 1, why: 'down' };
  return { level, why: 'stay' };
}

/** A stored result, or undefined when any part of it is wrong. */
export function parseLadderResult(stored: unknown): LadderResult | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const read = new Map<string, unknown>(Object.entries(stored));
  const [id, at, level, helped] = ['id', 'at', 'level', 'helped'].map((key) => read.get(key));
  const end = (['won', 'lost', 'drawn'] as const).find((each) => each === read.get('end'));
  if (typeof id !== 'string' || id === '' || typeof at !== 'number' || !Number.isFinite(at)) return undefined;
  const isLevel =
    typeof level === 'number' && Number.isInteger(level) && level >= 0 && level <= HIGHEST_LEVEL;
  if (!isLevel || end === undefined || typeof helped !== 'boolean') return undefined;
  return { id, at, level, end, helped };
}

function inOrder(results: readonly LadderResult[]): readonly LadderResult[] {
  return [...results].sort((a, b) => a.at - b.at);
}

/** How many of the last games in a row ended so. */
function rowOf(played: readonly LadderResult[], end: LadderEnd): number {
  const other = [...played].reverse().findIndex((each) => each.end !== end);
  return other === -1 ? played.length : other;
}
