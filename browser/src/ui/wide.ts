// Whether there is room for columns beside the board.

import { signal } from "@preact/signals";

const query = matchMedia("(min-width: 1000px)");

/** True where seats, log and chat are beside the board; a phone has a strip and a sheet. */
export const wide = signal(query.matches);

query.addEventListener("change", () => (wide.value = query.matches));
