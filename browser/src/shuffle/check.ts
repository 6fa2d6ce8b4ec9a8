// Recomputes the deals of a finished game from its seed and what the seats added to it.

import { Chance, commit, makeKey } from "./chance";
import type { DealPart } from "./dealContract";
import { findDealForm } from "./dealForms";
import { readRecord, type GameRecord } from "./record";

/** What this browser saw of a game while it was played. */
export interface Witness {
  /** The commitment to the seed, and those of the seats, before anything was revealed. */
  readonly commitment: string;
  readonly commitments: readonly (string | null)[];
  readonly seat: number;
  /** What this browser added for its seat. */
  readonly contribution: string;
}

export type Fault =
  | { readonly kind: "not-a-record" }
  | { readonly kind: "unknown-game"; readonly game: string }
  | { readonly kind: "no-seed" }
  | { readonly kind: "no-deals" }
  /** A seat revealed something else than what it had committed to. */
  | { readonly kind: "contribution"; readonly seat: number }
  /** The record has another seed, or other commitments, than this browser was shown. */
  | { readonly kind: "other-seed" }
  | { readonly kind: "other-commitments" }
  /** The first deal that differs, counted from 1, and its move line, counted from 1. */
  | { readonly kind: "deal"; readonly deal: number; readonly line: number }
  /** The first move line that is not what this page was shown, counted from 1. */
  | { readonly kind: "line"; readonly line: number };

export interface Checked {
  readonly kind: "checked";
  readonly deals: number;
  /** The seats that added something. */
  readonly added: readonly number[];
  /** The seats that committed to something and did not reveal it in time. */
  readonly missing: readonly number[];
  /** Whether this browser saw the game begin, and whether what it revealed was used. */
  readonly own: "used" | "left-out" | "unknown";
  /** The commitment to the seed, to compare with what was shown before the game. */
  readonly commitment: string;
}

/** Check a record. `witness` and `lines` are what this browser saw of the game, if it did. */
export function checkRecord(
  text: string,
  witness: Witness | null = null,
  lines: readonly string[] = [],
): Checked | Fault {
  const record = readRecord(text);
  if (!record) return { kind: "not-a-record" };
  if (record.seed === null) return { kind: "no-seed" };
  const commitment = commit(record.seed);
  return (
    findBrokenCommitment(record) ??
    (witness && contradicts(record, commitment, witness)) ??
    findOtherLine(record, lines) ??
    checkDeals(record, makeKey(record.seed, record.contributions), {
      own: findOwn(record, witness),
      commitment,
    })
  );
}

function findBrokenCommitment({ commitments, contributions }: GameRecord): Fault | null {
  const seat = contributions.findIndex(
    (contribution, at) => contribution !== null && commit(contribution) !== commitments[at],
  );
  return seat < 0 ? null : { kind: "contribution", seat };
}

function contradicts(record: GameRecord, commitment: string, seen: Witness): Fault | null {
  if (seen.commitment !== commitment) return { kind: "other-seed" };
  if (seen.commitments.join() !== record.commitments.join()) return { kind: "other-commitments" };
  return null;
}

function findOwn({ contributions }: GameRecord, witness: Witness | null): Checked["own"] {
  if (!witness) return "unknown";
  return witness.contribution === contributions[witness.seat] ? "used" : "left-out";
}

/** The first line that is not what the page was shown. What was hidden then is `?` in its lines. */
function findOtherLine(record: GameRecord, shown: readonly string[]): Fault | null {
  const at = shown.findIndex((line, number) => {
    const full = record.lines[number];
    if (full === undefined || full === line) return full === undefined;
    const hidden = line.indexOf("?");
    return (
      hidden < 0 ||
      !full.startsWith(line.slice(0, hidden)) ||
      !full.endsWith(line.slice(hidden + 1))
    );
  });
  return at < 0 ? null : { kind: "line", line: at + 1 };
}

function checkDeals(
  record: GameRecord,
  key: Uint8Array,
  facts: Pick<Checked, "own" | "commitment">,
): Checked | Fault {
  const { head, commitments, contributions } = record;
  const formOf = findDealForm(head.game);
  if (!formOf) return { kind: "unknown-game", game: head.game };
  let deals = 0;
  for (const [at, line] of record.lines.entries()) {
    const [mover, verb = "", ...words] = line.split(" ");
    const parts = formOf(head, verb, deals);
    if (parts === null && mover !== "*") continue;
    // Only the dealer deals, and does nothing else.
    const isSame =
      parts !== null && mover === "*" && isDealtBy(new Chance(key, deals), parts, words);
    deals++;
    if (!isSame) return { kind: "deal", deal: deals, line: at + 1 };
  }
  if (!deals) return { kind: "no-deals" };
  const seats = contributions.map((_, seat) => seat);
  return {
    ...facts,
    kind: "checked",
    deals,
    added: seats.filter((seat) => contributions[seat] !== null),
    missing: seats.filter((seat) => commitments[seat] !== null && contributions[seat] === null),
  };
}

/** Whether this chance deals what these words of a move say. */
function isDealtBy(chance: Chance, parts: readonly DealPart[], words: readonly string[]): boolean {
  const found = new Map(words.map(splitWord));
  if (found.size !== parts.length || words.length !== parts.length) return false;
  // Every part is drawn, because the parts after it depend on how much was drawn before.
  return parts.every((part) => {
    const text = found.get(part.name);
    if (text === undefined) return false;
    if ("below" in part) return text === String(chance.below(part.below));
    const cards = splitCards(text, part.separator);
    const box = part.box ?? [...cards].sort((one, other) => Number(one) - Number(other));
    return chance.shuffled(box).join() === cards.join();
  });
}

/** A word of a deal, `name=cards` or the cards alone. */
function splitWord(word: string): [string, string] {
  const at = word.indexOf("=");
  return at < 0 ? ["", word] : [word.slice(0, at), word.slice(at + 1)];
}

function splitCards(text: string, separator: string): string[] {
  // Where cards are single letters, a + stands between those of seats and those left over.
  return (separator ? text : text.replace("+", "")).split(separator);
}
