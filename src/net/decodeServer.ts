import type { Outcome } from '../game/outcome.ts';
import { isBoardSize, parseSide } from '../rules/index.ts';
import { decodeClock, fieldsOf, listOf, parseOffer, parseText, wholeNumber, type Fields } from './decode.ts';
import {
  REFUSALS,
  type ChatLine,
  type ClockTime,
  type Moved,
  type OpenOffer,
  type Presence,
  type RefusalCode,
  type Reply,
  type RoomStatus,
  type ServerMessage,
  type Sync,
} from './messages.ts';

const LARGEST = Number.MAX_SAFE_INTEGER;
const STATUSES: readonly RoomStatus[] = ['waiting', 'playing', 'over'];
const NOBODY = { black: '', white: '' };

/** What the server sent, or undefined where it is none of its messages. */
export function decodeServerMessage(kind: string, payload: unknown): ServerMessage | undefined {
  const fields = fieldsOf(payload ?? {});
  if (!fields) return undefined;
  switch (kind) {
    case 'synced':
      return wrap(decodeSync(payload), (sync) => ({ kind, sync }));
    case 'moved':
      return wrap(decodeMoved(fields), (moved) => ({ kind, moved }));
    case 'offered':
      return wrap(decodeOpenOffer(payload), (open) => ({ kind, open }));
    case 'declined':
      return wrap(decodeOpenOffer(payload), (open) => ({ kind, open }));
    case 'said':
      return wrap(decodeChatLine(payload), (line) => ({ kind, line }));
    case 'ended':
      return wrap(decodeOutcome(fields.get('outcome')), (outcome) => ({ kind, outcome }));
    case 'refused':
      return wrap(parseRefusal(fields.get('code')), (code) => ({ kind, code }));
    default:
      return kind === 'closing' ? { kind } : undefined;
  }
}

export function decodeReply(payload: unknown): Reply {
  const fields = fieldsOf(payload);
  if (fields?.get('ok') === true) {
    const moved = fieldsOf(fields.get('moved'));
    return { ok: true, moved: moved && decodeMoved(moved) };
  }
  return { ok: false, code: parseRefusal(fields?.get('code')) ?? 'unavailable' };
}

export function decodeSync(payload: unknown): Sync | undefined {
  const fields = fieldsOf(payload);
  if (!fields) return undefined;
  const { code, size, moves } = {
    code: fields.get('code'),
    size: fields.get('size'),
    moves: fields.get('moves'),
  };
  const epoch = wholeNumber(fields.get('epoch'), LARGEST);
  const round = wholeNumber(fields.get('round'), LARGEST);
  const clock = decodeClock(fields.get('clock'));
  if (typeof code !== 'string' || !isBoardSize(size) || typeof moves !== 'string') return undefined;
  if (epoch === undefined || round === undefined || clock === 'wrong') return undefined;
  return {
    ...{ code, size, moves, epoch, round, clock },
    side: parseSide(fields.get('side')),
    took: listOf(fields.get('took'), (value) => wholeNumber(value, LARGEST)),
    outcome: decodeOutcome(fields.get('outcome')),
    offers: listOf(fields.get('offers'), decodeOpenOffer),
    chat: listOf(fields.get('chat'), decodeChatLine),
    graceMs: wholeNumber(fields.get('graceMs'), LARGEST) ?? 0,
  };
}

/** The state of a room as plain data. */
export function decodePresence(state: unknown): Presence | undefined {
  const fields = fieldsOf(state);
  const status = STATUSES.find((each) => each === fields?.get('status'));
  if (!fields || status === undefined) return undefined;
  return {
    status,
    names: { black: text(fields, 'blackName'), white: text(fields, 'whiteName') },
    here: { black: fields.get('blackHere') === true, white: fields.get('whiteHere') === true },
    watchers: wholeNumber(fields.get('watchers'), LARGEST) ?? 0,
    time: decodeTime(fields),
  };
}

/** The presence of a room that has said nothing yet. */
export const NO_PRESENCE: Presence = {
  status: 'waiting',
  names: NOBODY,
  here: { black: false, white: false },
  watchers: 0,
  time: undefined,
};

function decodeMoved(fields: Fields): Moved | undefined {
  const [epoch, ply, square] = ['epoch', 'ply', 'square'].map((name) =>
    wholeNumber(fields.get(name), LARGEST),
  );
  if (epoch === undefined || ply === undefined || square === undefined) return undefined;
  const tookMs = wholeNumber(fields.get('tookMs'), LARGEST) ?? 0;
  return { epoch, ply, square, tookMs };
}

function decodeOpenOffer(payload: unknown): OpenOffer | undefined {
  const fields = fieldsOf(payload);
  const offer = parseOffer(fields?.get('offer'));
  const side = parseSide(fields?.get('side'));
  return offer !== undefined && side !== undefined ? { offer, side } : undefined;
}

function decodeChatLine(payload: unknown): ChatLine | undefined {
  const fields = fieldsOf(payload);
  const number = wholeNumber(fields?.get('number'), LARGEST);
  if (!fields || number === undefined) return undefined;
  return {
    number,
    side: parseSide(fields.get('side')),
    name: text(fields, 'name'),
    text: text(fields, 'text'),
  };
}

function decodeTime(fields: Fields): ClockTime | undefined {
  const black = wholeNumber(fields.get('blackMs'), LARGEST);
  const white = wholeNumber(fields.get('whiteMs'), LARGEST);
  if (fields.get('hasClock') !== true || black === undefined || white === undefined) return undefined;
  return { black, white, running: parseSide(fields.get('running')) };
}

function decodeOutcome(payload: unknown): Outcome | undefined {
  const fields = fieldsOf(payload);
  const kind = fields?.get('kind');
  const winner = parseSide(fields?.get('winner'));
  if (kind === 'counted' || kind === 'abandoned') return { kind, winner };
  if (kind === 'agreed') return { kind, winner: undefined };
  const isWon = kind === 'resigned' || kind === 'time';
  return isWon && winner !== undefined ? { kind, winner } : undefined;
}

function parseRefusal(value: unknown): RefusalCode | undefined {
  return REFUSALS.find((each) => each === value);
}

function text(fields: Fields, name: string): string {
  return parseText(fields.get(name)) ?? '';
}

function wrap<Value, Made>(value: Value | undefined, make: (value: Value) => Made): Made | undefined {
  return value === undefined ? undefined : make(value);
}
