// The letters that stand for the players of the table that the page shows.

import { computed, signal } from "@preact/signals";

import { formatNumber } from "../i18n";
import type { SeatInfo } from "../wire/messages";
import { isFree, nameSeat } from "./names";

export const shownSeats = signal<readonly SeatInfo[]>([]);

/** What stands for each name: its first letter, and where two begin alike, another that tells them apart. */
export function pickMarks(names: readonly string[]): readonly string[] {
  const spelled = names.map(
    (name) => name.toLocaleUpperCase().match(/[\p{L}\p{N}]\p{M}*|\p{Emoji_Presentation}/gu) ?? [],
  );
  const marks: string[] = [];
  for (const [first = "", ...rest] of spelled) {
    const isAlike = spelled.filter((other) => first && other[0] === first).length > 1;
    // The last letter, then the others from the front, then a number.
    const seconds = isAlike ? [rest.pop() ?? "", ...rest, ...spelled.keys()] : [];
    const own = seconds.map((second) => `${first}${second}`);
    marks.push(own.find((mark) => !marks.includes(mark)) ?? first);
  }
  return marks;
}

/** What stands on the mark of each seat. As one text, which changes less often than the seats. */
const marks = computed(() => {
  const seats = shownSeats.value;
  const names = seats.map((info, seat) => (isFree(info) ? "" : nameSeat({ seats }, seat)));
  return pickMarks(names).join(" ");
});

/** The mark of a seat: the number of one that nobody has. */
export function readMark(seat: number): string {
  return marks.value.split(" ")[seat] || formatNumber(seat + 1);
}
