// Saboteur in the registry of games.

import type { GameEntry } from "../game/contract";

export const saboteur: GameEntry = {
  name: "saboteur",
  texts: { game: "saboteur", intro: "explain-saboteur", rules: "rules-saboteur" },
  defaults: { seats: 5, edition: "lv" },
  hasPictures: false,
  loadPart: () => import(".").then((module) => module.default),
  loadIntro: () => import("./intro").then((module) => module.intro),
  loadLesson: () => import("./lesson").then((module) => module.lesson),
  loadCoach: () => import("./coach"),
  switchFields: { roles: () => import("./RolesField").then((module) => module.RolesField) },
  loadIllustration: () => import("./RuleIllustration").then((module) => module.RuleIllustration),
};
