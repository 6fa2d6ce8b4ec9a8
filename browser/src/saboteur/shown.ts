// What the scene has shown so far of what a player has.

import type { GameView, SceneView } from "../game/contract";
import type { SaboteurPlay, SaboteurPublicNews, SaboteurTool } from "../wire/messages";
import { findBrokenBefore } from "./marks";
import { BEATS } from "./scenes";

type Shown = Pick<GameView<SaboteurPlay>, "play" | "scene">;

/** The news of the scene, of all its moves, that it has not shown yet; `isComing`: what the present
 * beat tells is still on its way. */
function listComing({ beat, news }: SceneView, isComing: boolean): readonly SaboteurPublicNews[] {
  const told = beat ? beat.told - (isComing ? 1 : 0) : news.length;
  return (news as readonly SaboteurPublicNews[]).slice(told);
}

/** The tools of a player that are broken as far as the scene has shown it. */
export function findBrokenTools({ play, scene }: Shown, seat: number): readonly SaboteurTool[] {
  const coming = listComing(scene, scene.beat?.name === BEATS.flight);
  return findBrokenBefore([...coming].reverse(), seat, play.public.players[seat]?.broken ?? []);
}

/** How many of a player's gold cards the scene has not shown yet. */
export function countComingGold({ scene }: Pick<Shown, "scene">, seat: number): number {
  // It is the player's when it has landed.
  return listComing(scene, scene.beat?.name === BEATS.gold(seat)).reduce(
    (cards, one) => (one.type === "goldtaken" && one.seat === seat ? cards + one.cards : cards),
    0,
  );
}
