// The contract of a game's part of the page. Each game has three pieces: a small entry that is
// always there, an intro for the front page and the settings, and the part that draws the game.

import type { Signal } from "@preact/signals";
import type { ComponentType } from "preact";

import type { Topic } from "../i18n";
import type { Card, Explained, Moment } from "../wire/http";
import type { TableInfo, You } from "../wire/messages";
import type { GameName } from "../wire/vocabulary";

/** One thing that the last move showed to everybody. */
export interface AnyNews {
  readonly type: string;
  readonly seat?: number | null;
}

/** A game in play, of any game: what the `Play` of every game has. */
export interface AnyPlay {
  readonly game: string;
  readonly phase: number;
  readonly to_act: readonly number[];
  readonly public: { readonly edition: object; readonly news: readonly AnyNews[] };
  readonly private: object | null;
  readonly choices: readonly object[];
  readonly line_news: readonly (readonly AnyNews[])[];
}

/** The pictures of a game's deck by number, from 1; null until they are fetched. */
export type Deck = readonly Card[] | null;

/** The name of a seat. */
export type NameSeat = (seat: number) => string;

/** Everything that a game is drawn from, at a table, on a television or in a replay. */
export interface GameView<P extends AnyPlay = AnyPlay> {
  readonly table: TableInfo;
  readonly you: You;
  readonly play: P;
  readonly deck: Deck;
  /** The page that shows it. Only a table offers choices. */
  readonly shownOn: "table" | "television" | "replay";
  /** Whether this page has answered the decision that is shown. */
  readonly answered: boolean;
  /** The name of a seat. */
  readonly who: NameSeat;
  readonly choose: (move: P["choices"][number]) => void;
  /** Seats that may be tapped now, and what a tap does. The board sets it, the seats show it. */
  readonly targets: Signal<ReadonlyMap<number, () => void>>;
  /** Hide the clue of a turn, from 0. Only the host may, at a table. */
  readonly hide?: (turn: number) => void;
}

/** Whose knowledge a replay shows: a seat's, a spectator's (null), or everybody's. */
export type Perspective = number | "all" | null;

/** What a game's part says of a piece of news that tells a clue. */
export interface Clue {
  /** Whether it is written down. A clue that was said aloud cannot be hidden. */
  readonly written: boolean;
}

/** A game's part: it draws a view and offers its choices. */
export interface GamePart<P extends AnyPlay> {
  /** The board, what the reader holds, and the choices. */
  readonly Board: ComponentType<{ view: GameView<P> }>;
  /** What everybody sees of a player, beside the name. */
  readonly Badge: ComponentType<{ view: GameView<P>; seat: number }>;
  /** How the game ended. */
  readonly Result: ComponentType<{ view: GameView<P> }>;
  /** One player's cards, in a replay that shows everything. */
  readonly OpenHand: ComponentType<{ hand: NonNullable<P["private"]>; deck: Deck }>;
  /** What the reader has to do now, in a short sentence. */
  readonly describeTask: (view: GameView<P>) => string;
  /** How far the game is, in two or three words; null: nothing to say. */
  readonly describeProgress: (view: GameView<P>) => string | null;
  /** A piece of news in words; null: nothing to say. */
  readonly describeNews: (news: P["public"]["news"][number], who: NameSeat) => string | null;
  /** Whether the log shows the lines of the record because the news cannot be put into words. */
  readonly logsRecordLines?: boolean;
  /** For games with clues, which the host may hide. Clues are numbered from 0 in their order. */
  readonly clues?: {
    /** The clue that a piece of news tells; null: it tells none. */
    readonly find: (news: P["public"]["news"][number]) => Clue | null;
    /** What the log says in place of a hidden clue. */
    readonly describeHidden: () => string;
  };
  /** What the board of a replay is drawn from at a moment. */
  readonly openMoment: (moment: Moment, perspective: Perspective) => Pick<P, "public" | "private">;
  /** The title of a picture of the deck, for games that have pictures. */
  readonly namePicture?: (deck: Deck, picture: number) => string;
  /** What a bot believed when it made its move, a sentence each. */
  readonly describeBeliefs: (explained: Explained, who: NameSeat) => readonly string[];
}

/** A part is given views of its own game only, so it may stand for one that draws any game. */
export type AnyGamePart = GamePart<AnyPlay>;

/** A picture of a step, with what is drawn on it. */
export interface StepPicture {
  readonly source: string;
  /** A number or points on it. */
  readonly label?: { readonly number: number } | { readonly points: number };
  readonly checked?: boolean;
}

/** One of the steps that explain a game: its pictures, and how they are laid out. */
export interface Step {
  readonly layout: "path" | "fan" | "clue" | "row" | "pair";
  readonly pictures: readonly StepPicture[];
}

/** A field for a switch that needs more than a choice of words or a number. */
export type SwitchField = ComponentType<{
  readonly value: string;
  readonly change: (value: string) => void;
}>;

/** What the front page and the form of settings show of a game. */
export interface GameIntro {
  /** The large picture on the front page. */
  readonly Scene: ComponentType;
  /** A small picture for the list of open tables. */
  readonly sign: string;
  readonly steps: readonly Step[];
  /** Fields of its own by the names of their switches. */
  readonly switchFields: Readonly<Record<string, SwitchField>>;
}

/** A game in the registry. It is in every bundle, so the rest of a game is loaded by it. */
export interface GameEntry {
  /** As the server calls it. The keys of its texts begin with it: `saboteur-edition-lv`. */
  readonly name: GameName;
  readonly texts: {
    /** What editions, switches, cards and news are called. */
    readonly game: Topic;
    /** What the front page says of it. */
    readonly intro: Topic;
    readonly rules: Topic;
  };
  /** The settings of a new table; the edition is for readers whose language has none. */
  readonly defaults: { readonly seats: number; readonly edition: string };
  /** Whether it is played with a deck of pictures, which the page has to fetch. */
  readonly hasPictures: boolean;
  readonly loadPart: () => Promise<unknown>;
  readonly loadIntro: () => Promise<GameIntro>;
  /** The pictures beside its clauses, if there are any. */
  readonly loadIllustration?: () => Promise<ComponentType<{ readonly clause: string }>>;
}
