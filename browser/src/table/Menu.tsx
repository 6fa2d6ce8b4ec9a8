// The menu: everything about the table and the page that is no move.

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
  readonly says: string;
  readonly does: () => void;
}

export function Menu({ page, update }: { page: PageState; update: Update }): JSX.Element {
  const opens = (icon: IconName, says: string, sheet: Sheet): Item => ({
    icon,
    says,
    does: () => page.open(sheet),
  });
  const items: Item[] = [
    opens("book", t("rules"), { is: "rules", at: null }),
    opens("share", t("table-invite"), { is: "invite" }),
    opens("gear", t("table-settings"), { is: "settings" }),
    { icon: "log", says: t("table-log"), does: () => page.show("log") },
    { icon: "chat", says: t("table-chat"), does: () => page.show("chat") },
    opens("keys", t("keyboard-help"), { is: "keys" }),
  ];
  if (update.you.seat !== null) {
    items.push(
      opens("screen", t("table-hand"), { is: "hand" }),
      opens("leave", t("table-leave"), { is: "leave" }),
    );
  }
  return (
    <Dialog title={t("menu")} close={() => page.close()} class="menu">
      <ul class="plain menu-items">
        {items.map(({ icon, says, does }) => (
          <li key={says}>
            <button type="button" onClick={does}>
              <Icon name={icon} />
              {says}
            </button>
          </li>
        ))}
      </ul>
      <Tastes />
      <p class="row menu-links">
        <a href="/">{t("table-home")}</a>
        <a href="/credits">{t("credits")}</a>
      </p>
    </Dialog>
  );
}

/** Language, theme and sound. */
function Tastes(): JSX.Element {
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
