// A player: the mark of the seat, and the name beside it.

import type { JSX } from "preact";

import { SeatMark } from "../ui/SeatMark";
import "./namedSeat.css";
import type { DixitView } from "./selection";

export function NamedSeat({ view, seat }: { view: DixitView; seat: number }): JSX.Element {
  return (
    <span class="dixit-named">
      <SeatMark seat={seat} />
      <bdi>{view.who(seat)}</bdi>
    </span>
  );
}
