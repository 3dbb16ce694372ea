import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { FIXED } from '../support/randomPlay.ts';
import { ACTIONS, RestlessTable } from '../support/tableActions.ts';

/** Much is tried here: a busy machine needs its time. */
vi.setConfig({ testTimeout: 60_000 });

const PAIRS = ACTIONS.flatMap((first) => ACTIONS.map((second) => ({ first, second })));
/** Before the click, as it is made, in mid-flip, while the machine is held back, in mid-reply, and at rest again. */
const MOMENTS_MS = [undefined, 0, 300, 800, 1400, 2000];
const BETWEEN_MS = [0, 100];

test('any sequence of what a person can do leaves picture and page equal to the logic', async () => {
  const anyAction = fc.tuple(fc.constantFrom(...ACTIONS), fc.nat(1000));
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { maxLength: 40 }), async (actions) => {
      const table = new RestlessTable();
      for (const [action, choice] of actions) await table.act(action, choice);
      expect(await table.faults()).toEqual([]);
    }),
    { ...FIXED, numRuns: 200 },
  );
});

test.each(PAIRS)('$first and then $second, at any moment of a turn', async ({ first, second }) => {
  for (const moment of MOMENTS_MS) {
    for (const between of BETWEEN_MS) {
      const table = new RestlessTable();
      if (moment !== undefined) await table.act('click', 1);
      await table.table.timing.advance(moment ?? 0);
      await table.act(first, 5);
      await table.table.timing.advance(between);
      await table.act(second, 7);
      expect(await table.faults()).toEqual([]);
    }
  }
});
