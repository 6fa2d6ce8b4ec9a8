// What Saboteur has for the coach: tips in a reader's first game, and a bot's move on the board.

import type { GameView, HintedMove, Tip } from "../game/contract";
import { loadTexts, t } from "../i18n";
import { seatAnchor } from "../scenes/anchors";
import { wide } from "../ui/wide";
import type { SaboteurMove, SaboteurPlay } from "../wire/messages";
import { type Cell, GOAL_CELLS, GOALS, usesCard } from "./cards";
import { isRoleHidden } from "./hiddenRole";
import { cellAnchor } from "./scenes";
import { holdFor } from "./selection";

await loadTexts("coach-saboteur");

type View = GameView<SaboteurPlay>;

const OWN_ROLE = ".saboteur-role";

function select(anchor: string): string {
  return `[data-anchor="${anchor}"]`;
}

function selectCard(card: string): string {
  return `.saboteur-held[data-card="${card}"]`;
}

/** What the reader may do now. */
function listChoices({ play, answered }: View): readonly SaboteurMove[] {
  return answered ? [] : play.choices;
}

/** The tips that fit what the view shows now, the most urgent first. */
export function listTips(view: View): readonly Tip[] {
  const tips = [tellRound, tellRole, tellBroken, tellTurn, tellDiscard, tellGoal, tellSuspect];
  return tips.flatMap((tell) => tell(view) ?? []);
}

/** The first round has ended. */
function tellRound({ play }: View): Tip | null {
  if (!play.public.results.length) return null;
  // A phone shows the reveal where the tip of the purse would be.
  const place = wide.value ? ".saboteur-purse" : ".saboteur-reveal header";
  return { name: "round", text: t("saboteur-tip-round"), places: [place] };
}

function tellRole({ play }: View): Tip | null {
  const role = play.private?.role;
  if (!role || play.public.stage.type !== "playing") return null;
  const text = isRoleHidden() ? t("saboteur-tip-role-hidden") : t(`saboteur-tip-role-${role}`);
  return { name: "role", text, places: [OWN_ROLE] };
}

/** A tool of the reader's is broken, and they may hold what mends it. */
function tellBroken(view: View): Tip | null {
  const seat = view.you.seat ?? -1;
  const { stage, players } = view.play.public;
  if (!players[seat]?.broken.length || stage.type !== "playing") return null;
  const mend = listChoices(view).find((move) => move.type === "repair" && move.seat === seat);
  const card = mend?.type === "repair" ? mend.card : null;
  return {
    name: "broken",
    text: t(card ? "saboteur-tip-broken-mend" : "saboteur-tip-broken"),
    places: [...(card ? [selectCard(card)] : []), select(seatAnchor(seat))],
  };
}

/** It is the reader's turn, and a card fits. */
function tellTurn(view: View): Tip | null {
  const choices = listChoices(view);
  const fits = (view.play.private?.hand ?? []).find((card) =>
    choices.some((move) => move.type === "lay" && usesCard(move, card)),
  );
  if (!fits) return null;
  return { name: "turn", text: t("saboteur-tip-turn"), places: [selectCard(fits)] };
}

/** It is the reader's turn, and no path card fits. */
function tellDiscard(view: View): Tip | null {
  const choices = listChoices(view);
  const canDiscard = choices.some((move) => move.type === "pass" && move.card);
  if (!canDiscard || choices.some(({ type }) => type === "lay")) return null;
  return { name: "discard", text: t("saboteur-tip-discard"), places: [".saboteur-hand"] };
}

/** Somebody has looked at a goal, or a goal was turned over. */
function tellGoal({ play, you, who }: View): Tip | null {
  const { players, mine, stage } = play.public;
  if (stage.type !== "playing") return null;
  const peeked = GOALS.find((_, at) => play.private?.peeked[at]);
  const turned = GOALS.find((_, at) => mine.goals[at]);
  const other = players.findIndex(({ looked }, seat) => seat !== you.seat && looked.length > 0);
  const goal = peeked ?? turned ?? players[other]?.looked[0];
  if (!goal) return null;
  const text = peeked
    ? t("saboteur-tip-goal-seen")
    : turned
      ? t("saboteur-tip-goal-stone")
      : t("saboteur-tip-goal-looked", { who: who(other) });
  return { name: "goal", text, places: [select(cellAnchor(GOAL_CELLS[goal]))] };
}

/** Somebody has broken a tool or brought down a card: who is it? */
function tellSuspect({ play, you, recent }: View): Tip | null {
  if (play.public.stage.type !== "playing") return null;
  const harm = [...play.public.news, ...(recent as typeof play.public.news)].find(
    (one) => (one.type === "broke" || one.type === "fell") && one.seat !== you.seat,
  );
  if (!harm || !("seat" in harm)) return null;
  return {
    name: "suspect",
    text: t("saboteur-tip-suspect"),
    places: [`${select(seatAnchor(harm.seat))} .saboteur-mark-button`],
  };
}

/** A reason may name the role, which the reader hides from those who see the screen. */
export function describeReason(): string | null {
  return isRoleHidden() ? "" : null;
}

/** Hold the card of a move over the place where it would go, and say the move. */
export function showMove(move: SaboteurMove, view: View): HintedMove {
  const hand = view.play.private?.hand ?? [];
  const at = hand.findIndex((card) => usesCard(move, card));
  const index = at < 0 ? null : at;
  const atCell = (cell: Cell, words: string, turned = false): HintedMove => {
    const key = `${cell.x},${cell.y}`;
    holdFor(view, { index, turned, ghost: key });
    return { words, places: [`[data-cell="${key}"]`] };
  };
  const atSeat = (seat: number, words: string): HintedMove => {
    // Where the card could mend two tools, the reader is asked which.
    const named = view.play.choices.filter(
      (one) => "seat" in one && one.seat === seat && usesCard(one, hand[at] ?? "map"),
    );
    holdFor(view, { index, aimed: named.length === 1 ? seat : null });
    return { words, places: [select(seatAnchor(seat))] };
  };
  switch (move.type) {
    case "lay":
      return atCell(move, t("saboteur-hint-lay"), hand[at] !== move.shape);
    case "rockfall":
      return atCell(move, t("saboteur-hint-rockfall"));
    case "map":
      return atCell(GOAL_CELLS[move.goal], t("saboteur-hint-map"));
    case "turn":
      return atCell(GOAL_CELLS[move.goal], t("saboteur-hint-turn"));
    case "break":
      return atSeat(
        move.seat,
        t("saboteur-hint-break", { who: view.who(move.seat), tool: move.tool }),
      );
    case "repair":
      return atSeat(
        move.seat,
        move.seat === view.you.seat
          ? t("saboteur-hint-mend-own", { tool: move.tool })
          : t("saboteur-hint-mend", { who: view.who(move.seat), tool: move.tool }),
      );
    case "pass":
      holdFor(view, { index });
      return {
        words: t(move.card ? "saboteur-hint-discard" : "saboteur-hint-pass"),
        places: [".saboteur-held[aria-pressed='true']", ".saboteur-hand"],
      };
    case "gold":
      return {
        words: t("saboteur-hint-gold", { nuggets: move.nuggets }),
        places: [".saboteur-offer", ".saboteur-reveal header"],
      };
    default:
      return { words: t("saboteur-hint-stone"), places: [".saboteur-question"] };
  }
}
