// What somebody is called: asked once, kept, and changed at will.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { t } from "../i18n";

interface Props {
  readonly name: string;
  readonly label: string;
  readonly done: (name: string) => void;
}

/** A name for somebody who has given none yet. */
export function anyName(): string {
  const names = t("table-nicknames").split(/[,،]\s*/);
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

export function NameForm({ name, label, done }: Props): JSX.Element {
  const [written, write] = useState(name);
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (written.trim()) done(written.trim());
      }}
    >
      <label>
        <span>{t("table-your-name")}</span>
        <input
          value={written}
          maxLength={60}
          dir="auto"
          required
          autocomplete="nickname"
          onInput={(event) => write(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="main">
        {label}
      </button>
    </form>
  );
}
