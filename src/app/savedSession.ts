import type { Game } from '../game/game.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { makeGameRecord, parseGameRecord, type GameRecordError } from '../game/gameRecord.ts';
import { readJson } from '../lib/json.ts';
import { parseSetup, type GameSetup } from '../records/gameSetup.ts';

/** Thinking time left, in milliseconds. */
export interface TimeLeft {
  readonly black: number;
  readonly white: number;
}

/** The running game of this page, as it is kept across reloads. */
export interface SavedSession {
  readonly setup: GameSetup;
  readonly game: Game;
  /** Undefined in a game without a clock. */
  readonly time: TimeLeft | undefined;
}

export type SavedSessionError = GameRecordError | 'not-json' | 'unknown-version' | 'bad-setup' | 'bad-time';

const VERSION = 1;

export function makeSavedSession(session: SavedSession): string {
  return JSON.stringify({
    version: VERSION,
    setup: session.setup,
    game: makeGameRecord(session.game),
    time: session.time,
  });
}

export function parseSavedSession(text: string): Result<SavedSession, SavedSessionError> {
  const stored = readJson(text);
  if (stored === undefined) return err('not-json');
  const read = new Map<string, unknown>(Object.entries(Object(stored)));
  if (read.get('version') !== VERSION) return err('unknown-version');
  const setup = parseSetup(read.get('setup'));
  if (!setup) return err('bad-setup');
  const game = parseGameRecord(read.get('game'));
  if (!game.ok) return game;
  const time = parseTime(read.get('time'), setup);
  return time === 'wrong' ? err('bad-time') : ok({ setup, game: game.value, time });
}

function parseTime(stored: unknown, setup: GameSetup): TimeLeft | undefined | 'wrong' {
  if (setup.clock === undefined) return undefined;
  if (typeof stored !== 'object' || stored === null || !('black' in stored) || !('white' in stored))
    return 'wrong';
  const { black, white } = stored;
  const fits = isDuration(black) && isDuration(white);
  return fits ? { black, white } : 'wrong';
}

function isDuration(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
