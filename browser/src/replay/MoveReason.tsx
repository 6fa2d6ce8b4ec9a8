// Why a bot made a move, on request.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

import type { AnyGamePart, Deck, NameSeat } from "../game/contract";
import { formatNumber, formatList, lookUp, formatPercent, t } from "../i18n";
import { nameLevel } from "../game/names";
import { Icon } from "../ui/Icon";
import { describeError, readFault } from "../ui/errors";
import { fetchReason } from "../wire/api";
import type { MoveExplanation, Reason } from "../wire/http";

interface Props {
  readonly part: AnyGamePart;
  readonly code: string;
  readonly game: number;
  /** Which line of the record, from 1. */
  readonly move: number;
  readonly deck: Deck;
  readonly who: NameSeat;
}

/** Give it a key by move, since its state belongs to one move. */
export function MoveReason(props: Props): JSX.Element {
  const { part, code, game, move, who } = props;
  const answered = useSignal<MoveExplanation | null>(null);
  const wrong = useSignal("");
  const busy = useSignal(false);
  const ask = (): void => {
    busy.value = true;
    fetchReason(code, game, move).then(
      (why) => (answered.value = why),
      (error: unknown) => {
        wrong.value = describeError(readFault(error));
        busy.value = false;
      },
    );
  };
  const answer = answered.value;
  if (!answer) {
    return (
      <p class="replay-why">
        <button type="button" disabled={busy.value} onClick={ask}>
          <Icon name="bot" />
          {t("replay-why")}
        </button>
        {wrong.value && <span role="alert">{wrong.value}</span>}
      </p>
    );
  }
  const { level, same, explained: reasons } = answer;
  return (
    <div class="replay-why" role="status">
      <Icon name="bot" />
      <span>{nameLevel(level)}</span>
      {reasons ? (
        <>
          <small>{reasons.why.map((reason) => describeReason(reason, props)).join(" ")}</small>
          {part.describeBeliefs(reasons, who).map((line) => (
            <small key={line}>{line}</small>
          ))}
          {!same && <small>{t("replay-why-other", { move: reasons.move })}</small>}
        </>
      ) : (
        <small>{t("replay-why-none")}</small>
      )}
    </div>
  );
}

function describeReason(reason: Reason, { part, deck, who }: Props): string {
  const { kind, seat, picture, words, likely = 0, some = 0, worlds = 0 } = reason;
  const said = lookUp(`why-${kind}`, {
    who: seat === undefined ? "" : who(seat),
    picture: picture === undefined ? "" : (part.namePicture?.(deck, picture) ?? ""),
    words: formatList(words ?? []),
    likely: formatPercent(likely),
    likeness: formatNumber(Math.round(100 * likely) / 100),
    some: formatPercent(some),
    worlds,
  });
  // A server that is newer than this page may have other reasons.
  return said ?? kind;
}
