// A table's code as people type it: with spaces or dashes, in any case, in other digits, as a link.

/** Letters of a code. */
export const LETTERS = 8;

/** Cyrillic letters that look like those of a code. */
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

/** The first digit of each row that is typed in the page's languages: Arabic's and Persian's. */
const ROWS = [0x660, 0x6f0] as const;

function plain(letter: string): string {
  const point = letter.codePointAt(0) ?? 0;
  const row = ROWS.find((first) => point >= first && point < first + 10);
  return row === undefined ? (LOOKALIKES[letter] ?? letter) : String(point - row);
}

/** The letters and digits of what was typed; not yet whether they are a code. */
export function lettersOf(typed: string): string {
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
  return letters.map(plain).join("");
}

/** Whether letters may be a code; the server knows whether they are one. */
export function isCode(letters: string): boolean {
  return letters.length === LETTERS && /^[0-9A-Z]*$/.test(letters);
}
