// What Dixit has for the coach: tips in a reader's first game, and a bot's move on the board.

import type { GameView, HintedMove, Tip } from "../game/contract";
import { loadTexts, t } from "../i18n";
import { seatAnchor } from "../scenes/anchors";
import { wide } from "../ui/wide";
import type { Reason } from "../wire/http";
import type { DixitMove, DixitPlay } from "../wire/messages";
import { findTask, readDraft, setPicks, writeDraft } from "./selection";
import { findFreshTurn } from "./turns";

await loadTexts("coach-dixit");

type View = GameView<DixitPlay>;

const CLUE = ".dixit-slip";

/** The place for what a reader is told who looks at pictures: it covers neither them nor the clue. */
function findFreePlace({ you }: View): string {
  return wide.value ? `[data-anchor="${seatAnchor(you.seat ?? -1)}"]` : ".bar h1";
}

/** The tips that fit what the view shows now, the most urgent first. */
export function listTips(view: View): readonly Tip[] {
  const tips = [tellTask, tellWatching, tellPoints, tellScore];
  return tips.flatMap((tell) => tell(view) ?? []);
}

/** What the reader is asked for. */
function tellTask(view: View): Tip | null {
  const task = findTask(view);
  if (!task) return null;
  const { kind } = task;
  if (kind !== "tell") return { name: kind, text: t(`dixit-tip-${kind}`), places: [CLUE] };
  const text = t(task.race ? "dixit-tip-race" : "dixit-tip-tell");
  return { name: kind, text, places: [findFreePlace(view)] };
}

/** The reader was the storyteller, and the others vote. */
function tellWatching({ play, you }: View): Tip | null {
  const { stage, teller } = play.public;
  if (stage.type !== "voting" || teller !== you.seat) return null;
  return { name: "watch", text: t("dixit-tip-watch"), places: [CLUE] };
}

/** A turn has ended. */
function tellPoints(view: View): Tip | null {
  if (!findFreshTurn(view) || view.table.status !== "resting") return null;
  return { name: "points", text: t("dixit-tip-points"), places: [".dixit-verdict"] };
}

/** A turn is over, the next one has begun, and the reader has time to look around. */
function tellScore(view: View): Tip | null {
  const { turns, edition } = view.play.public;
  if (!turns.length || view.table.status !== "playing" || findTask(view)) return null;
  const points = edition.winning_points;
  const text = points === null ? t("dixit-tip-track") : t("dixit-tip-track-to", { points });
  return { name: "track", text, places: [".dixit-track"] };
}

/** Pick the cards of a move, and say the move. */
export function showMove(move: DixitMove, view: View): HintedMove {
  switch (move.type) {
    case "tell":
      setPicks(view, [move.card]);
      // What the reader has written themselves stays.
      if (!readDraft(view)) writeDraft(view, move.clue);
      return {
        words: t("dixit-hint-tell", { clue: move.clue }),
        places: [findFreePlace(view)],
      };
    case "give":
      setPicks(view, move.cards);
      return {
        words: t("dixit-hint-give", { count: move.cards.length }),
        places: [findFreePlace(view)],
      };
    case "vote":
      setPicks(view, [move.number]);
      return {
        words: t("dixit-hint-vote", { number: move.number }),
        places: [findFreePlace(view)],
      };
    default:
      return { words: "", places: [] };
  }
}

/** A reason for a move that is shown: it needs no name for the picture. */
export function describeReason({ kind }: Reason): string | null {
  switch (kind) {
    case "tells":
      return "";
    case "fits":
      return t("dixit-hint-fits");
    case "fits-nothing":
      return t("dixit-hint-fits-nothing");
    case "aloud":
      return t("dixit-hint-aloud");
    default:
      return null;
  }
}
