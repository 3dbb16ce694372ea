import type { Reservation } from './doors.ts';

/** What comes over a link. */
export interface LinkHandlers {
  readonly message: (kind: string, payload: unknown) => void;
  /** The room's state as plain data, whenever it has changed. */
  readonly state: (state: unknown) => void;
  readonly closed: (code: number) => void;
}

/** An open connection to a room. */
export interface Link {
  /** The answer; rejects where the link breaks first or none comes. */
  request(kind: string, payload: unknown): Promise<unknown>;
  /** Resolves when the other end has answered. */
  ping(): Promise<void>;
  /** Takes leave. */
  leave(): void;
  /** Treats a silent link as broken; `closed` is told at once. */
  drop(): void;
}

/** Opens a link to the room that was reserved; rejects where it cannot be had. */
export type OpenLink = (base: string, place: Reservation, handlers: LinkHandlers) => Promise<Link>;

const REQUEST_MS = 8000;
/** How the browser calls a connection that broke. */
const BROKEN = 1006;

/** Opens a link with the online SDK, which is loaded when the first one is opened. */
export const openColyseusLink: OpenLink = async (base, place, handlers) => {
  const { Client } = await import('@colyseus/sdk');
  const { publicAddress, ...rest } = place;
  const client = new Client(base);
  const room = await client.consumeSeatReservation(
    publicAddress === undefined ? rest : { ...rest, publicAddress },
  );
  // The page comes back by the secret of its seat, to whichever process then has the room.
  room.reconnection.enabled = false;
  let isClosed = false;
  const close = (code: number): void => {
    if (isClosed) return;
    isClosed = true;
    handlers.closed(code);
  };
  room.onMessage('*', (kind: string | number, payload: unknown) => {
    if (!isClosed) handlers.message(String(kind), payload);
  });
  room.onStateChange((state: unknown) => {
    if (!isClosed) handlers.state(plainOf(state));
  });
  room.onLeave((code) => close(code));
  return {
    request: (kind, payload) => room.request(kind, payload, { timeout: REQUEST_MS }),
    ping: () => new Promise((resolve) => room.ping(() => resolve())),
    leave: () => void room.leave(),
    drop: () => {
      close(BROKEN);
      room.connection.close();
    },
  };
};

function plainOf(state: unknown): unknown {
  const hasJson = typeof state === 'object' && state !== null && 'toJSON' in state;
  return hasJson && typeof state.toJSON === 'function' ? state.toJSON() : state;
}
