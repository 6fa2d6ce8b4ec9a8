// The sign of a seat: the first letter of its player on the colour of the seat, the same wherever the seat
// is named; and where there is room, on the player's face.

import type { JSX } from "preact";

import { isBot } from "../game/names";
import { readMark } from "../game/seatMarks";
import type { SeatInfo } from "../wire/messages";
import "./seatmark.css";

// The pictures of the faces come when everything that a reader needs is there.
void import("../faces/faces.css");

interface Props {
  readonly seat: number;
  /** Who sits there, where there is room for a face. */
  readonly who?: SeatInfo | undefined;
}

export function SeatMark({ seat, who }: Props): JSX.Element {
  const letters = readMark(seat);
  const mark = (
    <span class="seat-mark" data-seat={seat % 10} aria-hidden="true">
      {letters.length > 1 ? <small>{letters}</small> : letters}
    </span>
  );
  if (!who?.face) return mark;
  return (
    <span class="face" data-seat={seat % 10} data-face={who.face} data-bot={isBot(who)}>
      {mark}
    </span>
  );
}
