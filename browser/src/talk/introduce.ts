// Spectators have to have a name before they speak.

import { loadTexts } from "../i18n";
import type { Session } from "../table/session";
import type { Update } from "../wire/messages";

/** Give a spectator without a name one. */
export async function introduce(session: Session, { you }: Update): Promise<void> {
  if (you.seat !== null || session.name.value) return;
  const [{ pickName }] = await Promise.all([import("../table/pickName"), loadTexts("lobby")]);
  // The gallery knows people by the names in their hello.
  session.rename(pickName());
}
