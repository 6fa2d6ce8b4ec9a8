// Why a bot made a move, for those who ask.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

import { titleOf, type Deck } from "../dixit/Face";
import { digits, found, listed, percent, t } from "../i18n";
import { levelName } from "../table/names";
import { Icon } from "../ui/Icon";
import { excuse } from "../ui/Wrong";
import { Refusal, reasonOf, type Explained, type Reason, type Why as Answer } from "../wire/api";

interface Props {
  readonly code: string;
  readonly game: number;
  /** Which line of the record, from 1. */
  readonly move: number;
  readonly deck: Deck;
  readonly who: (seat: number) => string;
}

const GOALS = ["top", "middle", "bottom"] as const;

/** Made anew for each move: what is shown belongs to one. */
export function Why({ code, game, move, deck, who }: Props): JSX.Element {
  const answered = useSignal<Answer | null>(null);
  const wrong = useSignal("");
  const busy = useSignal(false);
  const ask = (): void => {
    busy.value = true;
    reasonOf(code, game, move).then(
      (why) => (answered.value = why),
      (error: unknown) => {
        wrong.value = excuse(error instanceof Refusal ? error.code : "unknown");
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
  const { level, same, told: reasons } = answer;
  return (
    <div class="replay-why" role="status">
      <Icon name="bot" />
      <span>{levelName(level)}</span>
      {reasons ? (
        <>
          <small>{reasons.why.map((reason) => worded(reason, deck, who)).join(" ")}</small>
          {believed(reasons, who).map((line) => (
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

function worded(reason: Reason, deck: Deck, who: Props["who"]): string {
  const { kind, seat, picture, words, likely = 0, some = 0, worlds = 0 } = reason;
  const said = found(`why-${kind}`, {
    who: seat === undefined ? "" : who(seat),
    picture: picture === undefined ? "" : titleOf(deck, picture),
    words: listed(words ?? []),
    likely: percent(likely),
    likeness: digits(Math.round(100 * likely) / 100),
    some: percent(some),
    worlds,
  });
  return said ?? kind;
}

/** What it took to be so, a line each. */
function believed({ seat, suspicion, goals }: Explained, who: Props["who"]): readonly string[] {
  if (!suspicion.length) return [];
  const others = suspicion.flatMap((likely, other) =>
    other === seat ? [] : [t("why-belief", { what: who(other), likely: percent(likely) })],
  );
  const places = GOALS.map((goal, at) =>
    t("why-belief", { what: t(`sab-goal-${goal}`), likely: percent(goals[at] ?? 0) }),
  );
  return [
    t("why-saboteurs", { list: listed(others) }),
    t("why-treasure", { list: listed(places) }),
  ];
}
