// Selects for the language and the theme of the page.

import type { JSX } from "preact";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { LanguageSelect, ThemeSelect } from "../ui/PreferenceSelects";

export function Choosers(): JSX.Element {
  return (
    <div class="front-choosers">
      <label class="front-chooser">
        <Icon name="globe" />
        <span class="aloud">{t("language")}</span>
        <LanguageSelect />
      </label>
      <label class="front-chooser brief">
        <Icon name="sun" />
        <span class="aloud">{t("theme")}</span>
        <ThemeSelect />
      </label>
    </div>
  );
}
