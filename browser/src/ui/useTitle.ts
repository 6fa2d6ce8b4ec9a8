// The title of the page, and the sign on its tab that calls a reader who looks elsewhere.

import { useEffect } from "preact/hooks";

import icon from "./icon.svg";
import turnIcon from "./turn.svg";

const LOOKS: readonly (readonly [EventTarget, string])[] = [
  [document, "visibilitychange"],
  [window, "focus"],
  [window, "blur"],
];

/** Show the sign or take it away: on the tab, and on the icon of an installed page. All pages of an
 * app share its badge, so the last one that asks decides. */
function showSign(isShown: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const href = isShown ? turnIcon : icon;
  if (link && link.getAttribute("href") !== href) link.href = href;
  // Only some browsers have it, and only for a page that is installed.
  if ("setAppBadge" in navigator)
    (isShown ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => null);
}

const hideSign = (): void => showSign(false);

/** Give the page a title. While it `calls` the reader, its tab has a sign as long as they look at
 * something else. */
export function useTitle(title: string, calls = false): void {
  useEffect(() => {
    // Some window bars show the signs that isolate names.
    document.title = title.replace(/[\u2068\u2069]/g, "");
  }, [title]);
  useEffect(() => {
    const look = (): void => showSign(calls && (document.hidden || !document.hasFocus()));
    look();
    for (const [target, event] of LOOKS) target.addEventListener(event, look);
    // Nobody would take the badge of a page that is closed away.
    addEventListener("pagehide", hideSign);
    return () => {
      for (const [target, event] of LOOKS) target.removeEventListener(event, look);
      removeEventListener("pagehide", hideSign);
    };
  }, [calls]);
}
