// Why a bot made a move, and what it believed, beside the move.

import type { JSX } from "preact";

import type { BeliefBars, Deck, NameSeat } from "../game/contract";
import { formatPercent, t } from "../i18n";
import { nameLevel } from "../game/names";
import { Icon } from "../ui/Icon";
import { SeatMark } from "../ui/SeatMark";
import { describeError, type Fault } from "../ui/errors";
import type { MoveExplanation } from "../wire/http";
import type { AnyMove } from "../wire/messages";
import { describeReason } from "./describeReason";
import "./reason.css";
import type { ReplayPart } from "./useReplayPart";

interface Props {
  readonly part: ReplayPart;
  /** Undefined until it is there. */
  readonly answer: MoveExplanation | undefined;
  readonly fault: Fault | null;
  readonly deck: Deck;
  readonly who: NameSeat;
  /** What each seat alone knew, when everything is open. */
  readonly open: readonly object[];
}

export function MoveReason(props: Props): JSX.Element {
  const { part, answer, fault, who, open } = props;
  if (!answer) {
    return (
      <p class="replay-why quiet" role={fault ? "alert" : undefined}>
        {fault ? describeError(fault) : t("loading")}
      </p>
    );
  }
  const { level, same, explained } = answer;
  return (
    <div class="replay-why">
      <p>
        <span class="replay-level">
          <Icon name="bot" size={18} />
          {nameLevel(level)}
        </span>{" "}
        {explained
          ? explained.why.map((reason) => describeReason(reason, props)).join(" ")
          : t("replay-why-none")}
      </p>
      {explained && !same && <p class="quiet">{t("replay-why-other", { move: explained.move })}</p>}
      {explained && <Others {...props} seat={explained.seat} moves={answer.others} />}
      {explained && (
        <div class="replay-beliefs">
          {part.listBeliefs(explained, who, open).map((bars) => (
            <Bars key={bars.title} bars={bars} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The moves that a bot thought of besides. */
function Others({
  part,
  who,
  seat,
  moves,
}: Props & { readonly seat: number; readonly moves: readonly unknown[] }): JSX.Element | null {
  const told = moves.flatMap((move) => part.describeMove?.(move as AnyMove, seat, who) ?? []);
  if (!told.length) return null;
  return (
    <div class="replay-others">
      <h2>{t("replay-why-others")}</h2>
      <ul class="plain">
        {told.map(({ words, picture }) => (
          <li key={words + (picture ?? "")}>
            {picture !== null && <img src={picture} alt="" width="240" height="360" />}
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shares of one, a bar each. */
function Bars({ bars: { title, bars } }: { bars: BeliefBars }): JSX.Element {
  return (
    <section class="replay-bars">
      <h2>{title}</h2>
      <ul class="plain">
        {bars.map(({ name, seat, share, sign }) => (
          <li key={name} style={{ "--share": share }}>
            {seat !== undefined && <SeatMark seat={seat} />}
            <bdi>{name}</bdi>
            {sign && <img src={sign.picture} alt={sign.words} title={sign.words} />}
            <span class="replay-bar" aria-hidden="true" />
            <span class="replay-share">{formatPercent(share)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
