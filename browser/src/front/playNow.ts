// "Play now": a new table, which fills with bots as soon as its host opens it.

import { createTable, fetchGames } from "../wire/api";
import { makeSettings } from "./settings";

/** Create a table and go to it. Fails if the server refuses it. */
export async function playNow(game: string): Promise<void> {
  const settings = makeSettings(game, await fetchGames());
  const { code } = await createTable({ ...settings, clock: "off" });
  location.assign(`/t/${code}#now`);
}
