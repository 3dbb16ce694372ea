import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { MAX_CLOCK_INCREMENT, MAX_CLOCK_MINUTES } from '../records/gameSetup.ts';
import { Choice, type Option } from './choice.tsx';
import { readClock, type ClockFields } from './clockFields.ts';
import { useTranslate } from './hudContext.ts';
import { CLOCK_PRESETS, type ClockChoice, type SetupDraft } from './setupDraft.ts';

export interface DraftProps {
  readonly draft: SetupDraft;
  readonly change: (changes: Partial<SetupDraft>) => void;
}

/** No clock, a usual one, or typed minutes and seconds. */
export function ClockPart({ draft, change }: DraftProps): JSX.Element {
  const t = useTranslate();
  const presets = CLOCK_PRESETS.map(({ minutes, increment }, preset): Option<ClockChoice> => ({
    value: `${preset}`,
    label: `${minutes} + ${increment}`,
    spoken: t('setup.clock.of', { minutes, increment }),
  }));
  const options: Option<ClockChoice>[] = [
    { value: 'none', label: t('setup.clock.none') },
    ...presets,
    { value: 'own', label: t('setup.clock.own') },
  ];
  return (
    <>
      <Choice
        legend={t('setup.clock')}
        options={options}
        value={draft.clock}
        choose={(clock) => change({ clock })}
      />
      {draft.clock === 'own' && <OwnClock draft={draft} change={change} />}
    </>
  );
}

function OwnClock({ draft, change }: DraftProps): JSX.Element {
  const t = useTranslate();
  const { fields } = draft;
  const read = readClock(fields);
  const type = (typed: Partial<ClockFields>): void => change({ fields: { ...fields, ...typed } });
  return (
    <div class="pair">
      <NumberField
        label={t('setup.minutes')}
        value={fields.minutes}
        problem={
          !read.ok && read.error.minutes ? t('setup.minutesWrong', { most: MAX_CLOCK_MINUTES }) : undefined
        }
        type={(minutes) => type({ minutes })}
      />
      <NumberField
        label={t('setup.increment')}
        value={fields.increment}
        problem={
          !read.ok && read.error.increment
            ? t('setup.incrementWrong', { most: MAX_CLOCK_INCREMENT })
            : undefined
        }
        type={(increment) => type({ increment })}
      />
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly type: (value: string) => void;
}

function NumberField({ label, value, problem, type }: NumberFieldProps): JSX.Element {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autocomplete="off"
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onInput={(event) => type(event.currentTarget.value)}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} class="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
