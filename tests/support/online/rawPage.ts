import { once } from 'node:events';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { encode } from '@colyseus/schema';
import { Packr, unpack } from 'msgpackr';
import { WebSocket } from 'ws';
import type { Reservation } from '../../../src/net/doors.ts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Frames of the wire protocol, by their first byte. */
const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_REQUEST = 21;
const ROOM_RESPONSE = 22;
const packr = new Packr({ useRecords: false });

/** Sends a request as it is written, whatever is wrong with it. */
export function rawRequest(
  port: number,
  path: string,
  {
    method = 'POST',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Posts JSON as a page does. */
export function post(port: number, path: string, body: unknown, headers: Record<string, string> = {}) {
  return rawRequest(port, path, {
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The status with which a socket is refused, or 101 where it is opened. */
export async function upgradeStatus(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const held = await holdSocket(port, path, headers);
  held.release();
  return held.status;
}

/** A socket that says nothing, and what the server said to it. */
export async function holdSocket(
  port: number,
  path = '/a/b?sessionId=c',
  headers: Record<string, string> = {},
) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const lines = Object.entries({
    Host: `127.0.0.1:${port}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString())?.[1]);
  return { status, release: () => void socket.destroy() };
}

/** A connection to a room that says whatever a test wants it to say. */
export class RawPage {
  readonly socket: WebSocket;
  readonly heard: string[] = [];
  readonly #answers = new Map<number, (answer: unknown) => void>();
  #id = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.#onFrame(data));
    socket.on('error', () => undefined);
  }

  static async open(
    port: number,
    place: Reservation,
    options: { autoPong?: boolean } = {},
  ): Promise<RawPage> {
    const path = `${place.processId}/${place.roomId}?sessionId=${place.sessionId}`;
    const page = new RawPage(new WebSocket(`ws://127.0.0.1:${port}/${path}`, options));
    await once(page.socket, 'message');
    page.socket.send(Buffer.from([JOIN_ROOM]));
    return page;
  }

  /** Resolves with the code with which the server closes the connection. */
  get closed(): Promise<number> {
    return once(this.socket, 'close').then(([code]) => Number(code));
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Sends any bytes. */
  bytes(bytes: Uint8Array): void {
    this.socket.send(bytes);
  }

  /** Sends a message that wants no answer. */
  send(kind: string, payload: unknown): void {
    this.bytes(frame([ROOM_DATA], kind, payload));
  }

  /** Sends a request; resolves with the answer. */
  request(kind: string, payload: unknown): Promise<unknown> {
    const id = ++this.#id;
    const head = { bytes: Buffer.alloc(9), it: { offset: 0 } };
    encode.number(head.bytes, id, head.it);
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.bytes(frame([ROOM_REQUEST, ...head.bytes.subarray(0, head.it.offset)], kind, payload));
    });
  }

  #onFrame(data: Buffer): void {
    if (data[0] === ROOM_RESPONSE && data[1] !== undefined && data[1] < 128) {
      this.#answers.get(data[1])?.(data.length > 3 ? unpack(data.subarray(3)) : undefined);
    } else if (data[0] === ROOM_DATA) {
      this.heard.push(data.subarray(2, 2 + ((data[1] ?? 0) & 0x1f)).toString());
    }
  }
}

function frame(head: readonly number[], kind: string, payload: unknown): Buffer {
  const name = Buffer.from(kind);
  const word = Buffer.concat([Buffer.from([0xa0 | name.length]), name]);
  return Buffer.concat([Buffer.from(head), word, ...(payload === undefined ? [] : [packr.pack(payload)])]);
}
