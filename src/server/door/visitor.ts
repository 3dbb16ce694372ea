import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** The groups of an IPv6 address that name a household rather than a device. */
const HOUSEHOLD_GROUPS = 4;
const HOST = /^(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;
const PRIVATE = /^(10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;

/**
 * The address that limits are counted by: the one that connected, or, behind so many proxies of our own, the one the
 * outermost of them saw. Of an IPv6 address the part that one household has.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const seen = forwarded(request, 'x-forwarded-for', proxies);
  const address = seen !== undefined && isIP(seen) > 0 ? seen : (request.socket.remoteAddress ?? '');
  const plain = address.replace(/^::ffff:/, '');
  return isIP(plain) === 6 ? groupsOf(plain).slice(0, HOUSEHOLD_GROUPS).join(':') : plain;
}

/** Whether an address is of this machine or its own network. */
export function isPrivate(address: string): boolean {
  return PRIVATE.test(address) || address.startsWith('0:0:0:0') || /^f[cd]|^fe80/i.test(address);
}

/** The host that the page asked for, as far as it is one; undefined for anything that could be more than a name. */
export function hostOf(request: IncomingMessage, proxies: number): string | undefined {
  const host = forwarded(request, 'x-forwarded-host', proxies) ?? request.headers.host;
  return host !== undefined && HOST.test(host) ? host.toLowerCase() : undefined;
}

/**
 * Whether a request comes from a page of ours. Browsers name the origin of every socket and every POST; who names
 * none is no browser, and has no page of somebody else's in it.
 */
export function isFromHere(request: IncomingMessage, origins: readonly string[], proxies: number): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  const host = hostOf(request, proxies);
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}

/** What the outermost of our proxies said; strangers may have written more in front of it. */
function forwarded(request: IncomingMessage, header: string, proxies: number): string | undefined {
  if (proxies === 0) return undefined;
  const value = request.headers[header];
  const said = (Array.isArray(value) ? value.join(',') : (value ?? '')).split(',').map((part) => part.trim());
  return said.at(-proxies) || undefined;
}

function groupsOf(address: string): readonly string[] {
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter((group) => group !== '');
  const tail = (after ?? '').split(':').filter((group) => group !== '');
  if (after === undefined) return head;
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
}
