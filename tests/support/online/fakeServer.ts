import type { Link, LinkHandlers, OpenLink } from '../../../src/net/link.ts';
import type { Sync } from '../../../src/net/messages.ts';
import { OnlineServer } from '../../../src/net/onlineServer.ts';
import { HandTiming } from '../handTiming.ts';
import { settle } from '../settle.ts';
import { MemorySeats } from './pages.ts';

const CODE = '23456789ab';
const SEAT = 'a'.repeat(32);
const PLACE = { name: 'reversi', sessionId: 's', roomId: 'r', processId: 'p' };
/** How a browser calls a connection that broke. */
export const BROKEN = 1006;

export const SYNC: Sync = {
  ...{ code: CODE, epoch: 0, round: 0, size: 8, clock: undefined, side: 'black', moves: '', took: [] },
  ...{ outcome: undefined, offers: [], chat: [], graceMs: 60_000 },
};

/** The server's end as a test plays it: it answers when the test says so. */
export class FakeServer {
  readonly timing = new HandTiming();
  readonly seats = new MemorySeats();
  /** What the door says; an entry when undefined. */
  refusal: string | undefined;
  /** The server cannot be reached at all. */
  isDown = false;
  readonly bodies: unknown[] = [];
  readonly asked: { readonly kind: string; readonly payload: unknown }[] = [];
  /** What chance says. */
  chance = 0.5;
  links = 0;
  hasLeft = false;
  isDeaf = false;
  #handlers: LinkHandlers | undefined;
  #answers: ((answer: unknown) => void)[] = [];
  #break: (() => void) | undefined;

  readonly server = new OnlineServer({
    base: 'http://server.example',
    timing: this.timing,
    seats: this.seats,
    random: () => this.chance,
    fetch: (_, init) => this.#knock(init),
    openLink: ((_, __, handlers) => this.#open(handlers)) satisfies OpenLink,
  });

  /** The server says something. */
  async say(kind: string, payload: unknown): Promise<void> {
    this.#handlers?.message(kind, payload);
    await settle();
  }

  /** The state of the room has changed. */
  async show(state: object): Promise<void> {
    this.#handlers?.state(state);
    await settle();
  }

  /** The server answers the oldest open request. */
  async answer(answer: unknown): Promise<void> {
    this.#answers.shift()?.(answer);
    await settle();
  }

  /** The connection ends. */
  async end(code: number): Promise<void> {
    this.#break?.();
    this.#handlers?.closed(code);
    await settle();
  }

  #knock(init: RequestInit | undefined): Promise<Response> {
    this.bodies.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}'));
    if (this.isDown) return Promise.reject(new Error('refused'));
    const body =
      this.refusal === undefined ? { code: CODE, seat: SEAT, reservation: PLACE } : { error: this.refusal };
    return Promise.resolve(
      new Response(JSON.stringify(body), { status: this.refusal === undefined ? 200 : 403 }),
    );
  }

  #open(handlers: LinkHandlers): Promise<Link> {
    this.links++;
    this.#handlers = handlers;
    return Promise.resolve({
      request: (kind, payload) => {
        this.asked.push({ kind, payload });
        return new Promise((resolve, reject) => {
          this.#answers.push(resolve);
          this.#break = () => {
            this.#answers = [];
            reject(new Error('broken'));
          };
        });
      },
      ping: () => (this.isDeaf ? new Promise(() => undefined) : Promise.resolve()),
      leave: () => (this.hasLeft = true),
      drop: () => handlers.closed(BROKEN),
    });
  }
}
