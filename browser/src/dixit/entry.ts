// Dixit in the registry of games.

import type { GameEntry } from "../game/contract";

export const dixit: GameEntry = {
  name: "dixit",
  texts: { game: "dixit", intro: "explain-dixit", rules: "rules-dixit" },
  defaults: { seats: 4, edition: "fa" },
  hasPictures: true,
  loadPart: () => import(".").then((module) => module.default),
  loadIntro: () => import("./intro").then((module) => module.intro),
  loadLesson: () => import("./lesson").then((module) => module.lesson),
  loadCoach: () => import("./coach"),
};
