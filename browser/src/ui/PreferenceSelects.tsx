// Selects for the language and the theme.

import type { JSX } from "preact";

import { language, LANGUAGES, chooseLanguage, t } from "../i18n";
import { theme, THEMES } from "./preferences";

export function LanguageSelect(): JSX.Element {
  return (
    <select
      value={language.value}
      onChange={({ currentTarget: { value } }) => {
        const tongue = LANGUAGES.find((one) => one === value);
        if (tongue) void chooseLanguage(tongue);
      }}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {t(`language-${one}`)}
        </option>
      ))}
    </select>
  );
}

export function ThemeSelect(): JSX.Element {
  return (
    <select
      value={theme.value}
      onChange={({ currentTarget: { value } }) => {
        theme.value = THEMES.find((one) => one === value) ?? "auto";
      }}
    >
      {THEMES.map((one) => (
        <option key={one} value={one}>
          {t(`theme-${one}`)}
        </option>
      ))}
    </select>
  );
}
