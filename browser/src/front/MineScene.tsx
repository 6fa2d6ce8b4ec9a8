// A piece of mine in lamp light, with a miner and somebody who only looks like one.

import type { JSX } from "preact";

import corner from "../saboteur/pictures/ES.webp";
import across from "../saboteur/pictures/EW.webp";
import gold from "../saboteur/pictures/goal-gold.webp";
import miner from "../saboteur/pictures/miner.webp";
import deadUp from "../saboteur/pictures/N.webp";
import rise from "../saboteur/pictures/NE.webp";
import cross from "../saboteur/pictures/NESW.webp";
import branch from "../saboteur/pictures/NEW.webp";
import shaft from "../saboteur/pictures/NS.webp";
import curve from "../saboteur/pictures/NW.webp";
import saboteur from "../saboteur/pictures/saboteur.webp";
import start from "../saboteur/pictures/start.webp";
import bend from "../saboteur/pictures/SW.webp";
import dead from "../saboteur/pictures/W.webp";
import "./scenes.css";

/** Opening meets opening, as the rules have it. */
const MINE: readonly (readonly string[])[] = [
  [curve, shaft, deadUp, corner, bend, corner],
  [corner, start, across, cross, branch, gold],
  [shaft, rise, dead, shaft, corner, curve],
];

export function MineScene(): JSX.Element {
  return (
    <div class="scene scene-mine" dir="ltr" aria-hidden="true">
      <div class="scene-tiles">
        {MINE.flat().map((picture, place) => (
          <img key={place} src={picture} alt="" width="240" height="360" />
        ))}
      </div>
      <img class="scene-dwarf scene-miner" src={miner} alt="" width="240" height="360" />
      <img class="scene-dwarf scene-saboteur" src={saboteur} alt="" width="240" height="360" />
    </div>
  );
}
