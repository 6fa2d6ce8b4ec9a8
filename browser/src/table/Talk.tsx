// Log and chat: a column with tabs where there is room, a sheet on a phone.

import type { JSX } from "preact";

import { digits, t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import { Icon, type IconName } from "../ui/Icon";
import type { Update } from "../wire/messages";
import { ChatPanel } from "./ChatPanel";
import { TABS, type Desk, type Tab } from "./desk";
import { LogPanel } from "./LogPanel";
import type { Sentence } from "./story";
import "./talk.css";

interface Props {
  readonly desk: Desk;
  readonly update: Update;
  readonly log: readonly Sentence[];
}

const ICONS: Readonly<Record<Tab, IconName>> = { log: "log", chat: "chat", gallery: "eye" };

function tabsOf(desk: Desk): readonly Tab[] {
  return TABS.filter((tab) => tab !== "gallery" || desk.hasGallery.value);
}

/** The tab that is shown: the gallery may have closed since it was chosen. */
function shownTab(desk: Desk): Tab {
  const { value } = desk.tab;
  return value === "gallery" && !desk.hasGallery.value ? "chat" : value;
}

function Unread({ desk, tab }: { desk: Desk; tab: Tab }): JSX.Element | null {
  const count = tab === "log" ? 0 : desk.unread[tab].value;
  if (!count) return null;
  return (
    <span class="talk-unread">
      <span aria-hidden="true">{digits(count)}</span>
      <span class="aloud">{t("table-unread", { count })}</span>
    </span>
  );
}

function Panels({ desk, update, log }: Props): JSX.Element {
  const shown = shownTab(desk);
  return (
    <>
      <div class="talk-tabs" role="tablist" aria-label={t("table-talk")}>
        {tabsOf(desk).map((tab) => (
          <button
            key={tab}
            id={`tab-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls="talk-panel"
            onClick={() => (desk.tab.value = tab)}
          >
            <Icon name={ICONS[tab]} size={18} />
            {t(`table-${tab}`)}
            <Unread desk={desk} tab={tab} />
          </button>
        ))}
      </div>
      <div id="talk-panel" class="talk-panel" role="tabpanel" aria-labelledby={`tab-${shown}`}>
        {shown === "log" ? (
          <LogPanel desk={desk} update={update} log={log} />
        ) : (
          <ChatPanel key={shown} desk={desk} update={update} what={shown} />
        )}
      </div>
    </>
  );
}

/** Beside the board. */
export function TalkColumn(props: Props): JSX.Element {
  return (
    <aside class="talk" aria-label={t("table-talk")}>
      <Panels {...props} />
    </aside>
  );
}

/** Over the board, on a phone. */
export function TalkSheet(props: Props): JSX.Element {
  const { desk } = props;
  return (
    <Dialog title={t(`table-${shownTab(desk)}`)} close={() => desk.close()} class="talk-sheet">
      <Panels {...props} />
    </Dialog>
  );
}

/** The bar at the bottom of a phone that opens it. */
export function TalkBar({ desk }: { desk: Desk }): JSX.Element {
  return (
    <nav class="talk-bar" aria-label={t("table-talk")}>
      {tabsOf(desk).map((tab) => (
        <button
          key={tab}
          type="button"
          class="bare"
          aria-haspopup="dialog"
          onClick={() => desk.show(tab)}
        >
          <Icon name={ICONS[tab]} size={20} />
          {t(`table-${tab}`)}
          <Unread desk={desk} tab={tab} />
        </button>
      ))}
      <button
        type="button"
        class="bare"
        aria-haspopup="dialog"
        onClick={() => desk.open({ is: "rules", at: null })}
      >
        <Icon name="book" size={20} />
        {t("rules")}
      </button>
    </nav>
  );
}
