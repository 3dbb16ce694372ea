import { ok, type Result } from '../lib/result.ts';
import type { ClockSetup, GameSetup } from '../records/gameSetup.ts';
import { clockFieldsOf, readClock, type ClockFields, type ClockProblems } from './clockFields.ts';

/** Clocks that are one tap away. */
export const CLOCK_PRESETS: readonly ClockSetup[] = [
  { minutes: 3, increment: 2 },
  { minutes: 5, increment: 5 },
  { minutes: 15, increment: 10 },
];

/** `none`, the number of a preset, or `own` for typed values. */
export type ClockChoice = 'none' | 'own' | `${number}`;

/** A new game while it is being put together. */
export interface SetupDraft {
  readonly setup: GameSetup;
  readonly clock: ClockChoice;
  readonly fields: ClockFields;
}

/** A draft that begins where the last game began. */
export function draftOf(setup: GameSetup): SetupDraft {
  const { clock } = setup;
  const fields = clockFieldsOf(clock ?? { minutes: 10, increment: 0 });
  if (clock === undefined) return { setup, clock: 'none', fields };
  const preset = CLOCK_PRESETS.findIndex(
    ({ minutes, increment }) => minutes === clock.minutes && increment === clock.increment,
  );
  return { setup, clock: preset < 0 ? 'own' : `${preset}`, fields };
}

/** The setup to start with, or what is wrong with the typed clock. */
export function finishDraft(draft: SetupDraft): Result<GameSetup, ClockProblems> {
  if (draft.clock !== 'own') {
    const clock = draft.clock === 'none' ? undefined : CLOCK_PRESETS[Number(draft.clock)];
    return ok({ ...draft.setup, clock });
  }
  const read = readClock(draft.fields);
  return read.ok ? ok({ ...draft.setup, clock: read.value }) : read;
}
