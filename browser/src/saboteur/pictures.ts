// The pictures of Saboteur; drawn by `make mine`, looked up by the names of the rules.

import type { SaboteurCard } from "../wire/messages";
import { ACTION_NAMES, isPath } from "./cards";

const files = import.meta.glob<string>("./pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

function picture(name: string): string {
  const url = files[`./pictures/${name}.webp`];
  if (url === undefined) throw new Error(`no picture of ${name}`);
  return url;
}

/** The stones by their openings when turned by 180°. */
const TURNED = { ES: "NW", SW: "NE" } as const;

export const START = picture("start");
export const CARD_BACK = picture("card-back");
export const ROLE_BACK = picture("role-back");
export const GOLD_BACK = picture("gold-back");

/** A path card as it lies: "NESW", "N+E", "S". */
export function pathPicture(shape: string): string {
  return picture(shape.replaceAll("+", "_"));
}

/** A card of the hand. */
export function cardPicture(card: SaboteurCard): string {
  return isPath(card) ? pathPicture(card) : picture(ACTION_NAMES[card]);
}

/** A goal: face down without a face, and a stone as it was turned to fit. */
export function goalPicture(face: "gold" | "ES" | "SW" | null, turned: boolean | null): string {
  if (face === null) return picture("goal-back");
  if (face === "gold") return picture("goal-gold");
  return picture(`stone-${turned === true ? TURNED[face] : face}`);
}

/** A dwarf, face up. */
export function rolePicture(role: "miner" | "saboteur"): string {
  return picture(role);
}

/** A gold card, face up: one to three nuggets. */
export function goldPicture(nuggets: number): string {
  return picture(`gold-${nuggets}`);
}

/** The mark of a tool that is broken in front of a player. */
export function toolPicture(tool: "pick" | "lamp" | "cart"): string {
  return picture(`tool-${tool}`);
}
