// Places on the page that scenes and the log point at. Elements name themselves in `data-anchor`.

import type { Anchor } from "../game/contract";
import { prefersReducedMotion } from "../ui/preferences";

const SHAKE_MS = 420;
const POINT_MS = 1600;

/** The anchor of what everybody sees of a player. */
export function seatAnchor(seat: number): Anchor {
  return `seat ${seat}`;
}

/** The anchor of what a reader at this seat holds. */
export function handAnchor(seat: number): Anchor {
  return `hand ${seat}`;
}

/** The element of the first of these places that is on the page and has a size. */
export function findAnchor(anchors: readonly Anchor[]): Element | null {
  for (const anchor of anchors) {
    const found = document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);
    const area = found?.getBoundingClientRect();
    if (found && area && area.width > 0 && area.height > 0) return found;
  }
  return null;
}

/** Bring a place that may be scrolled out of its list into sight, at once. */
export function showInList(anchors: readonly Anchor[]): void {
  const found = findAnchor(anchors);
  if (found instanceof HTMLLIElement)
    found.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}

/** Shake what was struck. */
export function shake(anchors: readonly Anchor[]): void {
  if (prefersReducedMotion()) return;
  for (const anchor of anchors) {
    findAnchor([anchor])?.animate(
      [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      { duration: SHAKE_MS, easing: "ease-out" },
    );
  }
}

/** Bring these places into sight, and let a frame around each of them glow for a moment. */
export function pointAt(anchors: readonly Anchor[]): void {
  for (const anchor of anchors) {
    const found = findAnchor([anchor]);
    if (!found) continue;
    found.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = found.getBoundingClientRect();
    const frame = document.createElement("div");
    frame.className = "pointed-frame";
    frame.style.cssText = `translate:${x}px ${y}px;inline-size:${width}px;block-size:${height}px`;
    document.body.append(frame);
    const glow = frame.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], {
      duration: POINT_MS,
    });
    glow.onfinish = (): void => frame.remove();
  }
}
