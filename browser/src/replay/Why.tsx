// Why a bot made a move, for those who ask.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

import { t } from "../i18n";
import { levelName } from "../table/names";
import { Icon } from "../ui/Icon";
import { excuse } from "../ui/Wrong";
import { Refusal, reasonOf, type Reason } from "../wire/api";

interface Props {
  readonly code: string;
  readonly game: number;
  /** Which line of the record, from 1. */
  readonly move: number;
}

/** Made anew for each move: what is shown belongs to one. */
export function Why({ code, game, move }: Props): JSX.Element {
  const told = useSignal<Reason | null>(null);
  const wrong = useSignal("");
  const busy = useSignal(false);
  const ask = (): void => {
    busy.value = true;
    reasonOf(code, game, move).then(
      (reason) => (told.value = reason),
      (error: unknown) => {
        wrong.value = excuse(error instanceof Refusal ? error.code : "unknown");
        busy.value = false;
      },
    );
  };
  const reason = told.value;
  if (!reason) {
    return (
      <p class="replay-why">
        <button type="button" disabled={busy.value} onClick={ask}>
          <Icon name="bot" />
          {t("replay-why")}
        </button>
        {wrong.value && <span role="alert">{wrong.value}</span>}
      </p>
    );
  }
  return (
    <p class="replay-why" role="status">
      <Icon name="bot" />
      <span>{levelName(reason.level)}</span>
      {reason.text ? (
        <small lang="en" dir="ltr">
          {reason.text}
        </small>
      ) : (
        <small>{t("replay-why-none")}</small>
      )}
      {!reason.same && <small>{t("replay-why-other")}</small>}
    </p>
  );
}
