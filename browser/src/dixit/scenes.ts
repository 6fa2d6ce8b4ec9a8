// The scenes of Dixit: the clue, the cards as they come together, and the reveal vote by vote.

import type { Anchor, Beat, Watched } from "../game/contract";
import { seatAnchor } from "../scenes/anchors";
import { planLastLook } from "../scenes/player";
import type { DixitPlay, DixitPublicNews } from "../wire/messages";
import { voteBeat } from "./reveal";

/** How long it takes to notice that somebody has given a card or voted. */
const GLANCE_MS = 300;
/** How long it takes to read a clue, or to see the cards laid out. */
const LOOK_MS = 1300;
const VOTE_MS = 620;
const TELLER_MS = 1900;
const OWNERS_MS = 1300;
const POINTS_MS = 1500;

type Step = Omit<Beat, "told">;

/** The player whom a piece of news is about. */
export function locateNews(news: DixitPublicNews): readonly Anchor[] {
  return "seat" in news ? [seatAnchor(news.seat)] : [];
}

export function planScene(
  news: readonly DixitPublicNews[],
  { seat, play }: Watched<DixitPlay>,
): readonly Beat[] {
  const players = play.public.players.length;
  return news.flatMap((one, at) =>
    // The end of the game is told after the look at its last turn.
    planNews(one, seat, players).map((step) => ({
      ...step,
      told: one.type === "gameended" ? at : at + 1,
    })),
  );
}

function planNews(news: DixitPublicNews, reader: number | null, players: number): readonly Step[] {
  const name = news.type;
  switch (news.type) {
    case "dealt":
      return [{ name, milliseconds: GLANCE_MS, sound: "card" }];
    case "told":
      return [{ name, milliseconds: LOOK_MS, sound: "paper" }];
    case "gave":
      return [{ name, milliseconds: GLANCE_MS, sound: "card" }];
    case "reshuffled":
      return [{ name, milliseconds: GLANCE_MS, sound: "card" }];
    case "displayed":
      return [{ name, milliseconds: LOOK_MS, sound: "card" }];
    case "voted":
      return [{ name, milliseconds: GLANCE_MS, sound: "token" }];
    case "votesopened":
      return [
        { name, milliseconds: VOTE_MS, isGreat: true },
        ...news.votes.flatMap((vote, seat) =>
          vote === null
            ? []
            : [{ name: voteBeat(seat), milliseconds: VOTE_MS, sound: "token" as const }],
        ),
      ];
    case "tellershown":
      return [{ name, milliseconds: TELLER_MS, sound: "treasure" }];
    case "ownersshown":
      return [{ name, milliseconds: OWNERS_MS, sound: "paper" }];
    case "scored":
      return [{ name, milliseconds: POINTS_MS, sound: "gold" }];
    case "lastturnbegan":
      return [{ name, milliseconds: LOOK_MS }];
    case "gameended":
      return [planLastLook(reader, players)];
  }
}
