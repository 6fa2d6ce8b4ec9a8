// Made from the games, bots and languages of the server by `make types` (tools/vocabulary.py).

/** The games: their editions, the words that each switch may be set to, their clauses. */
export const GAMES = {
  saboteur: {
    editions: ["lv", "fa", "he", "ru"],
    switches: {
      roles: [],
      first_player: ["agreed", "youngest"],
      unbroken_path: ["on", "off"],
      goals_turned: ["all", "one"],
      stone_misfit: ["meets-path", "mover-decides"],
      round_ends: ["hands-empty", "no-playable-card"],
      gold_choice: ["face-down", "face-up"],
      broken_tool_bars_gold: ["on", "off"],
      gold_reshuffled: ["on", "off"],
    },
    clauses: ["S-1.1", "S-1.2", "S-1.3", "S-1.4", "S-2.1", "S-2.2", "S-2.3", "S-3.1", "S-3.2", "S-3.3", "S-3.4", "S-3.5", "S-4.1", "S-4.2", "S-4.3", "S-4.4", "S-4.5", "S-5.1", "S-5.2", "S-5.3", "S-5.4", "S-5.5", "S-6.1", "S-6.2", "S-6.3", "S-6.4", "S-6.5", "S-6.6", "S-6.7", "S-7.1", "S-7.2", "S-7.3"],
  },
  dixit: {
    editions: ["fa"],
    switches: {
      hand_size: [],
      hand_size_for_three: [],
      deck_size: [],
      winning_points: ["none"],
      clues_each: ["none"],
      used_pictures_reshuffled: ["on", "off"],
      max_bonus_points: ["none"],
      clues_aloud: ["on", "off"],
    },
    clauses: ["D-1.1", "D-1.2", "D-2.1", "D-2.2", "D-2.3", "D-3.1", "D-3.2", "D-3.3", "D-4.1", "D-4.2", "D-4.3", "D-4.4", "D-5.1", "D-5.2", "D-5.3", "D-5.4", "D-5.5"],
  },
} as const;
/** The languages of the page and of clues. */
export type Language =
  | "en"
  | "fa"
  | "he"
  | "lv"
  | "ru";
/** The levels of bots. */
export type Level =
  | "easy"
  | "hard"
  | "normal"
  | "random"
  | "steady";
/** The faces of people and bots. */
export const FACES = ["banjo", "cactus", "cosmo", "domino", "fido", "karma", "kiwi", "lychee", "mango", "nana", "paprika", "pixel", "rollo", "rumba", "turbo", "yeti"] as const;
/** What speaks for a move, as a bot says it. */
export type ReasonKind =
  | "ahead"
  | "aloud"
  | "any"
  | "aside"
  | "bides"
  | "breaks-any"
  | "clears"
  | "digs"
  | "digs-idly"
  | "digs-towards"
  | "digs-trusted"
  | "first"
  | "fits"
  | "fits-nothing"
  | "forecast"
  | "gold"
  | "harms"
  | "hinders"
  | "hinders-itself"
  | "idle"
  | "looks"
  | "looks-away"
  | "mends-any"
  | "mends-own"
  | "mends-show"
  | "no-deck"
  | "reaches"
  | "stone"
  | "strikes"
  | "suspects"
  | "tells"
  | "trusts"
  | "turns-likely"
  | "turns-other"
  | "would-reach";
/** How many letters a name has at the most. */
export const MAX_NAME_LETTERS = 24 as const;
/** What a bot believes something about. */
export type BeliefKind =
  | "saboteurs"
  | "treasure";

export type Face = (typeof FACES)[number];
export type GameName = keyof typeof GAMES;
export type EditionName<G extends GameName = GameName> = (typeof GAMES)[G]["editions"][number];
export type SwitchName<G extends GameName = GameName> =
  keyof (typeof GAMES)[G]["switches"] & string;
export type ClauseId<G extends GameName = GameName> = (typeof GAMES)[G]["clauses"][number];
