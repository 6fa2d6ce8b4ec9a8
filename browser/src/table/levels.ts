// Which bots sit down where nobody says which.

const USUAL = "normal";

/** The level to fill seats with: the usual one, where a game has it. */
export function pickUsualLevel(levels: readonly string[] = []): string | undefined {
  return levels.find((one) => one === USUAL) ?? levels[0];
}
