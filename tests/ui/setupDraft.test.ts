import { expect, test } from 'vitest';
import { DEFAULT_SETUP } from '../../src/records/gameSetup.ts';
import { readClock } from '../../src/ui/clockFields.ts';
import { CLOCK_PRESETS, draftOf, finishDraft } from '../../src/ui/setupDraft.ts';

test.each([
  ['10', '0', { minutes: 10, increment: 0 }],
  ['0.5', '3', { minutes: 0.5, increment: 3 }],
  [' 1,5 ', '2', { minutes: 1.5, increment: 2 }],
  ['180', '60', { minutes: 180, increment: 60 }],
])('%s minutes and %s seconds are a clock', (minutes, increment, clock) => {
  expect(readClock({ minutes, increment })).toEqual({ ok: true, value: clock });
});

test.each([
  ['0', '0', true, false],
  ['181', '0', true, false],
  ['-1', '0', true, false],
  ['', '0', true, false],
  ['ten', '0', true, false],
  ['1e2', '0', true, false],
  ['10', '61', false, true],
  ['10', '', false, true],
  ['x', 'y', true, true],
])(
  '%s minutes and %s seconds are refused, and the wrong field is named',
  (minutes, increment, first, second) => {
    expect(readClock({ minutes, increment })).toEqual({
      ok: false,
      error: { minutes: first, increment: second },
    });
  },
);

test('a draft that is not touched gives back the setup it began with', () => {
  for (const clock of [undefined, ...CLOCK_PRESETS, { minutes: 7, increment: 1 }]) {
    const setup = { ...DEFAULT_SETUP, clock };
    expect(finishDraft(draftOf(setup))).toEqual({ ok: true, value: setup });
  }
});

test('a wrong clock does not matter once another one is chosen', () => {
  const wrong = {
    ...draftOf(DEFAULT_SETUP),
    clock: 'own' as const,
    fields: { minutes: 'x', increment: '0' },
  };
  expect(finishDraft(wrong).ok).toBe(false);
  expect(finishDraft({ ...wrong, clock: 'none' })).toEqual({ ok: true, value: DEFAULT_SETUP });
});
