import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program that speaks the Go Text Protocol on its standard input and output: one command at a time. */
export class GtpProgram {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;

  constructor(command: string) {
    const [program = '', ...words] = command.split(' ');
    this.#child = spawn(program, words);
    this.#child.stderr.resume();
    this.#child.on('error', (error) => {
      throw new Error(`${command}: ${error.message}`);
    });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** What the program answers, without its sign; throws when it refuses or has gone. */
  async ask(command: string): Promise<string> {
    this.#child.stdin.write(`${command}\n`);
    const answer: string[] = [];
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done === true) throw new Error(`the program ended at: ${command}`);
      if (value === '' && answer.length > 0) break;
      if (value !== '') answer.push(value);
    }
    const text = answer.join('\n');
    if (!text.startsWith('=')) throw new Error(`${command}: ${text}`);
    return text.replace(/^=\d*\s*/, '').trim();
  }

  dispose(): void {
    this.#child.kill();
  }
}
