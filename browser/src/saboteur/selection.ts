// What the reader is about to do: the card picked up, its way round, and the spot it may go to.
// Everything offered is one of the server's choices.

import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";

import type { GameView } from "../game/contract";
import type { Pointer } from "../ui/pointer";
import type { SaboteurCard, SaboteurMove, SaboteurPlay, SaboteurShape } from "../wire/messages";
import { type Cell, GOAL_CELLS, isPath, usesCard, turnShape } from "./cards";

export type SaboteurView = GameView<SaboteurPlay>;

/** A cell of the mine that a choice names. */
export interface Spot extends Cell {
  readonly key: string;
  readonly kind: "lay" | "rockfall" | "map" | "turn";
  /** The choice with the card as it is held, and with the card turned round. */
  readonly now: SaboteurMove | null;
  readonly other: SaboteurMove | null;
}

/** What the reader has picked up. */
export interface Held {
  /** The position in the hand; null: no card. */
  readonly index: number | null;
  readonly turned: boolean;
  /** The key of the spot that waits to be confirmed. */
  readonly ghost: string | null;
  /** The seat that waits to be confirmed. */
  readonly aimed: number | null;
}

export const NOTHING_HELD: Held = { index: null, turned: false, ghost: null, aimed: null };

export interface Selection {
  readonly view: SaboteurView;
  readonly hand: readonly SaboteurCard[];
  /** The choices that are open now; none after an answer. */
  readonly choices: readonly SaboteurMove[];
  /** Which card of the hand is picked up. */
  readonly index: number | null;
  readonly card: SaboteurCard | null;
  /** The picked card as it would lie; null for an action card. */
  readonly shape: SaboteurShape | null;
  /** Whether turning the picked card makes a difference. */
  readonly turns: boolean;
  readonly spots: readonly Spot[];
  /** The spot that waits to be confirmed. */
  readonly ghost: Spot | null;
  /** The choices that name a player, by seat. */
  readonly players: ReadonlyMap<number, readonly SaboteurMove[]>;
  /** The seat that waits to be confirmed. */
  readonly aimed: number | null;
  readonly pick: (index: number | null) => void;
  readonly turn: () => void;
  readonly point: (spot: Spot, by: Pointer) => void;
  /** Point at a player; the choices to ask about, if there are several. */
  readonly pointAtPlayer: (seat: number, by: Pointer) => readonly SaboteurMove[];
  readonly confirm: () => void;
  readonly choose: (move: SaboteurMove) => void;
}

/** The choices that are open now: none on a television, in a replay or after an answer. */
export function findChoices({ play, shownOn, answered }: SaboteurView): readonly SaboteurMove[] {
  return shownOn === "table" && !answered ? play.choices : NO_MOVES;
}

const NO_MOVES: readonly SaboteurMove[] = [];

/** The choices that use this card; without a card, those that turn a goal. */
export function findMoves(
  choices: readonly SaboteurMove[],
  card: SaboteurCard | null,
): readonly SaboteurMove[] {
  return choices.filter((move) => (card ? usesCard(move, card) : move.type === "turn"));
}

/** Whether a card could only be discarded now. Between the reader's turns no card is idle. */
export function isIdle(choices: readonly SaboteurMove[], card: SaboteurCard): boolean {
  const moves = findMoves(choices, card);
  return moves.length > 0 && moves.every((move) => move.type === "pass");
}

/** The spots that these choices name, for a card that is held this way round. */
export function findSpots(
  moves: readonly SaboteurMove[],
  shape: SaboteurShape | null,
): readonly Spot[] {
  const spots = new Map<string, Spot>();
  for (const move of moves) {
    const cell = findCell(move);
    if (!cell) continue;
    const { x, y } = cell;
    const key = `${x},${y}`;
    const kind =
      move.type === "rockfall" || move.type === "map" || move.type === "turn" ? move.type : "lay";
    const spot = spots.get(key) ?? { key, x, y, kind, now: null, other: null };
    const isNow = move.type !== "lay" || move.shape === shape;
    spots.set(key, { ...spot, [isNow ? "now" : "other"]: move });
  }
  return [...spots.values()].sort((one, other) => one.x - other.x || one.y - other.y);
}

/** Whether a move plays or puts away a card of the hand. */
function playsCard(move: SaboteurMove): boolean {
  if (move.type === "pass") return move.card !== null;
  return ["lay", "break", "repair", "rockfall", "map"].includes(move.type);
}

function findCell(move: SaboteurMove): Cell | null {
  if (move.type === "lay" || move.type === "rockfall") return move;
  return move.type === "map" || move.type === "turn" ? GOAL_CELLS[move.goal] : null;
}

