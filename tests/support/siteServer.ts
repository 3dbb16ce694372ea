import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createGameServer } from '../../src/server/gameServer.ts';
import { listenOn } from '../../src/server/listen.ts';

/** A server of the game that can be stopped, slowed down and given another version while pages of it are open. */
export class SiteServer {
  /** How long each answer is held back. */
  delayMs = 0;
  #site: Server;
  readonly #folder: string;
  #outer: Server | undefined;
  #port = 0;

  constructor(folder: string) {
    this.#folder = folder;
    this.#site = makeSite(folder);
  }

  get url(): string {
    return `http://localhost:${this.#port}/`;
  }

  /** Listens, the second time on the same port as the first. */
  async start(): Promise<void> {
    const outer = createServer((request, response) => {
      setTimeout(() => this.#site.emit('request', request, response), this.delayMs);
    });
    const listening = await listenOn(outer, [this.#port]);
    if (!listening.ok) throw new Error(listening.error);
    this.#port = listening.value;
    this.#outer = outer;
  }

  /** Serves what lies in the folder now. */
  deploy(): void {
    this.#site = makeSite(this.#folder);
  }

  async stop(): Promise<void> {
    const outer = this.#outer;
    if (!outer) return;
    this.#outer = undefined;
    outer.close();
    outer.closeAllConnections();
    await once(outer, 'close');
  }
}

function makeSite(folder: string): Server {
  return createGameServer(folder, (error) => {
    throw error;
  });
}
