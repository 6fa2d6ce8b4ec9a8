// Why the server refused something, with the way to the rule if a rule forbids it.

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { findGame } from "../game/registry";
import { loadTexts, t } from "../i18n";
import { describeError, isClause } from "../ui/errors";
import { Icon } from "../ui/Icon";
import type { Refused } from "../wire/messages";
import type { PageState } from "./pageState";
import "./refusalToast.css";

/** How many milliseconds a refusal stays, so that it can be read. */
const REFUSAL_SHOWN_MS = 12_000;

interface Props {
  readonly page: PageState;
  readonly refusal: Refused;
}

export function RefusalToast({ page, refusal }: Props): JSX.Element {
  const { session } = page;
  const game = findGame(page.update.value?.table.settings.game ?? "");
  const ruled = game !== null && isClause(refusal.code);
  useEffect(() => {
    // The sentence for a clause is among the texts of the rules.
    if (ruled) void loadTexts(game.texts.rules).catch(() => null);
    const timer = setTimeout(() => {
      if (session.refusal.value === refusal) session.refusal.value = null;
    }, REFUSAL_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refusal]);
  const dismiss = (): void => {
    session.refusal.value = null;
  };
  return (
    <div class="toast">
      <Icon name="warning" />
      <p>{describeError(refusal)}</p>
      <button type="button" class="bare" aria-label={t("close")} onClick={dismiss}>
        <Icon name="close" />
      </button>
      {ruled && (
        <button
          type="button"
          class="toast-rule"
          onClick={() => {
            dismiss();
            page.open({ is: "rules", at: refusal.code });
          }}
        >
          <Icon name="book" />
          {t("error-see-rule")}
        </button>
      )}
    </div>
  );
}
