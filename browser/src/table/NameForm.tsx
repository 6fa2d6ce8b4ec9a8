// The form for the name of a person.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { t } from "../i18n";
import { MAX_NAME_LETTERS } from "../wire/vocabulary";
import "./nameForm.css";

interface Props {
  readonly name: string;
  readonly label: string;
  /** Called with what is typed so far. */
  readonly typed?: (name: string) => void;
  readonly done: (name: string) => void;
}

/** The letters as a reader counts them. */
function countLetters(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}

export function NameForm({ name, label, typed, done }: Props): JSX.Element {
  const [text, setText] = useState(name);
  const isLong = countLetters(text.trim()) > MAX_NAME_LETTERS;
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !isLong) done(text.trim());
      }}
    >
      <label>
        <span>{t("table-your-name")}</span>
        <input
          value={text}
          dir="auto"
          aria-invalid={isLong}
          aria-describedby="name-fault"
          required
          autocomplete="nickname"
          onInput={({ currentTarget: { value } }) => {
            setText(value);
            typed?.(value);
          }}
        />
      </label>
      <button type="submit" class="main" disabled={isLong}>
        {label}
      </button>
      <p id="name-fault" class="name-fault" role="status">
        {isLong && t("table-name-long", { letters: MAX_NAME_LETTERS })}
      </p>
    </form>
  );
}
