// Uploads of files into a deck, one after the other, and their results.

import { signal } from "@preact/signals";

import { readFault, type Fault } from "../ui/errors";
import type { Card, DeckList, RefusedFile } from "../wire/http";
import type { Code } from "../wire/messages";
import { send } from "./operator";

/** The deck that files are sent into: its name, and what people call it. */
export interface Target {
  readonly name: string;
  readonly title: string;
}

/** The state of an upload of several files, during and after it. */
export interface Batch {
  readonly deck: Target;
  readonly running: boolean;
  /** Bytes. */
  readonly sent: number;
  readonly ofBytes: number;
  /** Pictures; a zip counts as one until it is known how many are in it. */
  readonly done: number;
  readonly of: number;
  readonly kept: readonly Card[];
  readonly doubles: number;
  readonly reworded: number;
  readonly refused: readonly RefusedFile[];
  /** What ended it early, or null. */
  readonly wrong: Fault | null;
}

export const batch = signal<Batch | null>(null);

let stopping = new AbortController();

/** Stop the upload; pictures that were stored stay. */
export function stop(): void {
  stopping.abort();
}

/** Hide a finished upload. */
export function dismiss(): void {
  if (!batch.value?.running) batch.value = null;
}

function isZip(file: File): boolean {
  return file.name.toLowerCase().endsWith(".zip");
}

function refuse(name: string, code: Code, facts: RefusedFile["facts"] = {}): RefusedFile {
  return { name, code, facts, sentence: "" };
}

/** The refusal of a file that is too large to be sent at all, or null. */
function refuseLarge(file: File, limits: DeckList): RefusedFile | null {
  const most = isZip(file) ? limits.max_zip_bytes : limits.max_picture_bytes;
  if (file.size <= most) return null;
  const code = isZip(file) ? "file-zip-too-large" : "file-too-large";
  return refuse(file.name, code, { megabytes: Math.floor(most / 1e6) });
}

/** Send files into a deck. `folders` were dropped with them, and are refused. */
export async function sendAll(
  deck: Target,
  files: readonly File[],
  folders: readonly string[],
  limits: DeckList,
): Promise<void> {
  stopping = new AbortController();
  const good = files.filter((file) => refuseLarge(file, limits) === null);
  let now: Batch = {
    deck,
    running: true,
    sent: 0,
    ofBytes: good.reduce((sum, file) => sum + file.size, 0),
    done: 0,
    of: good.length,
    kept: [],
    doubles: 0,
    reworded: 0,
    refused: [
      ...folders.map((name) => refuse(name, "file-folder")),
      ...files.flatMap((file) => refuseLarge(file, limits) ?? []),
    ],
    wrong: null,
  };
  const report = (more: Partial<Batch>): void => {
    now = { ...now, ...more };
    batch.value = now;
  };
  report({});
  for (const file of good) {
    const before = now;
    try {
      const outcome = await send(
        deck,
        file,
        {
          // The bytes around a file do not count.
          sent: (bytes) => report({ sent: before.sent + Math.min(bytes, file.size) }),
          done: (done, of) =>
            report({
              sent: before.sent + file.size,
              done: before.done + done,
              of: before.of + Math.max(of, 1) - 1,
            }),
        },
        stopping.signal,
      );
      report({
        sent: before.sent + file.size,
        done: Math.max(now.done, before.done + 1),
        kept: [...now.kept, ...outcome.kept],
        doubles: now.doubles + outcome.doubles.length,
        reworded: now.reworded + outcome.reworded,
        refused: [...now.refused, ...outcome.refused],
      });
    } catch (error) {
      report({ wrong: readFault(error) });
      break;
    }
  }
  report({ running: false });
}
