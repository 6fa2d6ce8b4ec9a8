// A finished game again: each moment of it as the page would have drawn it then.

import type { GameView } from "../game/contract";
import type { Moment } from "../wire/api";
import type {
  DixitPlay,
  DixitPrivate,
  Play,
  SaboteurFace,
  SaboteurPlay,
  SaboteurPrivate,
  SaboteurRole,
} from "../wire/messages";

/** Whose knowledge is shown: a seat's, a spectator's, or everybody's at once. */
export type Eyes = number | "all" | null;

/** What nobody knew, for those who look with everything open. */
interface Secret {
  readonly goals?: readonly (SaboteurFace | null)[];
  readonly spare?: readonly SaboteurRole[];
}

/** Which game a moment is of: its table may have gone on to another. */
export function gameOf({ public: open }: Moment): Play["game"] {
  return "mine" in (open as Play["public"]) ? "saboteur" : "dixit";
}

/** A moment as a play that nobody is asked about. */
export function playOf(game: Play["game"], moment: Moment, at: number, eyes: Eyes): Play {
  const common = { phase: at, to_act: [], choices: [], told: [] };
  if (game === "dixit") {
    const drawer = eyes === "all" ? null : (moment.private as DixitPrivate | null);
    return { ...common, game, public: moment.public as DixitPlay["public"], private: drawer };
  }
  const open = moment.public as SaboteurPlay["public"];
  if (eyes !== "all") {
    return { ...common, game, public: open, private: moment.private as SaboteurPrivate | null };
  }
  return { ...common, game, public: shown(open, moment.secret as Secret), private: null };
}

/** The mine with every goal face up. */
function shown(open: SaboteurPlay["public"], secret: Secret): SaboteurPlay["public"] {
  const goals = open.mine.goals.map((goal, at) => {
    const face = secret.goals?.[at];
    return goal ?? (face ? { face, turned: null } : null);
  });
  return { ...open, mine: { ...open.mine, goals } };
}

/** Everybody's drawer, where everything is open. */
export function drawers<P extends Play>(moment: Moment): readonly NonNullable<P["private"]>[] {
  return Array.isArray(moment.private) ? (moment.private as NonNullable<P["private"]>[]) : [];
}

/** What a board is drawn from. */
export function viewOf(now: GameView, play: Play, seat: number | null): GameView {
  const you = { seat, host: false, screen: false, kept: null };
  return { ...now, play, you, place: "replay", answered: true };
}
