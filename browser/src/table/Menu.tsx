// The menu of a table: everything except moves.

import type { JSX } from "preact";

import { showTipsAgain } from "../coach/tips";
import { t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import { Icon, type IconName } from "../ui/Icon";
import { sound } from "../ui/preferences";
import { LanguageSelect, ThemeSelect } from "../ui/PreferenceSelects";
import type { Update } from "../wire/messages";
import { findCoachedView } from "./Helpers";
import { canRequestHost, nameHostRequest, requestHost } from "./hostRequest";
import type { PageState, Sheet } from "./pageState";
import "./menu.css";

interface Item {
  readonly icon: IconName;
  readonly label: string;
  readonly run: () => void;
}

export function Menu({ page, update }: { page: PageState; update: Update }): JSX.Element {
  const opener = (icon: IconName, label: string, sheet: Sheet): Item => ({
    icon,
    label,
    run: () => page.open(sheet),
  });
  const items: Item[] = [
    opener("book", t("rules"), { is: "rules", at: null }),
    opener("share", t("table-invite"), { is: "invite" }),
    opener("gear", t("table-settings"), { is: "settings" }),
    { icon: "log", label: t("table-log"), run: () => page.show("log") },
    { icon: "chat", label: t("table-chat"), run: () => page.show("chat") },
  ];
  // A phone without a mouse has hardly ever a keyboard. With one, a question mark opens the list.
  if (matchMedia("(any-pointer: fine)").matches)
    items.push(opener("keys", t("keyboard-help"), { is: "keys" }));
  if (update.you.host) {
    items.push(opener("eye", t("table-spectators"), { is: "spectators", only: null }));
  }
  if (update.you.seat !== null) {
    items.push(
      opener("bell", t("table-push"), { is: "push" }),
      opener("monitor", t("table-offer-seat"), { is: "offer-seat" }),
      opener("leave", t("table-leave"), { is: "leave" }),
    );
    if (page.isRunning.value && !update.end_vote)
      items.push(opener("close", t("table-end"), { is: "end-game" }));
  }
  const coached = findCoachedView(page);
  if (coached) {
    items.push({
      icon: "bulb",
      label: t("table-tips-again"),
      run: () => {
        page.close();
        showTipsAgain(coached);
      },
    });
  }
  if (canRequestHost(update)) {
    items.push({
      icon: "host",
      label: nameHostRequest(update),
      run: () => {
        page.close();
        requestHost(page);
      },
    });
  }
  return (
    <Dialog title={t("menu")} close={() => page.close()} class="menu">
      <ul class="plain menu-items">
        {items.map(({ icon, label, run }) => (
          <li key={label}>
            <button type="button" onClick={run}>
              <Icon name={icon} />
              {label}
            </button>
          </li>
        ))}
      </ul>
      <Preferences />
      <p class="row menu-links">
        <a href="/">{t("table-home")}</a>
        <a href="/credits">{t("credits")}</a>
        <button type="button" class="bare" onClick={() => page.open({ is: "forget" })}>
          {t("forget-me")}
        </button>
      </p>
    </Dialog>
  );
}

/** Language, theme and sound. */
function Preferences(): JSX.Element {
  return (
    <div class="menu-tastes">
      <label>
        <span>
          <Icon name="globe" size={18} />
          {t("language")}
        </span>
        <LanguageSelect />
      </label>
      <label>
        <span>
          <Icon name="sun" size={18} />
          {t("theme")}
        </span>
        <ThemeSelect />
      </label>
      <label>
        <span>
          <Icon name={sound.value ? "sound" : "silence"} size={18} />
          {t("table-sound")}
        </span>
        <select
          value={sound.value ? "on" : "off"}
          onChange={({ currentTarget: { value } }) => (sound.value = value === "on")}
        >
          {(["on", "off"] as const).map((state) => (
            <option key={state} value={state}>
              {t(state)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
