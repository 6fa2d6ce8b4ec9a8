// Made from the phrases of the server by `make types` (tools/vocabulary.py).

/** What can be said in every game: the blanks of each phrase, by group and name. */
export const COMMON_PHRASES = {
  reactions: {
    laugh: [],
    wow: [],
    heart: [],
    doubt: [],
    sad: [],
    angry: [],
  },
  manners: {
    thanks: ["seat"],
    "well-done": [],
    sorry: [],
    moment: [],
  },
} as const;
/** What can be said in each game besides. */
export const PHRASES = {
  saboteur: {
    goals: {
      stone: ["goal"],
      gold: ["goal"],
      look: ["goal"],
    },
    people: {
      suspect: ["seat"],
      trust: ["seat"],
      stop: ["seat"],
      why: ["seat"],
      miner: [],
    },
    tools: {
      help: ["tool"],
      "will-mend": ["seat"],
      "it-was-me": [],
    },
    paths: {
      "no-card": [],
      rockfall: [],
    },
  },
  dixit: {
    pictures: {
      lovely: ["picture"],
      nearly: ["picture"],
      sure: ["picture"],
    },
    clues: {
      clever: [],
      hard: [],
      easy: [],
      "no-idea": [],
      "nothing-fits": [],
      "tell-more": [],
    },
    people: {
      fooled: ["seat"],
      alike: ["seat"],
    },
  },
} as const;

type NamesIn<Groups> = { [G in keyof Groups]: keyof Groups[G] & string }[keyof Groups];
export type CommonPhraseName = NamesIn<typeof COMMON_PHRASES>;
export type PhraseName<G extends keyof typeof PHRASES> = NamesIn<(typeof PHRASES)[G]>;
