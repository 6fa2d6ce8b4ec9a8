// How the deals of Saboteur are drawn. The cards are in the order of the table in docs/saboteur.md.

import type { DealForm, RecordHead } from "../shuffle/dealContract";

const COPIES: readonly (readonly [card: string, copies: number])[] = [
  ["NESW", 5],
  ["NES", 5],
  ["ESW", 5],
  ["NS", 4],
  ["EW", 3],
  ["NE", 5],
  ["NW", 4],
  ["N", 1],
  ["E", 1],
  ["N+S", 1],
  ["E+W", 1],
  ["N+E", 1],
  ["N+W", 1],
  ["N+E+S", 1],
  ["E+S+W", 1],
  ["N+E+S+W", 1],
  ["-pick", 3],
  ["-lamp", 3],
  ["-cart", 3],
  ["+pick", 2],
  ["+lamp", 2],
  ["+cart", 2],
  ["+pick/lamp", 1],
  ["+pick/cart", 1],
  ["+lamp/cart", 1],
  ["rockfall", 3],
  ["map", 6],
];
const GOLD: readonly (readonly [nuggets: string, copies: number])[] = [
  ["1", 16],
  ["2", 8],
  ["3", 4],
];
const FEWEST_SEATS = 3;

const spread = (copies: readonly (readonly [string, number])[]): string[] =>
  copies.flatMap(([card, count]) => Array<string>(count).fill(card));

export const dealForm: DealForm = (head, verb, deal) =>
  verb === "deal"
    ? [
        ...(deal === 0 && !head.hasFirst ? [{ name: "first", below: head.seats }] : []),
        { name: "roles", separator: "", box: listRoles(head) },
        { name: "goals", separator: ",", box: ["gold", "ES", "SW"] },
        { name: "cards", separator: ",", box: spread(COPIES) },
        ...(deal === 0 ? [{ name: "gold", separator: ",", box: spread(GOLD) }] : []),
        ...(deal > 0 && head.switches.get("gold_reshuffled") === "on"
          ? [{ name: "gold", separator: ",", box: null }]
          : []),
      ]
    : null;

/** The role cards for this number of players: saboteurs first, then miners. */
function listRoles({ seats, switches }: RecordHead): string[] {
  const pools = switches.get("roles")?.split(" ") ?? [];
  const [saboteurs = 0, miners = 0] = (pools[seats - FEWEST_SEATS] ?? "").split("+").map(Number);
  return spread([
    ["S", saboteurs],
    ["M", miners],
  ]);
}
