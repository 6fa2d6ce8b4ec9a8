// "What would a bot do?": a button, and a box with the answer.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import type { GameView, HintedMove } from "../game/contract";
import { peekPart } from "../game/parts";
import { loadTexts, t } from "../i18n";
import { describeReason } from "../replay/describeReason";
import type { PageState } from "../table/pageState";
import { describeError, readFault } from "../ui/errors";
import { Icon } from "../ui/Icon";
import { fetchHint } from "../wire/api";
import { TipBox, leadBack } from "./TipBox";
import { loadGameCoach } from "./gameCoach";
import "./hint.css";

/** What the box says; the move is null while the bot thinks, and if there is none. */
interface Answer {
  readonly move: HintedMove | null;
  readonly words: string;
}

interface Props {
  readonly page: PageState;
  readonly view: GameView;
}

export function HintButton({ page, view }: Props): JSX.Element {
  const [answer, setAnswer] = useState<Answer | null>(null);
  /** The answer that is shown now. */
  const shown = useRef<Answer | null>(null);
  shown.current = answer;
  const { table, play } = view;
  const isOpen = page.isMyTurn.value;
  // A hint is for one decision.
  useEffect(() => setAnswer(null), [table.game, play.phase, isOpen]);
  const ask = async (): Promise<void> => {
    if (!isOpen) return;
    const thinking = { move: null, words: t("coach-hint-thinking") };
    shown.current = thinking;
    setAnswer(thinking);
    const found = await findHint(view);
    const now = page.view.peek();
    // The reader may have moved meanwhile, or closed the box: then nothing on the board changes.
    if (shown.current !== thinking || now?.play.phase !== play.phase) return;
    if (now.table.game === table.game) setAnswer(found(now));
  };
  useEffect(() => {
    if (page.asksHint) void ask();
    page.asksHint = false;
  }, []);
  const close = (): void => {
    leadBack();
    setAnswer(null);
  };
  const places = [...(answer?.move?.places ?? []), ".hint-button"];
  return (
    <>
      <button
        type="button"
        class="bare hint-button"
        aria-label={t("table-hint")}
        title={t("table-hint")}
        // Not disabled: the button would lose the focus with every move.
        aria-disabled={!isOpen}
        onClick={() => void ask()}
      >
        <Icon name="bulb" />
      </button>
      <p class="aloud" role="status">
        {answer && `${answer.move?.words ?? ""} ${answer.words}`}
      </p>
      {answer && (
        <TipBox label={t("table-hint")} places={places} close={close}>
          <div class="hint-answer">
            {answer.move && <p>{answer.move.words}</p>}
            <p class={answer.move ? "quiet" : undefined}>{answer.words}</p>
          </div>
          <div class="tip-buttons">
            <button type="button" class="main" onClick={close}>
              {t("coach-got-it")}
            </button>
          </div>
        </TipBox>
      )}
    </>
  );
}

/** Ask the server, and return what shows the answer on the board. */
async function findHint({ table, play, deck, who }: GameView): Promise<(view: GameView) => Answer> {
  try {
    const [game, hint] = await Promise.all([
      loadGameCoach(play.game),
      fetchHint(table.code, table.game, play.phase),
      loadTexts("why"),
    ]);
    const part = peekPart(play.game);
    const said = hint.why.map(
      (reason) => game.describeReason?.(reason) ?? describeReason(reason, { part, deck, who }),
    );
    const words = said.join(" ").trim();
    return (view) => ({ move: game.showMove(hint.move as object, view), words });
  } catch (error) {
    await loadTexts("refusals");
    return () => ({ move: null, words: describeError(readFault(error)) });
  }
}
