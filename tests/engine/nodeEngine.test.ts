import { expect, test } from 'vitest';
import { createNodeEngine } from '../../src/engine/node.ts';
import type { MoveValue, Thought } from '../../src/engine/thought.ts';
import { parseSquare, standardStart } from '../../src/rules/index.ts';
import { FFO, positionOf } from './support.ts';

const TABLE_BITS = 14;
const PATIENCE_MS = 60_000;

test(
  'the engine answers, reports how it thinks, and can be asked again after being withdrawn',
  async () => {
    const engine = createNodeEngine(TABLE_BITS);
    const position = standardStart(8);
    const thoughts: Thought[] = [];
    const control = new AbortController();
    const choice = { position, level: 9, milliseconds: 30_000, seed: 1 };
    const withdrawn = engine.chooseMove({
      ...choice,
      signal: control.signal,
      onThought: (thought) => {
        thoughts.push(thought);
        if (thought.depth >= 4) control.abort(new Error('withdrawn'));
      },
    });
    await expect(withdrawn).rejects.toThrow('withdrawn');
    expect(thoughts.at(-1)?.line.length).toBeGreaterThan(0);
    const answer = engine.chooseMove({
      ...choice,
      signal: new AbortController().signal,
      onThought: () => engine.moveNow(),
    });
    expect(position.legalMoves).toContain(await answer);
    engine.dispose();
  },
  PATIENCE_MS,
);

test(
  'the values of all moves become exact, never beyond 64, and equal those of the FFO set',
  async () => {
    const engine = createNodeEngine(TABLE_BITS);
    const [ffo] = FFO;
    let values: readonly MoveValue[] = [];
    const position = positionOf(ffo ?? { board: '', side: 'X' });
    const signal = new AbortController().signal;
    await engine.analyse({ position, signal, onValues: (found) => (values = found) });
    expect(values.every(({ exact }) => exact)).toBe(true);
    for (const [square, value] of ffo?.moves ?? []) {
      expect(values.find((one) => one.square === parseSquare(square, 8))?.value).toBe(value);
    }
    engine.dispose();
  },
  PATIENCE_MS,
);
