import { err, ok, type Result } from '../lib/result.ts';
import type { ClockSetup } from '../records/gameSetup.ts';
import { BOARD_SIZES, isBoardSize, parseSide, type Side } from '../rules/index.ts';
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  MOST_NAME,
  type CreateWish,
  type GameWish,
  type JoinWish,
  type QuickWish,
} from './doors.ts';
import { MOST_CHAT, OFFERS, type Command, type Offer } from './messages.ts';

/** The fields of a message by name. */
export type Fields = ReadonlyMap<string, unknown>;

type Decoded<Value> = Result<Value, 'malformed'>;

const MALFORMED = err('malformed' as const);
const SEAT = /^[0-9a-f]{32}$/;
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);
const LARGEST = 1_000_000;
const MOST_SQUARE = (BOARD_SIZES.at(-1) ?? 0) ** 2;
const MOST_MINUTES = 180;
const MOST_INCREMENT = 60;
/** Raw text may be longer than what is left of it, but not endless. */
const RAW_FACTOR = 4;
const UNSEEN = /[\p{C}\u2028\u2029]+/gu;
/** Marks piled on one letter would run over the lines above. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/** A command as it came over the wire; every field must be there, of its type and in its range, and none besides. */
export function decodeCommand(kind: string, payload: unknown): Decoded<Command> {
  const fields = fieldsOf(payload ?? {});
  if (!fields) return MALFORMED;
  if (kind === 'sync') return only(fields, []) ? ok({ kind }) : MALFORMED;
  if (kind === 'chat') return decodeChat(fields);
  const epoch = wholeNumber(fields.get('epoch'), LARGEST);
  if (epoch === undefined) return MALFORMED;
  if (kind === 'resign' || kind === 'claim') return only(fields, ['epoch']) ? ok({ kind, epoch }) : MALFORMED;
  if (kind === 'move') return decodeMove(fields, epoch);
  return kind === 'offer' || kind === 'answer' ? decodeOffer(kind, fields, epoch) : MALFORMED;
}

export function decodeCreate(body: unknown): Decoded<CreateWish> {
  const fields = fieldsOf(body);
  const wish = fields && decodeGameWish(fields);
  if (!fields || !wish || !only(fields, ['name', 'size', 'clock', 'side', 'listed'])) return MALFORMED;
  const name = cleanName(fields.get('name'));
  const side = decodeSide(fields.get('side'));
  const listed = fields.get('listed');
  if (name === undefined || side === 'wrong' || typeof listed !== 'boolean') return MALFORMED;
  return ok({ ...wish, name, side, listed });
}

export function decodeQuick(body: unknown): Decoded<QuickWish> {
  const fields = fieldsOf(body);
  const wish = fields && decodeGameWish(fields);
  if (!fields || !wish || !only(fields, ['name', 'size', 'clock'])) return MALFORMED;
  const name = cleanName(fields.get('name'));
  return name === undefined ? MALFORMED : ok({ ...wish, name });
}

export function decodeJoin(body: unknown): Decoded<JoinWish> {
  const fields = fieldsOf(body);
  if (!fields || !only(fields, ['code', 'name', 'seat', 'watch'])) return MALFORMED;
  const code = parseCode(fields.get('code'));
  const name = cleanName(fields.get('name'));
  const seat = fields.get('seat') ?? undefined;
  const watch = fields.get('watch');
  const isSeat = seat === undefined || (typeof seat === 'string' && SEAT.test(seat));
  if (code === undefined || name === undefined || !isSeat || typeof watch !== 'boolean') return MALFORMED;
  return ok({ code, name, seat, watch });
}

/** The code of a room in any case and with the blanks and hyphens that people put in; undefined for anything else. */
export function parseCode(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > CODE_LENGTH * 2) return undefined;
  const code = value.replaceAll(/[\s-]/g, '').toLowerCase();
  return CODE.test(code) ? code : undefined;
}

/** Whether a text is the secret of a seat: 128 bits as 32 hexadecimal digits. */
export function isSeatToken(value: unknown): value is string {
  return typeof value === 'string' && SEAT.test(value);
}

/** A name without what cannot be seen, at most 24 characters; undefined where it is no text or far too long. */
export function cleanName(value: unknown): string | undefined {
  return cleanText(value, MOST_NAME);
}

/** A line of text without control and format characters, cut to so many characters; undefined where it is none. */
export function cleanText(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string' || value.length > most * RAW_FACTOR) return undefined;
  const seen = value.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(UNSEEN, '');
  return [...seen.replaceAll(PILED_MARKS, '$1').trim()].slice(0, most).join('').trim();
}

/** The fields of a plain object; undefined for anything else. */
export function fieldsOf(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return undefined;
  return new Map(Object.entries(value));
}

/** A whole number from 0 to `most`; undefined for anything else. */
export function wholeNumber(value: unknown, most: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
    ? value
    : undefined;
}

/** A clock, or undefined for none; `wrong` for what is neither. */
export function decodeClock(value: unknown): ClockSetup | undefined | 'wrong' {
  if (value === undefined || value === null) return undefined;
  const fields = fieldsOf(value);
  if (!fields || !only(fields, ['minutes', 'increment'])) return 'wrong';
  const minutes = wholeNumber(fields.get('minutes'), MOST_MINUTES);
  const increment = wholeNumber(fields.get('increment'), MOST_INCREMENT);
  if (minutes === undefined || minutes === 0 || increment === undefined) return 'wrong';
  return { minutes, increment };
}

export function parseOffer(value: unknown): Offer | undefined {
  return OFFERS.find((offer) => offer === value);
}

export function parseText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** What can be read of a list; what cannot is left out. */
export function listOf<Value>(value: unknown, decode: (one: unknown) => Value | undefined): readonly Value[] {
  if (!Array.isArray(value)) return [];
  return value.map(decode).filter((one): one is Value & {} => one !== undefined);
}

function decodeMove(fields: Fields, epoch: number): Decoded<Command> {
  const ply = wholeNumber(fields.get('ply'), MOST_SQUARE);
  const square = wholeNumber(fields.get('square'), MOST_SQUARE - 1);
  if (ply === undefined || square === undefined || !only(fields, ['epoch', 'ply', 'square']))
    return MALFORMED;
  return ok({ kind: 'move', epoch, ply, square });
}

function decodeOffer(kind: 'offer' | 'answer', fields: Fields, epoch: number): Decoded<Command> {
  const offer = parseOffer(fields.get('offer'));
  if (offer === undefined) return MALFORMED;
  if (kind === 'offer') return only(fields, ['epoch', 'offer']) ? ok({ kind, epoch, offer }) : MALFORMED;
  const accept = fields.get('accept');
  if (typeof accept !== 'boolean' || !only(fields, ['epoch', 'offer', 'accept'])) return MALFORMED;
  return ok({ kind, epoch, offer, accept });
}

function decodeChat(fields: Fields): Decoded<Command> {
  const text = cleanText(fields.get('text'), MOST_CHAT);
  if (text === undefined || text === '' || !only(fields, ['text'])) return MALFORMED;
  return ok({ kind: 'chat', text });
}

function decodeGameWish(fields: Fields): GameWish | undefined {
  const size = fields.get('size');
  const clock = decodeClock(fields.get('clock'));
  return isBoardSize(size) && clock !== 'wrong' ? { size, clock } : undefined;
}

function decodeSide(value: unknown): Side | undefined | 'wrong' {
  if (value === undefined || value === null) return undefined;
  return parseSide(value) ?? 'wrong';
}

function only(fields: Fields, names: readonly string[]): boolean {
  return [...fields.keys()].every((name) => names.includes(name));
}
