// The switches of an edition as the texts of the rules take them.

import type { EditionInfo } from "../wire/api";

export type Values = Readonly<Record<string, string | number>>;

function value(set: unknown): string | number {
  if (typeof set === "number") return set;
  if (typeof set === "boolean") return set ? "on" : "off";
  if (set === null) return "none";
  return Array.isArray(set) ? set.join(" ") : typeof set === "string" ? set : "";
}

/** Of the edition of a game that is being played. */
export function valuesOf(edition: object): Values {
  return Object.fromEntries(Object.entries(edition).map(([name, set]) => [name, value(set)]));
}

/** Of a print, with the switches that a table has changed. */
export function valuesOfPrint(
  edition: EditionInfo,
  changed: Readonly<Record<string, string>> = {},
): Values {
  return Object.fromEntries(
    edition.switches.map(({ name, set, options }) => {
      const words = changed[name] ?? set;
      return [name, options.numbers && /^\d+$/.test(words) ? Number(words) : words];
    }),
  );
}
