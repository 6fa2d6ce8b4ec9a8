// What a beat does besides the board: cards fly, what is struck shakes, and it sounds.

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import type { Beat, Flight } from "../game/contract";
import { prefersReducedMotion } from "../ui/preferences";
import { findAnchor, shake, showInList } from "./anchors";
import "./scenes.css";
import { makeSound } from "./sounds";

export function SceneEffects({ beat }: { beat: Beat | null }): JSX.Element | null {
  useEffect(() => {
    if (beat?.sound) makeSound(beat.sound);
    for (const { to } of beat?.flights ?? []) showInList(to);
    if (beat?.struck) shake(beat.struck);
  }, [beat]);
  if (!beat?.flights || prefersReducedMotion()) return null;
  return (
    <div class="flights" aria-hidden="true">
      {beat.flights.map((flight, at) => (
        <FlyingCard key={`${beat.name} ${at}`} flight={flight} milliseconds={beat.milliseconds} />
      ))}
    </div>
  );
}

/** A card on its way. It is laid out where it lands, and moved there from where it starts. */
function FlyingCard(props: { flight: Flight; milliseconds: number }): JSX.Element {
  const { flight, milliseconds } = props;
  const card = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    showInList(flight.to);
    const [from, to] = [findAnchor(flight.from), findAnchor(flight.to)];
    const shown = card.current;
    if (!from || !to || !shown) return;
    const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const width = fitWidth(end);
    const height = width * 1.5;
    const [x, y] = [end.x + (end.width - width) / 2, end.y + (end.height - height) / 2];
    Object.assign(shown.style, {
      translate: `${x}px ${y}px`,
      inlineSize: `${width}px`,
      blockSize: `${height}px`,
    });
    const scale = fitWidth(start) / width;
    const [byX, byY] = [
      start.x + start.width / 2 - (x + width / 2),
      start.y + start.height / 2 - (y + height / 2),
    ];
    const leaves = `translate(${byX}px, ${byY}px) scale(${scale})`;
    const rises = `translate(${byX * 0.5}px, ${byY * 0.5 - 14}px) scale(${Math.max(1, scale) * 1.25})`;
    const flying = shown.animate(
      [
        { transform: leaves, opacity: 0.2 },
        { transform: leaves, opacity: 1, offset: 0.12 },
        { transform: rises, offset: 0.6 },
        { transform: "none", opacity: 1 },
      ],
      { duration: milliseconds, easing: "cubic-bezier(.3, .1, .3, 1)", fill: "both" },
    );
    return () => flying.cancel();
  }, []);
  return <img ref={card} class="flying-card" src={flight.picture} alt="" />;
}

/** How wide a card is that fits into an area; it is never tiny and never huge. */
function fitWidth({ width, height }: DOMRect): number {
  return Math.max(24, Math.min(width, height / 1.5, 140));
}
