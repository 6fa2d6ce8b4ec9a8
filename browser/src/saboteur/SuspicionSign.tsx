// The sign of what the reader suspects of a player.

import type { JSX } from "preact";

import type { Suspicion } from "./suspicions";

const SUSPICION_SIGNS: Readonly<Record<Suspicion, string>> = {
  none: "M4 20l1-5L16 4l4 4L9 19z",
  trusted: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8 12l3 3 5-6",
  unsure: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 10a3 3 0 1 1 4 3c-1 .500-1 1-1 2M12 17.500h.01",
  suspect: "M12 3L2 20h20zM12 9v6M12 17.500h.01",
};

export function SuspicionSign({ suspicion }: { suspicion: Suspicion }): JSX.Element {
  return (
    <svg
      class={`saboteur-mark saboteur-mark-${suspicion}`}
      width={20}
      height={20}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={SUSPICION_SIGNS[suspicion]} />
    </svg>
  );
}
