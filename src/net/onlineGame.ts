import type { Game } from '../game/game.ts';
import type { Disposable } from '../lib/disposer.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { Stream, type Listenable } from '../lib/stream.ts';
import type { Side, Square } from '../rules/index.ts';
import { decodePresence, decodeReply, decodeServerMessage } from './decodeServer.ts';
import type { ClockTime, Command, Offer, Presence, RefusalCode, Reply, Sync } from './messages.ts';
import { Mirror } from './mirror.ts';
import type { Connection, OnlineEvent } from './onlineEvent.ts';
import type { OnlineServer } from './onlineServer.ts';
import { Reconnector } from './reconnector.ts';

export interface OnlineGameOptions {
  readonly code: string;
  readonly name: string;
  /** Only to look on, even where a seat is free. */
  readonly watch: boolean;
}

/** A server that cannot take a move now is given this long to send the page to one that can. */
const PATIENCE_MS = 3000;

type Answer = Result<void, RefusalCode>;

interface Pending {
  readonly epoch: number;
  readonly ply: number;
  readonly square: Square;
  settle(answer: Answer): void;
}

/**
 * A game that is played or watched on a server. It comes back by itself when the connection breaks, to the same seat;
 * a move that was under way is neither lost nor played twice.
 */
export class OnlineGame implements Disposable {
  readonly code: string;
  readonly #events = new Stream<OnlineEvent>();
  readonly #mirror: Mirror;
  readonly #line: Reconnector;
  readonly #after: OnlineServer['timing']['after'];
  #pending: Pending | undefined;
  #cancelPatience: (() => void) | undefined;

  constructor(server: OnlineServer, options: OnlineGameOptions) {
    this.code = options.code;
    this.#after = (milliseconds, run) => server.timing.after(milliseconds, run);
    this.#mirror = new Mirror(
      (event) => this.#events.emit(event),
      () => server.timing.now(),
    );
    this.#line = new Reconnector(server, options, {
      message: (kind, payload) => this.#onMessage(kind, payload),
      state: (state) => this.#onState(state),
      changed: (connection) => this.#onConnection(connection),
    });
  }

  get events(): Listenable<OnlineEvent> {
    return this.#events;
  }

  /** The server's truth, as far as it has come here. */
  get game(): Game {
    return this.#mirror.game;
  }

  get connection(): Connection {
    return this.#line.connection;
  }

  /** The last sync with the chat and offers since, but without the moves since; undefined before the first. */
  get sync(): Sync | undefined {
    return this.#mirror.sync;
  }

  /** One's own side; undefined for a spectator. */
  get side(): Side | undefined {
    return this.#mirror.sync?.side;
  }

  get presence(): Presence {
    return this.#mirror.presence;
  }

  /** The clocks at this moment; undefined without clocks. */
  get time(): ClockTime | undefined {
    return this.#mirror.time;
  }

  /** Connects; the first `synced` follows, or a connection that is gone. */
  start(): void {
    this.#line.start();
  }

  /** Places a disc; resolves when the server has it, also over a broken connection, or names why it is refused. */
  place(square: Square): Promise<Answer> {
    this.#settlePending(err('stale-ply'));
    return new Promise((settle) => {
      this.#pending = { epoch: this.#epoch, ply: this.game.cursor, square, settle };
      void this.#sendPending();
    });
  }

  resign(): Promise<Answer> {
    return this.#ask({ kind: 'resign', epoch: this.#epoch });
  }

  /** Offers a draw, or asks for a takeback or a rematch. */
  offer(offer: Offer): Promise<Answer> {
    return this.#ask({ kind: 'offer', epoch: this.#epoch, offer });
  }

  /** Answers the opponent's offer, or withdraws one's own by not accepting it. */
  answer(offer: Offer, accept: boolean): Promise<Answer> {
    return this.#ask({ kind: 'answer', epoch: this.#epoch, offer, accept });
  }

  /** Claims the game because the opponent has been away for the grace time. */
  claim(): Promise<Answer> {
    return this.#ask({ kind: 'claim', epoch: this.#epoch });
  }

  say(text: string): Promise<Answer> {
    return this.#ask({ kind: 'chat', text });
  }

  /** Tries at once to come back: the network or the screen is there again. */
  wake(): void {
    this.#line.wake();
  }

  /** Leaves the room; the seat stays one's own. */
  dispose(): void {
    this.#line.dispose();
    this.#settlePending(err('unavailable'));
  }

  get #epoch(): number {
    return this.sync?.epoch ?? 0;
  }

  async #ask({ kind, ...payload }: Command): Promise<Answer> {
    const answer = await this.#line.request(kind, payload);
    return answer === undefined ? err('unavailable') : this.#take(decodeReply(answer));
  }

  async #sendPending(): Promise<void> {
    const pending = this.#pending;
    if (!pending) return;
    const { epoch, ply, square } = pending;
    const answer = await this.#line.request('move', { epoch, ply, square });
    // Without an answer the move waits for the next sync, which tells whether it has arrived.
    if (answer === undefined || this.#pending !== pending) return;
    const reply = decodeReply(answer);
    if (!reply.ok && reply.code === 'unavailable') this.#cancelPatience = this.#beginPatience(pending);
    else this.#settlePending(this.#take(reply));
  }

  /** A room that moves to another process ends the connection, and the move goes out again there; else it has failed. */
  #beginPatience(pending: Pending): () => void {
    return this.#after(PATIENCE_MS, () => {
      const isOpen = this.connection.state === 'open';
      if (isOpen && this.#pending === pending)
        this.#settlePending(this.#take({ ok: false, code: 'unavailable' }));
    });
  }

  #take(reply: Reply): Answer {
    if (!reply.ok) {
      this.#events.emit({ kind: 'refused', code: reply.code });
      return err(reply.code);
    }
    if (reply.moved && !this.#mirror.move(reply.moved)) this.#resync();
    return ok(undefined);
  }

  #onMessage(kind: string, payload: unknown): void {
    const message = decodeServerMessage(kind, payload);
    if (!message) return;
    if (!this.#mirror.follow(message)) this.#resync();
    if (message.kind === 'synced') this.#reviewPending();
  }

  #onState(state: unknown): void {
    const presence = decodePresence(state);
    if (presence) this.#mirror.show(presence);
  }

  #onConnection(connection: Connection): void {
    this.#events.emit({ kind: 'connection', connection });
    if (connection.state === 'gone') this.#settlePending(err('unavailable'));
  }

  #resync(): void {
    void this.#line.request('sync', {});
  }

  /** After a sync: the move under way has arrived, or goes out again, or has no place any more. */
  #reviewPending(): void {
    const pending = this.#pending;
    if (!pending) return;
    const known = this.game.line[pending.ply];
    if (pending.epoch !== this.#epoch || pending.ply > this.game.cursor)
      this.#settlePending(err('stale-ply'));
    else if (known)
      this.#settlePending(known.ply.square === pending.square ? ok(undefined) : err('stale-ply'));
    else void this.#sendPending();
  }

  #settlePending(answer: Answer): void {
    const pending = this.#pending;
    this.#pending = undefined;
    this.#cancelPatience?.();
    this.#cancelPatience = undefined;
    pending?.settle(answer);
  }
}
