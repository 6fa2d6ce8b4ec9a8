// What a game asks of the reader besides moves: to go on, to look longer, to let a bot move.

import type { JSX } from "preact";

import { nameSeat } from "../game/names";
import { formatList, t } from "../i18n";
import type { Update } from "../wire/messages";
import { Notice } from "./Notice";
import { holdOn, mayHold, nextMove } from "./pace";
import type { PageState } from "./pageState";
import { isStepping } from "./solo";

export { Summary } from "./Notice";
export { holdOn } from "./pace";

interface Props {
  readonly page: PageState;
  readonly update: Update;
}

/** Who still looks at what was shown, besides the reader, or wants to look longer. */
export function describeWhoIsLooking({ table, you }: Update): string {
  const holder = table.seats.findIndex((info) => info.holds && !info.ready);
  if (holder >= 0 && holder === you.seat) return t("table-held-you");
  if (holder >= 0) return t("table-held", { who: nameSeat(table, holder) });
  const names = table.seats
    .filter((info, seat) => seat !== you.seat && info.here && !info.away && !info.ready)
    .map((info) => info.name ?? "");
  if (names.length) return t("table-rest-waits", { who: formatList(names), count: names.length });
  const ready = you.seat === null || table.seats[you.seat]?.ready;
  return ready ? t("table-rest-over") : t("table-rest-you");
}

interface Summed {
  /** What the reader looks at, in one line. */
  readonly summary: JSX.Element | null;
}

/** The page goes on when the reader has seen it all. */
export function Look({ page, summary }: Summed & Pick<Props, "page">): JSX.Element {
  return (
    <Notice icon="eye" says={t("table-rest-you")} summary={summary}>
      <button type="button" class="main" onClick={() => page.director.player.advance()}>
        {t("table-go-on")}
      </button>
    </Notice>
  );
}

export function Pause({ page, update, summary }: Props & Summed): JSX.Element {
  const ready = update.table.seats[update.you.seat ?? -1]?.ready ?? false;
  return (
    <Notice icon={ready ? "check" : "eye"} says={describeWhoIsLooking(update)} summary={summary}>
      <div class="notice-choice">
        {mayHold(update) && (
          <button type="button" onClick={() => holdOn(page.session)}>
            {t("table-hold")}
          </button>
        )}
        {!ready && (
          <button type="button" class="main" onClick={() => void page.session.ready()}>
            {t("table-go-on")}
          </button>
        )}
      </div>
    </Notice>
  );
}

export function NextMove({ page, update }: Props): JSX.Element {
  // At another pace, bots only wait in a race, such as the one for the first clue.
  const steps = update.table.settings.bot_pace === "step";
  // Not disabled: the button would lose the focus with every move.
  return (
    <Notice icon="bot" says={t(steps ? "table-stepping" : "table-may-begin")}>
      <button
        type="button"
        data-acts
        class={steps ? "main" : undefined}
        aria-disabled={!isStepping(update)}
        onClick={() => nextMove(page.session)}
      >
        {t(steps ? "table-next-move" : "table-bot-begins")}
      </button>
    </Notice>
  );
}
