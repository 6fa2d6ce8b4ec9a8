// Saboteur's part of the page.

import type { GamePart, GameView } from "../game/contract";
import { loadTexts, t } from "../i18n";
import type { SaboteurPlay } from "../wire/messages";
import { Badge } from "./Badge";
import { Board } from "./Board";
import { findChapter } from "./chapters";
import { pictureNews } from "./newsPictures";
import { findResult, findShownResult, later, Result } from "./later";
import { locateNews, planScene } from "./scenes";
import { describeTask, describeNews } from "./words";

await loadTexts("saboteur", "saboteur-board");

function describeProgress({ play }: GameView<SaboteurPlay>): string {
  return t("table-round", { round: Math.max(1, play.public.round) });
}

const part: GamePart<SaboteurPlay> = {
  Board,
  Badge,
  showsPictures: (view) => findShownResult(view) !== null,
  later: {
    isNeeded: (play) => findResult(play) !== null,
    isLoaded: () => later.module.peek() !== null,
    load: () => later.load(),
  },
  Result,
  describeTask,
  describeProgress,
  describeNews,
  pictureNews,
  locateNews,
  planScene,
  listKeys: () => {
    void later.load().catch(() => null); // the sheet lists the keys of the table meanwhile
    return later.module.value?.listKeys() ?? [];
  },
  loadBlanks: () => import("./blanks"),
  loadReplay: () => import("./replay"),
  chapters: { find: findChapter, namePart: (round) => t("table-round", { round }) },
};
export default part;
