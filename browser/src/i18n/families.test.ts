import { beforeAll, describe, expect, it } from "vitest";

import { chooseTestLanguage } from "../testing/reading";
import { GAMES, type GameName } from "../wire/vocabulary";
import {
  clauseGroupKey,
  clauseKey,
  editionKey,
  LANGUAGES,
  lookUp,
  optionKey,
  switchKey,
  type TextKey,
} from ".";

const games = Object.keys(GAMES) as GameName[];

/** The switches of a game, each with the words that it may be set to. */
function listSwitches(game: GameName): readonly (readonly [string, readonly string[]])[] {
  return Object.entries<readonly string[]>(GAMES[game].switches);
}

describe("keys", () => {
  it("have dashes for the underscores of a switch", () => {
    expect(switchKey("dixit", "max_bonus_points")).toBe("dixit-switch-max-bonus-points");
  });

  it("have a clause's letter small and its dot a dash", () => {
    expect(clauseKey("S-3.2")).toBe("rule-s-3-2");
    expect(clauseGroupKey("saboteur", "S-3.2")).toBe("saboteur-rules-3");
  });
});

// TypeScript knows that the keys exist; here they are made as the page makes them.
describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() =>
    chooseTestLanguage(language, "common", "saboteur", "dixit", "rules-saboteur", "rules-dixit"),
  );

  it.each(games)("every edition, switch and word of %s has a text", (game) => {
    const { editions } = GAMES[game];
    const keys: TextKey[] = editions.flatMap((name) => {
      const key = editionKey(game, name);
      return [key, `${key}.help`] as const;
    });
    for (const [name, words] of listSwitches(game)) {
      const key = switchKey(game, name);
      keys.push(key, `${key}.help`);
      for (const word of words) {
        if (!["on", "off", "none"].includes(word)) keys.push(optionKey(game, name, word));
      }
    }
    expect(keys.filter((key) => lookUp(key) === null)).toEqual([]);
  });

  it.each(games)("every clause of %s has a title, a text and a heading", (game) => {
    const keys = GAMES[game].clauses.flatMap((id): TextKey[] => {
      const key = clauseKey(id);
      return [key, `${key}.text`, clauseGroupKey(game, id)];
    });
    // Fluent throws if a text names anything but the switches.
    const values = Object.fromEntries(
      listSwitches(game).map(([name, [word]]): [string, string | number] => [name, word ?? 7]),
    );
    expect(keys.filter((key) => lookUp(key, values) === null)).toEqual([]);
  });
});
