// The bar over the table: the game, what to do, the clock and the menu.

import type { JSX } from "preact";

import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { savesData } from "../ui/idle";
import { sound } from "../ui/preferences";
import type { Update } from "../wire/messages";
import { Clock } from "./Clock";
import { sheets } from "./later";
import type { PageState } from "./pageState";
import { describeProgress, writeHeadline } from "./headline";
import { isAlone } from "./solo";
import type { AnyGamePart } from "../game/contract";
import "./topbar.css";

/** Longer headlines are smaller on a phone. */
const LONG_HEADLINE_LETTERS = 44;

export function TopBar({ page, part }: { page: PageState; part: AnyGamePart | null }): JSX.Element {
  const { session } = page;
  // The headline waits until the page has shown what led to it.
  const update = page.director.settled.value;
  const Helpers = sheets.module.value?.Helpers;
  const open = session.connection.value === "open";
  const mine = page.isMyTurn.value;
  const view = page.settledView.value;
  const headline = update ? writeHeadline(update, view, part, page.director.player) : t("loading");
  return (
    <header class={mine ? "bar mine" : "bar"}>
      <a class="bar-home" href="/" aria-label={t("table-home")}>
        <Icon name="previous" />
      </a>
      <div class="bar-text">
        <p class="bar-game">
          <span class={open ? "bar-line" : "bar-line lost"} aria-hidden="true" />
          <span class="aloud">{open ? t("table-connected") : t("table-connecting")}</span>
          {update ? describeProgress(update, view, part) : ""}
        </p>
        <h1 class={headline.length > LONG_HEADLINE_LETTERS ? "long" : ""}>
          {mine && <Icon name="play" size={16} />}
          <span>{headline}</span>
        </h1>
      </div>
      <Clock session={session} />
      {Helpers ? <Helpers page={page} /> : update && <FetchedHint page={page} update={update} />}
      <div class="bar-wide">
        <button type="button" class="bare" onClick={() => page.open({ is: "rules", at: null })}>
          <Icon name="book" />
          {t("rules")}
        </button>
        <button
          type="button"
          class="bare"
          aria-pressed={sound.value}
          aria-label={t("table-sound")}
          title={sound.value ? t("sound-on") : t("sound-off")}
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
        onClick={() => page.open({ is: "menu" })}
      >
        <Icon name="menu" />
      </button>
    </header>
  );
}

interface HintProps {
  readonly page: PageState;
  readonly update: Update;
}

/** For readers who save data: a tap fetches the coach, which gives the hint. */
function FetchedHint({ page, update }: HintProps): JSX.Element | null {
  if (!savesData() || !isAlone(update) || !page.isRunning.value) return null;
  return (
    <button
      type="button"
      class="bare"
      aria-label={t("table-hint")}
      onClick={() => {
        page.asksHint = true;
        sheets.load().catch(() => (page.asksHint = false)); // the button stays
      }}
    >
      <Icon name="bulb" />
    </button>
  );
}
