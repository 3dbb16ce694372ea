import type { Disposable } from '../lib/disposer.ts';
import { Stream, type Listenable } from '../lib/stream.ts';
import { decodeLobby } from './decodeDoors.ts';
import type { Lobby } from './doors.ts';
import type { Link } from './link.ts';
import type { OnlineServer } from './onlineServer.ts';

const AGAIN_MS = 3000;
const LISTED = 'listed';

/** The lobby as it is now; undefined while it cannot be reached. */
export type Listed = Lobby | undefined;

/** Watches the open rooms and the hosts in the network until it is disposed. */
export class LobbyWatch implements Disposable {
  readonly #server: OnlineServer;
  readonly #changed = new Stream<Listed>();
  #link: Link | undefined;
  #cancel: (() => void) | undefined;
  #isDisposed = false;

  constructor(server: OnlineServer) {
    this.#server = server;
    void this.#connect();
  }

  get changed(): Listenable<Listed> {
    return this.#changed;
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#cancel?.();
    this.#link?.leave();
  }

  async #connect(): Promise<void> {
    const place = await this.#server.enterLobby();
    if (this.#isDisposed) return;
    if (!place.ok) return this.#retry();
    try {
      const link = await this.#server.openLink(this.#server.base, place.value, {
        message: (kind, payload) => {
          if (kind === LISTED && !this.#isDisposed) this.#changed.emit(decodeLobby(payload));
        },
        state: () => undefined,
        closed: () => this.#retry(),
      });
      this.#link = link;
      if (this.#isDisposed) link.leave();
    } catch {
      this.#retry();
    }
  }

  #retry(): void {
    if (this.#isDisposed) return;
    this.#link = undefined;
    this.#cancel = this.#server.timing.after(this.#server.spread(AGAIN_MS), () => void this.#connect());
    this.#changed.emit(undefined);
  }
}
