// What a check of the shuffling found, in sentences.

import type { TextKey } from "../i18n";
import type { Checked, Fault } from "./check";

/** The names of seats and texts in the reader's language. */
export interface Wording {
  readonly translate: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
  /** Seats by their names. */
  readonly list: (seats: readonly number[]) => string;
}

/** The sentences, the most important first. */
export function describeCheck(found: Checked | Fault, { translate, list }: Wording): string[] {
  switch (found.kind) {
    case "checked": {
      const said = [translate("shuffle-checked", { count: found.deals })];
      if (found.added.length) said.push(translate("shuffle-added", { who: list(found.added) }));
      else said.push(translate("shuffle-nobody"));
      if (found.missing.length)
        said.push(translate("shuffle-missing", { who: list(found.missing) }));
      return said;
    }
    case "not-a-record":
      return [translate("shuffle-wrong-record")];
    case "unknown-game":
      return [translate("shuffle-wrong-game", { game: found.game })];
    case "contribution":
      return [translate("shuffle-wrong-contribution", { who: list([found.seat]) })];
    case "deal":
      return [translate("shuffle-wrong-deal", { deal: found.deal, line: found.line })];
    case "line":
      return [translate("shuffle-wrong-line", { line: found.line })];
    default:
      return [translate(`shuffle-wrong-${found.kind}`)];
  }
}
