// A table's settings in a few words.

import type { JSX } from "preact";

import { t } from "../i18n";
import type { TableSettings } from "../wire/messages";
import { nameGame } from "../game/names";
import "./settingsSummary.css";

export function SettingsSummary({ settings }: { settings: TableSettings }): JSX.Element {
  return (
    <ul class="settings-words plain">
      {summarize(settings).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

function summarize(settings: TableSettings): readonly string[] {
  const changed = Object.keys(settings.switches).length;
  const words = [
    t("table-words-game", { game: nameGame(settings.game), count: settings.seats }),
    describeClock(settings.clock),
    t(settings.spectators ? "table-words-watched" : "table-words-unwatched"),
    t(`table-words-chat-${settings.chat}`),
  ];
  if (!settings.phrases) words.push(t("table-words-no-phrases"));
  if (changed) words.splice(1, 0, t("table-words-switches", { count: changed }));
  const { bot_pace: pace } = settings;
  if (pace !== "normal") words.push(t(`table-words-bots-${pace}`));
  if (settings.listed) words.push(t("table-words-listed"));
  if (settings.television) words.push(t("table-words-television"));
  return words;
}

function describeClock(clock: TableSettings["clock"]): string {
  if (typeof clock === "number") return t("table-words-clock-seconds", { count: clock });
  return t(`table-words-clock-${clock}`);
}
