import type { Game } from '../../game/game.ts';
import { makeGameRecord, parseGameRecord, type GameRecordError } from '../../game/gameRecord.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { parseAbout, type GameAbout } from '../../records/gameAbout.ts';
import { parseSetup, type GameSetup } from '../../records/gameSetup.ts';
import { makeReviewRecord, parseReviewRecord, type Review } from '../../review/reviewRecord.ts';

/** A game of the library. */
export interface LibraryEntry {
  readonly id: string;
  /** When the game was begun, and when anything of the entry was changed last: milliseconds since 1970. */
  readonly at: number;
  readonly changedAt: number;
  /** A name that the person gave, or nothing. */
  readonly name: string;
  readonly note: string;
  readonly game: Game;
  readonly about: GameAbout;
  /** Who sat there; undefined for a game that came from elsewhere. */
  readonly setup: GameSetup | undefined;
  readonly review: Review | undefined;
}

/** What of an entry can be told without replaying its game. */
export type EntryHead = Omit<LibraryEntry, 'game' | 'review'>;

/** An entry as plain data. */
export type EntryRecord = Readonly<Record<string, unknown>> & { readonly id: string };

export type LibraryEntryError = GameRecordError | 'not-an-entry' | 'unknown-version' | 'bad-setup';

const VERSION = 1;
export const MOST_NAME = 120;
export const MOST_NOTE = 4000;

export function makeEntryRecord(entry: LibraryEntry): EntryRecord {
  const { id, at, changedAt, name, note, game, about, setup, review } = entry;
  return {
    version: VERSION,
    ...{ id, at, changedAt, name, note, about, setup },
    game: makeGameRecord(game),
    ...(review !== undefined && { review: makeReviewRecord(review) }),
  };
}

/** Reads a stored entry; nothing in it is trusted. A review that does not fit is left out, the game is not. */
export function parseEntryRecord(stored: unknown): Result<LibraryEntry, LibraryEntryError> {
  const head = parseEntryHead(stored);
  if (!head.ok) return head;
  const { game: gameRecord, review: reviewRecord } = partsOf(stored);
  const game = parseGameRecord(gameRecord);
  if (!game.ok) return game;
  const review = parseReviewRecord(reviewRecord, game.value);
  return ok({ ...head.value, game: game.value, review: review.ok ? review.value : undefined });
}

/** Reads all of a stored entry but its game and its review. */
export function parseEntryHead(stored: unknown): Result<EntryHead, LibraryEntryError> {
  if (typeof stored !== 'object' || stored === null) return err('not-an-entry');
  const read = new Map<string, unknown>(Object.entries(stored));
  if (read.get('version') !== VERSION) return err('unknown-version');
  const [id, at, changedAt, name, note] = ['id', 'at', 'changedAt', 'name', 'note'].map((key) =>
    read.get(key),
  );
  if (typeof id !== 'string' || id === '' || !isTime(at) || !isTime(changedAt)) return err('not-an-entry');
  if (typeof name !== 'string' || typeof note !== 'string') return err('not-an-entry');
  const about = parseAbout(read.get('about'));
  const setup = parseSetup(read.get('setup'));
  if (setup === undefined && read.get('setup') !== undefined) return err('bad-setup');
  return ok({
    ...{ id, at, changedAt, about, setup },
    name: name.slice(0, MOST_NAME),
    note: note.slice(0, MOST_NOTE),
  });
}

/** The stored game and review of a stored entry, unread. */
export function partsOf(stored: unknown): { readonly game: unknown; readonly review: unknown } {
  const read = new Map<string, unknown>(Object.entries(Object(stored)));
  return { game: read.get('game'), review: read.get('review') };
}

/** The entry with something changed. */
export function changedEntry(entry: LibraryEntry, changes: Partial<LibraryEntry>): LibraryEntry {
  const { id, at, changedAt, name, note, game, about, setup, review } = entry;
  return { id, at, changedAt, name, note, game, about, setup, review, ...changes };
}

/** Of two versions of an entry the one changed later, with the review of either. */
export function mergeEntries<A extends LibraryEntry, B extends LibraryEntry>(
  a: A,
  b: B,
): A | B | LibraryEntry {
  const [newer, older] = b.changedAt > a.changedAt ? [b, a] : [a, b];
  if (newer.review !== undefined || older.review === undefined) return newer;
  const again = parseReviewRecord(makeReviewRecord(older.review), newer.game);
  return again.ok ? changedEntry(newer, { review: again.value }) : newer;
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
