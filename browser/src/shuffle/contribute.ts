// What this browser adds to the shuffle of each game in which it has a seat. It commits to random bytes
// before the server draws its seed, and reveals them when the server has committed to the seed.

import { readStored, store } from "../ui/storage";
import type { Asked } from "../wire/connection";
import type { Update } from "../wire/messages";
import { bytesToHex, commit, CONTRIBUTION_BYTES } from "./chance";
import type { Witness } from "./check";

interface Kept {
  readonly code: string;
  readonly game: number;
  readonly contribution: string;
  /** What was shown before this browser revealed anything. */
  readonly witness?: Witness;
}

/** How many games a browser remembers its contributions of. */
const GAMES_KEPT = 20;

/** For browsers that store nothing. */
let remembered: readonly Kept[] = [];
/** What this page has sent. */
const sent = new Set<string>();

/** Send what an update of a table asks for. */
export function contribute(update: Update, send: (asked: Asked) => void): void {
  const { table, you } = update;
  if (you.seat === null) return;
  if (table.status === "open" || table.status === "over") {
    const game = table.game + 1;
    if (isSent("commit", table.code, game)) return;
    const known = find(table.code, game);
    // What was revealed is never used again, even if the server goes back to an older game.
    const kept = known && !known.witness ? known : draw(table.code, game);
    send({ type: "commit-contribution", game, hash: commit(kept.contribution) });
  } else if (table.status === "shuffling") {
    const { game, commitment, seat_commitments: commitments } = table;
    const kept = find(table.code, game);
    if (!kept || !commitment || commit(kept.contribution) !== commitments[you.seat]) return;
    if (isSent("reveal", table.code, game)) return;
    const { contribution } = kept;
    const witness = kept.witness ?? { commitment, commitments, seat: you.seat, contribution };
    keep({ ...kept, witness });
    // A server that commits to another seed later gets no answer: it may have seen the contribution.
    if (witness.commitment !== commitment) return;
    send({ type: "reveal-contribution", game, contribution });
  }
}

/** What this browser saw of the start of a game, if it added something to its shuffle. */
export function findWitness(code: string, game: number): Witness | null {
  return find(code, game)?.witness ?? null;
}

function isSent(kind: string, code: string, game: number): boolean {
  const key = `${kind} ${code} ${game}`;
  if (sent.has(key)) return true;
  sent.add(key);
  return false;
}

function draw(code: string, game: number): Kept {
  const bytes = crypto.getRandomValues(new Uint8Array(CONTRIBUTION_BYTES));
  const kept = { code, game, contribution: bytesToHex(bytes) };
  keep(kept);
  return kept;
}

function find(code: string, game: number): Kept | undefined {
  return list().find((kept) => kept.code === code && kept.game === game);
}

function keep(added: Kept): void {
  const others = list().filter(({ code, game }) => code !== added.code || game !== added.game);
  remembered = [added, ...others].slice(0, GAMES_KEPT);
  store("contributions", JSON.stringify(remembered));
}

function list(): readonly Kept[] {
  try {
    const stored: unknown = JSON.parse(readStored("contributions") ?? "null");
    if (Array.isArray(stored)) return stored as Kept[];
  } catch {
    // Somebody else wrote there.
  }
  return remembered;
}
