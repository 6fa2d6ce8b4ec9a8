// Saboteur on the front page.

import type { GameIntro, Step } from "../game/contract";
import "./intro.css";
import { FrontPicture } from "./FrontPicture";
import breakPick from "./pictures/break-pick.webp";
import back from "./pictures/card-back.webp";
import across from "./pictures/EW.webp";
import closed from "./pictures/goal-back.webp";
import gold from "./pictures/goal-gold.webp";
import nuggets from "./pictures/gold-3.webp";
import map from "./pictures/map.webp";
import mend from "./pictures/mend-lamp.webp";
import cross from "./pictures/NESW.webp";
import branch from "./pictures/NSW.webp";
import rockfall from "./pictures/rockfall.webp";
import start from "./pictures/start.webp";

function makeStep(layout: Step["layout"], ...sources: readonly string[]): Step {
  return { layout, pictures: sources.map((source) => ({ source })) };
}

export const intro: GameIntro = {
  Scene: FrontPicture,
  sign: cross,
  steps: [
    makeStep("path", start, across, closed),
    makeStep("fan", branch, mend, back),
    makeStep("fan", breakPick, rockfall, map),
    makeStep("fan", gold, nuggets),
  ],
};
