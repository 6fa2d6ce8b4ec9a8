// The level of bots that nobody chose.

const USUAL = "normal";

/** The usual level, if the game has it; else its first. */
export function pickUsualLevel(levels: readonly string[] = []): string | undefined {
  return levels.find((one) => one === USUAL) ?? levels[0];
}
