// A whole page that says what went wrong and how to go on.

import type { JSX } from "preact";

import { t } from "../i18n";
import { describeError } from "./errors";

export function ErrorPage({ title, code }: { title: string; code: string }): JSX.Element {
  return (
    <main class="wrong stack" id="content">
      <h1>{title}</h1>
      <p>{describeError(code)}</p>
      <p class="row">
        <a class="button main" href="/">
          {t("error-home")}
        </a>
        <button type="button" onClick={() => location.reload()}>
          {t("error-reload")}
        </button>
      </p>
    </main>
  );
}
