// The HTTP requests of the page; the types of their bodies are generated.

import type {
  ClueReason,
  GameInfo,
  GamePictures,
  Hint,
  Invitation,
  Lesson,
  MoveExplanation,
  NewTable,
  Replay,
  ReplayBeliefs,
  Story,
  TableCreated,
  TableListing,
  VisitorForgotten,
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
  // A proxy answers like this, and without a code, while the server is out of reach.
  const plain = answer.status >= 502 && answer.status <= 504 ? "offline" : "unknown";
  throw new Refusal(code ?? plain, sentence ?? answer.statusText, facts);
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
/**
 * Some moments from one on, as many as an answer may have. `seat`: a number, "all" for everything
 * open, or null for a spectator.
 */
export const fetchReplay = (
  code: string,
  game: number,
  seat: number | "all" | null,
  start: number,
): Promise<Replay> =>
  get(
    `/api/tables/${code}/replay?game=${game}&from=${start}${seat === null ? "" : `&seat=${seat}`}`,
  );

/** What a finished game showed to everybody, from a move on. */
export const fetchStory = (code: string, game: number, start: number): Promise<Story> =>
  get(`/api/tables/${code}/story?game=${game}&from=${start}`);

/** What a good player in each seat would have believed, from a moment on. */
export const fetchBeliefs = (code: string, game: number, start: number): Promise<ReplayBeliefs> =>
  get(`/api/tables/${code}/beliefs?game=${game}&from=${start}`);

/** Why a bot made the move that led to a moment. */
export const fetchReason = (code: string, game: number, move: number): Promise<MoveExplanation> =>
  get(`/api/tables/${code}/reason?game=${game}&move=${move}`);

/** Why a bot gave the clue of a turn, from 0, that is over. */
export const fetchClueReason = (code: string, game: number, turn: number): Promise<ClueReason> =>
  get(`/api/tables/${code}/clue-reason?game=${game}&turn=${turn}`);

/** The taught game of a game. */
export const fetchLesson = (game: string): Promise<Lesson> => get(`/api/lessons/${game}`);

/** Why the rules forbid a move at a step of a taught game. */
export const fetchLessonRefusal = (
  game: string,
  step: number,
  move: object,
): Promise<RefusalBody> =>
  get(`/api/lessons/${game}/refusal?step=${step}&move=${encodeURIComponent(JSON.stringify(move))}`);

/** What a strong bot would do in the place of the reader, who is alone with bots. */
export const fetchHint = (code: string, game: number, phase: number): Promise<Hint> =>
  get(`/api/tables/${code}/hint?game=${game}&phase=${phase}`);

/** Make this browser a stranger to the server: its seats are lost. */
export const forgetVisitor = (): Promise<VisitorForgotten> => post("/api/forget-me", {});

/** The address of a picture, large or small. */
export function pictureUrl(file: string, size: "large" | "small"): string {
  return `/pictures/${size === "small" ? "small/" : ""}${file}`;
}
