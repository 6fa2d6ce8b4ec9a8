// The menu of a table: everything except moves.

import type { JSX } from "preact";

import { t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import { Icon, type IconName } from "../ui/Icon";
import { sound } from "../ui/preferences";
import { LanguageSelect, ThemeSelect } from "../ui/PreferenceSelects";
import type { Update } from "../wire/messages";
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
    opener("keys", t("keyboard-help"), { is: "keys" }),
  ];
  if (update.you.seat !== null) {
    items.push(
      opener("monitor", t("table-offer-seat"), { is: "offer-seat" }),
      opener("leave", t("table-leave"), { is: "leave" }),
    );
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
      <button type="button" aria-pressed={sound.value} onClick={() => (sound.value = !sound.value)}>
        <Icon name={sound.value ? "sound" : "silence"} />
        {sound.value ? t("sound-on") : t("sound-off")}
      </button>
    </div>
  );
}
