// In which language and in which light the page is read.

import type { JSX } from "preact";

import { language, LANGUAGES, speak, t } from "../i18n";
import { Icon } from "../ui/Icon";
import { theme, THEMES } from "../ui/look";

export function Choosers(): JSX.Element {
  return (
    <div class="front-choosers">
      <label class="front-chooser">
        <Icon name="globe" />
        <span class="aloud">{t("language")}</span>
        <select
          value={language.value}
          onChange={({ currentTarget: { value } }) => {
            const tongue = LANGUAGES.find((one) => one === value);
            if (!tongue) return;
            // An address that names a language would win over this choice.
            history.replaceState(null, "", location.pathname + location.hash);
            void speak(tongue);
          }}
        >
          {LANGUAGES.map((tongue) => (
            <option key={tongue} value={tongue} lang={tongue}>
              {t(`language-${tongue}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="front-chooser brief">
        <Icon name="sun" />
        <span class="aloud">{t("theme")}</span>
        <select
          value={theme.value}
          onChange={({ currentTarget: { value } }) => {
            theme.value = THEMES.find((one) => one === value) ?? "dark";
          }}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {t(`theme-${one}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
