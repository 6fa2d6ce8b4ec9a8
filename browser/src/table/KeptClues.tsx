// After a game with people's own pictures: the host keeps the clues as words of the pictures.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { describeError, readFault, type Fault } from "../ui/errors";
import { get, post } from "../wire/api";
import type { KeptClues as Kept } from "../wire/http";

export function KeptClues({ code }: { code: string }): JSX.Element | null {
  const path = `/api/tables/${code}/kept-clues`;
  /** How many clues can be kept; the server offers none if its operator does not allow it. */
  const count = useSignal(0);
  const isKept = useSignal(false);
  const wrong = useSignal<Fault | null>(null);
  useEffect(() => {
    get<Kept>(path).then(
      (found) => (count.value = found.count),
      () => undefined, // nothing is offered
    );
  }, [path]);

  async function keep(): Promise<void> {
    try {
      await post<Kept>(path, {});
      isKept.value = true;
      wrong.value = null;
    } catch (error) {
      wrong.value = readFault(error);
    }
  }

  if (count.value === 0) return null;
  return (
    <section class="after-kept" aria-label={t("table-own-pictures")}>
      {isKept.value ? (
        <p role="status">{t("table-clues-kept")}</p>
      ) : (
        <button type="button" onClick={() => void keep()}>
          <Icon name="download" />
          {t("table-keep-clues", { count: count.value })}
        </button>
      )}
      {wrong.value !== null && <p role="alert">{describeError(wrong.value)}</p>}
    </section>
  );
}
