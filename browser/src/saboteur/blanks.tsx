// How a reader fills the blanks of Saboteur's phrases: with a goal or a tool.

import type { Blank } from "../game/contract";
import type { SaboteurGoal, SaboteurPlay, SaboteurTool } from "../wire/messages";
import "./blanks.css";
import { GOALS } from "./cards";
import { goalPicture } from "./pictures";
import { TOOLS, ToolSign } from "./ToolSigns";
import { nameGoal, nameTool } from "./words";

const goal: Blank<SaboteurPlay> = {
  list: () => GOALS,
  Sign: ({ value }) => (
    <span class="saboteur-blank">
      <span class="saboteur-blank-goals">
        {GOALS.map((one) => (
          <img
            key={one}
            class={one === value ? "" : "saboteur-blank-other"}
            src={goalPicture(null, null)}
            alt=""
            width={240}
            height={360}
          />
        ))}
      </span>
      {nameGoal(value as SaboteurGoal)}
    </span>
  ),
};

const tool: Blank<SaboteurPlay> = {
  list: () => TOOLS,
  Sign: ({ value }) => (
    <span class="saboteur-blank">
      <span class="saboteur-tool saboteur-tool-broken">
        <ToolSign tool={value as SaboteurTool} broken />
      </span>
      {nameTool(value as SaboteurTool)}
    </span>
  ),
};

export const blanks = { goal, tool };
