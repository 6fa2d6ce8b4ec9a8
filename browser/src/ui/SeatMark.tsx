// The sign of a seat: its number on its colour, the same wherever the seat is named.

import type { JSX } from "preact";

import { formatNumber } from "../i18n";
import "./seatmark.css";

export function SeatMark({ seat }: { seat: number }): JSX.Element {
  return (
    <span class="seat-mark" data-seat={seat % 10} aria-hidden="true">
      {formatNumber(seat + 1)}
    </span>
  );
}
