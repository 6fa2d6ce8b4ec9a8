// What the sheets over the table show. They are loaded after the table, together.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { settingsForm } from "../front/lateSettingsForm";
import { CopyField } from "../ui/CopyField";
import { Dialog } from "../ui/Dialog";
import { ForgetDialog } from "../ui/ForgetDialog";
import { Late, LateContent, LateSheet } from "../ui/late";
import type { Refused, TableSettings, Update } from "../wire/messages";
import { SecretQr } from "./SecretQr";
import type { PageState } from "./pageState";
import { useGames } from "../game/catalog";
import { findGame } from "../game/registry";
import { push, talk } from "./later";
import { EndGameSheet } from "./EndGameSheet";
import { Invite } from "./Invite";
import { Menu } from "./Menu";
import { SeatSheet } from "./SeatSheet";
import { SettingsSummary } from "./SettingsSummary";
import type { Sentence } from "./logSentences";
import { LogAndChatSheet } from "./LogAndChatSheet";

export { BehindDoors } from "./BehindDoors";
export { Helpers } from "./Helpers";
export { Meanwhile } from "./Meanwhile";
export { RareAnnouncements } from "./RareAnnouncements";
export { RareNotices } from "./RareNotices";
export { RefusalToast } from "./RefusalToast";
export { TableClosed } from "./TableClosed";

/** The sheet in which the host sees to spectators. */
const spectators = new Late(() => import("./SpectatorsSheet"), "spectators");

/** The sheet that lists the keyboard shortcuts. */
const shortcuts = new Late(() => import("./ShortcutsSheet"), "shortcuts");

const rulesByGame = new Map<string, Late<typeof import("../rules/RulesDialog")>>();

/** The sheet with the rules of a game, and their texts. */
function findRules(game: string): Late<typeof import("../rules/RulesDialog")> {
  const topic = findGame(game)?.texts.rules ?? "plain";
  const found = rulesByGame.get(topic) ?? new Late(() => import("../rules/RulesDialog"), topic);
  rulesByGame.set(topic, found);
  return found;
}

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
    case "phrases":
      return (
        <LateSheet late={talk} close={close}>
          {({ PhraseSheet }) => <PhraseSheet page={page} update={update} />}
        </LateSheet>
      );
    case "push":
      return (
        <LateSheet late={push} close={close}>
          {({ PushSheet }) => <PushSheet code={update.table.code} close={close} />}
        </LateSheet>
      );
    case "rules":
      return <Rules page={page} update={update} at={sheet.at} />;
    case "seat":
      return <SeatSheet page={page} update={update} seat={sheet.seat} />;
    case "spectators":
      return (
        <LateSheet late={spectators} close={close}>
          {({ SpectatorsSheet }) => <SpectatorsSheet {...{ page, update, only: sheet.only }} />}
        </LateSheet>
      );
    case "invite":
      return (
        <Dialog title={t("table-invite")} close={close}>
          <Invite page={page} update={update} />
        </Dialog>
      );
    case "keys":
      return (
        <LateSheet late={shortcuts} close={close}>
          {({ ShortcutsSheet }) => <ShortcutsSheet page={page} close={close} />}
        </LateSheet>
      );
    case "offer-seat":
      return <OfferSeat page={page} update={update} />;
    case "leave":
      return <Leave page={page} />;
    case "forget":
      return <ForgetDialog close={close} />;
    case "end-game":
      return <EndGameSheet page={page} update={update} />;
    case "settings":
      return <SettingsSheet page={page} update={update} />;
  }
}

function Rules({ page, update, at }: Props & { readonly at: string | null }): JSX.Element | null {
  const { settings } = update.table;
  const game = update.play?.game ?? settings.game;
  const edition = update.play?.public.edition ?? null;
  const close = (): void => page.close();
  return (
    <LateSheet late={findRules(game)} close={close}>
      {({ RulesDialog }) => <RulesDialog {...{ game, edition, settings, at, close }} />}
    </LateSheet>
  );
}

function SettingsSheet({ page, update }: Props): JSX.Element {
  const { settings } = update.table;
  const games = useGames();
  const playing = page.isRunning.value;
  const [opened] = useState(settings);
  const [refusal, refuse] = useState<Refused | null>(null);
  const change = async (wanted: TableSettings): Promise<void> => {
    refuse(null);
    // The players may have said who begins meanwhile.
    const said = wanted.game === settings.game && wanted.first === opened.first;
    const answer = await page.session.ask({
      type: "change-settings",
      settings: said ? { ...wanted, first: settings.first } : wanted,
    });
    if (answer.type === "done") page.close();
    else refuse(answer);
  };
  return (
    <Dialog title={t("table-settings")} close={() => page.close()}>
      {update.you.host ? (
        <LateContent late={settingsForm}>
          {({ SettingsForm }) =>
            games && (
              <SettingsForm
                games={games}
                settings={settings}
                playing={playing}
                label={t("table-settings-save")}
                submit={(wanted) => void change(wanted)}
                refusal={refusal}
              />
            )
          }
        </LateContent>
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
  const [offered] = useState(update.you.seat);
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
  if (offered !== null && update.you.seat === null) {
    // The link is used up. A seat that the host has taken away has no name any more.
    const moved = Boolean(update.table.seats[offered]?.name);
    const close = (): void => {
      page.unseated.value = false;
      page.close();
    };
    return (
      <Dialog title={t("table-offer-seat")} close={close}>
        <div class="stack">
          <p role="status">{moved ? t("table-seat-moved") : t("table-unseated")}</p>
          <button type="button" class="main" onClick={close}>
            {t("ok")}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={t("table-offer-seat")} close={() => page.close()}>
      <div class="stack">
        <p>{t("table-offer-seat-how")}</p>
        {link && <SecretQr link={link} />}
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
