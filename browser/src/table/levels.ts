// The level of bots that nobody chose.

const USUAL_LEVEL = "normal";

/** The usual level, if the game has it; else its first. */
export function pickUsualLevel(levels: readonly string[] = []): string | undefined {
  return levels.find((one) => one === USUAL_LEVEL) ?? levels[0];
}
