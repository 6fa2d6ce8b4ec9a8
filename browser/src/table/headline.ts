// The headline: which game it is, how far it is, and what the reader has to do.

import type { AnyGamePart, GameView } from "../game/contract";
import { nameGame, nameSeat } from "../game/names";
import { formatList, t } from "../i18n";
import type { ScenePlayer } from "../scenes/player";
import type { Update } from "../wire/messages";
import { lobby } from "./later";

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
  if (status === "over") return describeEnd(update);
  if (!view || !part) return t("table-playing");
  if (status === "resting") return describeRest(update);
  // It can still be taken back, and is not the reader's task any more.
  return view.held ? t("table-sending") : part.describeTask(view);
}

/** What the reader does while everybody looks at a result. */
function describeRest({ table, you }: Update): string {
  const me = you.seat === null ? undefined : table.seats[you.seat];
  return t(me && !me.away && !me.ready ? "table-resting" : "table-rest-others");
}

/** The seats with the most points; none before the end, or if the game was abandoned. */
export function findWinners({ table }: Pick<Update, "table">): readonly number[] {
  const scores = table.abandoned ? [] : (table.scores ?? []);
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}

function describeEnd(update: Update): string {
  const { table, you } = update;
  if (table.abandoned) return t("table-abandoned");
  const winners = findWinners(update);
  if (you.seat !== null && winners.includes(you.seat))
    return t(winners.length > 1 ? "table-you-win-too" : "table-you-win");
  if (!winners.length) return t("table-over");
  return t("table-wins", {
    who: formatList(winners.map((seat) => nameSeat(table, seat))),
    count: winners.length,
  });
}

/** The name of the host, who may have no seat. */
export function nameHost({ table }: Pick<Update, "table">): string {
  const name = table.host === null ? "" : table.seats[table.host]?.name;
  return name || t("table-the-host");
}
