import type { Server } from 'node:http';
import { realTiming } from '../lib/timing.ts';
import type { LanHost } from '../net/doors.ts';
import type { Result } from '../lib/result.ts';
import { createGameServer } from './gameServer.ts';
import { Lan } from './lan.ts';
import { lanHosts, listenOn, type ListenFailure } from './listen.ts';
import { Metrics } from './metrics.ts';
import { Online } from './online.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/openStore.ts';
import type { Store } from './store/store.ts';

const SWEEP_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** How long pages are given to take leave before their connections are cut. */
const LEAVE_MS = 500;

/** The whole server: the site, online play, its database, and its voice in the local network. */
export class GameHost {
  readonly #settings: Settings;
  readonly #host: string | undefined;
  readonly #store: Store;
  #server: Server | undefined;
  #online: Online | undefined;
  #lan: Lan | undefined;
  #sweeping: NodeJS.Timeout | undefined;
  #urls: readonly string[] = [];

  private constructor(settings: Settings, host: string | undefined, store: Store) {
    this.#settings = settings;
    this.#host = host;
    this.#store = store;
  }

  /** Opens the database and the doors; rejects with a sentence where one of its services cannot be had. */
  static async open(
    site: string,
    settings: Settings,
    host: string | undefined,
    open: (settings: Settings) => Promise<Store> = openStore,
  ): Promise<GameHost> {
    const store = await open(settings).catch((error: unknown) => {
      throw new Error(
        `The database cannot be opened. ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    const game = new GameHost(settings, host, store);
    await game.#start(site);
    return game;
  }

  /** Listens on the first free one of these ports. */
  async listen(ports: readonly number[]): Promise<Result<number, ListenFailure>> {
    if (!this.#server) return { ok: false, error: 'host-unknown' };
    const listening = await listenOn(this.#server, ports, this.#host);
    if (listening.ok) this.#announce(listening.value);
    return listening;
  }

  /** Tells the players, stores what is under way, and lets go of everything. */
  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    await this.#lan?.stop();
    await this.#online?.close();
    this.#server?.close();
    await new Promise((resolve) => void setTimeout(resolve, LEAVE_MS));
    this.#server?.closeAllConnections();
    await this.#store.close();
  }

  async #start(site: string): Promise<void> {
    const house = {
      ...{ settings: this.#settings, store: this.#store, timing: realTiming, metrics: new Metrics(), report },
      hosts: (): readonly LanHost[] => this.#lan?.hosts ?? [],
    };
    this.#online = await Online.start(house, () => ({ urls: this.#urls }));
    this.#server = createGameServer(site, report, this.#online);
    this.#online.attach(this.#server);
    this.#sweep();
    this.#sweeping = setInterval(() => this.#sweep(), SWEEP_MS);
    this.#sweeping.unref();
  }

  #announce(port: number): void {
    // Who listens on this machine alone, or behind a proxy, is not to be found in the network.
    const isLocal = this.#host !== undefined && this.#host !== '0.0.0.0';
    const own = lanHosts();
    const isNamed = this.#settings.proxies > 0 || this.#settings.publicAddress !== undefined;
    if (!isLocal && !isNamed) this.#urls = own.map((address) => `http://${address}:${port}/`);
    if (this.#settings.lan && !isLocal)
      this.#lan = new Lan({ port, name: this.#settings.lanName, own, report });
  }

  #sweep(): void {
    this.#store.sweep(DAY_MS).catch(report);
  }
}

/** What went wrong, without what anybody said or any secret: errors of ours carry neither. */
function report(error: unknown): void {
  console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
