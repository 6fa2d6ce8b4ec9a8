// What everybody sees of a player: points, cards, and what they have done in this turn.

import type { JSX } from "preact";

import { formatNumber, t } from "../i18n";
import { Icon } from "../ui/Icon";
import "./badge.css";
import { hidesPoints } from "./reveal";
import type { DixitView } from "./selection";
import { findFreshTurn } from "./turns";

export function Badge({ view, seat }: { view: DixitView; seat: number }): JSX.Element | null {
  const { players, stage, teller } = view.play.public;
  const player = players[seat];
  if (!player) return null;
  const coming = hidesPoints(view) ? (findFreshTurn(view)?.points[seat] ?? 0) : 0;
  const points = player.points - coming;
  const resting = view.table.status === "resting" || stage.type === "over";
  const waited = "waiting" in stage && seat !== teller ? !stage.waiting.includes(seat) : null;
  const voting = stage.type === "voting";
  const who = view.who(seat);
  const done = voting ? t("dixit-has-voted", { who }) : t("dixit-has-chosen", { who });
  const open = voting ? t("dixit-still-voting", { who }) : t("dixit-still-choosing", { who });
  return (
    <span class="dixit-badge">
      <b title={t("dixit-points", { points })}>
        <span class="aloud">{t("dixit-points", { points })}</span>
        <span aria-hidden="true">{formatNumber(points)}</span>
      </b>
      <span class="dixit-held" title={t("dixit-hand-count", { count: player.hand })}>
        <span class="aloud">{t("dixit-hand-count", { count: player.hand })}</span>
        <span aria-hidden="true">
          <i /> {formatNumber(player.hand)}
        </span>
      </span>
      {seat === teller && !resting && (
        <span class="dixit-mark teller" title={t("dixit-storyteller")}>
          <Icon name="book" size={16} />
          <span class="aloud">{t("dixit-storyteller")}</span>
        </span>
      )}
      {waited !== null && (
        <span class={`dixit-mark ${waited ? "done" : ""}`} title={waited ? done : open}>
          {waited ? <Icon name="check" size={16} /> : <span aria-hidden="true">…</span>}
          <span class="aloud">{waited ? done : open}</span>
        </span>
      )}
    </span>
  );
}
