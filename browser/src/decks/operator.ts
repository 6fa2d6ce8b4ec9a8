// What whoever runs the server asks, with the key of the private link.

import { signal } from "@preact/signals";

import type { Code, RefusalBody } from "../wire/messages";
import { Refusal, type Picture } from "../wire/api";

const KEPT = "lorelode operator";

/** The operator's key; null for everybody else. */
export const key = signal<string | null>(brought() ?? remembered());

export interface Deck {
  readonly name: string;
  readonly built_in: boolean;
  readonly pictures: number;
  /** How many of them bots can see well. */
  readonly tagged: number;
  readonly bytes: number;
  readonly languages: readonly string[];
  /** Why it cannot be read, in English; empty if it can. */
  readonly fault: string;
}

export interface Decks {
  readonly decks: readonly Deck[];
  readonly largest_picture: number;
  readonly largest_zip: number;
}

/** A file that did not become a card. */
export interface RefusedFile {
  readonly name: string;
  readonly code: Code;
  readonly facts: RefusalBody["facts"];
  /** The reason in English. */
  readonly sentence: string;
}

/** What has become of the files that were sent. */
export interface Outcome {
  readonly kept: readonly Picture[];
  readonly doubles: readonly string[];
  readonly refused: readonly RefusedFile[];
  readonly reworded: number;
}

/** How far a file is: bytes sent, then pictures done. */
export interface Hearing {
  readonly sent: (bytes: number) => void;
  readonly done: (done: number, of: number) => void;
}

/** The key behind the # of the link, which then goes from the address bar and the history. */
function brought(): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get("key");
  if (given === null) return null;
  history.replaceState(null, "", location.pathname + location.search);
  try {
    sessionStorage.setItem(KEPT, given);
  } catch {
    // It lasts as long as the page then.
  }
  return given;
}

// A fresh link that is put into the address bar of this page changes no more than what follows the #.
addEventListener("hashchange", () => (key.value = brought() ?? key.value));

function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** Forget a key that is not, or no longer, the server's. */
export function forget(): void {
  key.value = null;
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Nothing was kept.
  }
}

function headers(): Record<string, string> {
  return { "X-Lorelode": "1", "X-Lorelode-Key": key.value ?? "" };
}

function refusal(value: unknown, otherwise: string): Refusal {
  const { code, facts, sentence } = (value ?? {}) as Partial<RefusalBody>;
  if (code === "not-operator") forget();
  return new Refusal(code ?? "unknown", sentence ?? otherwise, facts);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/decks${path}`, {
      method,
      headers: headers(),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("offline", "the server does not answer");
  }
  const value: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw refusal(value, answer.statusText);
  return value as T;
}

export const decks = (): Promise<Decks> => ask("GET", "");
export const sheet = (deck: string): Promise<{ cards: readonly Picture[] }> =>
  ask("GET", `/${deck}`);
export const removeDeck = (deck: string): Promise<unknown> => ask("DELETE", `/${deck}`);
export const removeCard = (deck: string, card: string): Promise<unknown> =>
  ask("DELETE", `/${deck}/${card}`);
export const reword = (
  deck: string,
  card: string,
  words: { language: string; title: string; caption: string; tags: readonly string[] },
): Promise<Picture> => ask("POST", `/${deck}/${card}/words`, words);

type Line = { done: number; of: number } | Outcome | RefusalBody;

/** Send a file, and hear how far it is; by XMLHttpRequest, which alone tells of an upload. */
export function send(
  deck: string,
  file: File,
  hearing: Hearing,
  stop: AbortSignal,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const asked = new XMLHttpRequest();
    let read = 0;
    let last: Line | null = null;
    const heard = (): void => {
      if (asked.status !== 200) return;
      const end = asked.responseText.lastIndexOf("\n") + 1;
      for (const line of asked.responseText.slice(read, end).split("\n").filter(Boolean)) {
        last = JSON.parse(line) as Line;
        if ("done" in last) hearing.done(last.done, last.of);
      }
      read = Math.max(read, end);
    };
    asked.upload.onprogress = ({ loaded }) => hearing.sent(loaded);
    asked.onprogress = heard;
    asked.onerror = () => reject(new Refusal("offline", "the server does not answer"));
    asked.onabort = () => reject(new Refusal("stopped", "it was stopped"));
    asked.onload = () => {
      heard();
      if (last && "kept" in last) resolve(last);
      else if (last) reject(refusal(last, "the answer broke off"));
      else reject(refusal(parsed(asked.responseText), asked.statusText));
    };
    stop.addEventListener("abort", () => asked.abort(), { once: true });
    asked.open("POST", `/api/decks/${deck}/pictures?file=${encodeURIComponent(file.name)}`);
    for (const [name, value] of Object.entries(headers())) asked.setRequestHeader(name, value);
    asked.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
