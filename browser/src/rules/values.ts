// The switches of an edition as values for the texts of the rules.

import type { EditionInfo } from "../wire/http";

export type Values = Readonly<Record<string, string | number>>;

function readValue(set: unknown): string | number {
  if (typeof set === "number") return set;
  if (typeof set === "boolean") return set ? "on" : "off";
  if (set === null) return "none";
  return Array.isArray(set) ? set.join(" ") : typeof set === "string" ? set : "";
}

/** The values of the edition of a game in play. */
export function readEdition(edition: object): Values {
  return Object.fromEntries(Object.entries(edition).map(([name, set]) => [name, readValue(set)]));
}

/** The values of an edition on offer, with the switches that a table has changed. */
export function readPrint(
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
