import { WebSocketTransport } from '@colyseus/ws-transport';
import type { WebSocket } from 'ws';

/** A connection is asked for a sign of life every three seconds; one that has owed two of them is ended. */
const PING_MS = 3000;
const MOST_OWED = 2;
/** The connections are asked in so many groups, one after the other: a thousand pings at once would hold up moves. */
const GROUPS = 10;
/** How much of a new measurement goes into what is taken for the lag. */
const SMOOTHING = 0.3;

interface Pulse {
  owed: number;
  sentAt: number;
  lagMs: number | undefined;
}

export interface HeartbeatOptions {
  readonly frameBytes: number;
  readonly now: () => number;
}

/** The transport of the rooms: notices dead connections within ten seconds and measures how long each one takes. */
export class Heartbeat extends WebSocketTransport {
  readonly #pulses = new WeakMap<object, Pulse>();
  readonly #now: () => number;
  #turn = 0;

  constructor({ frameBytes, now }: HeartbeatOptions) {
    super({ noServer: true, maxPayload: frameBytes, pingInterval: PING_MS, pingMaxRetries: MOST_OWED });
    this.#now = now;
  }

  /** Milliseconds to the other end and back, as measured lately; 0 before the first measurement. */
  lagOf(socket: object): number {
    return this.#pulses.get(socket)?.lagMs ?? 0;
  }

  /** Ends all connections and asks no longer. */
  override shutdown(): void {
    clearInterval(this.pingInterval);
    super.shutdown();
  }

  protected override autoTerminateUnresponsiveClients(): void {
    this.pingInterval = setInterval(() => this.#askGroup(), PING_MS / GROUPS);
  }

  #askGroup(): void {
    this.#turn = (this.#turn + 1) % GROUPS;
    let index = 0;
    for (const socket of this.wss.clients) {
      if (index++ % GROUPS === this.#turn) this.#ask(socket);
    }
  }

  #ask(socket: WebSocket): void {
    const pulse = this.#pulses.get(socket) ?? this.#watch(socket);
    if (pulse.owed >= MOST_OWED) {
      socket.terminate();
      return;
    }
    pulse.owed++;
    pulse.sentAt = this.#now();
    socket.ping();
  }

  #watch(socket: WebSocket): Pulse {
    const pulse: Pulse = { owed: 0, sentAt: 0, lagMs: undefined };
    this.#pulses.set(socket, pulse);
    socket.on('pong', () => {
      pulse.owed = 0;
      const lagMs = this.#now() - pulse.sentAt;
      pulse.lagMs = pulse.lagMs === undefined ? lagMs : pulse.lagMs + (lagMs - pulse.lagMs) * SMOOTHING;
    });
    return pulse;
  }
}
