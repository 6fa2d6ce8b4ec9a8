// What may stand in the blanks of phrases: seats, which all games have, and what a game's part offers.

import { useEffect, useState } from "preact/hooks";

import type { Blank } from "../game/contract";
import { isFree } from "../game/names";
import { usePart } from "../game/parts";
import type { PageState } from "../table/pageState";
import type { Update } from "../wire/messages";

type Blanks = Readonly<Record<string, Blank>>;

const NONE: Blanks = {};

/** The blanks of a game; those that its part has are there when they are loaded. */
export function useBlanks(game: string): Blanks {
  const part = usePart(game);
  const [blanks, setBlanks] = useState(NONE);
  useEffect(() => {
    // Without them, the phrases that have no such blank are offered.
    void part?.loadBlanks?.().then(
      (loaded: { readonly blanks: Blanks } | undefined) => loaded && setBlanks(loaded.blanks),
      () => null,
    );
  }, [part]);
  return blanks;
}

/** What may stand in a blank now; nothing if the page cannot say. */
export function listValues(
  blank: string,
  blanks: Blanks,
  page: PageState,
  { table, you }: Update,
): readonly (string | number)[] {
  if (blank !== "seat") return blanks[blank]?.list(page.view.value) ?? [];
  return [...table.seats.keys()].filter((seat) => {
    const info = table.seats[seat];
    return info && !isFree(info) && seat !== you.seat;
  });
}
