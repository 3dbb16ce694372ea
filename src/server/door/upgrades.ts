import type { IncomingMessage, Server } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Settings } from '../settings.ts';
import { addressOf, isFromHere } from './visitor.ts';

/** `/process/room?sessionId=…`, as reservations name it. */
const ROOM_PATH = /^\/[\w-]{1,64}\/[\w-]{1,64}\?(.*&)?sessionId=[\w-]{1,64}(&|$)/;

/** Judges every socket before it is opened: from pages of our own, to a room, and not too many of one address. */
export class Upgrades {
  readonly #settings: Settings;
  readonly #isClosing: () => boolean;
  readonly #refused = new WeakSet<IncomingMessage>();
  readonly #sockets = new Map<string, number>();

  constructor(settings: Settings, isClosing: () => boolean) {
    this.#settings = settings;
    this.#isClosing = isClosing;
  }

  /** Must be called before the transport listens. */
  guard(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
      const status = this.#judge(request);
      if (status === undefined) {
        this.#count(addressOf(request, this.#settings.proxies), socket);
        return;
      }
      this.#refused.add(request);
      socket.on('error', () => socket.destroy());
      socket.end(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
    });
  }

  /** Whether the transport may open the socket. */
  isAllowed(request: IncomingMessage): boolean {
    return !this.#refused.has(request);
  }

  #judge(request: IncomingMessage): number | undefined {
    const { origins, proxies, socketsPerAddress } = this.#settings;
    if (!isFromHere(request, origins, proxies)) return 403;
    if (this.#isClosing()) return 503;
    if (!ROOM_PATH.test(request.url ?? '')) return 404;
    const open = this.#sockets.get(addressOf(request, proxies)) ?? 0;
    return open >= socketsPerAddress ? 429 : undefined;
  }

  #count(address: string, socket: Duplex): void {
    this.#sockets.set(address, (this.#sockets.get(address) ?? 0) + 1);
    socket.once('close', () => {
      const open = (this.#sockets.get(address) ?? 1) - 1;
      if (open > 0) this.#sockets.set(address, open);
      else this.#sockets.delete(address);
    });
  }
}
