// What the reader suspects of the others: kept in this browser, for one game, and sent to nobody.
//
// Roles are dealt for each round, so a mark holds for the round that it was made in. Written notes
// stay for the whole game.

import { signal } from "@preact/signals";

import { readStored, store } from "../ui/storage";
import type { TableInfo } from "../wire/messages";

export const SUSPICIONS = ["none", "trusted", "unsure", "suspect"] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

export interface Note {
  readonly suspicion: Suspicion;
  /** The round that the suspicion is about. */
  readonly round: number;
  readonly text: string;
}

type Notes = Readonly<Record<number, Note>>;

const EMPTY_NOTE: Note = { suspicion: "none", round: 0, text: "" };

/** The notes of one game, by seat. */
const notes = signal<{ readonly of: string; readonly by: Notes }>({ of: "", by: {} });

function makeKey({ code, game }: TableInfo): string {
  return `notes ${code} ${game}`;
}

function isNote(value: unknown): value is Note {
  if (typeof value !== "object" || value === null) return false;
  const { suspicion, round, text } = value as Partial<Note>;
  return (
    SUSPICIONS.some((known) => known === suspicion) &&
    typeof round === "number" &&
    typeof text === "string"
  );
}

function readNotes(name: string): Notes {
  try {
    const value: unknown = JSON.parse(readStored(name) ?? "{}");
    const entries = Object.entries(value ?? {}) as [string, unknown][];
    return Object.fromEntries(entries.filter((entry): entry is [string, Note] => isNote(entry[1])));
  } catch {
    return {};
  }
}

function findNotes(table: TableInfo): Notes {
  const name = makeKey(table);
  return notes.value.of === name ? notes.value.by : readNotes(name);
}

export function readNote(table: TableInfo, round: number, seat: number): Note {
  const note = findNotes(table)[seat] ?? EMPTY_NOTE;
  return note.round === round ? note : { ...note, suspicion: "none", round };
}

export function writeNote(
  table: TableInfo,
  round: number,
  seat: number,
  change: Partial<Pick<Note, "suspicion" | "text">>,
): void {
  const by = { ...findNotes(table), [seat]: { ...readNote(table, round, seat), ...change } };
  notes.value = { of: makeKey(table), by };
  store(makeKey(table), JSON.stringify(by));
}
