// The line above the hand: what the picked card is for, and what can be done with it.

import type { JSX } from "preact";

import { formatList, t } from "../i18n";
import { Icon, type IconName } from "../ui/Icon";
import { isPath } from "./cards";
import { countComingGold, findBrokenTools } from "./shown";
import { BEATS } from "./scenes";
import type { Selection } from "./selection";
import { useRecent } from "./useRecent";
import { explainCard, nameCard, nameTool, describePrivateNews } from "./words";

/** How many milliseconds private news is shown. */
const NEWS_SHOWN_MS = 6000;

/** What the reader can do with the picked card, or why they can do nothing. */
function describeNextStep(selection: Selection): string | null {
  const { card, choices, spots, players, ghost, aimed, view } = selection;
  const { stage, players: all } = view.play.public;
  const isMine = stage.type === "playing" && stage.seat === view.you.seat && choices.length > 0;
  const broken = view.you.seat === null ? [] : (all[view.you.seat]?.broken ?? []);
  if (card === null)
    return isMine && broken.length && selection.hand.length ? t("saboteur-cannot-dig") : null;
  if (!isMine) return explainCard(card) ?? nameCard(card);
  if (aimed !== null)
    return t(
      aimed === view.you.seat && card.startsWith("-") ? "saboteur-again-own" : "saboteur-again",
    );
  if (ghost) return ghost.now && ghost.other ? t("saboteur-both-ways") : t("saboteur-again");
  if (isPath(card) && broken.length) return t("saboteur-cannot-dig");
  if (players.size) return t("saboteur-pick-player");
  if (!spots.length) return t("saboteur-useless", { card: nameCard(card) });
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
  const [first = null] = news.filter(({ type }) => type !== "received");
  // How the round ended and who gets gold is told by the scene first.
  const isShown =
    view.scene.hasReached(BEATS.winners) &&
    (you.seat === null || countComingGold(view, you.seat) === 0);
  const recent = useRecent(isShown ? first : null, `${play.phase} ${isShown}`, NEWS_SHOWN_MS);
  const note = recent && describePrivateNews(recent);
  const broken = you.seat === null ? [] : findBrokenTools(view, you.seat);
  const said = describeNextStep(selection) ?? note;
  const help = card && explainCard(card);
  const hasHelp = card !== null && help !== null && said !== help;
  // Where there is no room for both, what the card is for also says where to point.
  const isAsked = selection.ghost === null && selection.aimed === null;
  const hasAims = selection.spots.length > 0 || selection.players.size > 0;
  const pass = choices.find((move) => move.type === "pass" && move.card === null);
  const canPutAway = choices.some((move) => move.type === "pass" && move.card === card);
  return (
    <div class="saboteur-belt">
      <p
        class={hasHelp && isAsked && hasAims ? "saboteur-said saboteur-explains" : "saboteur-said"}
        role="status"
      >
        <span class="saboteur-step">
          {said ??
            (broken.length > 0 &&
              t("saboteur-broken", { tools: formatList(broken.map(nameTool)) }))}
          {hasHelp && <span class="saboteur-stop"> · </span>}
        </span>
        {hasHelp && <span class="saboteur-help">{help}</span>}
      </p>
      {card && selection.turns && (
        <CardButton
          icon="rotate"
          shortcut="r"
          words={t("saboteur-turn-card")}
          act={selection.turn}
        />
      )}
      {card && canPutAway && (
        <CardButton icon="bin" shortcut="x" words={t("saboteur-put-away")} act={putAway} />
      )}
      {(selection.ghost ?? selection.aimed) !== null && (
        <button
          type="button"
          class="saboteur-act main"
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

interface CardButtonProps {
  readonly icon: IconName;
  readonly shortcut: string;
  readonly words: string;
  readonly act: () => void;
}

/** A button for the picked card; a phone shows its icon alone. */
function CardButton({ icon, shortcut, words, act }: CardButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class="saboteur-act"
      aria-keyshortcuts={shortcut}
      title={words}
      aria-label={words}
      onClick={act}
    >
      <Icon name={icon} />
      <span class="saboteur-act-word">{words}</span>
    </button>
  );
}
