import { readJson } from '../../lib/json.ts';
import type { Random } from '../../lib/random.ts';
import type { Seat } from '../../records/gameSetup.ts';
import type { Side } from '../../rules/index.ts';

/** What is written down about a game while it is played. */
export interface GameLog {
  /** The name under which the game is kept. */
  readonly id: string;
  /** When it was begun, in milliseconds since 1970. */
  readonly begunAt: number;
  readonly hints: number;
  readonly undos: number;
  /** The weakest level that has placed a disc. */
  readonly level: number | undefined;
  /** Who has placed the discs of each side. */
  readonly hands: Readonly<Partial<Record<Side, Hand>>>;
}

/** `both`: people and programs have taken turns. */
export type Hand = 'human' | 'machine' | 'both';

const ID_DIGITS = 36;
const ID_RANGE = 2 ** 52;

export function beginLog(now: number, random: Random): GameLog {
  const id = `${now.toString(ID_DIGITS)}-${Math.floor(random() * ID_RANGE).toString(ID_DIGITS)}`;
  return { id, begunAt: now, hints: 0, undos: 0, level: undefined, hands: {} };
}

/** The log after a disc of a seat; `shown` says that the page showed what the moves were worth. */
export function logPly(log: GameLog, side: Side, seat: Seat, shown: boolean): GameLog {
  const hand = seat.kind === 'random' || seat.kind === 'level' ? 'machine' : 'human';
  const before = log.hands[side];
  const hands = { ...log.hands, [side]: before === undefined || before === hand ? hand : 'both' };
  if (hand === 'human') return { ...log, hands, hints: log.hints + (shown ? 1 : 0) };
  const level = seat.kind === 'level' ? seat.level : 0;
  return { ...log, hands, level: Math.min(level, log.level ?? level) };
}

/** Whether a disc has been placed here: else the game came from elsewhere. */
export function wasPlayed({ hands }: GameLog): boolean {
  return hands.black !== undefined || hands.white !== undefined;
}

/** A log read from storage, or undefined when any part of it is wrong. */
export function parseGameLog(text: string): GameLog | undefined {
  const stored = readJson(text);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const read = new Map<string, unknown>(Object.entries(stored));
  const [id, begunAt, hints, undos, level] = ['id', 'begunAt', 'hints', 'undos', 'level'].map((key) =>
    read.get(key),
  );
  if (typeof id !== 'string' || id === '' || !isCount(begunAt) || !isCount(hints) || !isCount(undos)) {
    return undefined;
  }
  if (level !== undefined && !isCount(level)) return undefined;
  return { id, begunAt, hints, undos, level, hands: parseHands(read.get('hands')) };
}

function parseHands(stored: unknown): GameLog['hands'] {
  const read = new Map<string, unknown>(Object.entries(Object(stored)));
  const handOf = (side: Side): Hand | undefined =>
    (['human', 'machine', 'both'] as const).find((hand) => hand === read.get(side));
  const [black, white] = [handOf('black'), handOf('white')];
  return { ...(black && { black }), ...(white && { white }) };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
