// The cards laid out with their numbers, to be voted for.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { t } from "../i18n";
import { gridFor, sizeFor, useBox, type Box, type Grid } from "./box";
import { Card, walk } from "./Card";
import "./display.css";
import { fileOf } from "./Face";
import { mayPick, pick, picked, type DixitLook, type Task } from "./task";
import type { Zoomed } from "./Zoom";

export const GAP = 12;
/** What else is to be seen with the cards, and the least height for them, in pixels. */
const BESIDE = 140;
const LEAST = 360;
/** What the button below them takes. */
const CONFIRM = 80;

/** The grid for so many cards: on a television in the room that is left, elsewhere so that most of
 * the board is theirs. */
export function layout(look: DixitLook, count: number, box: Box, room: number, foot: number): Grid {
  const high = look.place === "screen" ? box.block : Math.max(LEAST, room - BESIDE);
  return gridFor(count, box.inline, high, GAP, foot);
}

interface Props {
  readonly look: DixitLook;
  readonly task: Task | null;
  /** The height of the board. */
  readonly room: number;
  readonly zoom: (zoomed: Zoomed) => void;
  readonly sure: () => void;
}

export function Display({ look, task, room, zoom, sure }: Props): JSX.Element {
  const { display } = look.play.public;
  const own = look.play.private?.given ?? [];
  const cast = look.play.private?.vote ?? null;
  const list = useRef<HTMLUListElement>(null);
  const grid = layout(look, display.length, useBox(list), room - CONFIRM, 0);
  const voting = task?.kind === "vote";
  const [number] = picked(look);
  const open = (at: number) => zoom({ cards: display, at, numbered: true });

  // Whoever enlarges one is not to wait for it.
  useEffect(() => {
    const later = setTimeout(() => {
      for (const card of display) {
        const file = fileOf(look.deck, card, "large");
        if (file && look.place === "table") new Image().src = file;
      }
    }, 1500);
    return () => clearTimeout(later);
  }, [display.join(), look.deck]);

  useEffect(() => {
    if (!task || !voting) return;
    const key = (event: KeyboardEvent) => {
      const typed = event.target instanceof HTMLElement && event.target.closest("input, textarea");
      // By the place of the key: keyboards have the digits of their own script.
      const at = Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]);
      if (typed || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || !at) return;
      if (document.querySelector("dialog[open]") || !mayPick(look, at)) return;
      if (!picked(look).includes(at)) pick(look, task, at);
      list.current?.querySelectorAll<HTMLButtonElement>(".dix-pick")[at - 1]?.focus();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  return (
    <section class="dix-display" aria-label={t("dix-display")}>
      <ul
        ref={list}
        class="plain"
        style={{ "--columns": grid.columns, "--card": `${grid.card}px` }}
        onKeyDown={walk}
      >
        {grid.card > 0 &&
          display.map((card, at) => (
            <li key={card}>
              <Card
                deck={look.deck}
                card={card}
                size={sizeFor(grid.card)}
                number={at + 1}
                picked={voting ? number === at + 1 : cast === at + 1}
                pick={voting && mayPick(look, at + 1) ? () => pick(look, task, at + 1) : undefined}
                sure={sure}
                zoom={() => open(at)}
                ribbon={
                  own.includes(card) ? t(voting ? "dix-vote-own" : "dix-your-card") : undefined
                }
                class={voting && !mayPick(look, at + 1) ? "own" : ""}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}
