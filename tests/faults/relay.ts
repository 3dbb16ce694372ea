import { ChildServer } from '../support/online/childServer.ts';
import type { ProcessOptions } from '../support/online/serverProcess.ts';

/** How a server is to end. */
export interface Fate {
  readonly killAfter: number;
  readonly phase: 'received' | 'stored';
}

/** Servers on one port, one after the other: when one dies the next, loaded and waiting, takes its place. */
export class Relay {
  readonly #options: Omit<ProcessOptions, 'killAfter' | 'phase' | 'waits'>;
  readonly #nextFate: () => Fate;
  readonly #outputs: string[] = [];
  #current: ChildServer | undefined;
  #spare: ChildServer | undefined;
  #isOver = false;
  #restarts = 0;

  constructor(options: Omit<ProcessOptions, 'killAfter' | 'phase' | 'waits'>, nextFate: () => Fate) {
    this.#options = options;
    this.#nextFate = nextFate;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#options.port}`;
  }

  /** Servers that have died and been replaced. */
  get restarts(): number {
    return this.#restarts;
  }

  /** Deaths between the receipt of a move and its acknowledgement, as the dying servers wrote down. */
  deaths(phase: Fate['phase']): number {
    return this.#outputs.filter((output) => output.includes(`{"killed":"${phase}"}`)).length;
  }

  /** What servers had to say beside that. */
  get complaints(): string {
    return this.#outputs
      .join('')
      .replaceAll(/\{"killed":"\w+"\}\n/g, '')
      .trim();
  }

  async start(): Promise<void> {
    this.#spare = this.#load();
    await this.#takeOver();
  }

  /** Kills the server that runs now, whatever it is doing. */
  kill(): void {
    this.#current?.child.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all([this.#current?.kill(), this.#spare?.kill()]);
  }

  #load(): ChildServer {
    const server = new ChildServer({ ...this.#options, ...this.#nextFate(), waits: true });
    server.ready().catch(() => undefined);
    return server;
  }

  async #takeOver(): Promise<void> {
    const server = this.#spare ?? this.#load();
    this.#current = server;
    server.child.once('exit', () => {
      this.#outputs.push(server.output);
      if (this.#isOver) return;
      this.#restarts++;
      void this.#takeOver();
    });
    await server.ready();
    server.go();
    await server.listening();
    this.#spare = this.#load();
  }
}
