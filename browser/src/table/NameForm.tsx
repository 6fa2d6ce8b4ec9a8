// The form for the name of a person.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { t } from "../i18n";

interface Props {
  readonly name: string;
  readonly label: string;
  readonly done: (name: string) => void;
}

/** A random name for somebody who has none yet. */
export function pickName(): string {
  const names = t("table-nicknames").split(/[,،]\s*/);
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

export function NameForm({ name, label, done }: Props): JSX.Element {
  const [typed, setTyped] = useState(name);
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) done(typed.trim());
      }}
    >
      <label>
        <span>{t("table-your-name")}</span>
        <input
          value={typed}
          maxLength={60}
          dir="auto"
          required
          autocomplete="nickname"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="main">
        {label}
      </button>
    </form>
  );
}
