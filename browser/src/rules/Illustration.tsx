// A few cards beside the clauses of Saboteur that are seen more quickly than read.

import type { JSX } from "preact";

import deadCorner from "../saboteur/pictures/E_S.webp";
import deadCross from "../saboteur/pictures/N_E_S_W.webp";
import breakCart from "../saboteur/pictures/break-cart.webp";
import breakLamp from "../saboteur/pictures/break-lamp.webp";
import breakPick from "../saboteur/pictures/break-pick.webp";
import corner from "../saboteur/pictures/ES.webp";
import across from "../saboteur/pictures/EW.webp";
import closed from "../saboteur/pictures/goal-back.webp";
import gold from "../saboteur/pictures/goal-gold.webp";
import map from "../saboteur/pictures/map.webp";
import mendCart from "../saboteur/pictures/mend-cart.webp";
import mendLampCart from "../saboteur/pictures/mend-lamp-cart.webp";
import mendLamp from "../saboteur/pictures/mend-lamp.webp";
import mendPickCart from "../saboteur/pictures/mend-pick-cart.webp";
import mendPickLamp from "../saboteur/pictures/mend-pick-lamp.webp";
import mendPick from "../saboteur/pictures/mend-pick.webp";
import miner from "../saboteur/pictures/miner.webp";
import cross from "../saboteur/pictures/NESW.webp";
import down from "../saboteur/pictures/NS.webp";
import branch from "../saboteur/pictures/NSW.webp";
import rockfall from "../saboteur/pictures/rockfall.webp";
import saboteur from "../saboteur/pictures/saboteur.webp";
import start from "../saboteur/pictures/start.webp";
import bend from "../saboteur/pictures/SW.webp";
import stone from "../saboteur/pictures/stone-SW.webp";
import nuggetOne from "../saboteur/pictures/gold-1.webp";
import nuggetTwo from "../saboteur/pictures/gold-2.webp";
import nuggetThree from "../saboteur/pictures/gold-3.webp";
import back from "../saboteur/pictures/card-back.webp";

/** Rows of cards that touch; what stands apart from one another are rows of their own. */
interface Scene {
  readonly rows: readonly (readonly string[])[];
  /** Whether it shows what may be done or what may not. */
  readonly sign?: "right" | "wrong";
}

const SCENES: Readonly<Record<string, readonly Scene[]>> = {
  "S-1.1": [{ rows: [[miner]] }, { rows: [[saboteur]] }],
  "S-1.2": [{ rows: [[start]] }, { rows: [[closed]] }, { rows: [[closed]] }, { rows: [[closed]] }],
  "S-1.3": [{ rows: [[back]] }],
  "S-3.2": [
    { rows: [[cross, across, branch]], sign: "right" },
    { rows: [[across, down]], sign: "wrong" },
  ],
  "S-3.3": [{ rows: [[corner]] }, { rows: [[bend]] }],
  "S-3.4": [{ rows: [[start, across, deadCross]] }, { rows: [[deadCorner]] }],
  "S-4.1": [{ rows: [[breakPick]] }, { rows: [[breakLamp]] }, { rows: [[breakCart]] }],
  "S-4.2": [{ rows: [[mendPick]] }, { rows: [[mendLamp]] }, { rows: [[mendCart]] }],
  "S-4.3": [{ rows: [[mendPickLamp]] }, { rows: [[mendPickCart]] }, { rows: [[mendLampCart]] }],
  "S-4.4": [{ rows: [[rockfall]] }],
  "S-4.5": [{ rows: [[map]] }],
  "S-5.2": [{ rows: [[across, gold]] }],
  "S-5.3": [{ rows: [[across, stone]] }],
  "S-6.7": [{ rows: [[nuggetOne]] }, { rows: [[nuggetTwo]] }, { rows: [[nuggetThree]] }],
};

const SIGN = { right: "✓", wrong: "✗" } as const;

export function Illustration({ clause }: { clause: string }): JSX.Element | null {
  const scenes = SCENES[clause];
  if (!scenes) return null;
  return (
    <div class="rules-scenes" dir="ltr" aria-hidden="true">
      {scenes.map(({ rows, sign }, at) => (
        <div key={at} class="rules-scene">
          {rows.map((row, line) => (
            <div key={line} class="rules-row">
              {row.map((picture, place) => (
                <img
                  key={place}
                  src={picture}
                  alt=""
                  width="240"
                  height="360"
                  loading="lazy"
                  decoding="async"
                />
              ))}
            </div>
          ))}
          {sign && <span class={`rules-sign rules-${sign}`}>{SIGN[sign]}</span>}
        </div>
      ))}
    </div>
  );
}
