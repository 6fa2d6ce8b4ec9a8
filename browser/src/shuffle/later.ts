// What checks the shuffling of a game, loaded when a game is over.

import { Late } from "../ui/late";

export const shuffleCheck = new Late(() => import("./ShuffleCheck"), "shuffle");
