// The sheets over the table, one at a time.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { CopyField } from "../ui/CopyField";
import { Dialog } from "../ui/Dialog";
import { useLazyComponent } from "../ui/useLazyComponent";
import type { Refused, TableSettings, Update } from "../wire/messages";
import type { PageState } from "./pageState";
import { useGames } from "../game/catalog";
import { Invite } from "./Invite";
import { ShortcutsSheet } from "./Shortcuts";
import { Menu } from "./Menu";
import { SeatSheet } from "./SeatSheet";
import { SettingsSummary } from "./SettingsSummary";
import type { Sentence } from "./logSentences";
import { LogAndChatSheet } from "./LogAndChat";

interface Props {
  readonly page: PageState;
  readonly update: Update;
}

export function Sheets({
  page,
  update,
  log,
}: Props & { readonly log: readonly Sentence[] }): JSX.Element | null {
  const sheet = page.sheet.value;
  const close = (): void => page.close();
  switch (sheet?.is) {
    case undefined:
      return null;
    case "menu":
      return <Menu page={page} update={update} />;
    case "log-and-chat":
      return <LogAndChatSheet page={page} update={update} log={log} />;
    case "rules":
      return <Rules page={page} update={update} at={sheet.at} />;
    case "seat":
      return <SeatSheet page={page} update={update} seat={sheet.seat} />;
    case "invite":
      return (
        <Dialog title={t("table-invite")} close={close}>
          <Invite page={page} update={update} />
        </Dialog>
      );
    case "keys":
      return <ShortcutsSheet close={close} />;
    case "offer-seat":
      return <OfferSeat page={page} update={update} />;
    case "leave":
      return <Leave page={page} />;
    case "settings":
      return <SettingsSheet page={page} update={update} />;
  }
}

function Rules({ page, update, at }: Props & { readonly at: string | null }): JSX.Element | null {
  const RulesDialog = useLazyComponent(() =>
    import("../rules/RulesDialog").then((module) => module.RulesDialog),
  );
  const { settings } = update.table;
  const game = update.play?.game ?? settings.game;
  if (!RulesDialog) return null;
  const edition = update.play?.public.edition ?? null;
  return <RulesDialog {...{ game, edition, settings, at }} close={() => page.close()} />;
}

function SettingsSheet({ page, update }: Props): JSX.Element {
  const { settings } = update.table;
  const games = useGames();
  const SettingsForm = useLazyComponent(() =>
    import("../front/SettingsForm").then((module) => module.SettingsForm),
  );
  const playing = page.isRunning.value;
  const [refusal, refuse] = useState<Refused | null>(null);
  const change = async (wanted: TableSettings): Promise<void> => {
    refuse(null);
    const answer = await page.session.ask({ type: "change-settings", settings: wanted });
    if (answer.type === "done") page.close();
    else refuse(answer);
  };
  return (
    <Dialog title={t("table-settings")} close={() => page.close()}>
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
          <SettingsSummary settings={settings} />
          <p class="quiet">{t("table-settings-host")}</p>
        </>
      )}
    </Dialog>
  );
}

/** A link that moves this seat to another device. */
function OfferSeat({ page, update }: Props): JSX.Element {
  const { session } = page;
  const [link, setLink] = useState<string | null>(null);
  const [failed, fail] = useState(false);
  const ask = async (): Promise<void> => {
    fail(false);
    const answer = await session.ask({ type: "offer-seat" });
    const secret = answer.type === "done" ? answer.secret : null;
    // The server sends a secret once; it is lost if the connection broke just then.
    if (!secret) fail(true);
    else {
      const way = session.link.value || `${location.origin}/t/${update.table.code}`;
      setLink(`${way}#claim=${secret}`);
    }
  };
  useEffect(() => void ask(), []);
  return (
    <Dialog title={t("table-offer-seat")} close={() => page.close()}>
      <div class="stack">
        <p>{t("table-offer-seat-how")}</p>
        {link && <CopyField label={t("table-offer-seat-link")} text={link} share />}
        {failed && (
          <>
            <p>{t("table-offer-seat-failed")}</p>
            <button type="button" onClick={() => void ask()}>
              {t("error-retry")}
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Leave({ page }: { page: PageState }): JSX.Element {
  const leave = (): void => {
    page.close();
    void page.stand();
  };
  return (
    <Dialog title={t("table-leave")} close={() => page.close()}>
      <p>{page.isRunning.value ? t("table-leave-running") : t("table-leave-open")}</p>
      <div class="row">
        <button type="button" class="main" onClick={leave}>
          {t("table-leave-now")}
        </button>
        <button type="button" onClick={() => page.close()}>
          {t("cancel")}
        </button>
      </div>
    </Dialog>
  );
}
