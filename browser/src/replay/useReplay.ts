// What a replay shows: the moments near the present one, from the perspective that was chosen.

import { batch, type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import type { Deck, Perspective } from "../game/contract";
import { findGame } from "../game/registry";
import { type Fault, readFault } from "../ui/errors";
import { fetchDeck, fetchReplay } from "../wire/api";
import type { Moment } from "../wire/http";
import { addMoments, findMissing, type Moments } from "./moments";

export interface ReplayData {
  /** The game's name; null until the first moments are there. */
  readonly game: string | null;
  /** Whether the players ended the game before its end. */
  readonly abandoned: boolean;
  /** How many moments the game has. */
  readonly length: number;
  /** The present moment; the one before it until it is there. */
  readonly moment: Moment | null;
  readonly perspective: Perspective;
  readonly deck: Deck;
  /** Why it cannot be shown. */
  readonly fault: Fault | null;
  /** Fetch and show the moments from another perspective. */
  readonly show: (wanted: Perspective) => void;
}

/** The moments of a game of a table. `at` is the number of the present one. */
export function useReplay(code: string, game: number, at: ReadonlySignal<number>): ReplayData {
  const perspective = useSignal<Perspective>("all");
  const replay = useSignal<Moments | null>(null);
  const fault = useSignal<Fault | null>(null);
  const deck = useSignal<Deck>(null);
  const requests = useRef(0);
  const shown = useRef<Moment | null>(null);
  const name = replay.value?.game ?? null;

  const fail = (error: unknown): void => {
    fault.value = readFault(error);
  };
  const show = (wanted: Perspective): void => {
    const nth = ++requests.current;
    fetchReplay(code, game, wanted, at.value).then((fetched) => {
      // The reader may have chosen another perspective meanwhile.
      if (nth !== requests.current) return;
      batch(() => {
        perspective.value = wanted;
        replay.value = addMoments(null, fetched);
      });
    }, fail);
  };
  useEffect(() => show("all"), []);
  const missing = replay.value && findMissing(replay.value, at.value);
  useEffect(() => {
    if (missing === null) return;
    const nth = requests.current;
    fetchReplay(code, game, perspective.value, missing).then((fetched) => {
      if (nth === requests.current) replay.value = addMoments(replay.value, fetched);
    }, fail);
  }, [missing, perspective.value]);
  useEffect(() => {
    if (!name || !findGame(name)?.hasPictures) return;
    fetchDeck(code, game).then(
      ({ cards }) => (deck.value = cards),
      () => null, // the cards are shown without their pictures
    );
  }, [name]);

  shown.current = replay.value?.list[at.value] ?? shown.current;
  return {
    game: name,
    abandoned: replay.value?.abandoned ?? false,
    length: replay.value?.list.length ?? 0,
    moment: shown.current,
    perspective: perspective.value,
    deck: deck.value,
    fault: fault.value,
    show,
  };
}
