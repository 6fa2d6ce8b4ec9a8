// Log and chat: a column with tabs where there is room, a bar on a phone that opens a sheet.

import type { ComponentChildren, JSX } from "preact";

import { formatNumber, t } from "../i18n";
import { Icon, type IconName } from "../ui/Icon";
import { LateContent } from "../ui/late";
import { tall } from "../ui/wide";
import type { Update } from "../wire/messages";
import { talk } from "./later";
import { LogPanel } from "./LogPanel";
import { TABS, type PageState, type Tab } from "./pageState";
import type { Sentence } from "./logSentences";
import "./logAndChat.css";

interface Props {
  readonly page: PageState;
  readonly update: Update;
  readonly log: readonly Sentence[];
}

const TAB_ICONS: Readonly<Record<Tab, IconName>> = { log: "log", chat: "chat", gallery: "eye" };

/** Whether the log stands over the chat, because the column is high and there is something to tell. */
function isStacked(page: PageState): boolean {
  return tall.value && page.update.value?.table.status !== "open";
}

function listTabs(page: PageState): readonly Tab[] {
  return TABS.filter((tab) =>
    tab === "log" ? !isStacked(page) : tab === "chat" || page.hasGallery.value,
  );
}

/** The tab to show: the gallery may have closed since it was chosen, and a high column has the log
 * above. */
export function findShownTab(page: PageState): Tab {
  const { value } = page.tab;
  return listTabs(page).includes(value) ? value : "chat";
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
export function Panels(props: Props): JSX.Element {
  const { page, update } = props;
  const shown = findShownTab(page);
  // Below the log, the chat comes when it is loaded ahead, or asked for.
  const isWanted = page.tab.value === shown || talk.module.value !== null;
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
          <LogPanel {...props} />
        ) : (
          isWanted && (
            <LateContent late={talk}>
              {({ ChatPanel }) => (
                <ChatPanel key={shown} page={page} update={update} what={shown} />
              )}
            </LateContent>
          )
        )}
      </div>
    </>
  );
}

/** The column beside the board. Where it is high enough, the log stands over the chat. */
export function LogAndChatColumn(props: Props): JSX.Element {
  const { page } = props;
  return (
    <aside class="talk" aria-label={t("table-talk")}>
      <h2 class="aloud">{t("table-talk")}</h2>
      {isStacked(page) && <LogPanel {...props} />}
      <Panels {...props} />
      <PhraseButton page={page} />
    </aside>
  );
}

interface BarButtonProps {
  readonly icon: IconName;
  readonly open: () => void;
  readonly children: ComponentChildren;
}

function BarButton({ icon, open, children }: BarButtonProps): JSX.Element {
  return (
    <button type="button" class="bare" aria-haspopup="dialog" onClick={open}>
      <Icon name={icon} size={20} />
      {children}
    </button>
  );
}

/** Opens what can be said with a tap. */
function PhraseButton({ page }: { page: PageState }): JSX.Element | null {
  if (!page.update.value?.table.settings.phrases) return null;
  return (
    <BarButton icon="phrases" open={() => page.open({ is: "phrases" })}>
      {t("table-phrases")}
    </BarButton>
  );
}

/** The bar at the bottom of a phone that opens the sheet. */
export function LogAndChatBar({ page }: { page: PageState }): JSX.Element {
  return (
    <nav class="talk-bar" aria-label={t("table-talk")}>
      {listTabs(page).map((tab) => (
        <BarButton key={tab} icon={TAB_ICONS[tab]} open={() => page.show(tab)}>
          {t(`table-${tab}`)}
          <Unread page={page} tab={tab} />
        </BarButton>
      ))}
      <PhraseButton page={page} />
      <BarButton icon="book" open={() => page.open({ is: "rules", at: null })}>
        {t("rules")}
      </BarButton>
    </nav>
  );
}
