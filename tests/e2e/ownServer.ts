import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../faults/services.ts';

/** The server of the built game for one test, which may kill it and start it anew on the same port and data. */
export class OwnServer {
  readonly url: string;
  readonly #port: number;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #folder = mkdtempSync(join(tmpdir(), 'reversi-own-'));
  #child: ChildProcess | undefined;

  private constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.#port = port;
    this.#settings = settings;
    this.url = `http://localhost:${port}`;
  }

  static async open(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
    const server = new OwnServer(await freePort(), settings);
    await server.start();
    return server;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const env = {
      ...{ PATH: process.env['PATH'], PORT: String(this.#port) },
      ...{ REVERSI_DATA: this.#folder, REVERSI_LAN: 'off', ...this.#settings },
    };
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], { env });
    this.#child = child;
    await once(child.stdout, 'data');
  }

  /** Ends it; resolves when it is gone. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async close(): Promise<void> {
    await this.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
