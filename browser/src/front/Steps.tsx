// A game explained in thirty seconds: four pictures with a sentence or two each.

import type { JSX } from "preact";

import { digits, found, t } from "../i18n";
import { Icon } from "../ui/Icon";
import breakPick from "../saboteur/pictures/break-pick.webp";
import across from "../saboteur/pictures/EW.webp";
import closed from "../saboteur/pictures/goal-back.webp";
import gold from "../saboteur/pictures/goal-gold.webp";
import nuggets from "../saboteur/pictures/gold-3.webp";
import map from "../saboteur/pictures/map.webp";
import mend from "../saboteur/pictures/mend-lamp.webp";
import branch from "../saboteur/pictures/NSW.webp";
import rockfall from "../saboteur/pictures/rockfall.webp";
import start from "../saboteur/pictures/start.webp";
import back from "../saboteur/pictures/card-back.webp";
import { pictureUrl } from "../wire/api";
import type { GameName } from "./settings";
import "./steps.css";

const dream = (id: string): string => pictureUrl(`${id}.webp`, "small");

/** How the pictures of a step lie: side by side as a tunnel, as a hand, or numbered. */
interface Step {
  readonly as: "tunnel" | "hand" | "told" | "numbered" | "scored";
  readonly pictures: readonly string[];
}

const STEPS: Readonly<Record<GameName, readonly Step[]>> = {
  saboteur: [
    { as: "tunnel", pictures: [start, across, closed] },
    { as: "hand", pictures: [branch, mend, back] },
    { as: "hand", pictures: [breakPick, rockfall, map] },
    { as: "hand", pictures: [gold, nuggets] },
  ],
  dixit: [
    { as: "told", pictures: [dream("stag-wood")] },
    {
      as: "hand",
      pictures: [dream("packed-tree"), dream("tree-door"), dream("undecided-signpost")],
    },
    {
      as: "numbered",
      pictures: [dream("tree-door"), dream("stag-wood"), dream("packed-tree")],
    },
    { as: "scored", pictures: [dream("stag-wood"), dream("tree-door")] },
  ],
};

/** The points of the last step of Dixit. */
const POINTS = [3, 1] as const;
/** The picture that is voted for. */
const VOTED = 1;

function Picture({ step: { as, pictures } }: { step: Step }): JSX.Element {
  return (
    <div class={`front-step-picture as-${as}`} dir="ltr" aria-hidden="true">
      {pictures.map((picture, place) => (
        <span key={picture} class="front-card">
          <img src={picture} alt="" width="240" height="360" loading="lazy" decoding="async" />
          {as === "numbered" && <b>{digits(place + 1)}</b>}
          {as === "numbered" && place === VOTED && (
            <i>
              <Icon name="check" size={20} />
            </i>
          )}
          {as === "scored" && <b>+{digits(POINTS[place] ?? 0)}</b>}
        </span>
      ))}
      {as === "told" && <q class="front-bubble">…</q>}
    </div>
  );
}

export function Steps({ game }: { game: GameName }): JSX.Element {
  const short = game.slice(0, 3);
  const title = found(`${short}-explain-title`) ?? "";
  return (
    <section class={`front-steps front-${game}`} id={`how-${game}`} tabIndex={-1}>
      <header>
        <h2>{title}</h2>
        <a href={`/rules/${game}`}>{t("front-all-rules")}</a>
      </header>
      {/* On a phone the four are passed sideways, by keys too. */}
      <ol class="plain" tabIndex={0} aria-label={title}>
        {STEPS[game].map((step, at) => (
          <li key={at}>
            <Picture step={step} />
            <p>
              <span class="front-step-number" aria-hidden="true">
                {digits(at + 1)}
              </span>
              {found(`${short}-explain-${at + 1}`)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
