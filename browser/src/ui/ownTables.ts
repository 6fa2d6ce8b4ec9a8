// The tables at which this browser has a seat, so that the front page can offer the way back.

import { readStored, store } from "./storage";

export interface OwnTable {
  readonly code: string;
  readonly game: string;
  /** When the reader last came there, in the milliseconds of `Date.now()`. */
  readonly at: number;
}

/** How many tables a browser remembers. */
const TABLES_KEPT = 3;

/** How many milliseconds it offers the way back. Servers keep tables longer, but few people come. */
const OFFERED_MS = 7 * 24 * 3600 * 1000;

/** The tables at which this browser has a seat; the last one comes first. */
export function listOwnTables(): readonly OwnTable[] {
  try {
    const found: unknown = JSON.parse(readStored("tables") ?? "[]");
    return Array.isArray(found) ? found.filter(isOwnTable).filter(isFresh) : [];
  } catch {
    return [];
  }
}

export function rememberTable(code: string, game: string): void {
  const others = listOwnTables().filter((one) => one.code !== code);
  const table: OwnTable = { code, game, at: Date.now() };
  store("tables", JSON.stringify([table, ...others].slice(0, TABLES_KEPT)));
}

export function forgetTable(code: string): void {
  const tables = listOwnTables();
  const others = tables.filter((one) => one.code !== code);
  if (others.length < tables.length) store("tables", others.length ? JSON.stringify(others) : null);
}

function isFresh({ at }: OwnTable): boolean {
  return Date.now() - at < OFFERED_MS;
}

function isOwnTable(value: unknown): value is OwnTable {
  if (typeof value !== "object" || value === null) return false;
  const { code, game, at } = value as Partial<OwnTable>;
  return typeof code === "string" && typeof game === "string" && typeof at === "number";
}
