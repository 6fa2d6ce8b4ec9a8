// Marks what the learner is to touch. The board knows nothing of it, so the page looks for it there.

import { useLayoutEffect } from "preact/hooks";
import type { RefObject } from "preact";

import { t } from "../i18n";
import type { LessonState } from "./lessonState";

/** What the learner touches at a place: the button itself, or the one in it. */
function findButton(place: Element): HTMLElement | SVGElement | null {
  const found = place.matches("button, [tabindex]") ? place : place.querySelector("button");
  return found instanceof HTMLElement || found instanceof SVGElement ? found : null;
}

/** What the learner touches at the first place with this selector. */
export function findPlace(selector: string): HTMLElement | SVGElement | null {
  const place = selector ? document.querySelector(selector) : null;
  return place && findButton(place);
}

/** Marks by `data-taught` what is on the page of the taught moves, also for those who hear it. */
export function useMarks(frame: RefObject<HTMLElement | null>, state: LessonState): void {
  const selector = state.places.flat().join(", ");
  useLayoutEffect(() => {
    const shown = frame.current;
    if (!shown) return;
    const mark = (): void => {
      const wanted = selector ? [...shown.querySelectorAll(selector)] : [];
      for (const place of shown.querySelectorAll("[data-taught]")) {
        if (wanted.includes(place)) continue;
        place.removeAttribute("data-taught");
        findButton(place)?.removeAttribute("aria-description");
      }
      for (const place of wanted) {
        place.setAttribute("data-taught", "");
        findButton(place)?.setAttribute("aria-description", t("learn-mark"));
      }
    };
    /** Keys come to the taught one of several places first, and go on from there. */
    const lead = ({ target, relatedTarget }: FocusEvent): void => {
      if (!(target instanceof Element) || target.hasAttribute("data-taught")) return;
      const group = target.parentElement;
      const taught = group?.querySelector<HTMLElement | SVGElement>(":scope > [data-taught]");
      if (taught && !(relatedTarget instanceof Node && group?.contains(relatedTarget)))
        taught.focus();
    };
    mark();
    shown.addEventListener("focusin", lead);
    const observer = new MutationObserver(mark);
    observer.observe(shown, {
      childList: true,
      subtree: true,
      attributeFilter: ["class", "disabled", "aria-pressed"],
    });
    return () => {
      observer.disconnect();
      shown.removeEventListener("focusin", lead);
    };
  }, [selector]);
}
