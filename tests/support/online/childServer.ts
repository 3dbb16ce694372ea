import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ProcessOptions } from './serverProcess.ts';

export interface Usage {
  readonly cpuMs: number;
  readonly rssMB: number;
}

/** The program of a server, as its source; a bundle of it starts faster. */
export const ENTRY = fileURLToPath(new URL('serverProcess.ts', import.meta.url));
const TASKSET = '/usr/bin/taskset';

/** A server in a process of its own. */
export class ChildServer {
  readonly child: ChildProcess;
  /** What the process printed. */
  output = '';
  #port = 0;
  #isReady = false;

  constructor(options: ProcessOptions, { entry = ENTRY, core }: { entry?: string; core?: number } = {}) {
    const loader = entry.endsWith('.ts') ? ['--import', 'tsx'] : [];
    const node = [process.execPath, ...loader, entry, JSON.stringify(options)];
    const command = core !== undefined && existsSync(TASKSET) ? [TASKSET, '-c', String(core), ...node] : node;
    this.child = spawn(command[0]!, command.slice(1), {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { PATH: process.env['PATH'] },
    });
    this.child.on('message', (message: unknown) => {
      this.#isReady ||= typeof message === 'object' && message !== null && 'ready' in message;
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Resolves when it listens. */
  async listening(): Promise<this> {
    this.#port = (await this.#hear<{ port: number }>('port')).port;
    return this;
  }

  /** Resolves when it has loaded everything and waits for `go`. */
  async ready(): Promise<void> {
    if (this.#isReady) return;
    await this.#hear('ready');
  }

  go(): void {
    this.child.send('go');
  }

  /** Takes its death back, if it is still alive. */
  spare(): void {
    if (this.isAlive) this.child.send('spare');
  }

  usage(): Promise<Usage> {
    this.child.send('usage');
    return this.#hear<Usage>('cpuMs');
  }

  /** Ends it; resolves when it is gone. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!this.isAlive) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }

  #hear<Message>(field: string): Promise<Message> {
    return new Promise((resolve, reject) => {
      const onMessage = (message: unknown): void => {
        if (typeof message !== 'object' || message === null || !(field in message)) return;
        stop();
        resolve(message as Message);
      };
      const onExit = (): void => {
        stop();
        reject(new Error(`the server ended: ${this.output}`));
      };
      const stop = (): void => {
        this.child.off('message', onMessage);
        this.child.off('exit', onExit);
      };
      this.child.on('message', onMessage);
      this.child.once('exit', onExit);
    });
  }
}
