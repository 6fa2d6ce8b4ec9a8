// The picture of the front page: a mine in lamp light, with a miner and a saboteur.

import type { JSX } from "preact";

import corner from "./pictures/ES.webp";
import across from "./pictures/EW.webp";
import gold from "./pictures/goal-gold.webp";
import miner from "./pictures/miner-0.webp";
import deadUp from "./pictures/N.webp";
import rise from "./pictures/NE.webp";
import cross from "./pictures/NESW.webp";
import branch from "./pictures/NEW.webp";
import shaft from "./pictures/NS.webp";
import curve from "./pictures/NW.webp";
import saboteur from "./pictures/saboteur-0.webp";
import start from "./pictures/start.webp";
import bend from "./pictures/SW.webp";
import dead from "./pictures/W.webp";
import "./intro.css";

/** The openings of neighbours meet, as the rules demand. */
const MINE_PICTURES: readonly (readonly string[])[] = [
  [curve, shaft, deadUp, corner, bend, corner],
  [corner, start, across, cross, branch, gold],
  [shaft, rise, dead, shaft, corner, curve],
];

export function FrontPicture(): JSX.Element {
  return (
    <div class="scene scene-mine" dir="ltr" aria-hidden="true">
      <div class="scene-tiles">
        {MINE_PICTURES.flat().map((picture, index) => (
          <img key={index} src={picture} alt="" width="240" height="360" />
        ))}
      </div>
      <img class="scene-dwarf scene-miner" src={miner} alt="" width="240" height="360" />
      <img class="scene-dwarf scene-saboteur" src={saboteur} alt="" width="240" height="360" />
    </div>
  );
}
