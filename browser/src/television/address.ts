// The address that people type into their phones.

/** Host and port of a link, as people type it; the browser adds the rest. */
export function shortenLink(link: string): string {
  return new URL(link).host;
}
