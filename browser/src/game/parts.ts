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
  const made = part as AnyGamePart | undefined;
  // The listener in main.tsx turns a file that cannot be loaded into nothing.
  if (!made) throw new Error(`the part of ${name} cannot be loaded`);
  parts.value = new Map(parts.value).set(name, made);
  return made;
}

/** A game's part if it is loaded already. */
export function peekPart(name: string): AnyGamePart | null {
  return parts.peek().get(name) ?? null;
}

/** A game's part; null until it is loaded. What reads it by this follows it. */
export function readPart(name: string): AnyGamePart | null {
  return parts.value.get(name) ?? null;
}

/** A game's part for a component; null until it is loaded. */
export function usePart(name: string | null): AnyGamePart | null {
  useEffect(() => {
    if (name) void loadPart(name).catch(() => null); // main.tsx shows what went wrong
  }, [name]);
  return name ? readPart(name) : null;
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
