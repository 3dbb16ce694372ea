import { roomCodeIn } from './roomCodeIn.ts';

/** Hosts that only this machine knows by that name. */
const OWN_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The address names the room, so that a reload comes back to it; undefined takes the name away. */
export function writeRoomAddress({ location, history }: Window, code: string | undefined): void {
  const isRoom = roomCodeIn(location.hash) !== undefined;
  if (code === undefined && !isRoom) return;
  const hash = code === undefined ? '' : `#room=${code}`;
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

/** The address that others open to come to a room, at the server of that address. */
export function invitationTo(code: string, server: string): string {
  return `${server.replace(/\/$/, '')}/#room=${code}`;
}

/** Others cannot open the address that this page has. */
export function isOnlyHere({ location }: Window): boolean {
  return OWN_HOSTS.includes(location.hostname);
}
