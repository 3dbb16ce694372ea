import { readJson } from '../../lib/json.ts';
import { cleanName, fieldsOf, isSeatToken, parseCode } from '../../net/decode.ts';
import type { SeatKeeper } from '../../net/onlineServer.ts';
import type { TextStorage } from '../keep.ts';

const KEY = 'reversi.online';
const TAB_KEY = 'reversi.online.seat';
/** The oldest seats are forgotten first. */
const MOST_SEATS = 20;

/** The code of a room and the secret of a seat there. */
type KeptSeat = readonly [code: string, seat: string];

interface Kept {
  readonly name: string;
  readonly muted: boolean;
  /** The newest last; of one room there may be both seats, played in two tabs. */
  readonly seats: readonly KeptSeat[];
}

/**
 * Keeps the person's name and the secrets of seats across reloads, for all tabs of the browser, and which of the seats this
 * tab plays; where nothing can be kept, for this visit.
 */
export class OnlineKeep implements SeatKeeper {
  readonly #storage: TextStorage | undefined;
  readonly #tab: TextStorage | undefined;
  /** The seat that this tab has taken in a room, or that it takes none of those that are kept. */
  readonly #own: Map<string, string | undefined>;
  #kept: Kept;

  /** `tab` lasts as long as the tab, over reloads. */
  constructor(storage: TextStorage | undefined, tab?: TextStorage) {
    this.#storage = storage;
    this.#tab = tab;
    this.#kept = parseKept(readText(storage, KEY));
    this.#own = new Map(parseSeat(readJson(readText(tab, TAB_KEY))));
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

  /** The seats held in a room: this tab's first, then the newest. */
  seatsOf(code: string): readonly string[] {
    const own = this.#own.get(code);
    const seats = this.#seats.filter((kept) => kept[0] === code).map(([, seat]) => seat);
    return [...new Set([...(own === undefined ? [] : [own]), ...seats.reverse()])];
  }

  /** Which of the seats in a room this tab plays; a new one where it is none of them. */
  choose(code: string, seat: string | undefined): void {
    this.#own.set(code, seat);
    writeText(this.#tab, TAB_KEY, seat === undefined ? '' : JSON.stringify([code, seat]));
  }

  /** This tab has had a seat in the room before, as after a reload. */
  isOwn(code: string): boolean {
    return this.#own.get(code) !== undefined;
  }

  read(code: string): string | undefined {
    return this.#own.has(code) ? this.#own.get(code) : this.seatsOf(code)[0];
  }

  keep(code: string, seat: string | undefined): void {
    const wrong = seat === undefined ? this.read(code) : undefined;
    const others = this.#seats.filter((kept) => kept[0] !== code || kept[1] !== (seat ?? wrong));
    this.choose(code, seat);
    const seats: readonly KeptSeat[] = seat === undefined ? others : [...others, [code, seat]];
    this.#change({ seats: seats.slice(-MOST_SEATS) });
  }

  /** All that are kept; another tab may have taken one meanwhile. */
  get #seats(): readonly KeptSeat[] {
    return this.#storage === undefined ? this.#kept.seats : this.#latest().seats;
  }

  #latest(): Kept {
    const text = readText(this.#storage, KEY);
    return text === '' ? this.#kept : parseKept(text);
  }

  #change(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, seats: this.#seats, ...change };
    writeText(this.#storage, KEY, JSON.stringify(this.#kept));
  }
}

function readText(storage: TextStorage | undefined, key: string): string {
  try {
    return storage?.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function writeText(storage: TextStorage | undefined, key: string, text: string): void {
  try {
    storage?.setItem(key, text);
  } catch {
    // Full or forbidden: what is kept lasts as long as the page.
    return;
  }
}

function parseKept(text: string): Kept {
  const fields = fieldsOf(readJson(text));
  const seats = fields?.get('seats');
  return {
    name: cleanName(fields?.get('name')) ?? '',
    muted: fields?.get('muted') === true,
    seats: Array.isArray(seats) ? seats.flatMap(parseSeat) : [],
  };
}

function parseSeat(stored: unknown): KeptSeat[] {
  if (!Array.isArray(stored)) return [];
  const [code, seat]: unknown[] = stored;
  const parsed = parseCode(code);
  return parsed !== undefined && isSeatToken(seat) ? [[parsed, seat]] : [];
}
