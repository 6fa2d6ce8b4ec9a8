// A whole page that says what went wrong and how to go on.

import type { JSX } from "preact";

import { t } from "../i18n";
import { describeError, type Fault } from "./errors";

export function ErrorPage({ title, fault }: { title: string; fault: Fault }): JSX.Element {
  return (
    <main class="wrong stack" id="content">
      <h1>{title}</h1>
      <p>{describeError(fault)}</p>
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
