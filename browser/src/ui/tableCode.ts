// Codes of tables: as people type them (with spaces or dashes, in any case, in other digits, as a
// link) and as they read them.

/** How many letters a code has. */
export const CODE_LETTERS = 8;

/** Cyrillic letters that look like letters of a code. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  А: "A",
  В: "B",
  Е: "E",
  К: "K",
  М: "M",
  Н: "H",
  О: "O",
  Р: "P",
  С: "C",
  Т: "T",
  У: "Y",
  Х: "X",
};

/** The zeros of Arabic and Persian digits. */
const FOREIGN_ZEROS = [0x660, 0x6f0] as const;

function normalize(letter: string): string {
  const point = letter.codePointAt(0) ?? 0;
  const zero = FOREIGN_ZEROS.find((first) => point >= first && point < first + 10);
  return zero === undefined ? (LOOKALIKES[letter] ?? letter) : String(point - zero);
}

/** The letters and digits that were typed; they may not be a code. */
export function readLetters(typed: string): string {
  const end =
    typed
      .trim()
      .split(/\/tv?\//)
      .at(-1) ?? "";
  const [code = ""] = end.split(/[?#/]/);
  const letters =
    code
      .normalize("NFKC")
      .toUpperCase()
      .match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.map(normalize).join("");
}

/** Whether letters have the form of a code; the server knows whether a table has it. */
export function isCode(letters: string): boolean {
  return letters.length === CODE_LETTERS && /^[0-9A-Z]*$/.test(letters);
}

/** A code as people read it aloud: "K7QM-2X01". */
export function formatCode(code: string): string {
  return `${code.slice(0, CODE_LETTERS / 2)}-${code.slice(CODE_LETTERS / 2)}`;
}
