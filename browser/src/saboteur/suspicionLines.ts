// How much each player was suspected, move by move: what the graph of a replay is drawn from.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { fetchBeliefs } from "../wire/api";
import type { ReplayBeliefs, StoryLine } from "../wire/http";
import type { SaboteurPublicNews, SaboteurRole } from "../wire/messages";

/** A round of a game, from the moment of its deal to the moment before its roles are open. */
export interface Round {
  readonly first: number;
  readonly last: number;
  /** The true roles by seat; null if the game ended before they were open. */
  readonly roles: readonly SaboteurRole[] | null;
}

/** By moment, by seat, how much that seat suspected each seat; empty where nobody could know. */
export type Suspicion = readonly (readonly (readonly number[])[])[];

/** The rounds of a game, by what its moves showed. */
export function findRounds(lines: readonly StoryLine[]): readonly Round[] {
  const rounds: Round[] = [];
  let isPlayed = false;
  lines.forEach(({ news }, index) => {
    for (const one of news as readonly SaboteurPublicNews[]) {
      const round = rounds.at(-1);
      if (one.type === "dealt") {
        rounds.push({ first: index + 1, last: index + 1, roles: null });
        isPlayed = true;
      } else if (one.type === "roundended" && round) {
        rounds[rounds.length - 1] = { ...round, last: index, roles: one.roles };
        isPlayed = false;
      }
    }
    const round = rounds.at(-1);
    if (isPlayed && round) rounds[rounds.length - 1] = { ...round, last: index + 1 };
  });
  return rounds;
}

/** The round that a moment belongs to, or the last one before it; -1 before the first. */
export function findRound(rounds: readonly Round[], at: number): number {
  return rounds.findLastIndex(({ first }) => first <= at);
}

/** How much a player was suspected at a moment: by one seat, or on average by all others (null).
 * Null where nothing is known, or for what a player thinks of themselves. */
export function measureSuspicion(
  moment: Suspicion[number] | undefined,
  suspect: number,
  by: number | null,
): number | null {
  if (!moment?.length || by === suspect) return null;
  if (by !== null) return moment[by]?.[suspect] ?? null;
  const others = moment.filter((_, seat) => seat !== suspect);
  return others.reduce((sum, seats) => sum + (seats[suspect] ?? 0), 0) / others.length;
}

/** The line of a suspect in a round, as a path in a square of 100: time to the right, suspicion up.
 * Moments that are not there are left out. */
export function drawLine(
  suspicion: Suspicion,
  { first, last }: Round,
  suspect: number,
  by: number | null,
): string {
  const points: string[] = [];
  for (let at = first; at <= last; at++) {
    const share = measureSuspicion(suspicion[at], suspect, by);
    if (share === null) continue;
    const x = (100 * (at - first)) / Math.max(1, last - first);
    points.push(`${points.length ? "L" : "M"}${x.toFixed(1)} ${(100 - 100 * share).toFixed(1)}`);
  }
  return points.join("");
}

/** What an answer of the server says of the players. */
export function readSuspicion({ moments }: ReplayBeliefs): Suspicion {
  return moments.map((seats) =>
    seats.map((beliefs) => beliefs.find(({ kind }) => kind === "saboteurs")?.seats ?? []),
  );
}

/** The suspicions of a finished game, those that were fetched so far. */
export function useSuspicion(code: string, game: number): Suspicion {
  const known = useSignal<Suspicion>([]);
  useEffect(() => {
    let left = false;
    const fetchRest = async (): Promise<void> => {
      for (let length = 1; known.value.length < length && !left;) {
        const piece = await fetchBeliefs(code, game, known.value.length);
        if (!piece.moments.length) return;
        known.value = [...known.value, ...readSuspicion(piece)];
        length = piece.length;
      }
    };
    // Without the graph, the moments can still be looked at.
    fetchRest().catch(() => null);
    return () => {
      left = true;
    };
  }, [code, game]);
  return known.value;
}
