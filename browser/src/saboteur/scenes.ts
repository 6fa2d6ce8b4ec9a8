// The scenes of Saboteur: in which order, and for how long, the page shows what a move has shown.

import type { Anchor, Beat, Watched } from "../game/contract";
import { handAnchor, seatAnchor } from "../scenes/anchors";
import { planLastLook } from "../scenes/player";
import type { SaboteurPlay, SaboteurPublicNews } from "../wire/messages";
import { type Cell, GOAL_CELLS, GOALS } from "./cards";
import { CARD_BACK, cardPicture, GOLD_BACK, pathPicture } from "./pictures";

const FLIGHT_MS = 560;
/** How long a card is looked at that needs no thought, such as a path card. */
const GLANCE_MS = 420;
/** How long something is looked at that changes the game for somebody. */
const LOOK_MS = 900;
const GOAL_MS = 1300;
const ROLE_TURN_MS = 520;
/** How long a reader may look at their role before the game goes on by itself. */
const OWN_ROLE_MS = 15_000;

export const PILE_ANCHOR: Anchor = "pile";
/** The reader's own gold. */
export const PURSE_ANCHOR: Anchor = "purse";

/** The anchor of a player in the reveal of a round. */
export function dwarfAnchor(seat: number): Anchor {
  return `dwarf ${seat}`;
}

export function cellAnchor({ x, y }: Cell): Anchor {
  return `cell ${x},${y}`;
}

/** The places that a piece of news is about. */
export function locateNews(news: SaboteurPublicNews): readonly Anchor[] {
  switch (news.type) {
    case "laid":
    case "fell":
      return [cellAnchor(news)];
    case "broke":
    case "mended":
      return [seatAnchor(news.target)];
    case "looked":
    case "turned":
    case "stood":
      return [cellAnchor(GOAL_CELLS[news.goal])];
    case "passed":
    case "goldtaken":
      return [seatAnchor(news.seat)];
    default:
      return [];
  }
}

/** The names of the beats that the board waits for. */
export const BEATS = {
  role: "own role",
  flight: "flight",
  laid: ({ x, y }: Cell): string => `laid ${x},${y}`,
  fell: ({ x, y }: Cell): string => `fell ${x},${y}`,
  struck: (seat: number): string => `struck ${seat}`,
  goal: (goal: string): string => `goal ${goal}`,
  roles: "roles",
  roleOf: (seat: number): string => `role ${seat}`,
  winners: "winners",
  gold: (seat: number): string => `gold ${seat}`,
} as const;

type Step = Omit<Beat, "told">;

export function planScene(
  news: readonly SaboteurPublicNews[],
  watched: Watched<SaboteurPlay>,
): readonly Beat[] {
  const beats = news.flatMap((one, at) =>
    planNews(one, news, watched).map((step) => ({
      ...step,
      // Who has won is told when all roles are open.
      told: one.type === "roundended" && step.name !== BEATS.winners ? at : at + 1,
    })),
  );
  const last = news.at(-1);
  if (last?.type !== "gameended") return beats;
  // The end of the game is told after the look at the last round.
  return [
    ...beats,
    { ...planLastLook(watched.seat, watched.play.public.players.length), told: news.length - 1 },
  ];
}

