import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import QRCode from 'qrcode';
import { GameHost } from './gameHost.ts';
import { lanHosts, type ListenFailure } from './listen.ts';
import { portsToTry } from './portsToTry.ts';
import { describeSettings, parseSettings } from './settings.ts';

const SITE = fileURLToPath(new URL('../../dist/', import.meta.url));
const ADVICE: Readonly<Record<ListenFailure, string>> = {
  'port-taken': 'That port is taken: set PORT to a free one.',
  'port-forbidden': 'That port needs more rights: set PORT to one above 1023.',
  'host-unknown': 'HOST is no address of this machine.',
};

await start();

/** Serves the built game and online play until it is told to stop. */
async function start(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(describeSettings());
    return;
  }
  const ports = portsToTry(process.env['PORT']);
  if (!ports) return giveUp('PORT must be a whole number from 0 to 65535.');
  const settings = parseSettings(process.env);
  if (!settings.ok) return giveUp(settings.error);
  if (!existsSync(SITE)) return giveUp('There is no built game yet: run `npm run build` first.');
  const host = process.env['HOST'];
  const game = await GameHost.open(SITE, settings.value, host).catch(sentenceOf);
  if (typeof game === 'string') return giveUp(game);
  const listening = await game.listen(ports);
  if (!listening.ok) {
    await game.close();
    return giveUp(ADVICE[listening.error]);
  }
  await printAddresses(listening.value, host);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(game));
}

async function stop(game: GameHost): Promise<void> {
  await game.close();
  // Somebody's library may still hold a socket; everything of ours is stored.
  process.exit();
}

async function printAddresses(port: number, host: string | undefined): Promise<void> {
  console.log(`\n  Reversi 3D is served at  http://${host ?? 'localhost'}:${port}/`);
  if (host !== undefined) return;
  const urls = lanHosts().map((lan) => `http://${lan}:${port}/`);
  for (const url of urls) console.log(`  in your own network at    ${url}`);
  const [first] = urls;
  if (first !== undefined)
    console.log(`\n${await QRCode.toString(first, { type: 'terminal', small: true })}`);
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function giveUp(why: string): never {
  console.error(why);
  // A library that still seeks its service would keep the process alive.
  process.exit(1);
}
