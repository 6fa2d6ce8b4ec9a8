// The pictures of Saboteur; drawn by `make mine`, looked up by the names of the rules.

import type { SaboteurCard } from "../wire/messages";
import { ACTION_NAMES, isPath } from "./cards";
import roleBack from "./pictures/role-back.webp";

/** The address of a picture. Those of a folder differ in nothing but the name: vite.config.js sees to
 * that. */
function findPicture(name: string): string {
  return roleBack.replace("role-back", name);
}

/** The stones by their openings when turned by 180°. */
const TURNED_STONES = { ES: "NW", SW: "NE" } as const;

export const START_PICTURE = findPicture("start");
export const CARD_BACK = findPicture("card-back");
export const ROLE_BACK = roleBack;
export const GOLD_BACK = findPicture("gold-back");

/** A path card as it lies: "NESW", "N+E", "S". */
export function pathPicture(shape: string): string {
  return findPicture(shape.replaceAll("+", "_"));
}

/** A card of the hand. */
export function cardPicture(card: SaboteurCard): string {
  return isPath(card) ? pathPicture(card) : findPicture(ACTION_NAMES[card]);
}

/** A goal: face down without a face, and a stone as it was turned to fit. */
export function goalPicture(face: "gold" | "ES" | "SW" | null, turned: boolean | null): string {
  if (face === null) return findPicture("goal-back");
  if (face === "gold") return findPicture("goal-gold");
  return findPicture(`stone-${turned === true ? TURNED_STONES[face] : face}`);
}

/** A dwarf, face up. There are three of each kind, so that a table sees more than one: which one
 * follows from the seat. */
export function rolePicture(role: "miner" | "saboteur", seat: number | null = null): string {
  return findPicture(`${role}-${(seat ?? 0) % 3}`);
}

/** A gold card, face up: one to three nuggets. */
export function goldPicture(nuggets: number): string {
  return findPicture(`gold-${nuggets}`);
}

/** The mark of a tool that is broken in front of a player. */
export function toolPicture(tool: "pick" | "lamp" | "cart"): string {
  return findPicture(`tool-${tool}`);
}
