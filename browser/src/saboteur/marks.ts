// What the reader thinks of the others: kept in this browser, for one game, and told to nobody.

import { signal } from "@preact/signals";

import { readStored, store } from "../ui/storage";
import type { TableInfo } from "../wire/messages";

export const MARKS = ["none", "trusted", "unsure", "suspect"] as const;
export type Mark = (typeof MARKS)[number];

export interface Note {
  readonly mark: Mark;
  readonly text: string;
}

type Notes = Readonly<Record<number, Note>>;

const BLANK: Note = { mark: "none", text: "" };

/** The notes of one game, by seat. */
const notes = signal<{ readonly of: string; readonly by: Notes }>({ of: "", by: {} });

function nameOf({ code, game }: TableInfo): string {
  return `notes ${code} ${game}`;
}

function isNote(value: unknown): value is Note {
  if (typeof value !== "object" || value === null) return false;
  const { mark, text } = value as Partial<Note>;
  return MARKS.some((known) => known === mark) && typeof text === "string";
}

function read(name: string): Notes {
  try {
    const value: unknown = JSON.parse(readStored(name) ?? "{}");
    const entries = Object.entries(value ?? {}) as [string, unknown][];
    return Object.fromEntries(entries.filter((entry): entry is [string, Note] => isNote(entry[1])));
  } catch {
    return {};
  }
}

function all(table: TableInfo): Notes {
  const name = nameOf(table);
  return notes.value.of === name ? notes.value.by : read(name);
}

export function noteOn(table: TableInfo, seat: number): Note {
  return all(table)[seat] ?? BLANK;
}

export function note(table: TableInfo, seat: number, change: Partial<Note>): void {
  const by = { ...all(table), [seat]: { ...noteOn(table, seat), ...change } };
  notes.value = { of: nameOf(table), by };
  store(nameOf(table), JSON.stringify(by));
}
