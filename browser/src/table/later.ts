// What a table loads when it is needed, or after everything that its lobby or its game needs.

import { useEffect } from "preact/hooks";

import { loadPart, readPart } from "../game/parts";
import { loadTexts } from "../i18n";
import { whenIdle } from "../ui/idle";
import { Late } from "../ui/late";
import type { Update } from "../wire/messages";
import type { PageState } from "./pageState";

/** What a game asks of the reader besides moves. */
export const notices = new Late(() => import("./GameNotices"), "notices");
/** What the keys of the table do. */
export const keys = new Late(() => import("./shortcuts"));
/** The sheets over the table. */
export const sheets = new Late(() => import("./Sheets"), "lobby", "sheets");
/** Chat, phrases and bubbles. */
export const talk = new Late(() => import("../talk"), "talk");
/** Notices to a reader who is not at the table. */
export const push = new Late(() => import("../push"), "push");
/** The table before its first game. */
export const lobby = new Late(() => import("./Lobby"), "lobby");
/** The table after a game. */
export const gameOver = new Late(() => import("./GameOver"), "lobby", "sheets");
/** What the address of a table may ask for. */
export const addressActions = new Late(() => import("./addressActions"), "front");

/** Loads all of it in idle time, one after the other, so that it is there when somebody opens it.
 * The lobby loads the game first: somebody may start it. */
export function useLoadAhead({ session }: PageState, { table, play }: Update): void {
  const game = play?.game ?? table.settings.game;
  const shown = table.status === "open" ? lobby.module.value : readPart(game);
  const isReady = shown !== null && session.connection.value === "open";
  useEffect(() => {
    if (!isReady) return;
    return whenIdle(() => {
      // What could not be loaded is loaded with the next connection, or when it is needed.
      void loadAhead(game).catch(() => null);
    });
  }, [isReady, game]);
  const module = push.module.value;
  useEffect(() => module?.followReader(session), [module]);
}

async function loadAhead(game: string): Promise<void> {
  const part = await loadPart(game);
  // First what a player needs soonest.
  await Promise.all([notices.load(), keys.load()]);
  await part.later?.load();
  await sheets.load();
  await talk.load();
  await gameOver.load();
  await loadTexts("refusals");
  await push.load();
}
