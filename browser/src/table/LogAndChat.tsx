// Log and chat: a column with tabs where there is room, a bar on a phone that opens a sheet.

import type { JSX } from "preact";

import { formatNumber, t } from "../i18n";
import { Icon, type IconName } from "../ui/Icon";
import { LateContent } from "../ui/late";
import type { Update } from "../wire/messages";
import { sheets } from "./later";
import { TABS, type PageState, type Tab } from "./pageState";
import { LogPanel } from "./LogPanel";
import type { Sentence } from "./logSentences";
import "./logAndChat.css";

interface Props {
  readonly page: PageState;
  readonly update: Update;
  readonly log: readonly Sentence[];
}

const TAB_ICONS: Readonly<Record<Tab, IconName>> = { log: "log", chat: "chat", gallery: "eye" };

function listTabs(page: PageState): readonly Tab[] {
  return TABS.filter((tab) => tab !== "gallery" || page.hasGallery.value);
}

/** The tab to show: the gallery may have closed since it was chosen. */
export function findShownTab(page: PageState): Tab {
  const { value } = page.tab;
  return value === "gallery" && !page.hasGallery.value ? "chat" : value;
}

function Unread({ page, tab }: { page: PageState; tab: Tab }): JSX.Element | null {
  const count = tab === "log" ? 0 : page.unread[tab].value;
  if (!count) return null;
  return (
    <span class="talk-unread">
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span class="aloud">{t("table-unread", { count })}</span>
    </span>
  );
}

/** The tabs, and the panel of the one that is shown. */
export function Panels({ page, update, log }: Props): JSX.Element {
  const shown = findShownTab(page);
  return (
    <>
      <div class="talk-tabs" role="tablist" aria-label={t("table-talk")}>
        {listTabs(page).map((tab) => (
          <button
            key={tab}
            id={`tab-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls="talk-panel"
            onClick={() => (page.tab.value = tab)}
          >
            <Icon name={TAB_ICONS[tab]} size={18} />
            {t(`table-${tab}`)}
            <Unread page={page} tab={tab} />
          </button>
        ))}
      </div>
      <div id="talk-panel" class="talk-panel" role="tabpanel" aria-labelledby={`tab-${shown}`}>
        {shown === "log" ? (
          <LogPanel page={page} update={update} log={log} />
        ) : (
          <LateContent late={sheets}>
            {({ ChatPanel }) => <ChatPanel key={shown} page={page} update={update} what={shown} />}
          </LateContent>
        )}
      </div>
    </>
  );
}

/** The column beside the board. */
export function LogAndChatColumn(props: Props): JSX.Element {
  return (
    <aside class="talk" aria-label={t("table-talk")}>
      <h2 class="aloud">{t("table-talk")}</h2>
      <Panels {...props} />
    </aside>
  );
}

/** The bar at the bottom of a phone that opens the sheet. */
export function LogAndChatBar({ page }: { page: PageState }): JSX.Element {
  return (
    <nav class="talk-bar" aria-label={t("table-talk")}>
      {listTabs(page).map((tab) => (
        <button
          key={tab}
          type="button"
          class="bare"
          aria-haspopup="dialog"
          onClick={() => page.show(tab)}
        >
          <Icon name={TAB_ICONS[tab]} size={20} />
          {t(`table-${tab}`)}
          <Unread page={page} tab={tab} />
        </button>
      ))}
      <button
        type="button"
        class="bare"
        aria-haspopup="dialog"
        onClick={() => page.open({ is: "rules", at: null })}
      >
        <Icon name="book" size={20} />
        {t("rules")}
      </button>
    </nav>
  );
}
