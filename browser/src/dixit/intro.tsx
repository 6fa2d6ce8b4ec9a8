// Dixit on the front page.

import type { GameIntro, StepPicture } from "../game/contract";
import { pictureUrl } from "../wire/api";
import { FrontPicture } from "./FrontPicture";
import "./intro.css";

function makePicture(id: string, drawn: Omit<StepPicture, "source"> = {}): StepPicture {
  return { source: pictureUrl(`${id}.webp`, "small"), ...drawn };
}

export const intro: GameIntro = {
  Scene: FrontPicture,
  sign: pictureUrl("whale-ferry.webp", "small"),
  steps: [
    { layout: "clue", pictures: [makePicture("stag-wood")] },
    {
      layout: "fan",
      pictures: [
        makePicture("packed-tree"),
        makePicture("tree-door"),
        makePicture("undecided-signpost"),
      ],
    },
    {
      layout: "row",
      pictures: [
        makePicture("tree-door", { label: { number: 1 } }),
        makePicture("stag-wood", { label: { number: 2 }, checked: true }),
        makePicture("packed-tree", { label: { number: 3 } }),
      ],
    },
    {
      layout: "pair",
      pictures: [
        makePicture("stag-wood", { label: { points: 3 } }),
        makePicture("tree-door", { label: { points: 1 } }),
      ],
    },
  ],
};
