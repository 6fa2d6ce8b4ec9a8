// The dealer's chance, as docs/formats.md specifies it. Its SHA-256 is a library's, because browsers
// have theirs only at addresses with https, and files and local networks have none.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** How many random bytes a seat adds. */
export const CONTRIBUTION_BYTES = 16;
const KEY_LABEL = "lorelode shuffle 1";
const WORDS = 2 ** 32;

export { bytesToHex };

/** The commitment to some bytes: their SHA-256. All are in hex. */
export function commit(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The key of all deals of a game, from its seed and what each seat added (null: nothing). */
export function makeKey(seed: string, contributions: readonly (string | null)[]): Uint8Array {
  const added = contributions.map((contribution) => hexToBytes(contribution ?? ""));
  const parts = added.flatMap((bytes) => [Uint8Array.of(bytes.length), bytes]);
  return hmac(sha256, hexToBytes(seed), concatBytes(utf8ToBytes(KEY_LABEL), ...parts));
}

/** The chance of one deal: `new Chance(key, n)` deals the n-th chance move of a game, from 0. */
export class Chance {
  #block: DataView | null = null;
  #blocks = 0;
  #at = 0;

  constructor(
    private readonly key: Uint8Array,
    private readonly draw: number,
  ) {}

  /** A number from 0 to n - 1. */
  below(n: number): number {
    for (;;) {
      const word = this.#word();
      // Words of the last partial run are skipped, so that every number is equally likely.
      if (word < WORDS - (WORDS % n)) return word % n;
    }
  }

  shuffled<T>(items: readonly T[]): T[] {
    const order = [...items];
    for (let i = order.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [order[i], order[j]] = [order[j] as T, order[i] as T];
    }
    return order;
  }

  #word(): number {
    if (!this.#block || this.#at === this.#block.byteLength) {
      const message = new DataView(new ArrayBuffer(16));
      message.setBigUint64(0, BigInt(this.draw));
      message.setBigUint64(8, BigInt(this.#blocks++));
      const made = hmac(sha256, this.key, new Uint8Array(message.buffer));
      this.#block = new DataView(made.buffer, made.byteOffset, made.byteLength);
      this.#at = 0;
    }
    const word = this.#block.getUint32(this.#at);
    this.#at += 4;
    return word;
  }
}
