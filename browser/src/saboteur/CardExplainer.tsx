// A card of the hand, large and explained: after a long press, a right click or the menu key.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { Dialog } from "../ui/Dialog";
import type { SaboteurCard } from "../wire/messages";
import { isDeadEnd, isPath } from "./cards";
import { cardPicture } from "./pictures";
import "./questions.css";
import type { Selection } from "./selection";
import { explainCard, nameCard } from "./words";

/** How many milliseconds a finger stays on a card to have it explained. */
const LONG_PRESS_MS = 450;
/** How many pixels a finger may move meanwhile; more begins to carry the card. */
const PRESS_SLACK_PIXELS = 8;

function findCard(target: EventTarget | null): number {
  const held = target instanceof Element ? target.closest(".saboteur-held") : null;
  return held ? [...document.querySelectorAll(".saboteur-held")].indexOf(held) : -1;
}

/** Follows long presses on the cards of the hand, and says which card is to be explained; null: none,
 * because the finger carries the card away after all. */
function followPresses(explain: (at: number | null) => void): () => void {
  let timer = 0;
  let from: PointerEvent | null = null;
  let isLong = false;
  const stop = (): void => {
    clearTimeout(timer);
    from = null;
  };
  const press = (event: PointerEvent): void => {
    stop();
    isLong = false;
    const at = findCard(event.target);
    if (at < 0 || event.pointerType === "mouse") return;
    from = event;
    timer = window.setTimeout(() => {
      isLong = true;
      explain(at);
    }, LONG_PRESS_MS);
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (!from || Math.hypot(clientX - from.clientX, clientY - from.clientY) < PRESS_SLACK_PIXELS)
      return;
    stop();
    if (isLong) explain(null);
    isLong = false;
  };
  const lift = (event: PointerEvent): void => {
    stop();
    if (!isLong) return;
    // It is not a tap: whoever follows this finger lets the card go.
    event.stopImmediatePropagation();
    dispatchEvent(new PointerEvent("pointercancel", { pointerId: event.pointerId }));
  };
  const open = (event: MouseEvent): void => {
    const at = findCard(event.target);
    if (at < 0) return;
    event.preventDefault();
    // A finger opens it by the time that it stays.
    if (!(event instanceof PointerEvent) || event.pointerType === "mouse") explain(at);
  };
  const click = (event: MouseEvent): void => {
    // The end of a long press is not a tap, neither on the card nor on what covers it now.
    if (isLong && event.detail > 0) event.stopPropagation();
    isLong = false;
  };
  const listeners = {
    pointerdown: press,
    pointermove: move,
    pointerup: lift,
    pointercancel: stop,
    contextmenu: open,
    click,
  };
  const each = Object.entries(listeners) as [string, (event: Event) => void][];
  for (const [type, listen] of each) addEventListener(type, listen, true);
  return () => {
    stop();
    for (const [type, listen] of each) removeEventListener(type, listen, true);
  };
}

/** What a card does, also for a path card, which only shows it. */
function explain(card: SaboteurCard): string {
  if (!isPath(card)) return explainCard(card) ?? "";
  return t(isDeadEnd(card) ? "saboteur-dead-end-help" : "saboteur-path-help");
}

export function CardExplainer({ selection }: { selection: Selection }): JSX.Element | null {
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => followPresses(setAt), []);
  const card = at === null ? undefined : selection.hand[at];
  if (!card) return null;
  return (
    <Dialog title={nameCard(card)} close={() => setAt(null)} class="saboteur-dialog">
      <img class="saboteur-large" src={cardPicture(card)} alt="" width={240} height={360} />
      <p>{explain(card)}</p>
    </Dialog>
  );
}
