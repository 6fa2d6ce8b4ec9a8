// Scenes in a replay: a step forward shows the move as it was shown at the table.

import { useEffect, useMemo, useRef } from "preact/hooks";

import type { AnyGamePart, AnyPlay, SceneView } from "../game/contract";
import { ScenePlayer } from "../scenes/player";
import { prefersReducedMotion } from "../ui/preferences";

/** The scene of the moment that is shown. Whoever jumps or wants no motion sees it at once. */
export function useReplayScene(part: AnyGamePart, play: AnyPlay, at: number): SceneView {
  const player = useMemo(() => new ScenePlayer(), []);
  const before = useRef(at);
  // Before the moment is drawn, so that nothing of it is seen too soon.
  if (before.current !== at) {
    const isStep = at === before.current + 1 && !prefersReducedMotion();
    before.current = at;
    const beats = isStep ? (part.planScene?.(play.public.news, { play, seat: null }) ?? []) : [];
    player.play(
      beats.filter(({ waits }) => !waits),
      play.public.news,
    );
  }
  useEffect(() => () => player.finish(), []);
  return player.view.value;
}
