// Every text that a file of the page shows is among the topics that are loaded with it.

import { describe, expect, it } from "vitest";

const sources = new Map(
  Object.entries(
    import.meta.glob<string>("../**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }),
  ).map(([path, text]) => [resolve(path, "/src/i18n/"), text]),
);
const texts = import.meta.glob<string>("../../locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A path from the root of the page's sources. */
function resolve(path: string, from: string): string {
  return new URL(path, `file://${from}`).pathname;
}

/** The topics that are loaded before each module that is loaded by itself. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  "table/TablePage": ["table"],
  "table/GameNotices": ["table", "notices"],
  "table/shortcuts": ["table"],
  "table/Lobby": ["table", "lobby"],
  "table/GameOver": ["table", "lobby", "sheets"],
  "table/addressActions": ["table", "front"],
  "table/Sheets": ["table", "lobby", "sheets"],
  "table/SpectatorsSheet": ["table", "lobby", "sheets", "spectators"],
  "table/ShortcutsSheet": ["table", "shortcuts"],
  "faces/FacePicker": ["table", "faces"],
  "talk/index": ["table", "talk"],
  "television/TelevisionPage": ["table", "lobby", "sheets", "television"],
  "replay/ReplayPage": ["table", "replay", "why"],
  "learn/LearnPage": ["table", "learn"],
  "saboteur/lesson": ["table", "saboteur", "saboteur-board", "learn-saboteur"],
  "dixit/lesson": ["table", "dixit", "learn-dixit"],
  "saboteur/index": ["table", "saboteur", "saboteur-board"],
  "saboteur/loadedLater": ["table", "saboteur", "saboteur-board", "saboteur-later"],
  "saboteur/replay": ["table", "saboteur", "saboteur-board", "saboteur-replay", "replay", "why"],
  "saboteur/coach": ["table", "saboteur", "saboteur-board", "coach", "coach-saboteur"],
  "dixit/coach": ["table", "dixit", "coach", "coach-dixit"],
  "coach/Coach": ["table", "coach"],
  "dixit/index": ["table", "dixit"],
  "dixit/loadedLater": ["table", "dixit"],
  "dixit/replay": ["table", "dixit", "replay", "why"],
};
const COMMON = ["common", "errors"];

function findModule(path: string): string | null {
  return [".ts", ".tsx"].map((end) => path + end).find((file) => sources.has(file)) ?? null;
}

/** A module and all that it imports, without types and without what it loads later. */
function reach(file: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(file)) return found;
  const text = sources.get(file) ?? "";
  found.set(file, text);
  for (const [, path = ""] of text.matchAll(
    /^(?:import|export) (?!type )[^;]*?from "(\.[^"]+)";/gm,
  )) {
    const next = findModule(resolve(path, file));
    if (next) reach(next, found);
  }
  return found;
}

function readKeys(topics: readonly string[]): ReadonlySet<string> {
  const read = topics.map((topic) => texts[`../../locales/en/${topic}.ftl`] ?? "");
  return new Set(
    read.flatMap((text) => [...text.matchAll(/^([\w-]+) =/gm)].map(([, key = ""]) => key)),
  );
}

/** The topics that a module loads for itself. */
function findOwnTopics(text: string): readonly string[] {
  const calls = [...text.matchAll(/(?:use|load)Texts\(([^)]*)\)/g)].map(
    ([, topics = ""]) => topics,
  );
  return calls.flatMap((topics) =>
    [...topics.matchAll(/"([\w-]+)"/g)].map(([, topic = ""]) => topic),
  );
}

describe("the texts", () => {
  it.each(Object.entries(TOPICS))("of %s are loaded with it", (name, topics) => {
    const known = readKeys([...COMMON, ...topics]);
    const file = findModule(`/src/${name}`);
    expect(file).not.toBeNull();
    const missing = [...reach(file ?? "")].flatMap(([path, text]) => {
      const own = readKeys(findOwnTopics(text));
      return [...text.matchAll(/(?<![\w.])t\(\s*"([\w-]+)"/g)]
        .filter(([, key = ""]) => !known.has(key) && !own.has(key))
        .map(([, key]) => `${path}: ${key}`);
    });
    expect(missing).toEqual([]);
  });
});
