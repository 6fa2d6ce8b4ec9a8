// Numbers, times and lists as the language of the page writes them.

import { computed } from "@preact/signals";

import { language } from "./texts";

// To make these takes far longer than to use them.
const numbers = computed(() => new Intl.NumberFormat(language.value, { useGrouping: false }));
const shares = computed(() => new Intl.NumberFormat(language.value, { style: "percent" }));
const gains = computed(() => new Intl.NumberFormat(language.value, { signDisplay: "exceptZero" }));
const lists = computed(() => new Intl.ListFormat(language.value, { type: "conjunction" }));
const hours = computed(
  () => new Intl.DateTimeFormat(language.value, { hour: "numeric", minute: "2-digit" }),
);

/** A number in the digits of the language. */
export function formatNumber(number: number): string {
  return numbers.value.format(number);
}

/** A share of one, in hundredths. */
export function formatPercent(share: number): string {
  return shares.value.format(share);
}

/** How much more or less, with its sign. */
export function formatGain(number: number): string {
  return gains.value.format(number);
}

/** The time of day. */
export function formatTime(at: Date): string {
  return hours.value.format(at);
}

/** Names or other things one after the other: "Ann, Bob and Cy". */
export function formatList(things: readonly string[]): string {
  // Each is isolated, as Fluent does with what stands in its texts; afterwards, because what stands
  // before the last one may depend on its first letter.
  const parts = lists.value.formatToParts(things);
  return parts
    .map(({ type, value }) => (type === "element" ? `\u2068${value}\u2069` : value))
    .join("");
}
