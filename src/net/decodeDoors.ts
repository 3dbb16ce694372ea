import { isBoardSize, parseSide } from '../rules/index.ts';
import { decodeClock, fieldsOf, isSeatToken, listOf, parseCode, parseText } from './decode.ts';
import {
  DOOR_REFUSALS,
  type DoorRefusal,
  type Entry,
  type LanHost,
  type Lobby,
  type LobbyRoom,
  type Reservation,
  type ServerInfo,
  type Ticket,
} from './doors.ts';

const PRIVATE_URL =
  /^http:\/\/(10|127|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)(\.\d{1,3}){1,3}(:\d{1,5})?\/$/;

export function decodeLobby(payload: unknown): Lobby {
  const fields = fieldsOf(payload);
  return {
    rooms: listOf(fields?.get('rooms'), decodeLobbyRoom),
    hosts: listOf(fields?.get('hosts'), decodeHost),
  };
}

export function decodeInfo(payload: unknown): ServerInfo {
  return { urls: listOf(fieldsOf(payload)?.get('urls'), parseText) };
}

export function decodeTicket(payload: unknown): Ticket | undefined {
  const fields = fieldsOf(payload);
  const code = parseCode(fields?.get('code'));
  const seat = fields?.get('seat');
  return code === undefined ? undefined : { code, seat: isSeatToken(seat) ? seat : undefined };
}

export function decodeEntry(payload: unknown): Entry | undefined {
  const fields = fieldsOf(payload);
  const code = parseCode(fields?.get('code'));
  const reservation = decodeReservation(fields?.get('reservation'));
  const seat = fields?.get('seat');
  if (code === undefined || !reservation) return undefined;
  return { code, reservation, seat: isSeatToken(seat) ? seat : undefined };
}

export function decodeReservation(payload: unknown): Reservation | undefined {
  const fields = fieldsOf(payload);
  if (!fields) return undefined;
  const [name, sessionId, roomId, processId] = ['name', 'sessionId', 'roomId', 'processId'].map((field) =>
    parseText(fields.get(field)),
  );
  if (!name || !sessionId || !roomId || !processId) return undefined;
  return { name, sessionId, roomId, processId, publicAddress: parseText(fields.get('publicAddress')) };
}

/** The code in a refusing answer. */
export function decodeDoorRefusal(payload: unknown): DoorRefusal {
  const code = fieldsOf(payload)?.get('error');
  return DOOR_REFUSALS.find((each) => each === code) ?? 'unavailable';
}

function decodeLobbyRoom(payload: unknown): LobbyRoom | undefined {
  const fields = fieldsOf(payload);
  const code = parseCode(fields?.get('code'));
  const size = fields?.get('size');
  const clock = decodeClock(fields?.get('clock'));
  const status = fields?.get('status');
  if (!fields || code === undefined || !isBoardSize(size) || clock === 'wrong') return undefined;
  if (status !== 'waiting' && status !== 'playing') return undefined;
  const free = parseSide(fields.get('free'));
  return { code, size, clock, status, free, names: listOf(fields.get('names'), parseText) };
}

function decodeHost(payload: unknown): LanHost | undefined {
  const fields = fieldsOf(payload);
  const url = fields?.get('url');
  if (!fields || typeof url !== 'string' || !PRIVATE_URL.test(url)) return undefined;
  return { name: parseText(fields.get('name')) ?? '', url };
}
