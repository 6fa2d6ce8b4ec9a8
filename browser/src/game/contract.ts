// The contract of a game's part of the page. Each game has three pieces: a small entry that is
// always there, an intro for the front page, and the part that draws the game.

import type { Signal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";

import type { Topic } from "../i18n";
import type { Session } from "../table/session";
import type { Pointer } from "../ui/pointer";
import type { ClueReason, Explained, Moment, Picture, Reason, StoryLine } from "../wire/http";
import type { TableInfo, You } from "../wire/messages";
import type { SoundName } from "../scenes/sounds";
import type { GameName } from "../wire/vocabulary";
import type { ClueTalkState } from "./clueTalk";

/** One thing that the last move showed to everybody. */
export interface AnyNews {
  readonly type: string;
  /** Who has done it. */
  readonly seat?: number | null;
  /** To whom it was done. */
  readonly target?: number | null;
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
export type Deck = readonly Picture[] | null;

/** The name of a seat. */
export type NameSeat = (seat: number) => string;

/** The name of a place on the page, such as a player or a pile: an element's `data-anchor`. */
export type Anchor = string;

/** A card that flies from one place to another. The first place that is on the page counts. */
export interface Flight {
  readonly picture: string;
  readonly from: readonly Anchor[];
  readonly to: readonly Anchor[];
}

/** One step of a scene. */
export interface Beat {
  /** What the board calls it, to ask whether the scene has come to it. */
  readonly name: string;
  /** How many pieces of the scene's news the log and the caption tell by now. */
  readonly told: number;
  readonly milliseconds: number;
  readonly flights?: readonly Flight[];
  /** Places that are shaken. */
  readonly struck?: readonly Anchor[];
  readonly sound?: SoundName;
  /** Who offers the reader a button to go on. If nobody presses it, the beat ends by itself. */
  readonly waits?: "page" | "board";
  /** Whether its scene is shown even if the page is behind. */
  readonly isGreat?: boolean;
}

/** How far the page has shown what the last moves showed. */
export interface SceneView {
  /** The beat that plays; null: everything has been shown. */
  readonly beat: Beat | null;
  /** What the moves of the scene have shown; `told` of its beats counts it. */
  readonly news: readonly AnyNews[];
  /** Whether the scene has come to a beat. It has if there is no such beat. */
  readonly hasReached: (name: string) => boolean;
  /** Go on to the next beat that waits for the reader, or to the end. */
  readonly skip: () => void;
  /** Whether the scene that plays has come to a beat. It has not if there is no such beat. */
  readonly isShowing: (name: string) => boolean;
}

/** For whom a scene is planned. */
export interface Watched<P extends AnyPlay = AnyPlay> {
  readonly play: P;
  /** The reader's seat; null: a spectator or a television. */
  readonly seat: number | null;
}

/** A seat that may be pointed at. */
export interface Target {
  readonly point: (by: Pointer) => void;
  /** Whether it was pointed at, and waits to be confirmed. */
  readonly waits: boolean;
}

/** What is said about the clues of a game after their turns, which are numbered from 0. */
export interface ClueTalk {
  /** What the storyteller of a turn has written about the clue; null: nothing. */
  readonly findLine: (turn: number) => string | null;
  /** Why a bot gave the clue of a turn; null: it is not known yet, or a person gave the clue. */
  readonly findReason: (turn: number) => ClueReason | null;
  /** Ask why the clue was given, if a bot gave it. */
  readonly askBot: (turn: number) => void;
  /** Whether the reader may write why they gave the clue, if it was theirs. */
  readonly mayWrite: (turn: number) => boolean;
  /** Write why the reader gave the clue; false: the server has refused it. */
  readonly write: (turn: number, text: string) => Promise<boolean>;
  /** Ask the others to wait, because the reader is about to write. */
  readonly hold: () => void;
}

/** Everything that a game is drawn from, at a table, on a television or in a replay. */
export interface GameView<P extends AnyPlay = AnyPlay> {
  readonly table: TableInfo;
  readonly you: You;
  readonly play: P;
  readonly deck: Deck;
  /** The page that shows it. Only a table offers choices. */
  readonly shownOn: "table" | "television" | "replay";
  /** How far the page has shown what the last moves showed. */
  readonly scene: SceneView;
  /** What has happened since the reader's last move, while it is their turn. */
  readonly recent: readonly AnyNews[];
  /** What each seat alone knew, in a replay that shows everything. */
  readonly open?: readonly NonNullable<P["private"]>[];
  /** Whether this page has answered the decision that is shown. */
  readonly answered: boolean;
  /** The name of a seat. */
  readonly who: NameSeat;
  readonly choose: (move: P["choices"][number]) => void;
  /** Choose, and call `undone` if the reader takes it back, for which there is time without a clock. */
  readonly chooseWithUndo: (move: P["choices"][number], undone: () => void) => void;
  /** Let the server say why a move is not among the choices. */
  readonly askWhyNot: (move: P["choices"][number]) => void;
  /** The choice that the reader can still take back. */
  readonly held: P["choices"][number] | null;
  /** Seats that may be pointed at now. The board sets it, the seats show it. */
  readonly targets: Signal<ReadonlyMap<number, Target>>;
  /** Hide the clue of a turn, from 0, or show it again. Only the host may, at a table. */
  readonly hide?: (turn: number, hidden: boolean) => void;
  /** What is said about the clues; at a table and on a television. */
  readonly clueTalk?: ClueTalk;
}

/** Whose knowledge a replay shows: a seat's, a spectator's (null), or everybody's. */
export type Perspective = number | "all" | null;

/** What a game's part says of a piece of news that tells a clue. */
export interface Clue {
  /** Whether it is written down. A clue that was said aloud cannot be hidden. */
  readonly written: boolean;
}

/** What a reader of a replay looks for: the beginning of a part of the game, something that harms
 * a player, or something that is found out. */
export type Chapter = "part" | "harm" | "find";

/** What a bot believed: how likely each of some things was, from 0 to 1. */
export interface BeliefBars {
  readonly title: string;
  readonly bars: readonly {
    readonly name: string;
    /** Whose name it is, if it is that of a player. */
    readonly seat?: number;
    readonly share: number;
    /** The truth, if it is known. */
    readonly sign?: { readonly picture: string; readonly words: string };
  }[];
}

/** What a game's insight into a replay is drawn from. */
export interface ReplayInsight<P extends AnyPlay = AnyPlay> {
  /** The present moment. */
  readonly view: GameView<P>;
  /** The number of the game at its table, from 1. */
  readonly game: number;
  /** What every move showed to everybody; those that were fetched so far. */
  readonly lines: readonly StoryLine[];
  /** The number of the moment that the scene has shown to its end; move `n` of the lines, from 0,
   * led to moment `n + 1`. */
  readonly at: number;
  readonly go: (to: number) => void;
}

/** A move that was only thought of: a sentence, and the picture of its card. */
export interface MoveInWords {
  readonly words: string;
  readonly picture: string | null;
}

/** What a game's part has for replays. */
export interface GameReplay<P extends AnyPlay = AnyPlay> {
  /** What the board is drawn from at a moment. */
  readonly openMoment: (moment: Moment, perspective: Perspective) => Pick<P, "public" | "private">;
  /** One player's cards, where everything is open. */
  readonly OpenHand: ComponentType<{ hand: NonNullable<P["private"]>; seat: number; deck: Deck }>;
  /** What a bot believed when it made its move, beside the truth if everything is open. */
  readonly listBeliefs: (
    explained: Explained,
    who: NameSeat,
    open: readonly NonNullable<P["private"]>[],
  ) => readonly BeliefBars[];
  /** A move that a bot thought of, in words; null: there is nothing to say. */
  readonly describeMove?: (
    move: P["choices"][number],
    seat: number,
    who: NameSeat,
  ) => MoveInWords | null;
  /** Shows under the board how the players stood to each other. */
  readonly Insight?: ComponentType<{ readonly replay: ReplayInsight<P> }>;
}

/** What a game has for its taught game. */
export interface GameLesson<P extends AnyPlay = AnyPlay> {
  /** What the learner touches to make a move, one after the other, as CSS selectors. */
  readonly locateMove: (move: P["choices"][number], play: P) => readonly string[];
  /** Which of the taught moves the learner has made, by its number; -1: none. Without: the same. */
  readonly findTaught?: (
    move: P["choices"][number],
    taught: readonly P["choices"][number][],
  ) => number;
  /** A play or a move of the lesson in the reader's language, after what the learner has made. */
  readonly localize?: <V extends object>(value: V, made: readonly P["choices"][number][]) => V;
}

/** What may stand in a blank of a game's phrases. */
export interface Blank<P extends AnyPlay = AnyPlay> {
  /** The values that fit now. There is no view before a game, and for those who may not watch it. */
  readonly list: (view: GameView<P> | null) => readonly (string | number)[];
  /** What a value looks like and is called. */
  readonly Sign: ComponentType<{
    readonly value: string | number;
    readonly view: GameView<P> | null;
  }>;
}

/** A game's part: it draws a view and offers its choices. */
export interface GamePart<P extends AnyPlay> {
  /** The board, what the reader holds, and the choices. */
  readonly Board: ComponentType<{ view: GameView<P> }>;
  /** What everybody sees of a player, beside the name. */
  readonly Badge: ComponentType<{ view: GameView<P>; seat: number }>;
  /** Whether the board shows pictures and names for everybody to look at: a television shows nothing
   * beside them. */
  readonly showsPictures?: (view: GameView<P>) => boolean;
  /** What everybody looks at, in one line, for the notice that waits for the reader. It is shown where
   * the board has no room beside its pictures. null: there is nothing to sum up. */
  readonly sumUp?: (view: GameView<P>) => JSX.Element | null;
  /** What is loaded after the rest: the end of a round or of the game, and what a reader opens. */
  readonly later?: {
    /** Whether a play cannot be shown without it. The scene that leads there waits until it is loaded. */
    readonly isNeeded: (play: P) => boolean;
    readonly isLoaded: () => boolean;
    readonly load: () => Promise<void>;
  };
  /** How the game ended. */
  readonly Result: ComponentType<{ view: GameView<P> }>;
  /** What the reader has to do now, in a short sentence. */
  readonly describeTask: (view: GameView<P>) => string;
  /** How far the game is, in two or three words; null: nothing to say. */
  readonly describeProgress: (view: GameView<P>) => string | null;
  /** A piece of news in words; null: nothing to say. It calls the reader "you", but not as the one
   * who did it if a bot has stood in: then `who` names that bot. */
  readonly describeNews: (
    news: P["public"]["news"][number],
    who: NameSeat,
    reader: number | null,
    isByStandIn?: boolean,
  ) => string | null;
  /** A picture of the card that a piece of news is about; null: there is none. */
  readonly pictureNews?: (news: P["public"]["news"][number]) => string | null;
  /** The places that a piece of news is about, which a tap on it points at. */
  readonly locateNews?: (news: P["public"]["news"][number]) => readonly Anchor[];
  /** The beats in which the page shows the news of one or more moves. Without: all at once. */
  readonly planScene?: (
    news: readonly P["public"]["news"][number][],
    watched: Watched<P>,
  ) => readonly Beat[];
  /** The keys of the board, and what each does. */
  readonly listKeys?: () => readonly (readonly [key: string, words: string])[];
  /** The news in a line of the record, if the news of the game cannot be put into words. */
  readonly readLine?: (line: string) => P["public"]["news"][number];
  /** For games with clues, which the host may hide. Clues are numbered from 0 in their order. */
  readonly clues?: {
    /** The clue that a piece of news tells; null: it tells none. */
    readonly find: (news: P["public"]["news"][number]) => Clue | null;
    /** What the log says in place of a hidden clue. */
    readonly describeHidden: () => string;
    /** Begins to follow what is said about the clues at a table; `hold` asks the others to wait. */
    readonly followTalk: (session: Session, hold: () => void) => ClueTalkState;
  };
  /** Loads how readers fill the blanks of its phrases, by their names. */
  readonly loadBlanks?: () => Promise<{ readonly blanks: Readonly<Record<string, Blank<P>>> }>;
  /** Loads what only replays need. */
  readonly loadReplay: () => Promise<GameReplay<P>>;
  /** The chapters of a game, for games that have any: headings of the log, and jumps in a replay. */
  readonly chapters?: {
    /** The chapter that a piece of news begins; null: none. */
    readonly find: (news: P["public"]["news"][number]) => Chapter | null;
    /** What a part is called, by its number from 1: "Round 2". */
    readonly namePart: (number: number) => string;
  };
  /** The title of a picture of the deck, for games that have pictures. */
  readonly namePicture?: (deck: Deck, picture: number) => string;
}

/** A tip of the coach in a reader's first game. */
export interface Tip {
  /** By which this browser remembers that it was shown; a word. */
  readonly name: string;
  readonly text: string;
  /** What it points at, as selectors: the first that is on the page counts. */
  readonly places: readonly string[];
}

/** A move that a bot would make, as it is shown to the reader. */
export interface HintedMove {
  /** A sentence. */
  readonly words: string;
  /** Where it is shown, as selectors: the first that is on the page counts. */
  readonly places: readonly string[];
}

/** What a game has for the coach: tips in a reader's first game, and hints. */
export interface GameCoach<P extends AnyPlay = AnyPlay> {
  /** The tips that fit what the view shows now, the most urgent first. */
  readonly listTips: (view: GameView<P>) => readonly Tip[];
  /** Picks on the board what a move takes, as far as it can, and says the move. */
  readonly showMove: (move: P["choices"][number], view: GameView<P>) => HintedMove;
  /** A reason for a move that is shown; null: it is said as in a replay. */
  readonly describeReason?: (reason: Reason) => string | null;
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

/** What the front page shows of a game. */
export interface GameIntro {
  /** The large picture on the front page. */
  readonly Scene: ComponentType;
  /** A small picture for the list of open tables. */
  readonly sign: string;
  readonly steps: readonly Step[];
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
  /** Loads what it has for the coach, a `GameCoach`; the part has to be loaded. */
  readonly loadCoach?: () => Promise<unknown>;
  /** Loads the fields that it has for some switches, by the names of the switches. */
  readonly switchFields?: Readonly<Record<string, () => Promise<SwitchField>>>;
  /** Loads what its taught game needs, with its texts. */
  readonly loadLesson?: () => Promise<unknown>;
  /** The pictures beside its clauses, if there are any. */
  readonly loadIllustration?: () => Promise<ComponentType<{ readonly clause: string }>>;
}
