// The HTTP requests of the page; the types of their bodies are generated.

import type {
  GameInfo,
  GamePictures,
  Invitation,
  MoveExplanation,
  NewTable,
  Replay,
  TableCreated,
  TableListing,
} from "./http";
import type { RefusalBody, TableSettings } from "./messages";

/** Why a request failed; `code` is "offline" if the server did not answer. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly facts: RefusalBody["facts"] = {},
  ) {
    super(sentence);
  }
}

async function request<T>(path: string, asked: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...asked, headers: { "X-Lorelode": "1" } });
  } catch {
    throw new Refusal("offline", "the server does not answer");
  }
  const value: unknown = await answer.json().catch(() => null);
  if (answer.ok) return value as T;
  const { code, facts, sentence } = (value ?? {}) as Partial<RefusalBody>;
  throw new Refusal(code ?? "unknown", sentence ?? answer.statusText, facts);
}

export function get<T>(path: string): Promise<T> {
  return request<T>(path, {});
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return request<T>(path, { method: "POST", body: JSON.stringify(body) });
}

export const fetchGames = (): Promise<readonly GameInfo[]> => get("/api/games");
export const fetchOpenTables = (): Promise<readonly TableListing[]> => get("/api/tables");
export const createTable = (settings: TableSettings): Promise<TableCreated> =>
  post("/api/tables", { settings } satisfies NewTable);
export const fetchInvitation = (code: string): Promise<Invitation> =>
  get(`/api/tables/${code}/invitation`);
/** The pictures of the game on a table, or of one that is over. */
export const fetchDeck = (code: string, over?: number): Promise<GamePictures> =>
  get(`/api/tables/${code}/deck${over === undefined ? "" : `?game=${over}`}`);
/** `seat`: a number, "all" for everything open, or null for a spectator. */
export const fetchReplay = (
  code: string,
  game: number,
  seat: number | "all" | null,
): Promise<Replay> =>
  get(`/api/tables/${code}/replay?game=${game}${seat === null ? "" : `&seat=${seat}`}`);

/** Why a bot made the move that led to a moment. */
export const fetchReason = (code: string, game: number, move: number): Promise<MoveExplanation> =>
  get(`/api/tables/${code}/reason?game=${game}&move=${move}`);

/** The address of a picture, large or small. */
export function pictureUrl(file: string, size: "large" | "small"): string {
  return `/pictures/${size === "small" ? "small/" : ""}${file}`;
}
