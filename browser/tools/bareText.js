// A file of texts without the comments and the spaces that nobody reads.

/** The same texts, shorter. */
export function bareText(text) {
  return text
    .replace(/^(#.*)?\n/gm, "")
    .replace(/^ +/gm, " ")
    .replace(/^( ?\.?[\w-]+) = ?/gm, "$1=")
    .replace(/\{ (\$\w+) \}/g, "{$1}");
}
