// The games' parts of the page, each fetched when a table plays it.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { need } from "../i18n";
import type { Play } from "../wire/messages";
import type { GamePart } from "../game/contract";

export type GameName = Play["game"];
/** A part is handed looks at its own game alone, so that it may pass for one that draws any. */
export type AnyPart = GamePart<Play>;

const LOAD: Readonly<Record<GameName, () => Promise<{ readonly default: unknown }>>> = {
  saboteur: () => import("../saboteur"),
  dixit: () => import("../dixit"),
};

const loaded = signal<Readonly<Partial<Record<GameName, AnyPart>>>>({});

/** A game's part, with the texts that it and the names of seats need. */
export async function loadPart(game: GameName): Promise<AnyPart> {
  const held = loaded.value[game];
  if (held) return held;
  const [part] = await Promise.all([LOAD[game](), need("table", game)]);
  const made = part.default as AnyPart;
  loaded.value = { ...loaded.value, [game]: made };
  return made;
}

/** A game's part for a component; null until it is there. */
export function usePart(game: GameName | null): AnyPart | null {
  useEffect(() => {
    if (game) void loadPart(game);
  }, [game]);
  return game ? (loaded.value[game] ?? null) : null;
}

/** The game of a table's settings, if the page knows it. */
export function gameName(game: string): GameName | null {
  return game === "saboteur" || game === "dixit" ? game : null;
}
