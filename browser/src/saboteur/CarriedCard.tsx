// A card on its way from the hand: as large as a cell, and turned as the mine lies.

import type { JSX } from "preact";

import "./carriedCard.css";
import type { Carried } from "./drag";
import { heldPicture } from "./Hand";
import type { Selection } from "./selection";

interface Props {
  readonly carried: Carried;
  readonly selection: Selection;
}

export function CarriedCard({ carried, selection }: Props): JSX.Element | null {
  if (!selection.card) return null;
  const { x, y, card, spot, isAtTarget } = carried;
  const kinds = [
    "saboteur-carried",
    // The mine shows it where it would land.
    spot?.kind === "lay" && "saboteur-carried-landing",
    (spot || isAtTarget) && "saboteur-carried-over",
  ];
  return (
    <img
      dir="ltr"
      class={kinds.filter(Boolean).join(" ")}
      src={heldPicture(selection, selection.card, true)}
      alt=""
      style={{
        width: `${card.wide}px`,
        height: `${card.high}px`,
        translate: `${x - card.wide / 2}px ${y - card.high / 2}px`,
        rotate: card.upright ? "-90deg" : "none",
      }}
    />
  );
}
