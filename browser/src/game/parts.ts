// Loads the parts and the intros of games, each when it is first needed.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { loadTexts } from "../i18n";
import type { AnyGamePart, GameIntro } from "./contract";
import { findGame, GAMES } from "./registry";

const parts = signal<ReadonlyMap<string, AnyGamePart>>(new Map());

/** A game's part with its texts; the plain one for a game that has none of its own. */
export async function loadPart(name: string): Promise<AnyGamePart> {
  const loaded = parts.value.get(name);
  if (loaded) return loaded;
  const game = findGame(name);
  const [part] = await Promise.all([
    game ? game.loadPart() : import("./plain").then(({ plain }) => plain),
    loadTexts("table", game ? game.texts.game : "plain"),
  ]);
  const made = part as AnyGamePart;
  parts.value = new Map(parts.value).set(name, made);
  return made;
}

/** A game's part for a component; null until it is loaded. */
export function usePart(name: string | null): AnyGamePart | null {
  useEffect(() => {
    if (name) void loadPart(name);
  }, [name]);
  return name ? (parts.value.get(name) ?? null) : null;
}

export type Intros = ReadonlyMap<string, GameIntro>;

const intros = signal<Intros | null>(null);
let asked: Promise<void> | null = null;

/** Load the intros of all games; components have them by `useIntros`. */
export function loadIntros(): Promise<void> {
  asked ??= Promise.all(
    GAMES.map(async ({ name, loadIntro }) => [name, await loadIntro()] as const),
  ).then((all) => {
    intros.value = new Map(all);
  });
  return asked;
}

/** The intros of all games by name; null until they are loaded. */
export function useIntros(): Intros | null {
  useEffect(() => void loadIntros(), []);
  return intros.value;
}
