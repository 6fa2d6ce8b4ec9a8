// The operator's requests, which carry the key of the private link.

import { signal } from "@preact/signals";

import { onCleared } from "../ui/storage";
import { Refusal } from "../wire/api";
import type {
  Card,
  CardTexts,
  CardWords,
  DeckCards,
  DeckChanged,
  DeckList,
  DescriptionRun,
  UploadLine,
  UploadResult,
} from "../wire/http";
import type { RefusalBody } from "../wire/messages";
import type { Target } from "./uploads";

const KEY_STORAGE_NAME = "lorelode operator";

/** The operator's key; null for everybody else. */
export const key = signal<string | null>(readKeyFromAddress() ?? readStoredKey());

/** Callbacks for the progress of a file: bytes sent, then pictures done. */
export interface UploadCallbacks {
  readonly sent: (bytes: number) => void;
  readonly done: (done: number, of: number) => void;
}

/** The key after the # of the link, which is then removed from the address bar and history. */
function readKeyFromAddress(): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get("key");
  if (given === null) return null;
  history.replaceState(null, "", location.pathname + location.search);
  try {
    sessionStorage.setItem(KEY_STORAGE_NAME, given);
  } catch {
    // Without storage the key lasts as long as the page.
  }
  return given;
}

// Pasting a new link into the address bar of this page changes only the part after the #.
addEventListener("hashchange", () => (key.value = readKeyFromAddress() ?? key.value));

function readStoredKey(): string | null {
  try {
    return sessionStorage.getItem(KEY_STORAGE_NAME);
  } catch {
    return null;
  }
}

// A tab has a storage of its own, which no other tab can clear.
onCleared(forgetKey);

/** Forget the key: the server does not accept it, or the operator leaves this computer. */
function forgetKey(): void {
  key.value = null;
  try {
    sessionStorage.removeItem(KEY_STORAGE_NAME);
  } catch {
    // Nothing was stored.
  }
}

function makeHeaders(): Record<string, string> {
  return { "X-Lorelode": "1", "X-Lorelode-Key": key.value ?? "" };
}

function makeRefusal(value: unknown, otherwise: string): Refusal {
  const { code, facts, sentence } = (value ?? {}) as Partial<RefusalBody>;
  if (code === "not-operator") forgetKey();
  return new Refusal(code ?? "unknown", sentence ?? otherwise, facts);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: makeHeaders(),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("offline", "the server does not answer");
  }
  const value: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw makeRefusal(value, answer.statusText);
  return value as T;
}

export const fetchDecks = (): Promise<DeckList> => ask("GET", "decks");
export const fetchCards = (deck: string): Promise<DeckCards> => ask("GET", `decks/${deck}`);
export const removeDeck = (deck: string): Promise<DeckChanged> => ask("DELETE", `decks/${deck}`);
export const removeCard = (deck: string, card: string): Promise<DeckChanged> =>
  ask("DELETE", `decks/${deck}/${card}`);
export const reword = (deck: string, card: string, words: CardWords): Promise<Card> =>
  ask("POST", `decks/${deck}/${card}/words`, words);
export const fetchTexts = (deck: string, card: string): Promise<CardTexts> =>
  ask("GET", `decks/${deck}/${card}/texts`);
export const fetchDescription = (): Promise<DescriptionRun> => ask("GET", "description");
export const startDescription = (deck: string): Promise<DescriptionRun> =>
  ask("POST", `description/${deck}/start`);
export const stopDescription = (deck: string): Promise<DescriptionRun> =>
  ask("POST", `description/${deck}/stop`);

/** Send a file. Only XMLHttpRequest reports the progress of an upload. */
export function send(
  deck: Target,
  file: File,
  progress: UploadCallbacks,
  stop: AbortSignal,
): Promise<UploadResult> {
  return new Promise((resolve, reject) => {
    const asked = new XMLHttpRequest();
    let seen = 0;
    let last: UploadLine | null = null;
    const read = (): void => {
      if (asked.status !== 200) return;
      const end = asked.responseText.lastIndexOf("\n") + 1;
      for (const line of asked.responseText.slice(seen, end).split("\n").filter(Boolean)) {
        last = JSON.parse(line) as UploadLine;
        if ("done" in last) progress.done(last.done, last.of);
      }
      seen = Math.max(seen, end);
    };
    asked.upload.onprogress = ({ loaded }) => progress.sent(loaded);
    asked.onprogress = read;
    asked.onerror = () => reject(new Refusal("offline", "the server does not answer"));
    asked.onabort = () => reject(new Refusal("stopped", "it was stopped"));
    asked.onload = () => {
      read();
      if (last && "kept" in last) resolve(last);
      else if (last) reject(makeRefusal(last, "the answer is incomplete"));
      else reject(makeRefusal(parseJson(asked.responseText), asked.statusText));
    };
    stop.addEventListener("abort", () => asked.abort(), { once: true });
    const query = new URLSearchParams({ file: file.name, title: deck.title });
    asked.open("POST", `/api/decks/${deck.name}/pictures?${query}`);
    for (const [name, value] of Object.entries(makeHeaders())) asked.setRequestHeader(name, value);
    asked.send(file);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
