import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { delimiter, join } from 'node:path';

interface Running extends Service {
  /** Stops it by the number of the process that listens to signals. */
  stop(pid?: number): Promise<void>;
}

/** A database or the like, started for these tests alone. */
export interface Service {
  readonly url: string;
  stop(): Promise<void>;
}

const POSTGRES_ROOT = '/usr/lib/postgresql';
const PATIENCE_MS = 15_000;
const LOOK_MS = 50;

export async function startRedis(folder: string): Promise<Service | undefined> {
  const program = findProgram('redis-server');
  if (program === undefined) return undefined;
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  return run(program, args, port, `redis://127.0.0.1:${port}`);
}

export async function startPostgres(folder: string): Promise<Service | undefined> {
  const bin = postgresBin();
  if (bin === undefined) return undefined;
  const user = makePostgresFolder(folder);
  const call = (program: string, args: readonly string[]): readonly [string, string[]] => {
    const [first = program, ...rest] = [...user, join(bin, program), ...args];
    return [first, rest];
  };
  const data = join(folder, 'data');
  const trust = ['-D', data, '-U', 'reversi', '--auth=trust', '-E', 'UTF8', '--locale=C'];
  const [initdb, initArgs] = call('initdb', trust);
  execFileSync(initdb, initArgs, { stdio: 'ignore', cwd: folder });
  const port = await freePort();
  const local = ['-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
  const [postgres, args] = call('postgres', ['-D', data, '-p', String(port), ...local]);
  const service = await run(postgres, args, port, `postgres://reversi@127.0.0.1:${port}/postgres`);
  // The program that changes the user hands no signal on: the database itself is told to stop.
  const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  return { url: service.url, stop: () => service.stop(pid) };
}

/** A folder for the database, and how its programs are called: it refuses to run as root, and Debian has a user for it. */
function makePostgresFolder(folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if (process.getuid?.() !== 0) return [];
  execFileSync('chown', ['postgres', folder]);
  // The folder above is closed to that user as it is made.
  chmodSync(join(folder, '..'), 0o755);
  return ['runuser', '-u', 'postgres', '--'];
}

async function run(program: string, args: readonly string[], port: number, url: string): Promise<Running> {
  const child = spawn(program, args, { stdio: 'ignore', cwd: '/' });
  await isUp(child, port);
  return {
    url,
    stop: async (pid = child.pid) => {
      const gone = once(child, 'exit');
      if (pid !== undefined) process.kill(pid, 'SIGINT');
      await gone;
    },
  };
}

function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function postgresBin(): string | undefined {
  if (!existsSync(POSTGRES_ROOT)) return undefined;
  return readdirSync(POSTGRES_ROOT)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(POSTGRES_ROOT, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
}

async function isUp(child: ChildProcess, port: number): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < PATIENCE_MS;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended at once`);
    if (await answers(port)) return;
    await new Promise((resolve) => void setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`${child.spawnfile} does not answer`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
