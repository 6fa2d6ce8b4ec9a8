// Letters as readers count them.

const segmenter = "Segmenter" in Intl ? new Intl.Segmenter() : null;

/** The letters of a text. */
export function splitLetters(text: string): readonly string[] {
  return segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : Array.from(text);
}
