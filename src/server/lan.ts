import { hostname } from 'node:os';
import { Bonjour, type Browser, type Service } from 'bonjour-service';
import { cleanText } from '../net/decode.ts';
import type { LanHost } from '../net/doors.ts';
import { isPrivate } from './door/visitor.ts';

const SERVICE = 'reversi3d';
const MOST_HOSTS = 20;
const MOST_NAME = 40;
const LAST_PORT = 65_535;
const PLAIN_ADDRESS = /^\d{1,3}(\.\d{1,3}){3}$/;
/** How long others are asked not to forget this one after it has gone without a word. */
const ASK_ANEW_MS = 30_000;

export interface LanOptions {
  readonly port: number;
  readonly name: string | undefined;
  /** The addresses of this machine, which are not shown as somebody else's. */
  readonly own: readonly string[];
  readonly report: (error: unknown) => void;
  /** The voice and the ear in the network; that of this machine as a rule. */
  readonly bonjour?: LanVoice;
}

/** What is used of mDNS. */
export interface LanVoice {
  publish(service: {
    readonly name: string;
    readonly type: string;
    readonly port: number;
    readonly probe: boolean;
    readonly disableIPv6: boolean;
  }): { on(event: 'error', heard: (error: unknown) => void): unknown };
  find(wanted: { readonly type: string }): Pick<Browser, 'services' | 'update' | 'stop'>;
  unpublishAll(done: () => void): void;
  destroy(done: () => void): void;
}

/** Announces this server in the local network, and hears the others there. */
export class Lan {
  readonly #options: LanOptions;
  readonly #bonjour: LanVoice;
  readonly #browser: Pick<Browser, 'services' | 'update' | 'stop'>;
  readonly #timer: NodeJS.Timeout;

  constructor(options: LanOptions) {
    this.#options = options;
    this.#bonjour = options.bonjour ?? new Bonjour({}, options.report);
    const name = `${options.name ?? hostname()} (${options.port})`.slice(0, 60);
    this.#bonjour
      .publish({ name, type: SERVICE, port: options.port, probe: false, disableIPv6: true })
      .on('error', options.report);
    this.#browser = this.#bonjour.find({ type: SERVICE });
    this.#timer = setInterval(() => this.#browser.update(), ASK_ANEW_MS);
    this.#timer.unref();
  }

  /** The others, as far as what they say of themselves can be believed. */
  get hosts(): readonly LanHost[] {
    return this.#browser.services
      .map(hostOfService)
      .filter((host) => host !== undefined)
      .filter(({ url }) => !this.#isOwn(url))
      .slice(0, MOST_HOSTS);
  }

  /** Says good-bye, and is silent. */
  stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#browser.stop();
    return new Promise((resolve) => {
      this.#bonjour.unpublishAll(() => this.#bonjour.destroy(() => resolve()));
    });
  }

  #isOwn(url: string): boolean {
    const { port, own } = this.#options;
    return own.some((address) => url === `http://${address}:${port}/`);
  }
}

/** What is shown of a host that was heard: its cleaned name, and a link to an address of a private network. */
export function hostOfService(service: Pick<Service, 'name' | 'port' | 'addresses'>): LanHost | undefined {
  const name = cleanText(service.name, MOST_NAME);
  const address = service.addresses?.find((each) => PLAIN_ADDRESS.test(each) && isPrivate(each));
  const isPort = Number.isInteger(service.port) && service.port > 0 && service.port <= LAST_PORT;
  if (name === undefined || name === '' || address === undefined || !isPort) return undefined;
  return { name, url: `http://${address}:${service.port}/` };
}