function planNews(
  news: SaboteurPublicNews,
  all: readonly SaboteurPublicNews[],
  { play, seat: reader }: Watched<SaboteurPlay>,
): readonly Step[] {
  /** A card flies, and then something happens where it lands. */
  const fly = (
    picture: string,
    seat: number,
    to: readonly Anchor[],
    then: Step,
  ): readonly Step[] => [
    {
      name: BEATS.flight,
      milliseconds: FLIGHT_MS,
      flights: [{ picture, from: [handAnchor(seat), seatAnchor(seat)], to }],
    },
    then,
  ];
  switch (news.type) {
    case "dealt":
      return [
        { name: "deal", milliseconds: LOOK_MS, sound: "card" },
        ...(play.private?.role && reader !== null
          ? [
              {
                name: BEATS.role,
                milliseconds: OWN_ROLE_MS,
                waits: "board",
                isGreat: true,
              } as const,
            ]
          : []),
      ];
    case "laid": {
      const lies: Step = { name: BEATS.laid(news), milliseconds: GLANCE_MS, sound: "card" };
      // The reader has put their own card there.
      if (news.seat === reader) return [lies];
      return fly(pathPicture(news.shape), news.seat, [cellAnchor(news)], lies);
    }
    case "broke":
    case "mended": {
      const { type, seat, target } = news;
      const broke = type === "broke";
      // Readers see what strikes them at their own cards: their tile may be out of sight.
      const places = [...(target === reader ? [handAnchor(target)] : []), seatAnchor(target)];
      return fly(cardPicture(broke ? `-${news.tool}` : news.card), seat, places, {
        name: BEATS.struck(target),
        milliseconds: LOOK_MS,
        sound: broke ? "crack" : "hammer",
        ...(broke && { struck: places }),
      });
    }
    case "fell":
      return fly(cardPicture("rockfall"), news.seat, [cellAnchor(news)], {
        name: BEATS.fell(news),
        milliseconds: LOOK_MS + 300,
        sound: "rockfall",
      });
    case "looked":
      return fly(cardPicture("map"), news.seat, [cellAnchor(GOAL_CELLS[news.goal])], {
        name: "looked",
        milliseconds: LOOK_MS,
        sound: "map",
      });
    case "passed": {
      const quiet: Step = { name: "passed", milliseconds: GLANCE_MS, sound: "paper" };
      return news.card ? fly(CARD_BACK, news.seat, [PILE_ANCHOR], quiet) : [quiet];
    }
    case "turned":
      return [
        {
          name: BEATS.goal(news.goal),
          milliseconds: GOAL_MS,
          sound: news.face === "gold" ? "treasure" : "stone",
        },
      ];
    case "stood":
      return [{ name: "stood", milliseconds: GLANCE_MS, sound: "card" }];
    case "roundended":
      return planRoundEnd(news, all, play, reader);
    case "golddrawn":
      return [{ name: "gold drawn", milliseconds: LOOK_MS, sound: "gold" }];
    case "goldtaken":
      return [
        {
          name: BEATS.gold(news.seat),
          milliseconds: GLANCE_MS + 200,
          sound: "gold",
          flights: [
            {
              picture: GOLD_BACK,
              from: [dwarfAnchor(news.seat)],
              to: [...(news.seat === reader ? [PURSE_ANCHOR] : []), seatAnchor(news.seat)],
            },
          ],
        },
      ];
    case "gameended":
      return [];
  }
}

/** The goals that nobody has turned, the roles one by one, the saboteurs last, and who has won. */
function planRoundEnd(
  news: Extract<SaboteurPublicNews, { type: "roundended" }>,
  all: readonly SaboteurPublicNews[],
  { public: shown }: SaboteurPlay,
  reader: number | null,
): readonly Step[] {
  const isTurned = (goal: string): boolean =>
    all.some((one) => one.type === "turned" && one.goal === goal);
  // A stone that was laid was face up before the round ended.
  const closed = GOALS.filter(
    (goal, at) => !isTurned(goal) && shown.mine.goals[at]?.turned === null,
  );
  const seats = news.roles.map((role, seat) => ({ role, seat }));
  const order = [
    ...seats.filter(({ role }) => role === "miner"),
    ...seats.filter(({ role }) => role === "saboteur"),
  ];
  const won = reader === null || news.roles[reader] === news.winners;
  return [
    ...closed.map((goal, at) => ({
      name: BEATS.goal(goal),
      milliseconds: at === closed.length - 1 ? GOAL_MS : GOAL_MS / 3,
      sound: "card" as const,
    })),
    { name: BEATS.roles, milliseconds: LOOK_MS, isGreat: true },
    ...order.map(({ role, seat }) => ({
      name: BEATS.roleOf(seat),
      milliseconds: role === "saboteur" ? 2 * ROLE_TURN_MS : ROLE_TURN_MS,
      sound: "card" as const,
    })),
    { name: BEATS.winners, milliseconds: LOOK_MS, sound: won ? "win" : "defeat" },
  ];
}
