import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGameServer } from './gameServer.ts';
import { lanHosts, listenOn, type ListenFailure } from './listen.ts';
import { portsToTry } from './portsToTry.ts';

const SITE = fileURLToPath(new URL('../../dist/', import.meta.url));
const ADVICE: Readonly<Record<ListenFailure, string>> = {
  'port-taken': 'That port is taken: set PORT to a free one.',
  'port-forbidden': 'That port needs more rights: set PORT to one above 1023.',
  'host-unknown': 'HOST is no address of this machine.',
};

await start();

/** Serves the built game until it is told to stop. */
async function start(): Promise<void> {
  if (!existsSync(SITE)) return giveUp('There is no built game yet: run `npm run build` first.');
  const ports = portsToTry(process.env['PORT']);
  if (!ports) return giveUp('PORT must be a whole number from 0 to 65535.');
  const host = process.env['HOST'];
  const server = createGameServer(SITE, (error) => console.error(error));
  const listening = await listenOn(server, ports, host);
  if (!listening.ok) return giveUp(ADVICE[listening.error]);
  printAddresses(listening.value, host);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

function printAddresses(port: number, host: string | undefined): void {
  console.log(`\n  Reversi 3D is served at  http://${host ?? 'localhost'}:${port}/`);
  if (host !== undefined) return;
  for (const lan of lanHosts()) console.log(`  in your own network at    http://${lan}:${port}/`);
}

function giveUp(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
