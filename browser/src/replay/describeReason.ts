// The reason of a bot in words.

import type { AnyGamePart, Deck, NameSeat } from "../game/contract";
import { formatList, formatNumber, formatPercent, lookUp } from "../i18n";
import type { Reason } from "../wire/http";

interface Known {
  readonly part: Pick<AnyGamePart, "namePicture"> | null;
  readonly deck: Deck;
  readonly who: NameSeat;
}

export function describeReason(reason: Reason, { part, deck, who }: Known): string {
  const { kind, seat, picture, words, likely = 0, some = 0, worlds = 0 } = reason;
  const said = lookUp(`why-${kind}`, {
    who: seat === undefined ? "" : who(seat),
    picture: picture === undefined ? "" : (part?.namePicture?.(deck, picture) ?? ""),
    words: formatList(words ?? []),
    likely: formatPercent(likely),
    likeness: formatNumber(Math.round(100 * likely) / 100),
    some: formatPercent(some),
    worlds,
  });
  // A server that is newer than this page may have other reasons.
  return said ?? kind;
}
