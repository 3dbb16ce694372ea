import { ChildServer } from '../support/online/childServer.ts';
import type { ProcessOptions } from '../support/online/serverProcess.ts';

/** How a server is to end. */
export interface Fate {
  readonly killAfter: number;
  readonly phase: 'received' | 'stored';
  /** Killed from outside so long after it began to listen, whatever it is doing then. */
  readonly outsideAfterMs: number | undefined;
}

interface Spare {
  readonly server: ChildServer;
  readonly outsideAfterMs: number | undefined;
}

/** Servers on one port, one after the other: when one dies the next, loaded and waiting, takes its place. */
export class Relay {
  readonly #options: Omit<ProcessOptions, 'killAfter' | 'phase' | 'waits'>;
  readonly #program: string;
  readonly #nextFate: () => Fate;
  readonly #outputs: string[] = [];
  #current: ChildServer | undefined;
  #spare: Spare | undefined;
  #isOver = false;
  #restarts = 0;

  constructor(
    program: string,
    options: Omit<ProcessOptions, 'killAfter' | 'phase' | 'waits'>,
    nextFate: () => Fate,
  ) {
    this.#program = program;
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

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all([this.#current?.kill(), this.#spare?.server.kill()]);
  }

  #load(): Spare {
    const { outsideAfterMs, ...fate } = this.#nextFate();
    const server = new ChildServer({ ...this.#options, ...fate, waits: true }, { entry: this.#program });
    server.ready().catch(() => undefined);
    return { server, outsideAfterMs };
  }

  async #takeOver(): Promise<void> {
    const { server, outsideAfterMs } = this.#spare ?? this.#load();
    this.#current = server;
    server.child.once('exit', () => {
      this.#outputs.push(server.output);
      if (this.#isOver) return;
      this.#restarts++;
      void this.#takeOver();
    });
    this.#spare = undefined;
    try {
      await server.ready();
      server.go();
      await server.listening();
    } catch {
      // It was killed before it stood, and the next one is on its way.
      return;
    }
    if (outsideAfterMs !== undefined) setTimeout(() => server.child.kill('SIGKILL'), outsideAfterMs);
    this.#spare ??= this.#load();
  }
}
