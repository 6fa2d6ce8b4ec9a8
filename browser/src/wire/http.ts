// Made from lorelode/wire by `make types`; edit that instead.
// The bodies of HTTP requests and answers; docs/formats.md explains them.

import type { Code, RefusalBody, TableSettings } from "./messages";
import type { BeliefKind, ReasonKind } from "./vocabulary";

// lorelode.wire.http

/** A switch of an edition. */
export interface SwitchInfo {
  readonly name: string;
  /** Its value in this edition, in words. */
  readonly set: string;
  /** What it may be set to, in English. */
  readonly allowed: string;
  /** What a form may offer. */
  readonly options: Options;
  /** What it means, in English. */
  readonly means: string;
}

/** An edition of a game, with its switches. */
export interface EditionInfo {
  readonly name: string;
  readonly switches: readonly SwitchInfo[];
}

/** A deck that a table may play with. */
export interface DeckInfo {
  readonly name: string;
  /** What people call it, in any script. */
  readonly title: string;
  readonly pictures: number;
  /** Whether all its pictures have tags, through which bots see them. */
  readonly seen_by_bots: boolean;
}

/** A game that can be played. */
export interface GameInfo {
  readonly game: string;
  /** The fewest and the most players. */
  readonly seats: readonly [number, number];
  /** The levels of its bots. */
  readonly bots: readonly string[];
  /** Empty for a game without pictures. */
  readonly decks: readonly DeckInfo[];
  readonly editions: readonly EditionInfo[];
}

/** Clues of people that become associations of people's own pictures. */
export interface KeptClues {
  /** How many were kept, or could be; 0 also if the operator does not allow it. */
  readonly count: number;
}

/** Why a bot gave a clue whose turn is over: because of what this picture shows. */
export interface ClueReason {
  /** The picture that it meant, by its number in the rules. */
  readonly picture: number;
}

/** The request for a new table. */
export interface NewTable {
  readonly settings: TableSettings;
}

/** A new table; the person who asked for it is its host. */
export interface TableCreated {
  readonly code: string;
}

/** A table in the list of open tables. */
export interface TableListing {
  readonly code: string;
  readonly game: string;
  readonly edition: string;
  readonly seats: number;
  /** How many seats people have. */
  readonly taken: number;
  /** How many seats bots have. */
  readonly bots: number;
  readonly playing: boolean;
  /** Whether people without a seat may watch. */
  readonly spectators: boolean;
}

/** The address of a table, for people on their own devices. */
export interface Invitation {
  readonly link: string;
}

/** The visitor who asked for it was forgotten. */
export interface VisitorForgotten {
  readonly ok: boolean;
}

/** The server runs. */
export interface Health {
  readonly ok: boolean;
}

/** Whether the server accepts players. */
export interface Readiness {
  readonly ready: boolean;
  readonly reason?: "cannot-save" | "full" | "not-serving";
}

// lorelode.core.schema

/** The values that a form can offer; both empty for a type that takes a text of its own. */
export interface Options {
  readonly words: readonly string[];
  /** The smallest and the largest. */
  readonly numbers: readonly [number, number] | null;
}

// lorelode.wire.decks

/** What players may read about a picture in one language: never its tags, which bots play by. */
export interface PictureWords {
  /**
   * While a game runs, empty if there is a caption that tells the picture to those who cannot see
   * it. A card without a picture is its title.
   */
  readonly title: string;
  readonly caption: string;
}

/** A card of a game, as players see it. */
export interface Picture {
  readonly id: string;
  readonly words: Readonly<Record<string, PictureWords>>;
  /** The name of its file; null in a deck that has only words. */
  readonly picture: string | null;
}

/** The pictures of a game; a picture is numbered by its position in the list, from 1. */
export interface GamePictures {
  readonly cards: readonly Picture[];
}

/** A deck in the operator's list. */
export interface StoredDeckInfo {
  readonly name: string;
  /** What people call it, in any script. */
  readonly title: string;
  readonly built_in: boolean;
  readonly pictures: number;
  /** How many of the pictures have tags, through which bots see them. */
  readonly tagged: number;
  readonly bytes: number;
  readonly languages: readonly string[];
  /** Why the deck cannot be read, in English; empty if it can. */
  readonly fault: string;
}

/** All decks, and the largest files that may be uploaded. */
export interface DeckList {
  readonly decks: readonly StoredDeckInfo[];
  readonly max_picture_bytes: number;
  readonly max_zip_bytes: number;
  /** The model that can describe pictures; empty if the server has none. */
  readonly model: string;
}

