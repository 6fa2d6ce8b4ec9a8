// The sheet that says what notices are for, and asks for them with one tap.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import { describeError, readFault, type Fault } from "../ui/errors";
import { sound } from "../ui/preferences";
import { useBusy } from "../ui/useBusy";
import { findSubscription, readPermission, subscribe, unsubscribe } from "./subscription";

interface Props {
  readonly code: string;
  readonly close: () => void;
}

export function PushSheet({ code, close }: Props): JSX.Element {
  const [permission, setPermission] = useState(readPermission);
  const [isOn, setOn] = useState(false);
  const [busy, setBusy] = useBusy();
  const [fault, setFault] = useState<Fault | null>(null);
  useEffect(() => {
    if (permission === "granted")
      void findSubscription().then(
        (found) => setOn(found !== null),
        () => null,
      );
  }, [permission]);
  const run = async (change: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      await change();
    } catch (error) {
      setFault(readFault(error));
    } finally {
      setBusy(false);
    }
  };
  const turnOn = async (): Promise<void> => {
    const said = await subscribe(code);
    setPermission(said);
    setOn(said === "granted");
  };
  const turnOff = async (): Promise<void> => {
    await unsubscribe();
    setOn(false);
  };
  return (
    <Dialog title={t("table-push")} close={close}>
      <div class="stack">
        {(permission === "default" || permission === "granted") && (
          <>
            <p>{t("push-why")}</p>
            <p class="quiet">{t("push-secret")}</p>
          </>
        )}
        <p role="status">
          {permission === "unsupported"
            ? t("push-unsupported")
            : permission === "denied"
              ? t("push-denied")
              : isOn
                ? t("push-is-on")
                : t("push-how")}
        </p>
        {fault && <p role="alert">{describeError(fault)}</p>}
        <div class="row">
          {(permission === "default" || permission === "granted") && (
            <button
              type="button"
              class={isOn ? "" : "main"}
              disabled={busy}
              onClick={() => void run(isOn ? turnOff : turnOn)}
            >
              {isOn ? t("push-stop") : t("push-begin")}
            </button>
          )}
          {!isOn && !sound.value && (
            <button type="button" onClick={() => (sound.value = true)}>
              {t("push-sound")}
            </button>
          )}
          <button type="button" onClick={close}>
            {t("close")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
