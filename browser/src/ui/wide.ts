// Whether there is room for columns beside the board.

import { type Signal, signal } from "@preact/signals";

/** Whether the window fits, from now on. */
function watch(media: string): Signal<boolean> {
  const query = matchMedia(media);
  const fits = signal(query.matches);
  query.addEventListener("change", () => (fits.value = query.matches));
  return fits;
}

/** True where seats, log and chat are beside the board; a phone has a strip and a sheet. */
export const wide = watch("(min-width: 1000px)");

/** True where log and chat fit over each other there. */
export const tall = watch("(min-width: 1000px) and (min-height: 700px)");
