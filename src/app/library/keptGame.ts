import type { Game } from '../../game/game.ts';
import { parseGameRecord } from '../../game/gameRecord.ts';
import { lineKeyOf, summariseGameRecord, type GameSummary } from '../../game/gameSummary.ts';
import { assert } from '../../lib/assert.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { GameAbout } from '../../records/gameAbout.ts';
import type { GameSetup } from '../../records/gameSetup.ts';
import { parseReviewRecord, type Review } from '../../review/reviewRecord.ts';
import {
  makeEntryRecord,
  parseEntryHead,
  partsOf,
  type EntryHead,
  type EntryRecord,
  type LibraryEntry,
  type LibraryEntryError,
} from './libraryEntry.ts';

/**
 * An entry of the library with what the list says of it. The game is known to be good, but its tree is grown and its review
 * read only when somebody asks for them: a library may hold thousands.
 */
export class KeptGame implements LibraryEntry {
  readonly record: EntryRecord;
  readonly summary: GameSummary;
  readonly lineKey: string;
  readonly id: string;
  readonly at: number;
  readonly changedAt: number;
  readonly name: string;
  readonly note: string;
  readonly about: GameAbout;
  readonly setup: GameSetup | undefined;
  #game: Game | undefined;
  #review: Review | 'none' | undefined;

  private constructor(head: EntryHead, record: EntryRecord, summary: GameSummary) {
    this.record = record;
    this.summary = summary;
    this.lineKey = lineKeyOf(summary);
    this.id = head.id;
    this.at = head.at;
    this.changedAt = head.changedAt;
    this.name = head.name;
    this.note = head.note;
    this.about = head.about;
    this.setup = head.setup;
  }

  /** Reads a stored entry; nothing in it is trusted. */
  static parse(stored: unknown): Result<KeptGame, LibraryEntryError> {
    const head = parseEntryHead(stored);
    if (!head.ok) return head;
    const summary = summariseGameRecord(partsOf(stored).game);
    if (!summary.ok) return summary;
    return ok(new KeptGame(head.value, recordIn(stored, head.value.id), summary.value));
  }

  static of(entry: LibraryEntry): KeptGame {
    if (entry instanceof KeptGame) return entry;
    const kept = KeptGame.parse(makeEntryRecord(entry));
    assert(kept.ok, 'an entry can be read back from its own record');
    return kept.value;
  }

  get game(): Game {
    this.#game ??= this.#grow();
    return this.#game;
  }

  /** Undefined where there is none, or one that does not fit the game. */
  get review(): Review | undefined {
    this.#review ??= this.#readReview();
    return this.#review === 'none' ? undefined : this.#review;
  }

  /** As far as one can tell without reading it. */
  get isReviewed(): boolean {
    return partsOf(this.record).review !== undefined;
  }

  #grow(): Game {
    const game = parseGameRecord(partsOf(this.record).game);
    assert(game.ok, 'a game that could be summed up can be replayed');
    return game.value;
  }

  #readReview(): Review | 'none' {
    if (!this.isReviewed) return 'none';
    const review = parseReviewRecord(partsOf(this.record).review, this.game);
    return review.ok ? review.value : 'none';
  }
}

function recordIn(stored: unknown, id: string): EntryRecord {
  return { ...Object.fromEntries(Object.entries(Object(stored))), id };
}
