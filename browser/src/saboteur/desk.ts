// What the reader is about to do: the card picked up, its way round, and the place it may go to.
// Everything offered is one of the server's choices.

import { useLayoutEffect, useMemo, useState } from "preact/hooks";

import type { GameView } from "../game/contract";
import type { SaboteurCard, SaboteurMove, SaboteurPlay, SaboteurShape } from "../wire/messages";
import { type Cell, GOAL_CELLS, isPath, takes, turned } from "./cards";

/** A place in the mine that a choice names. */
export interface Spot extends Cell {
  readonly key: string;
  readonly kind: "lay" | "rockfall" | "map" | "turn";
  /** The choice with the card as it is held, and with the card turned round. */
  readonly now: SaboteurMove | null;
  readonly other: SaboteurMove | null;
}

/** How a place was pointed at: a finger hides what it points at, so it is asked again. */
export type By = "finger" | "mouse" | "key";

export interface Desk {
  readonly view: GameView<SaboteurPlay>;
  readonly hand: readonly SaboteurCard[];
  /** The choices of now; none while an answer is under way. */
  readonly choices: readonly SaboteurMove[];
  /** Which card of the hand is picked up. */
  readonly index: number | null;
  readonly card: SaboteurCard | null;
  /** The picked card as it would lie; null for an action card. */
  readonly shape: SaboteurShape | null;
  /** Whether turning the picked card makes a difference. */
  readonly turns: boolean;
  readonly spots: readonly Spot[];
  /** The place that waits to be confirmed. */
  readonly ghost: Spot | null;
  /** The choices that name a player, by seat. */
  readonly players: ReadonlyMap<number, readonly SaboteurMove[]>;
  readonly pick: (index: number | null) => void;
  readonly turn: () => void;
  readonly point: (spot: Spot, by: By) => void;
  readonly confirm: () => void;
  readonly choose: (move: SaboteurMove) => void;
}

interface Held {
  readonly index: number | null;
  readonly turned: boolean;
  readonly ghost: string | null;
}

const NOTHING: Held = { index: null, turned: false, ghost: null };

function cellOf(move: SaboteurMove): Cell | null {
  if (move.type === "lay" || move.type === "rockfall") return move;
  return move.type === "map" || move.type === "turn" ? GOAL_CELLS[move.goal] : null;
}

/** The places that these choices name, for a card that is held this way round. */
function spotsOf(moves: readonly SaboteurMove[], shape: SaboteurShape | null): readonly Spot[] {
  const spots = new Map<string, Spot>();
  for (const move of moves) {
    const cell = cellOf(move);
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

export function useDesk(view: GameView<SaboteurPlay>): Desk {
  const { play, place, answered } = view;
  const hand = play.private?.hand ?? [];
  const [held, setHeld] = useState(NOTHING);
  const choices = place === "table" && !answered ? play.choices : [];

  // A card that was drawn or played makes another hand: what was picked up is put back.
  const known = hand.join(" ");
  useLayoutEffect(() => setHeld(NOTHING), [known]);

  const index = held.index !== null && held.index < hand.length ? held.index : null;
  const card = index === null ? null : (hand[index] ?? null);
  const upright = card !== null && isPath(card) ? card : null;
  const shape = upright && held.turned ? turned(upright) : upright;

  const moves = useMemo(
    () => choices.filter((move) => (card ? takes(move, card) : move.type === "turn")),
    [choices, card],
  );
  const spots = useMemo(() => spotsOf(moves, shape), [moves, shape]);
  const ghost = spots.find((spot) => spot.key === held.ghost) ?? null;
  const players = useMemo(() => {
    const found = new Map<number, SaboteurMove[]>();
    for (const move of moves) {
      if (move.type !== "break" && move.type !== "repair") continue;
      found.set(move.seat, [...(found.get(move.seat) ?? []), move]);
    }
    return found;
  }, [moves]);

  const choose = (move: SaboteurMove): void => {
    setHeld(NOTHING);
    view.choose(move);
  };
  const turn = (): void =>
    // A ghost stays where it is only if the card may lie there the other way round too.
    setHeld({ index, turned: !held.turned, ghost: ghost?.other ? ghost.key : null });
  const point = (spot: Spot, by: By): void => {
    const both = spot.now !== null && spot.other !== null;
    const move = spot.now ?? spot.other;
    if (!move) return;
    if (by === "key" || held.ghost === spot.key || (by === "mouse" && !both)) choose(move);
    else setHeld({ index, turned: spot.now ? held.turned : !held.turned, ghost: spot.key });
  };
  return {
    view,
    hand,
    choices,
    index,
    card,
    shape,
    turns: upright !== null && turned(upright) !== upright,
    spots,
    ghost,
    players,
    pick: (next) => setHeld({ ...NOTHING, index: next }),
    turn,
    point,
    confirm: () => ghost?.now && choose(ghost.now),
    choose,
  };
}
