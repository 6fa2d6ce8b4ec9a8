// The bar over the table: what game, what to do, how long still, and the menu.

import type { JSX } from "preact";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { sound } from "../ui/preferences";
import { Clock } from "./Clock";
import type { Desk } from "./desk";
import { headline, progress } from "./headline";
import type { AnyPart } from "./parts";
import "./topbar.css";

/** Headlines of more letters are set smaller on a phone. */
const LONG = 44;

export function TopBar({ desk, part }: { desk: Desk; part: AnyPart | null }): JSX.Element {
  const { session } = desk;
  const update = session.update.value;
  const open = session.line.value === "open";
  const mine = desk.mine.value;
  const says = headline(desk, part);
  return (
    <header class={mine ? "bar mine" : "bar"}>
      <a class="bar-home" href="/" aria-label={t("table-home")}>
        <Icon name="previous" />
      </a>
      <div class="bar-text">
        <p class="bar-game">
          <span class={open ? "bar-line" : "bar-line lost"} aria-hidden="true" />
          <span class="aloud">{open ? t("table-connected") : t("table-connecting")}</span>
          {update ? progress(update) : ""}
        </p>
        <h1 class={says.length > LONG ? "long" : ""}>
          {mine && <Icon name="play" size={16} />}
          <span>{says}</span>
        </h1>
      </div>
      <Clock session={session} />
      <div class="bar-wide">
        <button type="button" class="bare" onClick={() => desk.open({ is: "rules", at: null })}>
          <Icon name="book" />
          {t("rules")}
        </button>
        <button
          type="button"
          class="bare"
          aria-pressed={sound.value}
          aria-label={t("table-sound")}
          onClick={() => (sound.value = !sound.value)}
        >
          <Icon name={sound.value ? "sound" : "silence"} />
        </button>
      </div>
      <button
        type="button"
        class="bare bar-menu"
        aria-label={t("menu")}
        aria-haspopup="dialog"
        onClick={() => desk.open({ is: "menu" })}
      >
        <Icon name="menu" />
      </button>
    </header>
  );
}
