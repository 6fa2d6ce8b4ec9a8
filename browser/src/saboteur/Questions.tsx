// Questions outside the mine: which tool, which way round, and whether to discard a card.

import type { JSX } from "preact";

import { t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import type { SaboteurCard, SaboteurMove } from "../wire/messages";
import { GOALS } from "./cards";
import type { Selection } from "./selection";
import { cardPicture, goalPicture, toolPicture } from "./pictures";
import "./questions.css";
import { nameCard, nameTool } from "./words";

interface QuestionProps {
  readonly selection: Selection;
  /** The moves to choose from, or whether to discard the picked card. */
  readonly question: readonly SaboteurMove[] | "discard";
  readonly close: () => void;
}

export function Question({ selection, question, close }: QuestionProps): JSX.Element | null {
  const { card, choose } = selection;
  if (question !== "discard") return <Tools moves={question} choose={choose} close={close} />;
  return card && <PutAway selection={selection} card={card} close={close} />;
}

interface PutAwayProps {
  readonly selection: Selection;
  readonly card: SaboteurCard;
  readonly close: () => void;
}

/** Asks first, since it cannot be undone. */
function PutAway({ selection, card, close }: PutAwayProps): JSX.Element {
  const move = selection.choices.find((one) => one.type === "pass" && one.card === card);
  return (
    <Dialog title={t("saboteur-away-title")} close={close} class="saboteur-dialog">
      <img
        class="saboteur-asked"
        src={cardPicture(card)}
        alt={nameCard(card)}
        width={240}
        height={360}
      />
      <p>{t("saboteur-away-help")}</p>
      <p class="row">
        <button
          type="button"
          class="main"
          disabled={!move}
          onClick={() => {
            close();
            if (move) selection.choose(move);
          }}
        >
          {t("saboteur-put-away")}
        </button>
        <button type="button" onClick={close}>
          {t("cancel")}
        </button>
      </p>
    </Dialog>
  );
}

interface ToolsProps {
  readonly moves: readonly SaboteurMove[];
  readonly choose: (move: SaboteurMove) => void;
  readonly close: () => void;
}

/** Asks which of two tools to mend. */
function Tools({ moves, choose, close }: ToolsProps): JSX.Element {
  return (
    <Dialog title={t("saboteur-pick-tool")} close={close} class="saboteur-dialog">
      <div class="saboteur-options">
        {moves.map(
          (move) =>
            (move.type === "repair" || move.type === "break") && (
              <button
                key={move.tool}
                type="button"
                onClick={() => {
                  close();
                  choose(move);
                }}
              >
                <img src={toolPicture(move.tool)} alt="" width={64} height={64} />
                {nameTool(move.tool)}
              </button>
            ),
        )}
      </div>
    </Dialog>
  );
}

/** Asks which way round to lay a stone that fits neither way. */
export function Stones({ selection }: { selection: Selection }): JSX.Element {
  const stones = selection.choices.filter((move) => move.type === "stone");
  const { goals } = selection.view.play.public.mine;
  return (
    <section class="saboteur-question" aria-label={t("saboteur-do-fit-stone")}>
      <p>{t("saboteur-do-fit-stone")}</p>
      <div class="saboteur-options">
        {stones.map((move) => {
          const face = goals[GOALS.indexOf(move.goal)]?.face ?? null;
          return (
            <button key={String(move.turned)} type="button" onClick={() => selection.choose(move)}>
              <img src={goalPicture(face, move.turned)} alt="" width={240} height={360} />
              {t(move.turned ? "saboteur-stone-turned" : "saboteur-stone-upright")}
            </button>
          );
        })}
      </div>
    </section>
  );
}
