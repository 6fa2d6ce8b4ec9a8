// The picture of the front page: a fan of dream cards over hills.

import type { JSX } from "preact";

import { pictureUrl } from "../wire/api";
import "./intro.css";

const DREAM_PICTURES = [
  "comet-on-a-string",
  "low-tide-door",
  "whale-ferry",
  "stag-wood",
  "fishes-with-umbrellas",
] as const;

export function FrontPicture(): JSX.Element {
  return (
    <div class="scene scene-dream" dir="ltr" aria-hidden="true">
      <svg class="scene-hills" viewBox="0 0 600 160" preserveAspectRatio="none">
        <path class="far" d="M0 70C80 20 150 60 230 40S380 0 460 36s100 10 140 0V160H0z" />
        <path class="middle" d="M0 100c70-40 140-10 210-18s120-44 210-22 120 20 180-8V160H0z" />
        <path class="near" d="M0 132c90-34 160 6 250-6s150-34 220-16 90 10 130-6V160H0z" />
      </svg>
      <div class="scene-fan">
        {DREAM_PICTURES.map((id) => (
          <img key={id} src={pictureUrl(`${id}.webp`, "small")} alt="" width="240" height="360" />
        ))}
      </div>
    </div>
  );
}
