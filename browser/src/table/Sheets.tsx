// The sheets that lie over the table, one at a time.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { CopyField } from "../ui/CopyField";
import { Dialog } from "../ui/Dialog";
import { useLoaded } from "../ui/loaded";
import type { Refused, Settings, Update } from "../wire/messages";
import type { Desk } from "./desk";
import { useGames } from "./games";
import { Invite } from "./Invite";
import { Keys } from "./Keys";
import { Menu } from "./Menu";
import { gameName } from "./parts";
import { SeatSheet } from "./SeatSheet";
import { SettingsWords } from "./SettingsWords";
import type { Sentence } from "./story";
import { TalkSheet } from "./Talk";

interface Props {
  readonly desk: Desk;
  readonly update: Update;
}

export function Sheets({
  desk,
  update,
  log,
}: Props & { readonly log: readonly Sentence[] }): JSX.Element | null {
  const sheet = desk.sheet.value;
  const close = (): void => desk.close();
  switch (sheet?.is) {
    case undefined:
      return null;
    case "menu":
      return <Menu desk={desk} update={update} />;
    case "talk":
      return <TalkSheet desk={desk} update={update} log={log} />;
    case "rules":
      return <Rules desk={desk} update={update} at={sheet.at} />;
    case "seat":
      return <SeatSheet desk={desk} update={update} seat={sheet.seat} />;
    case "invite":
      return (
        <Dialog title={t("table-invite")} close={close}>
          <Invite desk={desk} update={update} />
        </Dialog>
      );
    case "keys":
      return <Keys close={close} />;
    case "hand":
      return <HandOver desk={desk} update={update} />;
    case "leave":
      return <Leave desk={desk} />;
    case "settings":
      return <SettingsSheet desk={desk} update={update} />;
  }
}

function Rules({ desk, update, at }: Props & { readonly at: string | null }): JSX.Element | null {
  const RulesDialog = useLoaded(() =>
    import("../rules/RulesDialog").then((module) => module.RulesDialog),
  );
  const { settings } = update.table;
  const game = update.play?.game ?? gameName(settings.game);
  if (!RulesDialog || !game) return null;
  const edition = update.play?.public.edition ?? null;
  return <RulesDialog {...{ game, edition, settings, at }} close={() => desk.close()} />;
}

function SettingsSheet({ desk, update }: Props): JSX.Element {
  const { settings } = update.table;
  const games = useGames();
  const SettingsForm = useLoaded(() =>
    import("../front/SettingsForm").then((module) => module.SettingsForm),
  );
  const playing = desk.running.value;
  const [refusal, refuse] = useState<Refused | null>(null);
  const change = async (wanted: Settings): Promise<void> => {
    refuse(null);
    const answer = await desk.session.ask({ type: "change", settings: wanted });
    if (answer.type === "done") desk.close();
    else refuse(answer);
  };
  return (
    <Dialog title={t("table-settings")} close={() => desk.close()}>
      {update.you.host ? (
        games &&
        SettingsForm && (
          <SettingsForm
            games={games}
            settings={settings}
            playing={playing}
            label={t("table-settings-save")}
            submit={(wanted) => void change(wanted)}
            refusal={refusal}
          />
        )
      ) : (
        <>
          <SettingsWords settings={settings} />
          <p class="quiet">{t("table-settings-host")}</p>
        </>
      )}
    </Dialog>
  );
}

/** A link with which another device takes this seat over. */
function HandOver({ desk, update }: Props): JSX.Element {
  const { session } = desk;
  const [link, setLink] = useState<string | null>(null);
  const [failed, fail] = useState(false);
  const ask = async (): Promise<void> => {
    fail(false);
    const answer = await session.ask({ type: "hand" });
    const secret = answer.type === "done" ? answer.secret : null;
    // A secret is told once: if the connection broke just then, it is gone.
    if (!secret) fail(true);
    else {
      const way = session.link.value || `${location.origin}/t/${update.table.code}`;
      setLink(`${way}#take=${secret}`);
    }
  };
  useEffect(() => void ask(), []);
  return (
    <Dialog title={t("table-hand")} close={() => desk.close()}>
      <div class="stack">
        <p>{t("table-hand-how")}</p>
        {link && <CopyField label={t("table-hand-link")} text={link} share />}
        {failed && (
          <>
            <p>{t("table-hand-failed")}</p>
            <button type="button" onClick={() => void ask()}>
              {t("error-retry")}
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Leave({ desk }: { desk: Desk }): JSX.Element {
  const leave = (): void => {
    desk.close();
    void desk.stand();
  };
  return (
    <Dialog title={t("table-leave")} close={() => desk.close()}>
      <p>{desk.running.value ? t("table-leave-running") : t("table-leave-open")}</p>
      <div class="row">
        <button type="button" class="main" onClick={leave}>
          {t("table-leave-now")}
        </button>
        <button type="button" onClick={() => desk.close()}>
          {t("cancel")}
        </button>
      </div>
    </Dialog>
  );
}
