// A table of one's own: its settings in a sheet over the front page.

import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { useBusy } from "../ui/busy";
import { Dialog } from "../ui/Dialog";
import { excuse } from "../ui/Wrong";
import { games, makeTable, Refusal, type GameInfo } from "../wire/api";
import type { Settings } from "../wire/messages";
import { defaultSettings, type GameName } from "./settings";

type Form = ComponentType<Parameters<(typeof import("./SettingsForm"))["SettingsForm"]>[0]>;

interface Props {
  readonly game: GameName;
  readonly close: () => void;
}

export function CreateDialog({ game, close }: Props): JSX.Element {
  const [known, setKnown] = useState<readonly GameInfo[] | null>(null);
  // In a box of its own: a state that is a function would be called.
  const [form, setForm] = useState<{ readonly Form: Form } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useBusy();
  const failed = (error: unknown): void => {
    setRefusal(error instanceof Refusal ? error : new Refusal("unknown", String(error)));
    setBusy(false);
  };
  useEffect(() => {
    games().then(setKnown, failed);
    import("./SettingsForm").then(({ SettingsForm }) => setForm({ Form: SettingsForm }), failed);
  }, []);
  const make = (settings: Settings): void => {
    setRefusal(null);
    setBusy(true);
    makeTable(settings).then(({ code }) => location.assign(`/t/${code}`), failed);
  };
  return (
    <Dialog title={t("front-create-title")} close={close} class="front-create">
      {form && known ? (
        <form.Form
          games={known}
          settings={defaultSettings(game, known)}
          playing={false}
          submit={make}
          label={t("front-create-send")}
          refusal={refusal && { code: refusal.code, says: refusal.message }}
          busy={busy}
        />
      ) : (
        <p class={refusal ? "front-waiting front-wrong" : "front-waiting quiet"} role="status">
          {refusal ? excuse(refusal.code) : t("loading")}
        </p>
      )}
    </Dialog>
  );
}
