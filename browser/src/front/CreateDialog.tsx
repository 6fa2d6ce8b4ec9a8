// The settings of a new table, in a sheet over the front page.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { useBusy } from "../ui/useBusy";
import { Dialog } from "../ui/Dialog";
import { describeError } from "../ui/errors";
import { LateContent } from "../ui/late";
import { fetchGames, createTable, Refusal } from "../wire/api";
import type { GameInfo } from "../wire/http";
import type { TableSettings } from "../wire/messages";
import { settingsForm } from "./lateSettingsForm";
import { makeSettings } from "./settings";

interface Props {
  readonly game: string;
  readonly close: () => void;
}

export function CreateDialog({ game, close }: Props): JSX.Element {
  const [known, setKnown] = useState<readonly GameInfo[] | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useBusy();
  const failed = (error: unknown): void => {
    setRefusal(error instanceof Refusal ? error : new Refusal("unknown", String(error)));
    setBusy(false);
  };
  useEffect(() => {
    fetchGames().then(setKnown, failed);
  }, []);
  const make = (settings: TableSettings): void => {
    setRefusal(null);
    setBusy(true);
    createTable(settings).then(({ code }) => location.assign(`/t/${code}`), failed);
  };
  return (
    <Dialog title={t("front-create-title")} close={close} class="front-create">
      <LateContent late={settingsForm}>
        {({ SettingsForm }) =>
          known && (
            <SettingsForm
              games={known}
              settings={makeSettings(game, known)}
              playing={false}
              submit={make}
              label={t("front-create-send")}
              refusal={
                refusal && { code: refusal.code, facts: refusal.facts, sentence: refusal.message }
              }
              busy={busy}
            />
          )
        }
      </LateContent>
      {!(known && settingsForm.module.value) && !settingsForm.hasFailed.value && (
        <p class={refusal ? "front-waiting front-wrong" : "front-waiting quiet"} role="status">
          {refusal ? describeError(refusal) : t("loading")}
        </p>
      )}
    </Dialog>
  );
}
