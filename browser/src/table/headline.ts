// The headline: which game it is, how far it is, and what the reader has to do.

import type { AnyGamePart, GameView } from "../game/contract";
import { nameGame } from "../game/names";
import { t } from "../i18n";
import type { ScenePlayer } from "../scenes/player";
import type { Update } from "../wire/messages";
import { gameOver, lobby } from "./later";

/** The game and how far it is. */
export function describeProgress(
  { table, play }: Update,
  view: GameView | null,
  part: AnyGamePart | null,
): string {
  // The settings may name the next game already.
  if (!play || table.status === "open") return nameGame(table.settings.game);
  const game = nameGame(play.game);
  const far = view && part?.describeProgress(view);
  return far ? t("table-progress", { game, far }) : game;
}

/** What the reader has to do now. Before and after a scene that is the game's task: during a great
 * one, the task from before is done and the next is not told yet. */
export function writeHeadline(
  update: Update,
  view: GameView | null,
  part: AnyGamePart | null,
  scene: Pick<ScenePlayer, "isGreat" | "view">,
): string {
  if (scene.isGreat.value)
    return t(scene.view.value.beat?.waits === "page" ? "table-resting" : "table-great-scene");
  const { status } = update.table;
  if (status === "open") return lobby.module.value?.describeOpenTable(update) ?? "";
  if (status === "over") return gameOver.module.value?.describeEnd(update) ?? "";
  if (!view || !part) return t("table-playing");
  if (status === "resting") return describeRest(update);
  // What the reader has decided is not their task any more, though it may still be taken back.
  const isDecided = view.answered && view.play.to_act.includes(view.you.seat ?? -1);
  return isDecided ? t("table-sending") : part.describeTask(view);
}

/** What the reader does while everybody looks at a result. */
function describeRest({ table, you }: Update): string {
  const me = you.seat === null ? undefined : table.seats[you.seat];
  return t(me && !me.away && !me.ready ? "table-resting" : "table-rest-others");
}

/** The name of the host, who may have no seat. */
export function nameHost({ table }: Pick<Update, "table">): string {
  const name = table.host === null ? "" : table.seats[table.host]?.name;
  return name || t("table-the-host");
}
