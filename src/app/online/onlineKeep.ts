import { readJson } from '../../lib/json.ts';
import { cleanName, fieldsOf, isSeatToken, parseCode } from '../../net/decode.ts';
import type { SeatKeeper } from '../../net/onlineServer.ts';
import type { TextStorage } from '../keep.ts';

const KEY = 'reversi.online';
/** The oldest seats are forgotten first. */
const MOST_SEATS = 20;

interface Kept {
  readonly name: string;
  readonly muted: boolean;
  /** Secrets of seats by the code of their room, the newest last. */
  readonly seats: ReadonlyMap<string, string>;
}

/** Keeps the person's name and the secrets of seats across reloads; where nothing can be kept, for this visit. */
export class OnlineKeep implements SeatKeeper {
  readonly #storage: TextStorage | undefined;
  #kept: Kept;

  constructor(storage: TextStorage | undefined) {
    this.#storage = storage;
    this.#kept = parseKept(this.#readText());
  }

  get name(): string {
    return this.#kept.name;
  }

  set name(name: string) {
    this.#change({ name });
  }

  get muted(): boolean {
    return this.#kept.muted;
  }

  set muted(muted: boolean) {
    this.#change({ muted });
  }

  read(code: string): string | undefined {
    return this.#kept.seats.get(code);
  }

  keep(code: string, seat: string | undefined): void {
    // Another tab may have taken a seat meanwhile.
    const seats = new Map([...parseKept(this.#readText()).seats, ...this.#kept.seats]);
    seats.delete(code);
    if (seat !== undefined) seats.set(code, seat);
    this.#change({ seats: new Map([...seats].slice(-MOST_SEATS)) });
  }

  #change(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    const { name, muted, seats } = this.#kept;
    try {
      this.#storage?.setItem(KEY, JSON.stringify({ name, muted, seats: [...seats] }));
    } catch {
      // Full or forbidden: what is kept lasts as long as the page.
      return;
    }
  }

  #readText(): string {
    try {
      return this.#storage?.getItem(KEY) ?? '';
    } catch {
      return '';
    }
  }
}

function parseKept(text: string): Kept {
  const fields = fieldsOf(readJson(text));
  const seats = fields?.get('seats');
  return {
    name: cleanName(fields?.get('name')) ?? '',
    muted: fields?.get('muted') === true,
    seats: new Map(Array.isArray(seats) ? seats.flatMap(parseSeat) : []),
  };
}

function parseSeat(stored: unknown): [string, string][] {
  if (!Array.isArray(stored)) return [];
  const [code, seat]: unknown[] = stored;
  const parsed = parseCode(code);
  return parsed !== undefined && isSeatToken(seat) ? [[parsed, seat]] : [];
}
