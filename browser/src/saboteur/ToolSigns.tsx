// The three tools of a player, each in its own slot: whole in outline, broken on red.

import type { JSX } from "preact";

import { formatList, t } from "../i18n";
import type { SaboteurTool } from "../wire/messages";
import { nameTool } from "./words";

export const TOOLS = ["pick", "lamp", "cart"] as const satisfies readonly SaboteurTool[];

/** A tool in lines and in filled shapes, on a square of 24 units. */
interface Drawing {
  readonly lines?: string;
  readonly solid?: string;
  /** A line in the colour of the ground, which parts a filled shape. */
  readonly crack?: string;
}

const WHOLE_TOOLS: Readonly<Record<SaboteurTool, Drawing>> = {
  pick: { lines: "M4 20.5L15.5 9M8.5 3.5c6 .5 11.5 6 12 12" },
  lamp: {
    lines: "M9 6V5a3 3 0 0 1 6 0v1M6.5 8.5h11M8 8.5v9M16 8.5v9",
    solid: "M6 17.5h12V21H6zM12 10c1.9 2.2 2.4 3 2.4 4a2.4 2.4 0 0 1-4.8 0c0-1 .5-1.8 2.4-4z",
  },
  cart: {
    lines:
      "M2.5 6.5h19l-3 8.5h-13zM7.5 17a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM16.5 17a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  },
};

/** In pieces: the handle has snapped, the glass is out, the tub is split and off its wheel. */
const BROKEN_TOOLS: Readonly<Record<SaboteurTool, Drawing>> = {
  pick: { lines: "M2.5 21L7 17M12 16l4.5-7.5M9 2.5c6.5.5 12 6 12.5 12.5" },
  lamp: {
    lines: "M9.4 5.6L9.2 4.4a3 3 0 0 1 5.9-1.1l.2 1.2",
    solid:
      "M6 6.5L18.8 4l.5 2.7-1.5.3.5 2.6-2 2.4-2.3-1.8-1.9 3.2-2.2-2-1.2 1.3L8 8.9l-1.5.3zM7 18v-3.6l1.6-1.2 2 2.6 2.4-2.6 2 2.2 2-1.6V18h2v4H5v-4z",
  },
  cart: {
    solid:
      "M1 5h22l-4 10.5H5zM7 16.5a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM19 18a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z",
    crack: "M14 3l-3.5 4.5 4 2-4.5 3 2.5 4.5",
  },
};

export function ToolSign({ tool, broken }: { tool: SaboteurTool; broken: boolean }): JSX.Element {
  const { lines, solid, crack } = (broken ? BROKEN_TOOLS : WHOLE_TOOLS)[tool];
  return (
    <svg class="saboteur-tool-sign" viewBox="0 0 24 24" aria-hidden="true">
      {lines && <path class="saboteur-tool-lines" d={lines} />}
      {solid && <path class="saboteur-tool-solid" d={solid} />}
      {crack && <path class="saboteur-tool-crack" d={crack} />}
    </svg>
  );
}

/** The slots keep their places, so that a glance along the players finds every broken lamp. */
export function ToolSigns({ broken }: { broken: readonly SaboteurTool[] }): JSX.Element {
  const words = broken.length
    ? t("saboteur-broken", { tools: formatList(broken.map(nameTool)) })
    : t("saboteur-tools-whole");
  return (
    <span class="saboteur-tools" role="img" aria-label={words} title={words}>
      {TOOLS.map((tool) => (
        <span
          key={tool}
          class={broken.includes(tool) ? "saboteur-tool saboteur-tool-broken" : "saboteur-tool"}
          data-tool={tool}
        >
          <ToolSign tool={tool} broken={broken.includes(tool)} />
        </span>
      ))}
    </span>
  );
}
