// The face that a reader picked last (`FacePicker`). This browser remembers it for the next table.

import { lookUp } from "../i18n";
import { readStored } from "../ui/storage";
import type { TableInfo } from "../wire/messages";
import type { Face } from "../wire/vocabulary";

/** The face that the reader usually has; null if there is none, or somebody at this table has it.
 * Needs the texts "table". */
export function findUsualFace({ seats }: Pick<TableInfo, "seats">): Face | null {
  const face = readStored("face") as Face | null;
  // What was stored by an older page may be no face any more, and then has no name.
  if (face === null || lookUp(`bot-${face}`) === null) return null;
  return seats.some((info) => info.face === face) ? null : face;
}
