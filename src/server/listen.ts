import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { err, ok, type Result } from '../lib/result.ts';

export type ListenFailure = 'port-taken' | 'port-forbidden' | 'host-unknown';

const FAILURES: Readonly<Record<string, ListenFailure>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'host-unknown',
  ENOTFOUND: 'host-unknown',
};

/** Starts to listen on the first free one of `ports`; gives the port, or what stood in the way of the last one. */
export async function listenOn(
  server: Server,
  ports: readonly number[],
  host?: string,
): Promise<Result<number, ListenFailure>> {
  let failure: ListenFailure = 'port-taken';
  for (const port of ports) {
    server.listen({ port, ...(host === undefined ? {} : { host }) });
    try {
      await once(server, 'listening');
      return ok(portOf(server.address(), port));
    } catch (error) {
      failure = failureOf(error);
      if (failure !== 'port-taken') break;
    }
  }
  return err(failure);
}

/** The addresses at which other machines of the same network find this one. */
export function lanHosts(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

function portOf(address: AddressInfo | string | null, asked: number): number {
  return address !== null && typeof address === 'object' ? address.port : asked;
}

function failureOf(error: unknown): ListenFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const failure = FAILURES[code];
  if (!failure) throw error;
  return failure;
}
