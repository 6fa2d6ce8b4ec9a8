// Moments of a replay in which everything is open.

import type { Perspective } from "../game/contract";
import type { Moment } from "../wire/http";
import type { SaboteurFace, SaboteurPlay, SaboteurPrivate, SaboteurPublic } from "../wire/messages";

/** The secret drawer of a moment, when everything is open. */
interface Secret {
  readonly goals?: readonly (SaboteurFace | null)[];
}

/** What the board is drawn from: with everything open, every goal is face up. */
export function openMoment(
  { public: open, private: own, secret }: Moment,
  perspective: Perspective,
): Pick<SaboteurPlay, "public" | "private"> {
  const shown = open as SaboteurPublic;
  if (perspective !== "all") return { public: shown, private: own as SaboteurPrivate | null };
  return { public: revealGoals(shown, secret as Secret), private: null };
}

function revealGoals(shown: SaboteurPublic, secret: Secret): SaboteurPublic {
  // Before the first deal nobody has shuffled the goals.
  if (shown.round === 0) return shown;
  const goals = shown.mine.goals.map((goal, at) => {
    const face = secret.goals?.[at];
    return goal ?? (face ? { face, turned: null } : null);
  });
  return { ...shown, mine: { ...shown.mine, goals } };
}
