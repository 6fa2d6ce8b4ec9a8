// Dixit on the front page and in the form of settings.

import type { GameIntro, StepPicture } from "../game/contract";
import { pictureUrl } from "../wire/api";
import { FrontPicture } from "./FrontPicture";
import "./intro.css";

function dream(id: string, drawn: Omit<StepPicture, "source"> = {}): StepPicture {
  return { source: pictureUrl(`${id}.webp`, "small"), ...drawn };
}

export const intro: GameIntro = {
  Scene: FrontPicture,
  sign: pictureUrl("whale-ferry.webp", "small"),
  steps: [
    { layout: "clue", pictures: [dream("stag-wood")] },
    {
      layout: "fan",
      pictures: [dream("packed-tree"), dream("tree-door"), dream("undecided-signpost")],
    },
    {
      layout: "row",
      pictures: [
        dream("tree-door", { label: { number: 1 } }),
        dream("stag-wood", { label: { number: 2 }, checked: true }),
        dream("packed-tree", { label: { number: 3 } }),
      ],
    },
    {
      layout: "pair",
      pictures: [
        dream("stag-wood", { label: { points: 3 } }),
        dream("tree-door", { label: { points: 1 } }),
      ],
    },
  ],
  switchFields: {},
};
