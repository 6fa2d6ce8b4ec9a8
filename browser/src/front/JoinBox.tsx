// The form to join a table by its code.

import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { describeError, type Fault, readFault } from "../ui/errors";
import { fetchInvitation } from "../wire/api";
import { isCode, readLetters, CODE_LETTERS } from "../ui/tableCode";

/** What is wrong with a typed code; null: nothing. */
function findFault(letters: string): string | null {
  if (isCode(letters)) return null;
  return letters.length === CODE_LETTERS
    ? t("front-join-letters")
    : t("front-join-wrong", { count: letters.length });
}

export function JoinBox(): JSX.Element {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string | Fault | null>(null);
  const [busy, setBusy] = useState(false);
  const join = async (): Promise<void> => {
    const letters = readLetters(typed);
    const fault = findFault(letters);
    setWrong(fault);
    if (fault !== null) return;
    setBusy(true);
    try {
      await fetchInvitation(letters);
      location.assign(`/t/${letters}`);
    } catch (error) {
      setWrong(readFault(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      class="front-join sheet"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <h2>
        <Icon name="leave" />
        {t("front-join")}
      </h2>
      <div class="front-join-row">
        <label class="aloud" for={id}>
          {t("front-join-label")}
        </label>
        <input
          id={id}
          class="front-code"
          dir="ltr"
          placeholder="K7QM 2X01"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={200}
          value={typed}
          aria-invalid={wrong !== null}
          aria-describedby={`${id}-says`}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(null);
          }}
        />
        <button type="submit" class="main" disabled={busy}>
          {t("front-join-send")}
        </button>
      </div>
      <p
        id={`${id}-says`}
        role="status"
        class={wrong === null ? "front-says quiet" : "front-says front-wrong"}
      >
        {wrong !== null && <Icon name="warning" size={18} />}
        {wrong === null && t("front-join-hint")}
        {typeof wrong === "string" ? wrong : wrong && describeError(wrong)}
      </p>
    </form>
  );
}
