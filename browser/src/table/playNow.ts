// "Play now": a new table that its host opened with `#now` fills with bots and starts.

import { findUsualFace } from "../faces/usualFace";
import { loadPart } from "../game/parts";
import { t } from "../i18n";
import { fetchGames } from "../wire/api";
import type { Update } from "../wire/messages";
import { pickUsualLevel } from "./levels";
import { contribution, type Session } from "./session";

function waitForUpdate(session: Session): Promise<Update> {
  return new Promise((resolve) => {
    const stop = session.update.subscribe((update) => {
      if (!update) return;
      resolve(update);
      // Later: the first call may come before `stop` is assigned.
      queueMicrotask(() => stop());
    });
  });
}

/** Sit down, put bots on all other seats and start. Refusals are shown as usual. */
export async function startWithBots(session: Session): Promise<void> {
  history.replaceState(null, "", location.pathname + location.search);
  const [{ table, you }, known] = await Promise.all([waitForUpdate(session), fetchGames()]);
  if (!you.host || table.game > 0 || table.status !== "open") return;
  void loadPart(table.settings.game).catch(() => null); // main.tsx shows what went wrong
  if (!session.name.value) session.name.value = t("front-default-name");
  if (you.seat === null) {
    const seat = Math.max(
      0,
      table.seats.findIndex((one) => !one.name && !one.bot),
    );
    const sat = await session.ask({ type: "sit", seat, name: session.name.value });
    if (sat.type === "refused") return;
    const face = findUsualFace(table);
    if (face) await session.ask({ type: "pick-face", face });
  }
  const level = pickUsualLevel(known.find(({ game }) => game === table.settings.game)?.bots);
  if (level !== undefined) await session.ask({ type: "add-bot", level, seat: null });
  // A game that starts at once is shuffled by its reader too.
  await contribution.load().catch(() => null);
  await session.ask({ type: "start" });
}
