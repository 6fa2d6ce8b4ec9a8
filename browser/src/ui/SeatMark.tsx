// A seat's sign: its number on its colour, so that a line and its writer are matched at a glance.

import type { JSX } from "preact";

import { digits } from "../i18n";
import "./seatmark.css";

export function SeatMark({ seat }: { seat: number }): JSX.Element {
  return (
    <span class="seat-mark" data-seat={seat % 10} aria-hidden="true">
      {digits(seat + 1)}
    </span>
  );
}
