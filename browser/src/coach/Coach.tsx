// The coach: tips in a reader's first game of a kind, and hints for somebody alone with bots.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import type { GameCoach, GameView, Tip } from "../game/contract";
import { t } from "../i18n";
import type { PageState } from "../table/pageState";
import { TipBox, findPlace, leadBack, useFrames } from "./TipBox";
import { useGameCoach } from "./gameCoach";
import { HintButton } from "./Hint";
import { beginTips, isCoached, listNew, noteShown, skipTips } from "./tips";

interface Props {
  readonly page: PageState;
  readonly view: GameView;
  /** Whether the reader plays alone with bots, and so may have hints. */
  readonly isAlone: boolean;
}

export function Coach({ page, view, isAlone }: Props): JSX.Element {
  return (
    <>
      {isAlone && <HintButton page={page} view={view} />}
      {isCoached(view) && <FirstGame page={page} view={view} />}
    </>
  );
}

function FirstGame({ page, view }: Omit<Props, "isAlone">): JSX.Element | null {
  const game = useGameCoach(view.play.game);
  return game && <Tips page={page} view={view} game={game} />;
}

interface TipsProps {
  readonly page: PageState;
  readonly view: GameView;
  readonly game: GameCoach;
}

function Tips({ page, view, game }: TipsProps): JSX.Element {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => beginTips(view), [view.table.code, view.table.game]);
  // What a tip points at may come, go or be covered by a sheet without a word.
  useFrames(() => {
    const busy = isBusy(page, view);
    const next = busy ? null : findTip(view, game, tip);
    // The reader has gone on without it, such as by carrying a card.
    if (tip && !busy && next?.name !== tip.name) noteShown(view, tip);
    if (next?.name !== tip?.name || next?.text !== tip?.text) setTip(next);
  });
  useEffect(() => {
    page.isCoached.value = tip !== null;
    return () => {
      page.isCoached.value = false;
    };
  }, [tip !== null]);
  const close = (): void => {
    leadBack();
    if (tip) noteShown(view, tip);
    setTip(null);
  };
  return (
    <>
      <p class="aloud" role="status">
        {tip && `${t("coach-tip")}: ${tip.text}`}
      </p>
      {tip && (
        <TipBox key={tip.name} label={t("coach-tip")} places={tip.places} close={close}>
          <p>{tip.text}</p>
          <div class="tip-buttons">
            <button type="button" class="main" onClick={close}>
              {t("coach-got-it")}
            </button>
            <button
              type="button"
              class="bare"
              onClick={() => {
                leadBack();
                skipTips(view);
              }}
            >
              {t("coach-skip")}
            </button>
          </div>
        </TipBox>
      )}
    </>
  );
}

/** Whether the reader looks at something else: a scene, a sheet, a hint. */
function isBusy(page: PageState, view: GameView): boolean {
  const isCovered = document.querySelector("dialog[open], .hint-answer") !== null;
  return view.scene.beat !== null || page.sheet.peek() !== null || isCovered;
}

/** The tip to show now; null: none. One that is shown stays as long as it fits. */
function findTip(view: GameView, game: GameCoach, shown: Tip | null): Tip | null {
  const fitting = listNew(view, game.listTips(view)).filter(({ places }) => findPlace(places));
  return fitting.find(({ name }) => name === shown?.name) ?? fitting[0] ?? null;
}