/** How far a model has come with a deck, or how the last run ended. */
export interface DescriptionRun {
  /** Empty if the server has not asked a model since its start. */
  readonly deck: string;
  readonly running: boolean;
  readonly done: number;
  /** Pictures times languages. */
  readonly of: number;
  /** How many of those that are done got no words. */
  readonly failed: number;
  /** Why the run broke off, in English; empty if it did not. */
  readonly fault: string;
}

/** The cards of a deck with all their words. */
export interface DeckCards {
  readonly name: string;
  readonly built_in: boolean;
  readonly cards: readonly Card[];
}

/** The operator's associations, as they were typed. */
export interface WrittenAssociations {
  readonly strong: readonly string[];
  readonly likely: readonly string[];
  readonly faint: readonly string[];
}

/** The operator's words for a card in a language; if all are empty, its words are removed. */
export interface CardWords {
  readonly language: string;
  readonly title?: string;
  readonly caption?: string;
  readonly tags?: readonly string[];
  /** null: they stay as they are. */
  readonly associations?: WrittenAssociations | null;
  /** null: they stay as they are. A line that was there before keeps its voice. */
  readonly lines?: readonly string[] | null;
}

/** What bots hear and say at a card, by language. */
export interface CardTexts {
  readonly associations: Readonly<Record<string, Associations>>;
  readonly lines: Readonly<Record<string, readonly string[]>>;
}

/** A deck or a card was removed. */
export interface DeckChanged {
  readonly ok: boolean;
}

/** How many files of an upload were read; `of` is 0 until the number of files is known. */
export interface UploadProgress {
  readonly done: number;
  readonly of: number;
}

/** What became of the files of an upload. */
export interface UploadResult {
  readonly kept: readonly Card[];
  /** Files with a picture that the deck already has. */
  readonly doubles: readonly string[];
  readonly refused: readonly RefusedFile[];
  /** How many cards that the deck already had got new words. */
  readonly reworded: number;
}

/** A line of the answer to an upload: progress, and finally the result or a refusal. */
export type UploadLine = UploadProgress | UploadResult | RefusalBody;

// lorelode.decks.deck

/** What is written about a card in one language. */
export interface Words {
  readonly title: string;
  /** What the picture shows, in a sentence. */
  readonly caption: string;
  /** What the picture shows, how it feels, what it may stand for. */
  readonly tags: readonly string[];
}

/** One picture. */
export interface Card {
  readonly id: string;
  readonly words: Readonly<Record<string, Words>>;
  /** The name of its file; null in a deck that has only words. */
  readonly picture: string | null;
  /**
   * What its file was called before it was imported, for whoever imported it. It says nothing of
   * the picture, so no bot and no player reads it.
   */
  readonly source: string;
}

// lorelode.decks.associations

/** What a picture makes people think of, by how many of them would think of it. */
export interface Associations {
  readonly strong: readonly string[];
  readonly likely: readonly string[];
  readonly faint: readonly string[];
}

// lorelode.decks.import_result

/** A file that did not become a card. */
export interface RefusedFile {
  readonly name: string;
  readonly code: Code;
  readonly facts: Readonly<Record<string, string | number>>;
  /** Why it was refused, in English. */
  readonly sentence: string;
}

// lorelode.wire.replays

/** A game after one of its moves, as one seat knew it. */
export interface Moment {
  /** The move line; null before the first move. */
  readonly line: string | null;
  readonly public: unknown;
  /** What the seat alone knew; with everything open, what each seat knew, by seat. */
  readonly private: unknown;
  /** What nobody knew; with everything open only. */
  readonly secret: unknown;
  /** The level of the bot that made the move. */
  readonly bot: string;
  /** More fields of `play`, worked out from what everybody knew. */
  readonly derived: Readonly<Record<string, unknown>>;
}

/** A finished game, moment by moment. A long game takes several answers. */
export interface Replay {
  /** The game's name. The table may have changed to another game since. */
  readonly game: string;
  /** Whether the players ended the game before its end. */
  readonly abandoned: boolean;
  /** How many moments the game has. */
  readonly length: number;
  /** The number of the first moment here, from 0. */
  readonly start: number;
  readonly moments: readonly Moment[];
}

/** A move of a finished game, as everybody saw it. */
export interface StoryLine {
  /** The move line, without what its mover alone knew. */
  readonly text: string;
  /** The level of the bot that made the move; empty for a person or the dealer. */
  readonly bot: string;
  /** What the move showed to everybody. */
  readonly news: readonly unknown[];
}

/** What a finished game showed to everybody, move by move. A long game takes several answers. */
export interface Story {
  /** How many moves the game has. */
  readonly length: number;
  /** The number of the first move here, from 0. */
  readonly start: number;
  readonly lines: readonly StoryLine[];
}

