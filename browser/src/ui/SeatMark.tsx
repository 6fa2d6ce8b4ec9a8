// The sign of a seat: its number on its colour, the same wherever the seat is named; and where there is
// room, on the face of who sits there.

import type { JSX } from "preact";

import { formatNumber } from "../i18n";
import type { Face } from "../wire/vocabulary";
import "./seatmark.css";

// The pictures of the faces come when everything that a reader needs is there.
void import("../faces/faces.css");

interface Props {
  readonly seat: number;
  readonly face?: Face | undefined;
}

export function SeatMark({ seat, face }: Props): JSX.Element {
  const mark = (
    <span class="seat-mark" data-seat={seat % 10} aria-hidden="true">
      {formatNumber(seat + 1)}
    </span>
  );
  if (!face) return mark;
  return (
    <span class="face" data-seat={seat % 10} data-face={face}>
      {mark}
    </span>
  );
}
