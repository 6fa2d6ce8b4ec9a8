// The fields of the settings form.

import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";

interface Option<T> {
  readonly value: T;
  readonly name: string;
  readonly help?: string;
  /** A word beside the name. */
  readonly mark?: string | null;
}

interface ChoiceProps<T> {
  readonly label: string;
  /** Whether the label is only for screen readers. */
  readonly silent?: boolean;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly choose: (value: T) => void;
  readonly disabled?: boolean;
  /** Cards with a sentence each, or short words in a row. */
  readonly as?: "cards" | "words";
}

/** A choice of one among a few options, all visible. */
export function Choice<T extends string | number>({
  label,
  silent = false,
  options,
  value,
  choose,
  disabled = false,
  as = "words",
}: ChoiceProps<T>): JSX.Element {
  const id = useId();
  return (
    <fieldset class={`set-choice ${as}`} disabled={disabled}>
      <legend class={silent ? "aloud" : undefined}>{label}</legend>
      <div class="set-options">
        {options.map((option) => (
          <label key={option.value} class="set-option">
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => choose(option.value)}
            />
            <span>
              <span class="set-name">{option.name}</span>
              {option.mark && <small class="set-mark">{option.mark}</small>}
              {option.help && <small class="set-help">{option.help}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly help?: string | null;
  readonly checked: boolean;
  readonly change: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** Yes or no. */
export function Toggle({ label, help, checked, change, disabled }: ToggleProps): JSX.Element {
  return (
    <label class="set-toggle">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span>
        <span class="set-name">{label}</span>
        {help && <small class="set-help">{help}</small>}
      </span>
    </label>
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly range: readonly [number, number];
  readonly change: (value: number) => void;
  readonly children?: ComponentChildren;
}

/** A number. It counts while it is typed, and is brought into its range when the reader leaves the
 * field. */
export function NumberField({ label, value, range, change, children }: NumberProps): JSX.Element {
  const [least, most] = range;
  return (
    <label class="set-number">
      <span class="aloud">{label}</span>
      <input
        type="number"
        inputMode="numeric"
        dir="ltr"
        min={least}
        max={most}
        step={1}
        required
        value={value}
        onInput={({ currentTarget: { valueAsNumber: typed } }) => {
          if (Number.isInteger(typed) && typed >= least && typed <= most) change(typed);
        }}
        onChange={(event) => {
          const typed = Math.round(event.currentTarget.valueAsNumber);
          const kept = Number.isNaN(typed) ? value : Math.min(most, Math.max(least, typed));
          event.currentTarget.value = String(kept);
          change(kept);
        }}
      />
      {children}
    </label>
  );
}
