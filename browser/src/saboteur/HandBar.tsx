// The line above the hand: what the picked card is for, and what can be done with it.

import type { JSX } from "preact";

import { listed, t } from "../i18n";
import { Icon } from "../ui/Icon";
import { isPath } from "./cards";
import type { Selection } from "./selection";
import { useRecent } from "./useRecent";
import { cardHelp, cardName, toolName, describePrivateNews } from "./words";

/** How long private news is shown, in milliseconds. */
const PRIVATE_NEWS_MS = 6000;

/** What is to be done with the picked card, or why nothing can be. */
function prompt(selection: Selection): string | null {
  const { card, choices, spots, players, ghost, view } = selection;
  const { stage, players: all } = view.play.public;
  const isMine = stage.type === "playing" && stage.seat === view.you.seat && choices.length > 0;
  const broken = view.you.seat === null ? [] : (all[view.you.seat]?.broken ?? []);
  if (card === null)
    return isMine && broken.length && selection.hand.length ? t("saboteur-cannot-dig") : null;
  if (!isMine) return cardHelp(card) ?? cardName(card);
  if (ghost) return ghost.now && ghost.other ? t("saboteur-both-ways") : t("saboteur-again");
  if (isPath(card) && broken.length) return t("saboteur-cannot-dig");
  if (players.size) return t("saboteur-pick-player");
  if (!spots.length) return t("saboteur-useless", { card: cardName(card) });
  if (card === "rockfall") return t("saboteur-pick-tile");
  return t(card === "map" ? "saboteur-pick-goal" : "saboteur-pick-cell");
}

interface Props {
  readonly selection: Selection;
  readonly putAway: () => void;
}

export function HandBar({ selection, putAway }: Props): JSX.Element {
  const { view, card, choices } = selection;
  const { play, you } = view;
  const news = play.private?.news ?? [];
  // What a map has shown matters more than the card drawn after it, which is seen in the hand.
  const [first = null] = news;
  const note = useRecent(first && describePrivateNews(first), play.phase, PRIVATE_NEWS_MS);
  const broken = you.seat === null ? [] : (play.public.players[you.seat]?.broken ?? []);
  const said = prompt(selection) ?? note;
  const help = card && cardHelp(card);
  const pass = choices.find((move) => move.type === "pass" && move.card === null);
  const canPutAway = choices.some((move) => move.type === "pass" && move.card === card);
  return (
    <div class="mine-belt">
      <p class="mine-said" role="status">
        {said ??
          (broken.length > 0 && t("saboteur-broken", { tools: listed(broken.map(toolName)) }))}
        {card && help && said !== help && <span class="mine-help"> {help}</span>}
      </p>
      {card && selection.turns && (
        <button
          type="button"
          class="mine-act"
          aria-keyshortcuts="r"
          title={t("saboteur-turn-card")}
          aria-label={t("saboteur-turn-card")}
          onClick={selection.turn}
        >
          <Icon name="turn" />
          <span class="mine-act-word">{t("saboteur-turn-card")}</span>
        </button>
      )}
      {card && canPutAway && (
        <button
          type="button"
          class="mine-act"
          aria-keyshortcuts="p"
          title={t("saboteur-put-away")}
          aria-label={t("saboteur-put-away")}
          onClick={putAway}
        >
          <Icon name="bin" />
          <span class="mine-act-word">{t("saboteur-put-away")}</span>
        </button>
      )}
      {selection.ghost && (
        <button
          type="button"
          class="mine-act main"
          title={t("saboteur-confirm")}
          aria-label={t("saboteur-confirm")}
          onClick={selection.confirm}
        >
          <Icon name="check" />
        </button>
      )}
      {pass && (
        <button type="button" class="main" onClick={() => selection.choose(pass)}>
          {t("saboteur-pass")}
        </button>
      )}
    </div>
  );
}
