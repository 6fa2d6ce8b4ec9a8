// Puts bubbles where they belong on the page.

import { findAnchor, seatAnchor } from "../scenes/anchors";
import { wide } from "../ui/wide";
import {
  type Area,
  type Box,
  findFree,
  findPlace,
  findRow,
  GAP_PIXELS,
  type Place,
  type Size,
} from "./place";

/** A gap in the bar that takes most bubbles. */
const WIDE_GAP_PIXELS = 480;

/** What a bubble may not cover: what the reader may press on the board, such as cards, and what is
 * marked as the thing that everybody reads. */
const KEPT_FREE = "#content :is(button, input, summary, [role=button], [data-read]), .seat-aim";

/** Put bubbles where they belong, the newest first: beside the seats, or in a row at the top if no seat
 * is on the page. One without room of its own is not to be seen. */
export function placeBubbles(bubbles: readonly HTMLElement[]): void {
  const screen = { width: innerWidth, height: innerHeight };
  const seats = bubbles.map((bubble) => findAnchor([seatAnchor(Number(bubble.dataset.seat))]));
  bubbles.forEach((bubble, at) => bubble.classList.toggle("loose", !seats[at]));
  const loose = bubbles.filter((_, at) => !seats[at]);
  const row = findRow(loose.map(measure), findArea());
  const taken: Box[] = [...document.querySelectorAll(KEPT_FREE)].map((one) =>
    one.getBoundingClientRect(),
  );
  bubbles.forEach((bubble, at) => {
    const seat = seats[at];
    const place = seat
      ? findPlaceAt(seat, measure(bubble), taken, screen)
      : (row[loose.indexOf(bubble)] ?? null);
    bubble.style.translate = place ? `${place.x}px ${place.y}px` : "";
    bubble.style.visibility = place ? "" : "hidden";
    if (place) taken.push(bubble.getBoundingClientRect());
  });
}

/** Below the bar of the page, or in it, if there is a gap of this size between what is in it. */
function findArea(): Area {
  const bar = document.querySelector("header");
  const { top, bottom } = bar?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const [one, other] = [...(bar?.querySelectorAll("[data-gap]") ?? [])]
    .map((beside) => beside.getBoundingClientRect())
    .sort((first, second) => first.left - second.left);
  if (!one || !other || other.left - one.right < WIDE_GAP_PIXELS) {
    return { left: 0, right: innerWidth, top: bottom + GAP_PIXELS };
  }
  return { left: one.right, right: other.left, top: top + GAP_PIXELS };
}

function measure({ offsetWidth: width, offsetHeight: height }: HTMLElement): Size {
  return { width, height };
}

function findPlaceAt(
  seat: Element,
  bubble: Size,
  taken: readonly Box[],
  screen: Size,
): Place | null {
  const seats = (seat.parentElement ?? seat).getBoundingClientRect();
  const place = findPlace(bubble, seat.getBoundingClientRect(), seats, screen, wide.value);
  return findFree(place, bubble, taken, screen);
}
