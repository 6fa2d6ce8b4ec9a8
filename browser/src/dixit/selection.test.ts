import { describe, expect, it } from "vitest";

import type { DixitMove } from "../wire/messages";
import {
  findChoice,
  findTask,
  mayPick,
  pick,
  readDraft,
  readPicks,
  writeDraft,
  type DixitView,
} from "./selection";

interface Given {
  readonly choices: readonly DixitMove[];
  readonly code?: string;
  readonly phase?: number;
  readonly stage?: object;
  readonly status?: string;
}

function makeView({ choices, code = "A", phase = 1, stage = {}, status = "playing" }: Given) {
  return {
    table: { code, game: 1, status, hidden_clues: [] },
    play: { choices, phase, public: { stage } },
    shownOn: "table",
    answered: false,
  } as unknown as DixitView;
}

const votes: DixitMove[] = [1, 2, 4].map((number) => ({ type: "vote", number }));
const pairs: DixitMove[] = [
  { type: "give", cards: [5, 6] },
  { type: "give", cards: [5, 7] },
  { type: "give", cards: [6, 7] },
];

describe("findTask", () => {
  it("is to vote, or to give as many cards as a choice names", () => {
    expect(findTask(makeView({ choices: votes }))).toEqual({ kind: "vote" });
    expect(findTask(makeView({ choices: pairs }))).toEqual({ kind: "give", count: 2 });
  });

  it("is to tell, as a race while there is no storyteller, aloud where that is allowed", () => {
    const tell: DixitMove = { type: "tell", card: 3, clue: "" };
    const speak: DixitMove = { type: "speak", card: 3 };
    const race = { type: "telling", seat: null };
    expect(findTask(makeView({ choices: [tell], stage: race }))).toEqual({
      kind: "tell",
      race: true,
      aloud: false,
    });
    expect(
      findTask(makeView({ choices: [tell, speak], stage: { type: "telling", seat: 0 } })),
    ).toEqual({ kind: "tell", race: false, aloud: true });
  });

  it("is nothing while people look at a result, after an answer, and away from a table", () => {
    const view = makeView({ choices: votes });
    expect(findTask(makeView({ choices: votes, status: "resting" }))).toBeNull();
    expect(findTask({ ...view, answered: true })).toBeNull();
    expect(findTask({ ...view, shownOn: "replay" })).toBeNull();
    expect(findTask(makeView({ choices: [] }))).toBeNull();
  });
});

describe("picks", () => {
  it("may be what some choice names", () => {
    const view = makeView({ choices: votes });
    expect([1, 2, 3, 4].map((number) => mayPick(view, number))).toEqual([true, true, false, true]);
  });

  it("replace each other where one is wanted, and a second tap puts one back", () => {
    const view = makeView({ choices: votes, code: "replace" });
    pick(view, { kind: "vote" }, 1);
    pick(view, { kind: "vote" }, 4);
    expect(readPicks(view)).toEqual([4]);
    pick(view, { kind: "vote" }, 4);
    expect(readPicks(view)).toEqual([]);
  });

  it("let the oldest go where two are wanted", () => {
    const view = makeView({ choices: pairs, code: "oldest" });
    for (const card of [5, 6, 7]) pick(view, { kind: "give", count: 2 }, card);
    expect(readPicks(view)).toEqual([6, 7]);
  });

  it("are forgotten at another decision or another table", () => {
    pick(makeView({ choices: votes, code: "here" }), { kind: "vote" }, 1);
    expect(readPicks(makeView({ choices: votes, code: "here", phase: 2 }))).toEqual([]);
    expect(readPicks(makeView({ choices: votes, code: "there" }))).toEqual([]);
  });
});

describe("findChoice", () => {
  const view = makeView({ choices: pairs });

  it("takes the cards in any order", () => {
    expect(findChoice(view, "give", [7, 5])).toBe(pairs[1]);
  });

  it("is nothing before all cards are picked", () => {
    expect(findChoice(view, "give", [5])).toBeUndefined();
    expect(findChoice(view, "vote", [5, 6])).toBeUndefined();
  });
});

describe("the draft of a clue", () => {
  it("lasts through the decisions of a game, and not into another table's", () => {
    writeDraft(makeView({ choices: [], code: "draft" }), "a quiet");
    expect(readDraft(makeView({ choices: votes, code: "draft", phase: 9 }))).toBe("a quiet");
    expect(readDraft(makeView({ choices: [], code: "other" }))).toBe("");
  });
});