/** What a good player in each seat of a finished game would have believed, moment by moment. */
export interface ReplayBeliefs {
  /** How many moments the game has. */
  readonly length: number;
  /** The number of the first moment here, from 0. */
  readonly start: number;
  /** For each moment what each seat would have believed, by seat; empty if there was nothing. */
  readonly moments: readonly (readonly (readonly Belief[])[])[];
}

/** Why a bot made a move. The bot is asked again, so it may answer differently now. */
export interface MoveExplanation {
  readonly level: string;
  /** Whether the bot would make the same move again. */
  readonly same: boolean;
  /** One line in English; empty for a bot that cannot explain its moves. */
  readonly text: string;
  /** The same as data, for other languages. */
  readonly explained: Explained | null;
  /** The moves that it valued next, as data. */
  readonly others: readonly unknown[];
}

// lorelode.bots.reasons

/** One reason for a move; which of the fields are set depends on the kind. */
export interface Reason {
  /** The name of a `ReasonKind`. */
  readonly kind: ReasonKind;
  /** Whom it is about. */
  readonly seat?: number;
  /** Which picture it is about, by its number in the rules. */
  readonly picture?: number;
  /** Words of the deck, in the language of the table, or another if a card has none in that. */
  readonly words?: readonly string[];
  /** How likely, or how similar. */
  readonly likely?: number;
  /** How likely it is that some find a picture but not all. */
  readonly some?: number;
  /** How many states were imagined. */
  readonly worlds?: number;
}

/** How likely a bot thinks something is, for each seat or for each of some options. */
export interface Belief {
  /** What it is about: one of `BELIEF_KINDS`. */
  readonly kind: BeliefKind;
  /** By seat. */
  readonly seats?: readonly number[];
  /** By the word for each option in the rules. */
  readonly options?: Readonly<Record<string, number>>;
}

/** A move that a bot plays, why, and what it believes. */
export interface Explained {
  /** The bot's own. */
  readonly seat: number;
  /** In the notation of the game. */
  readonly move: string;
  readonly why: readonly Reason[];
  /** Empty for a bot that believes nothing. */
  readonly beliefs: readonly Belief[];
  /** Moves that it valued next, the best first; empty if none came near. */
  readonly others: readonly string[];
}

// lorelode.wire.lessons

/** A move with which the learner goes on. */
export interface LessonMove {
  /** What the choice is called, where there are several; else empty. */
  readonly name: string;
  /** As `choices` has it. */
  readonly move: unknown;
  /** The number of the step that it leads to, from 0. */
  readonly next: number;
}

/** A step of a taught game. */
export interface LessonStep {
  /** The page has a sentence for it. */
  readonly name: string;
  /**
   * The game after each move since the step before, as the learner's seat sees it. Only the last
   * may offer choices.
   */
  readonly plays: readonly unknown[];
  /** The moves with which the learner may go on; empty if the learner only reads and watches. */
  readonly moves: readonly LessonMove[];
  /** The number of the step after it; null if it is the last, or a move says it. */
  readonly next: number | null;
}

/** A taught game. Every state in it comes from the rules. */
export interface Lesson {
  readonly game: string;
  /** The learner's. */
  readonly seat: number;
  readonly seats: number;
  /** How many steps a learner takes from the first to the last. */
  readonly length: number;
  /** The pictures by number, from 1; empty for a game without pictures. */
  readonly deck: readonly Picture[];
  readonly steps: readonly LessonStep[];
}

// lorelode.wire.hints

/** What a strong bot would do in the place of the reader, who plays alone with bots. */
export interface Hint {
  /** As `choices` has it; the words of a clue are the bot's. */
  readonly move: unknown;
  /** Empty for a bot that cannot explain its moves. */
  readonly why: readonly Reason[];
}

// lorelode.wire.notices

/** The key that a browser needs to subscribe to notices of this server. */
export interface PushKey {
  readonly key: string;
}

/** The request for notices: a browser's subscription, as it gives it to the page. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: "en" | "fa" | "he" | "lv" | "ru";
}

/** The request for no more notices to a browser. */
export interface PushEnd {
  readonly endpoint: string;
}

/** What was asked for about notices is done. */
export interface NoticesChanged {
  readonly ok: boolean;
}

/** A notice as a service worker decrypts it: which table and what kind, and no view of it. */
export interface PushNotice {
  /** The code of the table. */
  readonly table: string;
  readonly kind: "begun" | "invited" | "over" | "round" | "turn";
  readonly language: "en" | "fa" | "he" | "lv" | "ru";
  readonly title: string;
  readonly text: string;
}
