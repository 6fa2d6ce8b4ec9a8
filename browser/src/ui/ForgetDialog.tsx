// Asks before the reader is forgotten, and says what is lost.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { t } from "../i18n";
import { Dialog } from "./Dialog";
import { describeError, readFault, type Fault } from "./errors";
import { forgetMe } from "./forget";
import { useBusy } from "./useBusy";
import { useTexts } from "./useTexts";

export function ForgetDialog({ close }: { close: () => void }): JSX.Element | null {
  const ready = useTexts("forget");
  const [busy, setBusy] = useBusy();
  const [fault, setFault] = useState<Fault | null>(null);
  const forget = (): void => {
    setBusy(true);
    setFault(null);
    forgetMe().catch((error: unknown) => {
      setFault(readFault(error));
      setBusy(false);
    });
  };
  if (!ready) return null;
  return (
    <Dialog title={t("forget-me")} close={close}>
      <div class="stack">
        <p>{t("forget-lost")}</p>
        <p>{t("forget-keep")}</p>
        {fault && <p role="alert">{describeError(fault)}</p>}
        <div class="row">
          <button type="button" class="danger" disabled={busy} onClick={forget}>
            {t("forget-now")}
          </button>
          <button type="button" onClick={close}>
            {t("cancel")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
