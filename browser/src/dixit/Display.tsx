// The cards laid out with their numbers, to be voted for.

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { t } from "../i18n";
import { Card } from "./Card";
import { findPictureUrl } from "./Face";
import { CardGrid } from "./CardGrid";
import { mayPick, pick, readPicks, type DixitView, type Task } from "./selection";
import type { Zoomed } from "./Zoom";

interface Props {
  readonly view: DixitView;
  readonly task: Task | null;
  /** The height that it may take; 0: it is not known yet. */
  readonly block: number;
  readonly zoom: (zoomed: Zoomed) => void;
  readonly sure: () => void;
}

export function Display({ view, task, block, zoom, sure }: Props): JSX.Element {
  const { display, turns } = view.play.public;
  const own = view.play.private?.given ?? [];
  const cast = view.play.private?.vote ?? null;
  const shown = useRef<HTMLElement>(null);
  const voting = task?.kind === "vote";
  const [number] = readPicks(view);
  const open = (at: number) => zoom({ cards: display, at, numbered: true });

  // Fetch the large pictures early, so that enlarging one takes no time.
  useEffect(() => {
    const later = setTimeout(() => {
      for (const card of display) {
        const file = findPictureUrl(view.deck, card, "large");
        if (file && view.shownOn === "table") new Image().src = file;
      }
    }, 1500);
    return () => clearTimeout(later);
  }, [display.join(), view.deck]);

  useLayoutEffect(() => {
    if (!task || !voting) return;
    const key = (event: KeyboardEvent) => {
      const typed = event.target instanceof HTMLElement && event.target.closest("input, textarea");
      // By the position of the key: keyboards have the digits of their own script.
      const at = Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]);
      if (typed || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || !at) return;
      if (document.querySelector("dialog[open]") || !mayPick(view, at)) return;
      if (!readPicks(view).includes(at)) pick(view, task, at);
      shown.current?.querySelectorAll<HTMLButtonElement>(".dixit-pick")[at - 1]?.focus();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  return (
    <section ref={shown} class="dixit-display" aria-label={t("dixit-display")} data-acts>
      <CardGrid
        view={view}
        cards={display}
        block={block}
        turn={turns.length}
        each={(card, at, size) => (
          <Card
            deck={view.deck}
            card={card}
            size={size}
            number={at + 1}
            picked={voting ? number === at + 1 : cast === at + 1}
            pick={voting && mayPick(view, at + 1) ? () => pick(view, task, at + 1) : undefined}
            sure={sure}
            zoom={() => open(at)}
            ribbon={
              own.includes(card) ? t(voting ? "dixit-vote-own" : "dixit-your-card") : undefined
            }
            class={voting && !mayPick(view, at + 1) ? "own" : ""}
          />
        )}
      />
    </section>
  );
}
