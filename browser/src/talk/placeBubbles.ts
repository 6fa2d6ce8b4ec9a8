// Puts bubbles where they belong on the page.

import { findAnchor, seatAnchor } from "../scenes/anchors";
import { wide } from "../ui/wide";
import type { Box, Size } from "../ui/placement";
import { findBubblePlace } from "./bubblePlace";
import { type Area, findRow, GAP_PIXELS } from "./bubbleRow";

/** A gap in the bar that takes most bubbles. */
const WIDE_GAP_PIXELS = 480;

/** What a bubble may not cover: what the reader may press on the board, such as cards, the caption, and
 * what is marked as the thing that everybody reads. */
const KEPT_FREE =
  "#content :is(button, input, summary, [role=button], [data-read]), .caption-event, .seat-aim";

/** Put bubbles where they belong, the newest first: at the seats, or in a row at the top if no seat
 * is on the page. One without room of its own is not to be seen. */
export function placeBubbles(bubbles: readonly HTMLElement[]): void {
  const page = { width: innerWidth, height: innerHeight };
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
      ? findBubblePlace(
          measure(bubble),
          seat.getBoundingClientRect(),
          wide.value ? (seat.parentElement ?? seat).getBoundingClientRect() : null,
          taken,
          page,
        )
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
