import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Result } from '../../lib/result.ts';
import { DOORS, INFO_PATH, type DoorRefusal, type ServerInfo } from '../../net/doors.ts';
import type { House } from '../house.ts';
import { readBody } from './body.ts';
import type { Door } from './door.ts';
import { addressOf, isFromHere, isPrivate } from './visitor.ts';

const METRICS_PATH = '/metrics';
const PATHS: readonly string[] = Object.values(DOORS);

const STATUS: Readonly<Record<DoorRefusal, number>> = {
  malformed: 400,
  'too-large': 413,
  'too-fast': 429,
  'foreign-origin': 403,
  'no-such-room': 404,
  'bad-seat': 403,
  'room-full': 409,
  'server-full': 503,
  closing: 503,
  unavailable: 503,
  'no-answer': 503,
};

export interface HttpDoorParts {
  readonly house: House;
  readonly door: Door;
  readonly info: () => ServerInfo;
  readonly isClosing: () => boolean;
}

/** The doors as requests reach them: only from pages of our own, only small, and never with a word of what went wrong inside. */
export class HttpDoor {
  readonly #parts: HttpDoorParts;

  constructor(parts: HttpDoorParts) {
    this.#parts = parts;
  }

  /** Answers a request of online play; false, with nothing sent, where it is none. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const [path = ''] = (request.url ?? '').split('?');
    if (request.method === 'GET' && path === INFO_PATH) {
      sendJson(response, 200, this.#parts.info());
      return true;
    }
    if (request.method === 'GET' && path === METRICS_PATH) return this.#answerMetrics(request, response);
    if (request.method !== 'POST' || !PATHS.includes(path)) return false;
    const answer = await this.#knock(path, request);
    if (answer.ok) sendJson(response, 200, answer.value);
    else this.#refuse(response, answer.error);
    return true;
  }

  async #knock(path: string, request: IncomingMessage): Promise<Result<unknown, DoorRefusal>> {
    const { house, door, isClosing } = this.#parts;
    const { origins, proxies, bodyBytes } = house.settings;
    if (!isFromHere(request, origins, proxies)) return { ok: false, error: 'foreign-origin' };
    if (isClosing()) return { ok: false, error: 'closing' };
    try {
      const body = await readBody(request, bodyBytes);
      return body.ok ? await door.knock(path, body.value, addressOf(request, proxies)) : body;
    } catch (error) {
      house.report(error);
      return { ok: false, error: 'unavailable' };
    }
  }

  #refuse(response: ServerResponse, code: DoorRefusal): void {
    this.#parts.house.metrics.count('reversi_door_refusals_total', 'Requests that were refused', { code });
    if (code === 'too-fast') response.setHeader('Retry-After', '10');
    // What is left of a body that is too large is not waited for.
    if (code === 'too-large') response.setHeader('Connection', 'close');
    sendJson(response, STATUS[code], { error: code });
  }

  #answerMetrics(request: IncomingMessage, response: ServerResponse): boolean {
    const { metrics, settings } = this.#parts.house;
    const isOpen =
      settings.metrics === 'all' ||
      (settings.metrics === 'local' && isPrivate(addressOf(request, settings.proxies)));
    if (!isOpen) return false;
    response.setHeader('Cache-Control', 'no-store');
    response
      .writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
      .end(metrics.write());
    return true;
  }
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.setHeader('Cache-Control', 'no-store');
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(value));
}
