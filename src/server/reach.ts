import { connect } from 'node:net';

/** Looks whether anybody listens at the address of a service; rejects with a sentence where nobody does. */
export async function reach(service: string, setting: string, url: string, usualPort: number): Promise<void> {
  const { hostname, port } = new URL(url);
  // Without a host it is a socket of this machine, by a path.
  if (hostname === '') return;
  const host = hostname.replaceAll(/[[\]]/g, '');
  const at = Number(port) || usualPort;
  if (await answers(host, at)) return;
  throw new Error(`${service} cannot be reached at ${host}:${at}. Is it running, and is ${setting} right?`);
}

/** A service that has not answered by then will not. */
const PATIENCE_MS = 5000;

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: PATIENCE_MS });
    const settle = (isThere: boolean) => (): void => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', settle(true)).once('error', settle(false)).once('timeout', settle(false));
  });
}
