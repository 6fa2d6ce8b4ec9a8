// Cards beside the clauses that are easier to see than to read.

import type { JSX } from "preact";

import deadCorner from "./pictures/E_S.webp";
import deadCross from "./pictures/N_E_S_W.webp";
import breakCart from "./pictures/break-cart.webp";
import breakLamp from "./pictures/break-lamp.webp";
import breakPick from "./pictures/break-pick.webp";
import corner from "./pictures/ES.webp";
import across from "./pictures/EW.webp";
import closed from "./pictures/goal-back.webp";
import gold from "./pictures/goal-gold.webp";
import map from "./pictures/map.webp";
import mendCart from "./pictures/mend-cart.webp";
import mendLampCart from "./pictures/mend-lamp-cart.webp";
import mendLamp from "./pictures/mend-lamp.webp";
import mendPickCart from "./pictures/mend-pick-cart.webp";
import mendPickLamp from "./pictures/mend-pick-lamp.webp";
import mendPick from "./pictures/mend-pick.webp";
import miner from "./pictures/miner-0.webp";
import cross from "./pictures/NESW.webp";
import down from "./pictures/NS.webp";
import branch from "./pictures/NSW.webp";
import rockfall from "./pictures/rockfall.webp";
import saboteur from "./pictures/saboteur-0.webp";
import start from "./pictures/start.webp";
import bend from "./pictures/SW.webp";
import stone from "./pictures/stone-SW.webp";
import nuggetOne from "./pictures/gold-1.webp";
import nuggetTwo from "./pictures/gold-2.webp";
import nuggetThree from "./pictures/gold-3.webp";
import back from "./pictures/card-back.webp";

/** Rows of cards that touch each other. Cards that do not touch are separate pictures. */
interface Drawing {
  readonly rows: readonly (readonly string[])[];
  /** Whether the rules allow what it shows. */
  readonly sign?: "right" | "wrong";
}

const CLAUSE_DRAWINGS: Readonly<Record<string, readonly Drawing[]>> = {
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

const VERDICT_SIGNS = { right: "✓", wrong: "✗" } as const;

export function RuleIllustration({ clause }: { clause: string }): JSX.Element | null {
  const drawings = CLAUSE_DRAWINGS[clause];
  if (!drawings) return null;
  return (
    <div class="rules-scenes" dir="ltr" aria-hidden="true">
      {drawings.map(({ rows, sign }, at) => (
        <div key={at} class="rules-scene">
          {rows.map((row, line) => (
            <div key={line} class="rules-row">
              {row.map((picture, index) => (
                <img
                  key={index}
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
          {sign && <span class={`rules-sign rules-${sign}`}>{VERDICT_SIGNS[sign]}</span>}
        </div>
      ))}
    </div>
  );
}
