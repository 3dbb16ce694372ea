// npm run engine: the Go Text Protocol on stdin and stdout.
import { createInterface } from 'node:readline';
import { GtpConversation, type GtpEngine } from './gtp.ts';
import { createNodeEngine } from './node.ts';
import type { MoveValue } from './thought.ts';

const VALUES_MS = 2_000;

const engine = createNodeEngine();
engine.failures.listen((failure) => process.stderr.write(`${failure}\n`));
let seed = 1;

const talker: GtpEngine = {
  chooseMove: (position, level, milliseconds) => {
    const signal = new AbortController().signal;
    return engine.chooseMove({ position, level, milliseconds, seed: seed++, signal });
  },
  values: async (position) => {
    let values: readonly MoveValue[] = [];
    const signal = new AbortController().signal;
    const onValues = (found: readonly MoveValue[]): void => {
      values = found;
    };
    await engine.analyse({ position, milliseconds: VALUES_MS, signal, onValues });
    return [...values].sort((a, b) => b.value - a.value);
  },
};

const conversation = new GtpConversation(talker);
for await (const line of createInterface({ input: process.stdin })) {
  const answer = await conversation.answer(line);
  if (answer === undefined) continue;
  process.stdout.write(answer.text);
  if (answer.isLast) break;
}
engine.dispose();
process.exit(0);
