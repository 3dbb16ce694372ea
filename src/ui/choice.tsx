import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** Said instead of the label where that is too short to be understood. */
  readonly spoken?: string;
  readonly picture?: ComponentChildren;
}

interface ChoiceProps<Value> {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
  /** `cards` are tall, with a picture above the words; a `ladder` takes as many rows as it needs. */
  readonly look?: 'row' | 'cards' | 'ladder';
}

/** One of a few, all in sight: radio buttons in a row. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>): JSX.Element {
  const { legend, options, value, choose, look = 'row' } = props;
  const name = useId();
  return (
    <fieldset class="choice" data-look={look}>
      <legend>{legend}</legend>
      <div class="choice-options" data-count={options.length}>
        {options.map((option) => (
          <label key={String(option.value)} class="choice-option">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              aria-label={option.spoken}
              onChange={() => choose(option.value)}
            />
            {option.picture}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly value: boolean;
  readonly choose: (value: boolean) => void;
}

/** On or off. */
export function Toggle({ label, value, choose }: ToggleProps): JSX.Element {
  return (
    <label class="toggle">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={value}
        checked={value}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
    </label>
  );
}
