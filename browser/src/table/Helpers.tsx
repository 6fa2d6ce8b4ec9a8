// What helps newcomers: tips in their first game of a kind, and hints if they are alone with bots.

import type { JSX } from "preact";

import { isCoached } from "../coach/tips";
import type { GameView } from "../game/contract";
import { findGame } from "../game/registry";
import { Late, LateContent } from "../ui/late";
import { isAlone } from "./solo";
import type { PageState } from "./pageState";

/** Few need it, so it is loaded for them alone. */
const coach = new Late(() => import("../coach/Coach"), "coach");

/** The game that the reader plays on this page, if it has anything for the coach; else null. */
export function findCoachedView({ view, isRunning }: PageState): GameView | null {
  const shown = view.value;
  if (!shown || shown.you.seat === null || !isRunning.value) return null;
  return findGame(shown.play.game)?.loadCoach ? shown : null;
}

export function Helpers({ page }: { page: PageState }): JSX.Element | null {
  const view = findCoachedView(page);
  const update = page.update.value;
  if (!view || !update || !(isAlone(update) || isCoached(view))) return null;
  return (
    <LateContent late={coach} quiet>
      {({ Coach }) => <Coach page={page} view={view} isAlone={isAlone(update)} />}
    </LateContent>
  );
}