/** The choices that name a player, by seat. */
export function findPlayers(
  moves: readonly SaboteurMove[],
): ReadonlyMap<number, readonly SaboteurMove[]> {
  const found = new Map<number, SaboteurMove[]>();
  for (const move of moves) {
    if (move.type !== "break" && move.type !== "repair") continue;
    found.set(move.seat, [...(found.get(move.seat) ?? []), move]);
  }
  return found;
}

/**
 * What a pointer at a spot does: it makes a move, or changes what is held; null: neither. A finger
 * hides what it points at, so it has to tap twice.
 */
export function pointAt(held: Held, spot: Spot, by: Pointer): SaboteurMove | Held | null {
  const move = spot.now ?? spot.other;
  if (!move) return null;
  const fitsBothWays = spot.now !== null && spot.other !== null;
  const isSure = by === "key" || held.ghost === spot.key || (by === "mouse" && !fitsBothWays);
  return isSure ? move : { ...held, turned: held.turned !== (spot.now === null), ghost: spot.key };
}

/**
 * What a pointer at a player does with the only move that names them. A finger has to tap twice, and
 * nobody breaks a tool of their own without being asked.
 */
export function aimAt(
  held: Held,
  move: SaboteurMove & { readonly seat: number },
  own: number | null,
  by: Pointer,
): SaboteurMove | Held {
  const harmsOneself = move.type === "break" && move.seat === own;
  const isSure = held.aimed === move.seat || (by !== "finger" && !harmsOneself);
  return isSure ? move : { ...held, aimed: move.seat };
}

/** The held card turned round; a ghost stays only where the card may lie that way round too. */
export function turnHeld(held: Held, ghost: Spot | null): Held {
  return { ...held, turned: !held.turned, ghost: ghost?.other ? ghost.key : null };
}

/** Kept outside the board, which may be drawn from scratch. Another hand forgets it. */
const kept = signal<{ readonly hand: string; readonly held: Held }>({
  hand: "",
  held: NOTHING_HELD,
});

function makeHandKey({ table, play }: SaboteurView): string {
  return `${table.code} ${table.game} ${play.private?.hand.join(" ")}`;
}

/** Let the reader hold this and nothing else. */
export function holdFor(view: SaboteurView, held: Partial<Held>): void {
  kept.value = { hand: makeHandKey(view), held: { ...NOTHING_HELD, ...held } };
}

export function useSelection(view: SaboteurView): Selection {
  const hand = view.play.private?.hand ?? [];
  const held = kept.value.hand === makeHandKey(view) ? kept.value.held : NOTHING_HELD;
  const hold = (next: Partial<Held>): void => holdFor(view, next);

  const choices = findChoices(view);
  const index = held.index;
  const card = index === null ? null : (hand[index] ?? null);
  const upright = card !== null && isPath(card) ? card : null;
  const shape = upright && held.turned ? turnShape(upright) : upright;
  const moves = useMemo(() => findMoves(choices, card), [choices, card]);
  const spots = useMemo(() => findSpots(moves, shape), [moves, shape]);
  const players = useMemo(() => findPlayers(moves), [moves]);
  const ghost = spots.find((spot) => spot.key === held.ghost) ?? null;

  const choose = (move: SaboteurMove): void => {
    hold(NOTHING_HELD);
    // Gold and goals are not cards of the hand: there is little to regret.
    if (playsCard(move)) view.chooseWithUndo(move, () => hold(held));
    else view.choose(move);
  };
  const act = (result: SaboteurMove | Held): void => {
    if ("type" in result) choose(result);
    else hold(result);
  };
  return {
    view,
    hand,
    choices,
    index,
    card,
    shape,
    turns: upright !== null && turnShape(upright) !== upright,
    spots,
    ghost,
    players,
    aimed: held.aimed !== null && players.has(held.aimed) ? held.aimed : null,
    pick: (index) => hold({ index }),
    turn: () => hold(turnHeld(held, ghost)),
    point: (spot, by) => {
      const result = pointAt(held, spot, by);
      if (result) act(result);
    },
    pointAtPlayer: (seat, by) => {
      const named = players.get(seat) ?? [];
      const [only] = named;
      if (named.length > 1 || !only || !("seat" in only)) return named;
      act(aimAt(held, only, view.you.seat, by));
      return [];
    },
    confirm: () => {
      const move = ghost?.now ?? (held.aimed !== null && players.get(held.aimed)?.[0]);
      if (move) choose(move);
    },
    choose,
  };
}
