// A table of one's own: its settings in a sheet over the front page.

import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
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
  const failed = (error: unknown): void =>
    setRefusal(error instanceof Refusal ? error : new Refusal("unknown", String(error)));
  useEffect(() => {
    games().then(setKnown, failed);
    import("./SettingsForm").then(({ SettingsForm }) => setForm({ Form: SettingsForm }), failed);
  }, []);
  const make = (settings: Settings): void => {
    setRefusal(null);
    makeTable(settings).then(({ code }) => location.assign(`/t/${code}`), failed);
  };
  const says = refusal && (
    <p class="front-wrong" role="alert">
      <Icon name="warning" size={18} />
      <span>
        {excuse(refusal.code)}
        {refusal.code === "bad-settings" && (
          <small lang="en" dir="ltr">
            {refusal.message}
          </small>
        )}
      </span>
    </p>
  );
  return (
    <Dialog title={t("front-create-title")} close={close} class="front-create">
      {form && known ? (
        <form.Form
          games={known}
          settings={defaultSettings(game, known)}
          playing={false}
          submit={make}
          label={t("front-create-send")}
        >
          {says}
        </form.Form>
      ) : (
        <div class="front-waiting">{says ?? <p class="quiet">{t("loading")}</p>}</div>
      )}
    </Dialog>
  );
}
