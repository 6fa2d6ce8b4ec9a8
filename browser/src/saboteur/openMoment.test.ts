import { expect, it } from "vitest";

import type { Moment } from "../wire/http";
import type { SaboteurPublic } from "../wire/messages";
import { openMoment } from "./openMoment";

/** A moment of a game whose goals nobody has turned over. */
function makeMoment(round: number): Moment {
  return {
    public: { round, mine: { laid: [], goals: [null, null, null] } } as unknown as SaboteurPublic,
    private: null,
    secret: { goals: ["gold", "NE", "NW"] },
  } as unknown as Moment;
}

const listFaces = (round: number): unknown =>
  openMoment(makeMoment(round), "all").public.mine.goals.map((goal) => goal?.face ?? null);

it("opens the goals of a replay, but not before they were shuffled", () => {
  expect(listFaces(0)).toEqual([null, null, null]);
  expect(listFaces(1)).toEqual(["gold", "NE", "NW"]);
});
