// Tokens on the track: those that would cover each other stand on each other.

export interface Token {
  /** From where to where it reaches along the track, in pixels. */
  readonly start: number;
  readonly end: number;
  /** How high it would stand alone. */
  readonly base: number;
}

/** How high each token stands, if all are `height` high and none may cover another. */
export function stackTokens(tokens: readonly Token[], height: number): readonly number[] {
  const placed: (Token & { readonly bottom: number })[] = [];
  for (const token of tokens) {
    const near = placed
      .filter((other) => other.start < token.end && token.start < other.end)
      .sort((one, other) => one.bottom - other.bottom);
    let bottom = token.base;
    for (const other of near) {
      if (other.bottom < bottom + height && bottom < other.bottom + height) {
        bottom = other.bottom + height;
      }
    }
    placed.push({ ...token, bottom });
  }
  return placed.map(({ bottom }) => bottom);
}
