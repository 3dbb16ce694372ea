import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { FIXED } from '../support/randomPlay.ts';
import { ACTIONS, SmallPage } from '../support/smallPage.ts';

/** Much is tried here: a busy machine needs its time. */
vi.setConfig({ testTimeout: 60_000 });

const PAIRS = ACTIONS.flatMap((first) => ACTIONS.map((second) => ({ first, second })));
/** Before the click, as it is made, in mid-flip, while the machine thinks, in mid-reply, and at rest again. */
const MOMENTS_MS = [undefined, 0, 150, 250, 450, 900];
const BETWEEN_MS = [0, 100];

test('any sequence of what a person can do leaves the picture equal to the logic', async () => {
  const anyAction = fc.tuple(fc.constantFrom(...ACTIONS), fc.nat(1000));
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { maxLength: 40 }), async (actions) => {
      const page = new SmallPage();
      for (const [action, choice] of actions) await page.act(action, choice);
      expect(await page.faults()).toEqual([]);
    }),
    { ...FIXED, numRuns: 300 },
  );
});

test.each(PAIRS)('$first and then $second, at any moment of a turn', async ({ first, second }) => {
  for (const moment of MOMENTS_MS) {
    for (const between of BETWEEN_MS) {
      const page = new SmallPage();
      if (moment !== undefined) await page.act('click', 1);
      await page.timing.advance(moment ?? 0);
      await page.act(first, 5);
      await page.timing.advance(between);
      await page.act(second, 7);
      expect(await page.faults()).toEqual([]);
    }
  }
});
