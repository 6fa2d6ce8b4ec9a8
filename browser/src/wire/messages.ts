// Made from lorelode/wire by `make types`; edit that instead.
// docs/formats.md explains the messages and the order that they come in.

/** The version of the wire. A hello with another version is refused. */
export const WIRE_VERSION = 2;

/** The size of the largest frame that a client may send. */
export const MAX_FRAME_BYTES = 4096;

/** The id of a clause of the rules: a code of refusals too. */
export type Clause = `${string}-${number}.${number}`;

/** When a client connects again after a `closing`, by its code; after all other codes, never. */
export const RECONNECT: Readonly<Partial<Record<Code | Clause, "now" | "later">>> = {
  "internal": "later",
  "rate-limited": "later",
  "server-full": "later",
  "server-stopping": "now",
  "store-unavailable": "now",
  "table-reloading": "now",
  "television-off": "later",
  "too-many-connections": "later",
  "too-many-guesses": "later",
  "too-many-requests": "later",
  "unavailable": "later",
};

// lorelode.core.refusal

/** Something a sentence names: a number, a name, or a text in English. */
export type Fact = string | number;

/** Why something is refused, the HTTP status that goes with it, and the sentence that says it. */
export type Code =
  | "bad-message"
  | "bad-request"
  | "header-missing"
  | "forbidden"
  | "wrong-origin"
  | "not-operator"
  | "not-found"
  | "page-not-built"
  | "wrong-method"
  | "too-large"
  | "wrong-host"
  | "too-many-requests"
  | "too-many-connections"
  | "too-many-tables"
  | "too-many-guesses"
  | "upgrade-required"
  | "rate-limited"
  | "internal"
  | "unavailable"
  | "server-full"
  | "server-stopping"
  | "store-unavailable"
  | "table-unreadable"
  | "table-expired"
  | "table-reloading"
  | "removed"
  | "forgotten"
  | "television-off"
  | "television-only-shows"
  | "no-seat"
  | "no-such-seat"
  | "no-free-seat"
  | "seat-taken"
  | "seat-empty"
  | "has-other-seat"
  | "empty-seats"
  | "too-few-seats"
  | "bad-name"
  | "name-taken"
  | "name-reserved"
  | "face-taken"
  | "host-cannot-be-removed"
  | "founder-cannot-be-removed"
  | "not-host"
  | "bad-settings"
  | "unknown-bot"
  | "bot-cannot-play"
  | "game-running"
  | "no-game-running"
  | "stale-phase"
  | "resting"
  | "host-not-needed"
  | "asked-recently"
  | "not-your-turn"
  | "not-alone"
  | "no-such-game"
  | "no-bot-move"
  | "players-only"
  | "bad-text"
  | "chat-off"
  | "phrases-off"
  | "no-such-phrase"
  | "phrase-misfit"
  | "muted"
  | "no-such-line"
  | "bots-clue"
  | "not-your-clue"
  | "no-such-spectator"
  | "log-full"
  | "bad-deck"
  | "bad-words"
  | "deck-in-use"
  | "file-animated"
  | "file-bomb"
  | "file-damaged"
  | "file-empty"
  | "file-folder"
  | "file-heic"
  | "file-holds-more"
  | "file-leads-out"
  | "file-link"
  | "file-locked"
  | "file-not-decoded"
  | "file-not-zip"
  | "file-packed"
  | "file-packing"
  | "file-renamed"
  | "file-too-large"
  | "file-too-many-files"
  | "file-too-many-pixels"
  | "file-too-much-memory"
  | "file-too-slow"
  | "file-too-small"
  | "file-truncated"
  | "file-unpacks-too-large"
  | "file-unreadable"
  | "file-unsupported"
  | "file-words-unreadable"
  | "file-words-unusable"
  | "file-words-without-picture"
  | "file-zip64"
  | "file-zip-too-large";

// lorelode.wire.commands

/** The first message: who connects, and what they have already received. */
export interface Hello {
  readonly type: "hello";
  readonly wire?: number;
  /** The name of a spectator, for the gallery chat. */
  readonly name?: string;
  /** Whether this is a television: it sees what spectators see, and sends no commands. */
  readonly television?: boolean;
  /** The number of the game that `lines` belong to; they were sent to the seat `seat`. */
  readonly game?: number;
  readonly seat?: number | null;
  readonly lines?: number;
  readonly chat?: number;
  readonly gallery?: number;
}

/** Sit down, move to another free seat, or return to the seat that was yours. */
export interface Sit {
  readonly type: "sit";
  readonly id: string;
  readonly seat: number;
  readonly name: string;
}

/** Stand up. */
export interface Stand {
  readonly type: "stand";
  readonly id: string;
}

/** Let two players swap seats (host only). */
export interface SwapSeats {
  readonly type: "swap-seats";
  readonly id: string;
  readonly one: number;
  readonly other: number;
}

/** Change your face for one that nobody else at the table has. */
export interface PickFace {
  readonly type: "pick-face";
  readonly id: string;
  readonly face: "banjo" | "cactus" | "cosmo" | "domino" | "fido" | "karma" | "kiwi" | "lychee" | "mango" | "nana" | "paprika" | "pixel" | "rollo" | "rumba" | "turbo" | "yeti";
}

/** Put a bot on a free seat, or on all free seats (host only). */
export interface AddBot {
  readonly type: "add-bot";
  readonly id: string;
  readonly level: string;
  readonly seat?: number | null;
}

/** Take a seat from its player, for good, or from its bot (host only). */
export interface Remove {
  readonly type: "remove";
  readonly id: string;
  readonly seat: number;
}

/** Change the settings (host only). */
export interface ChangeSettings {
  readonly type: "change-settings";
  readonly id: string;
  readonly settings: TableSettings;
}

/** Answer who begins, where the rules leave it to the players; null lets chance decide. */
export interface NameFirst {
  readonly type: "name-first";
  readonly id: string;
  readonly seat: number | null;
}

/** Make the player of a seat the host (host only). */
export interface Promote {
  readonly type: "promote";
  readonly id: string;
  readonly seat: number;
}

/** Start the game, or another with the same people (host only). */
export interface Start {
  readonly type: "start";
  readonly id: string;
}

/** Tell the players who do not look at the table that you want to play (host only). */
export interface InvitePlayers {
  readonly type: "invite-players";
  readonly id: string;
}

/** Commit to what you add to the shuffle of the next game. */
export interface CommitContribution {
  readonly type: "commit-contribution";
  readonly id: string;
  /** The number of that game: one more than were started. */
  readonly game: number;
  /** SHA-256 of the contribution. */
  readonly hash: string;
}

/** Reveal what you have committed to, now that the server has committed to its seed. */
export interface RevealContribution {
  readonly type: "reveal-contribution";
  readonly id: string;
  readonly game: number;
  readonly contribution: string;
}

/** Make a move: one of the choices of the update with this phase, or a clue in free text. */
export interface Move {
  readonly type: "move";
  readonly id: string;
  readonly game: number;
  readonly phase: number;
  readonly move: AnyMove;
}

/** Say that you have seen the result. */
export interface Ready {
  readonly type: "ready";
  readonly id: string;
  readonly game: number;
  readonly phase: number;
}

/** Ask everybody to look longer at the result. It is enough that one player asks. */
export interface Hold {
  readonly type: "hold";
  readonly id: string;
  readonly game: number;
  readonly phase: number;
}

/** Let one bot move, if you are alone with bots that wait for it. */
export interface NextMove {
  readonly type: "next-move";
  readonly id: string;
  readonly game: number;
  /** How many move lines the game had, so that a repeat does not let another bot move. */
  readonly lines: number;
}

/** Say whether something covers your board. If you are alone with bots, they wait meanwhile. */
export interface CoverBoard {
  readonly type: "cover-board";
  readonly id: string;
  readonly covered: boolean;
}

/** Say whether you look at the table. Whoever looks is sent no notices. */
export interface Look {
  readonly type: "look";
  readonly id: string;
  readonly looking: boolean;
}

/** Say that you are back, so that no bot plays for you. */
export interface Back {
  readonly type: "back";
  readonly id: string;
}

/** Vote on ending the game before its end. The first yes opens a vote. */
export interface VoteEnd {
  readonly type: "vote-end";
  readonly id: string;
  readonly game: number;
  readonly yes: boolean;
}

/** Ask to take over from a host who does nothing. A founder becomes host again at once. */
export interface RequestHost {
  readonly type: "request-host";
  readonly id: string;
}

/** A turn of a game at a table. */
export interface TurnReference {
  /** The number of the game at its table, from 1. */
  readonly game: number;
  /** The number of the turn in the game, from 0. */
  readonly turn: number;
}

/** Write a chat line. While a game runs, only spectators read what spectators write. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly text: string;
  /** A turn of the sender's that is over, if the line says why they gave its clue. */
  readonly about?: TurnReference | null;
}

/** Say a phrase: a chat line that each reader reads in their own language. */
export interface SayPhrase {
  readonly type: "say-phrase";
  readonly id: string;
  readonly phrase: string;
  readonly blanks?: Readonly<Record<string, Fact>>;
}

/** Hide a chat line, or the clue of a turn of this game (host only). */
export interface Hide {
  readonly type: "hide";
  readonly id: string;
  readonly what: "chat" | "clue" | "gallery";
  readonly number: number;
}

/** Let everybody read a hidden chat line or clue again (host only). */
export interface Unhide {
  readonly type: "unhide";
  readonly id: string;
  readonly what: "chat" | "clue" | "gallery";
  readonly number: number;
}

/** Forbid the player of a seat to write or its bot to speak, or allow it again (host only). */
export interface Mute {
  readonly type: "mute";
  readonly id: string;
  readonly seat: number;
  readonly muted: boolean;
}

/** Forbid somebody without a seat to write, or allow it again (host only). */
export interface MuteSpectator {
  readonly type: "mute-spectator";
  readonly id: string;
  readonly spectator: string;
  readonly muted: boolean;
}

/** Send somebody without a seat away, for good (host only). */
export interface RemoveSpectator {
  readonly type: "remove-spectator";
  readonly id: string;
  readonly spectator: string;
}

/** Ask for a secret with which another device can claim this seat once. */
export interface OfferSeat {
  readonly type: "offer-seat";
  readonly id: string;
}

/** Claim a seat with the secret of an offer. */
export interface ClaimSeat {
  readonly type: "claim-seat";
  readonly id: string;
  readonly secret: string;
}

export type Command =
  | Sit
  | Stand
  | SwapSeats
  | PickFace
  | AddBot
  | Remove
  | ChangeSettings
  | NameFirst
  | Promote
  | Start
  | InvitePlayers
  | CommitContribution
  | RevealContribution
  | Move
  | Ready
  | Hold
  | NextMove
  | CoverBoard
  | Look
  | Back
  | VoteEnd
  | RequestHost
  | Say
  | SayPhrase
  | Hide
  | Unhide
  | Mute
  | MuteSpectator
  | RemoveSpectator
  | OfferSeat
  | ClaimSeat;

export type Inbound =
  | Hello
  | Sit
  | Stand
  | SwapSeats
  | PickFace
  | AddBot
  | Remove
  | ChangeSettings
  | NameFirst
  | Promote
  | Start
  | InvitePlayers
  | CommitContribution
  | RevealContribution
  | Move
  | Ready
  | Hold
  | NextMove
  | CoverBoard
  | Look
  | Back
  | VoteEnd
  | RequestHost
  | Say
  | SayPhrase
  | Hide
  | Unhide
  | Mute
  | MuteSpectator
  | RemoveSpectator
  | OfferSeat
  | ClaimSeat;

// lorelode.wire.settings

/** How long a decision may take: a word, or the table's own number of seconds. */
export type Clock = "off" | "quick" | "relaxed" | number;

/** Who begins: a seat, a random one, or null to follow the rules. */
export type First = "random" | number | null;

/** A table's settings. While a game runs, the host cannot change what is played. */
export interface TableSettings {
  readonly game: string;
  /** The print that the switches start from. */
  readonly edition: string;
  readonly seats: number;
  /** The switches that differ from the print, in words. */
  readonly switches: Readonly<Record<string, string>>;
  readonly first: First;
  readonly clock: Clock;
  readonly bot_pace: "calm" | "normal" | "quick" | "step";
  /** Whether the table is in the list of open tables; if not, people need its code. */
  readonly listed: boolean;
  /** Whether people without a seat may watch. */
  readonly spectators: boolean;
  /** Whether televisions may show the table. */
  readonly television: boolean;
  readonly chat: "all" | "off" | "seats";
  /** Whether players may say phrases, even where the chat is off. */
  readonly phrases: boolean;
  /** The decks to play with; empty for the built-in deck. */
  readonly decks: readonly string[];
  /** The language of the bots' clues, in which they also read the clues of others. */
  readonly language: "en" | "fa" | "he" | "lv" | "ru";
}

// lorelode.wire.updates

/** What everybody sees of a seat. */
export interface SeatInfo {
  /** Empty for a free seat and for a bot. */
  readonly name?: string;
  /** The face of its player or bot, which no other seat has. A bot is called by it. */
  readonly face?: "banjo" | "cactus" | "cosmo" | "domino" | "fido" | "karma" | "kiwi" | "lychee" | "mango" | "nana" | "paprika" | "pixel" | "rollo" | "rumba" | "turbo" | "yeti";
  /** The level of the seat's bot, or of the bot that plays for its player. */
  readonly bot?: string;
  /** Whether one of its player's devices is connected. */
  readonly here?: boolean;
  /** Whether a bot plays for its player at the moment. */
  readonly away?: boolean;
  /** Whether its player stood up while the game runs, and so has no vote on ending it. */
  readonly gone?: boolean;
  readonly ready?: boolean;
  /** Whether its player has asked everybody to look longer in this rest. */
  readonly holds?: boolean;
  readonly muted?: boolean;
}

/** What everybody sees of a table besides the game. */
export interface TableInfo {
  readonly code: string;
  readonly settings: TableSettings;
  readonly seats: readonly SeatInfo[];
  /** The host's seat; null if the host has none. */
  readonly host: number | null;
  /** `shuffling`: a game has begun, and waits a moment for what the seats add to the shuffle. */
  readonly status: "open" | "over" | "playing" | "resting" | "shuffling";
  /** How many games were started. */
  readonly game: number;
  /** SHA-256 of the seed of the game, in hex: shown before anything is revealed or dealt. */
  readonly commitment: string | null;
  /** What each seat of this game had committed to before the seed was drawn; null: nothing. */
  readonly seat_commitments: readonly (string | null)[];
  /** The seed itself, in hex, once the game is over. */
  readonly seed: string | null;
  readonly scores: readonly number[] | null;
  /** Whether the players have ended the game by a vote: nobody has won it. */
  readonly abandoned: boolean;
  /** The seat of a person who plays alone with bots; null if there is none. */
  readonly alone: number | null;
  /** Whether a bot waits until that person lets it move. */
  readonly stepping: boolean;
  /** The turns of this game whose clues the host has hidden. */
  readonly hidden_clues: readonly number[];
  /** What everybody with a seat may answer by `NameFirst` now; the answer is in the settings. */
  readonly first_question: "agreed" | "youngest" | null;
}

/** Who receives the update. */
export interface You {
  readonly seat: number | null;
  readonly host: boolean;
  readonly television: boolean;
  /** The seat that you left in this game and may return to. */
  readonly reserved: number | null;
  /** Whether the host has forbidden you to write. */
  readonly muted: boolean;
  /** Whether the table belongs to you. */
  readonly founder: boolean;
}

/** What the host sees of somebody without a seat. */
export interface SpectatorInfo {
  /** Their id at this table, as the lines that they write have it. */
  readonly id: string;
  /** Left out if they gave none, and while the host plays: a name could be a message. */
  readonly name?: string;
  readonly here?: boolean;
  readonly muted?: boolean;
}

/** A move line as this client may read it. */
export interface MoveLine {
  readonly text: string;
  /** The level of the bot that played it. */
  readonly bot?: string;
}

/** A line of a chat. */
export interface ChatLine {
  readonly number: number;
  readonly at: number;
  /** Empty for a bot. */
  readonly name: string;
  /** Left out of a phrase, and if the host has hidden the line. */
  readonly text?: string;
  readonly seat?: number;
  /** The id of the spectator who wrote it; left out for a line from a seat. */
  readonly writer?: string;
  /** The turn whose storyteller says in this line why they gave its clue. */
  readonly about?: TurnReference;
  /** Instead of a text: what was said with a tap. Left out if the host has hidden the line. */
  readonly phrase?: SaidPhrase;
  /** The face of a bot, whose name follows from it; left out for a person. */
  readonly face?: "banjo" | "cactus" | "cosmo" | "domino" | "fido" | "karma" | "kiwi" | "lychee" | "mango" | "nana" | "paprika" | "pixel" | "rollo" | "rumba" | "turbo" | "yeti";
}

/** The new move lines; `start` is the number of the first one, from 0. */
export interface Lines {
  readonly start: number;
  readonly new: readonly MoveLine[];
}

/** How much time the players who must act have left. */
export interface ClockInfo {
  /** In seconds, when this was sent. */
  readonly left: number;
}

/** An open vote on ending the game before its end. */
export interface EndVoteInfo {
  /** The seats that want to end it. */
  readonly yes: readonly number[];
  readonly no: readonly number[];
  /** How many seats have to want it. */
  readonly needed: number;
  /** For how many seconds the vote is still open, when this was sent. */
  readonly left: number;
}

/** An open request to take over from a host who does nothing. */
export interface HostRequestInfo {
  /** The seat whose player becomes host if the host does not answer. */
  readonly seat: number;
  /** How many seconds the host has left to answer, when this was sent. */
  readonly left: number;
}

/** Everything that this client may know; of `lines`, `chat` and `gallery` only what is new. */
export interface Update {
  readonly type: "update";
  readonly table: TableInfo;
  readonly you: You;
  /** null before the first game, and for people who may not watch. */
  readonly play: Play | null;
  readonly clock: ClockInfo | null;
  readonly end_vote: EndVoteInfo | null;
  readonly host_request: HostRequestInfo | null;
  readonly lines: Lines;
  readonly chat: readonly ChatLine[];
  readonly gallery: readonly ChatLine[];
  /** For the host: the people without a seat who are here or muted. Empty for everybody else. */
  readonly spectators: readonly SpectatorInfo[];
}

/** A command was done and saved. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  /** The answer to `OfferSeat`. */
  readonly secret?: string;
}

/** A command was not done. */
export interface Refused {
  readonly type: "refused";
  /** null if the id could not be read. */
  readonly id: string | null;
  /** A `Code`, or the clause of the rules that forbids it. */
  readonly code: Code | Clause;
  /** The values in the sentence, for sentences in other languages. */
  readonly facts: Readonly<Record<string, Fact>>;
  /** The same in English. */
  readonly sentence: string;
}

/** The last message: why the table closes the connection. */
export interface Closing {
  readonly type: "closing";
  readonly code: Code | Clause;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly sentence: string;
}

/** The body of the HTTP answer to a refused request. */
export interface RefusalBody {
  readonly code: Code | Clause;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly sentence: string;
}

export type Outbound = Update | Done | Refused | Closing;

// lorelode.wire.phrases

/** A phrase that somebody has said, with when in which game they said it. */
export interface SaidPhrase {
  readonly name: string;
  /** The name of the game that was at the table, whose catalogue has the phrase. */
  readonly catalogue: string;
  /** What it names: a `seat`, or what a game has blanks for. */
  readonly blanks?: Readonly<Record<string, Fact>>;
  /** The name of the person who had that seat; left out for a bot. */
  readonly who?: string;
  /** The number of the game at its table, from 1; left out before the first. */
  readonly game?: number;
  /** How many move lines that game had; left out if none. */
  readonly lines?: number;
  /**
   * The face of the bot that had that seat, which each reader knows by a name; left out for a
   * person.
   */
  readonly face?: "banjo" | "cactus" | "cosmo" | "domino" | "fido" | "karma" | "kiwi" | "lychee" | "mango" | "nana" | "paprika" | "pixel" | "rollo" | "rumba" | "turbo" | "yeti";
}

// lorelode.wire.saboteur

/** A game of Saboteur as one seat or a spectator sees it. */
export interface SaboteurPlay {
  readonly game: "saboteur";
  readonly phase: number;
  readonly to_act: readonly number[];
  readonly public: SaboteurPublic;
  /** The `x` and `y` of the laid cards and stones from which no way leads to the start. */
  readonly cut_off: readonly (readonly [number, number])[];
  readonly private: SaboteurPrivate | null;
  /** The legal moves, as structs or in the game's notation. */
  readonly choices: readonly SaboteurMove[];
  /** What each of the new lines showed to all. */
  readonly line_news: readonly (readonly SaboteurPublicNews[])[];
}

// lorelode.rules.saboteur.state

/** A path card in the mine. */
export interface SaboteurTile {
  readonly shape: SaboteurShape;
  readonly x: number;
  readonly y: number;
}

/** A goal that lies face up. */
export interface SaboteurFaceUp {
  readonly face: SaboteurFace;
  /** Which way round a stone was laid; null if it was not, or not yet. */
  readonly turned: boolean | null;
}

/** The cards on the table. */
export interface SaboteurMine {
  readonly laid: readonly SaboteurTile[];
  /** From top to bottom; null lies face down. */
  readonly goals: readonly (SaboteurFaceUp | null)[];
}

/** What everybody sees of one player. */
export interface SaboteurPlayer {
  readonly hand: number;
  /** In the order of `Tool`, each at most once. */
  readonly broken: readonly SaboteurTool[];
  /** Cards discarded unseen in this round. */
  readonly discarded: number;
  /** The goals this player has read maps of in this round. */
  readonly looked: readonly SaboteurGoal[];
  /** Whether their last turn was a pass begun with the pile empty. */
  readonly idle: boolean;
  readonly gold: number;
}

/** The dealer is to deal a round. */
export interface SaboteurDealing {
  readonly type: "dealing";
}

/** A player is to lay, play or pass. */
export interface SaboteurPlaying {
  readonly type: "playing";
  readonly seat: number;
}

/** The mover is to say which of the goals they reached is turned. */
export interface SaboteurChoosing {
  readonly type: "choosing";
  readonly seat: number;
  readonly goals: readonly SaboteurGoal[];
}

/** The mover is to pick the way round of a stone that fits none. */
export interface SaboteurFitting {
  readonly type: "fitting";
  readonly seat: number;
  readonly goal: SaboteurGoal;
}

/** A miner is to choose one of the gold cards passed to them. */
export interface SaboteurSharing {
  readonly type: "sharing";
  readonly seat: number;
  readonly cards: number;
}

/** The game is over, and nobody is to act. */
export interface SaboteurOver {
  readonly type: "over";
}

export type SaboteurStage =
  | SaboteurDealing
  | SaboteurPlaying
  | SaboteurChoosing
  | SaboteurFitting
  | SaboteurSharing
  | SaboteurOver;

/** A round that a side has won, with what was turned face up. */
export interface SaboteurResult {
  readonly winners: SaboteurRole;
  /** Who reached the treasure. */
  readonly by: number | null;
  readonly roles: readonly SaboteurRole[];
  readonly spare: readonly SaboteurRole[];
  readonly goals: readonly SaboteurFace[];
  /** How many gold cards each player has got for it. */
  readonly gold: readonly number[];
  /** The nuggets due to each saboteur; 0 if the miners won. */
  readonly due: number;
}

/** What everybody knows. */
export interface SaboteurPublic {
  readonly edition: SaboteurEdition;
  readonly players: readonly SaboteurPlayer[];
  /** Who begins the round; null until the first deal says so. */
  readonly starter: number | null;
  readonly stage: SaboteurStage;
  readonly phase: number;
  /** 1 to 3, 0 before the first deal. */
  readonly round: number;
  readonly mine: SaboteurMine;
  readonly pile: number;
  /** The cards that everybody saw leave the game in this round. */
  readonly spent: readonly SaboteurCard[];
  /** Who last laid, played or discarded a card. */
  readonly last: number | null;
  readonly gold: number;
  /** One for each round won, this one's included once all roles are face up. */
  readonly results: readonly SaboteurResult[];
  /** Everybody's gold cards, once the game is over. */
  readonly fortunes: readonly (readonly number[])[] | null;
  readonly news: readonly SaboteurPublicNews[];
}

/** What one player alone knows. */
export interface SaboteurPrivate {
  readonly role: SaboteurRole | null;
  readonly hand: readonly SaboteurCard[];
  /** What this player's maps have shown, from top to bottom. */
  readonly peeked: readonly (SaboteurFace | null)[];
  readonly discards: readonly SaboteurCard[];
  /** Whether their last turn was a pass for want of a playable card, the pile empty. */
  readonly forced: boolean;
  readonly gold: readonly number[];
  /** The gold cards passed to this player to choose from. */
  readonly offer: readonly number[];
  readonly news: readonly SaboteurPrivateNews[];
}

// lorelode.rules.saboteur.editions

/** The switches of Saboteur. `docs/saboteur.md` tells where each print stands. */
export interface SaboteurEdition {
  readonly name: string;
  /** Saboteurs+miners in the role pool for 3, 4, … 10 players. */
  readonly roles: readonly [string, string, string, string, string, string, string, string];
  /** Who starts: the youngest player, or the player all agree on. */
  readonly first_player: "agreed" | "youngest";
  /** A path card must continue an unbroken path from the start. */
  readonly unbroken_path: boolean;
  /** If one card reaches several goals, all are turned or the mover turns one. */
  readonly goals_turned: "all" | "one";
  /**
   * A stone goal that fits neither way round meets the path that reached it, or the mover decides
   * how it lies.
   */
  readonly stone_misfit: "meets-path" | "mover-decides";
  /**
   * Without treasure, a round ends when the pile is empty and each player in turn had no playable
   * card, or when the pile and all hands are empty.
   */
  readonly round_ends: "hands-empty" | "no-playable-card";
  /** Miners choose from face-up gold cards, or take the top one face down. */
  readonly gold_choice: "face-down" | "face-up";
  /** A miner with a broken tool gets no gold. */
  readonly broken_tool_bars_gold: boolean;
  /** The gold pile is shuffled again before each round. */
  readonly gold_reshuffled: boolean;
}

// lorelode.rules.saboteur.cards

/** What can break in front of a player. */
export type SaboteurTool = "pick" | "lamp" | "cart";

/** The two kinds of dwarf, and so the two sides of a round. */
export type SaboteurRole = "miner" | "saboteur";

/** A card of the hand: a path card as printed, or an action card. */
export type SaboteurCard =
  | "NESW"
  | "NES"
  | "ESW"
  | "NS"
  | "EW"
  | "NE"
  | "NW"
  | "N"
  | "E"
  | "N+S"
  | "E+W"
  | "N+E"
  | "N+W"
  | "N+E+S"
  | "E+S+W"
  | "N+E+S+W"
  | "-pick"
  | "-lamp"
  | "-cart"
  | "+pick"
  | "+lamp"
  | "+cart"
  | "+pick/lamp"
  | "+pick/cart"
  | "+lamp/cart"
  | "rockfall"
  | "map";

/** A path card as it lies in the mine. */
export type SaboteurShape =
  | "NESW"
  | "NES"
  | "NSW"
  | "ESW"
  | "NEW"
  | "NS"
  | "EW"
  | "NE"
  | "SW"
  | "NW"
  | "ES"
  | "N"
  | "S"
  | "E"
  | "W"
  | "N+S"
  | "E+W"
  | "N+E"
  | "S+W"
  | "N+W"
  | "E+S"
  | "N+E+S"
  | "N+S+W"
  | "E+S+W"
  | "N+E+W"
  | "N+E+S+W";

/** What a goal turns out to be; a stone is named by its openings as printed. */
export type SaboteurFace = "gold" | "ES" | "SW";

/** The three goals by where they lie. */
export type SaboteurGoal = "top" | "middle" | "bottom";

// lorelode.rules.saboteur.news

/** A round begins. */
export interface SaboteurDealt {
  readonly type: "dealt";
  readonly round: number;
  readonly starter: number;
}

/** A path card was laid. */
export interface SaboteurLaid {
  readonly type: "laid";
  readonly seat: number;
  readonly shape: SaboteurShape;
  readonly x: number;
  readonly y: number;
}

/** A tool was broken. */
export interface SaboteurBroke {
  readonly type: "broke";
  readonly seat: number;
  readonly target: number;
  readonly tool: SaboteurTool;
}

/** A tool was repaired. */
export interface SaboteurMended {
  readonly type: "mended";
  readonly seat: number;
  readonly target: number;
  readonly tool: SaboteurTool;
  readonly card: SaboteurCard;
}

/** A rockfall took a path card off the mine. */
export interface SaboteurFell {
  readonly type: "fell";
  readonly seat: number;
  readonly shape: SaboteurShape;
  readonly x: number;
  readonly y: number;
}

/** A map was read; only its reader knows what it showed. */
export interface SaboteurLooked {
  readonly type: "looked";
  readonly seat: number;
  readonly goal: SaboteurGoal;
}

/** A card was discarded unseen, or (`card` false) a player had none left to discard. */
export interface SaboteurPassed {
  readonly type: "passed";
  readonly seat: number;
  readonly card: boolean;
}

/** A goal was reached and turned face up. */
export interface SaboteurTurned {
  readonly type: "turned";
  readonly seat: number;
  readonly goal: SaboteurGoal;
  readonly face: SaboteurFace;
}

/** A stone goal was laid its way round. */
export interface SaboteurStood {
  readonly type: "stood";
  readonly goal: SaboteurGoal;
  readonly turned: boolean;
}

/** A side has won the round, and all roles, spare cards and goals were turned face up. */
export interface SaboteurRoundEnded {
  readonly type: "roundended";
  readonly winners: SaboteurRole;
  /** Who reached the treasure. */
  readonly by: number | null;
  readonly roles: readonly SaboteurRole[];
  readonly spare: readonly SaboteurRole[];
  readonly goals: readonly SaboteurFace[];
}

/** Gold cards were drawn for the miners to share. */
export interface SaboteurGoldDrawn {
  readonly type: "golddrawn";
  readonly cards: number;
}

/** A player got gold cards. Everybody may count them; only their owner knows their worth. */
export interface SaboteurGoldTaken {
  readonly type: "goldtaken";
  readonly seat: number;
  readonly cards: number;
}

/** All gold is counted. */
export interface SaboteurGameEnded {
  readonly type: "gameended";
  readonly gold: readonly (readonly number[])[];
  readonly winners: readonly number[];
}

export type SaboteurPublicNews =
  | SaboteurDealt
  | SaboteurLaid
  | SaboteurBroke
  | SaboteurMended
  | SaboteurFell
  | SaboteurLooked
  | SaboteurPassed
  | SaboteurTurned
  | SaboteurStood
  | SaboteurRoundEnded
  | SaboteurGoldDrawn
  | SaboteurGoldTaken
  | SaboteurGameEnded;

/** My role and hand for the round. */
export interface SaboteurReceived {
  readonly type: "received";
  readonly role: SaboteurRole;
  readonly hand: readonly SaboteurCard[];
}

/** The card I drew. */
export interface SaboteurDrew {
  readonly type: "drew";
  readonly card: SaboteurCard;
}

/** What my map showed me. */
export interface SaboteurSaw {
  readonly type: "saw";
  readonly goal: SaboteurGoal;
  readonly face: SaboteurFace;
}

/** The gold cards passed to me to choose from. */
export interface SaboteurOffered {
  readonly type: "offered";
  readonly gold: readonly number[];
}

/** The gold cards that are mine now. */
export interface SaboteurGot {
  readonly type: "got";
  readonly gold: readonly number[];
}

export type SaboteurPrivateNews =
  | SaboteurReceived
  | SaboteurDrew
  | SaboteurSaw
  | SaboteurOffered
  | SaboteurGot;

// lorelode.rules.saboteur.moves

/** Lay a path card: `lay NSW 3,-1`, the shape as it lies. */
export interface SaboteurLay {
  readonly type: "lay";
  readonly shape: SaboteurShape;
  readonly x: number;
  readonly y: number;
}

/** Break a tool of any player: `break lamp 2`. */
export interface SaboteurBreak {
  readonly type: "break";
  readonly tool: SaboteurTool;
  readonly seat: number;
}

/** Mend a tool of any player: `repair lamp 2 +pick/lamp`, the card last. */
export interface SaboteurRepair {
  readonly type: "repair";
  readonly card: SaboteurCard;
  readonly tool: SaboteurTool;
  readonly seat: number;
}

/** Take a path card off the mine: `rockfall 3,-1`. */
export interface SaboteurRockfall {
  readonly type: "rockfall";
  readonly x: number;
  readonly y: number;
}

/** Look at a goal: `map top`. */
export interface SaboteurMap {
  readonly type: "map";
  readonly goal: SaboteurGoal;
}

/** Discard a card unseen: `pass N+S`, hidden `pass ?`; with an empty hand `pass`. */
export interface SaboteurPass {
  readonly type: "pass";
  readonly card: SaboteurCard | null;
}

/** Say which of the goals just reached is turned: `turn top`. */
export interface SaboteurTurn {
  readonly type: "turn";
  readonly goal: SaboteurGoal;
}

/** Pick the way round of a stone that fits none: `stone top upright`, `stone top turned`. */
export interface SaboteurStone {
  readonly type: "stone";
  readonly goal: SaboteurGoal;
  readonly turned: boolean;
}

/** Choose a gold card by its worth: `gold 3`, hidden `gold ?`. */
export interface SaboteurGold {
  readonly type: "gold";
  readonly nuggets: number;
}

/** The dealer's move, hidden `deal ?`. */
export interface SaboteurDeal {
  readonly type: "deal";
  /** By seat. */
  readonly roles: readonly SaboteurRole[];
  readonly spare: readonly SaboteurRole[];
  /** From top to bottom. */
  readonly goals: readonly SaboteurFace[];
  /** Seat 0's hand, then seat 1's, and so on, then the pile from the top. */
  readonly cards: readonly SaboteurCard[];
  /** The gold pile from the top; empty where the pile stays as it lies. */
  readonly gold: readonly number[];
  /** Who begins, where the table did not say. */
  readonly first: number | null;
}

export type SaboteurMove =
  | SaboteurLay
  | SaboteurBreak
  | SaboteurRepair
  | SaboteurRockfall
  | SaboteurMap
  | SaboteurPass
  | SaboteurTurn
  | SaboteurStone
  | SaboteurGold
  | SaboteurDeal;

// lorelode.wire.dixit

/** A game of Dixit as one seat or a spectator sees it. */
export interface DixitPlay {
  readonly game: "dixit";
  readonly phase: number;
  readonly to_act: readonly number[];
  readonly public: DixitPublic;
  readonly private: DixitPrivate | null;
  /** The legal moves, as structs or in the game's notation. */
  readonly choices: readonly DixitMove[];
  /** What each of the new lines showed to all. */
  readonly line_news: readonly (readonly DixitPublicNews[])[];
}

// lorelode.rules.dixit.state

/** What everybody sees of one player. */
export interface DixitPlayer {
  readonly hand: number;
  readonly points: number;
}

/** The dealer is to deal. */
export interface DixitDealing {
  readonly type: "dealing";
}

/** The storyteller is to give a clue; if there is none yet, the first player who has one. */
export interface DixitTelling {
  readonly type: "telling";
  readonly seat: number | null;
}

/** These are still to give cards. */
export interface DixitGiving {
  readonly type: "giving";
  readonly waiting: readonly number[];
}

/** The dealer is to shuffle the used pictures, for the hands to be filled after this turn. */
export interface DixitReshuffling {
  readonly type: "reshuffling";
}

/** The dealer is to lay out what was given. */
export interface DixitShowing {
  readonly type: "showing";
}

/** These are still to vote. */
export interface DixitVoting {
  readonly type: "voting";
  readonly waiting: readonly number[];
}

/** The game is over. */
export interface DixitOver {
  readonly type: "over";
  readonly ending: DixitEnding;
}

export type DixitStage =
  | DixitDealing
  | DixitTelling
  | DixitGiving
  | DixitReshuffling
  | DixitShowing
  | DixitVoting
  | DixitOver;

/** A turn that is over, with all that was shown. */
export interface DixitTurn {
  readonly teller: number;
  /** null: said aloud. */
  readonly clue: string | null;
  readonly display: readonly number[];
  /** Whose the card at each number was. */
  readonly owners: readonly number[];
  /** By seat; null for the storyteller. */
  readonly votes: readonly (number | null)[];
  /** By seat. */
  readonly points: readonly number[];
  /** What the points are for, by seat. */
  readonly gains: readonly (readonly DixitGain[])[];
}

/** What everybody knows. */
export interface DixitPublic {
  readonly edition: DixitEdition;
  readonly players: readonly DixitPlayer[];
  /** The first storyteller, where the table named one. */
  readonly first: number | null;
  readonly stage: DixitStage;
  readonly phase: number;
  /** The storyteller of this turn; null until there is a first one. */
  readonly teller: number | null;
  /** The clue of this turn; null: not given yet, or said aloud. */
  readonly clue: string | null;
  /** What lies at numbers 1, 2, … in this turn. */
  readonly display: readonly number[];
  readonly pile: number;
  /** How many turns were over each time that the used pictures were shuffled in. */
  readonly reshuffles: readonly number[];
  /** What ends the game after this turn, if points do not; null: it may go on. */
  readonly last_turn: DixitEnding | null;
  readonly turns: readonly DixitTurn[];
  readonly news: readonly DixitPublicNews[];
}

/** What one player alone knows. */
export interface DixitPrivate {
  readonly hand: readonly number[];
  /** Their cards of this turn, told or given, in rising order. */
  readonly given: readonly number[];
  readonly vote: number | null;
  readonly news: readonly DixitPrivateNews[];
}

// lorelode.rules.dixit.editions

/** The switches of Dixit. `docs/dixit.md` tells what the print says to each. */
export interface DixitEdition {
  readonly name: string;
  /** Cards in a hand with four or more players. */
  readonly hand_size: number;
  /** Cards in a hand with three players. */
  readonly hand_size_for_three: number;
  /** Pictures in the deck. */
  readonly deck_size: number;
  /** The game ends when a player has this many points. */
  readonly winning_points: number | null;
  /** The game ends when everybody has been the storyteller this often. */
  readonly clues_each: number | null;
  /** When the pile runs out, the used pictures are shuffled in again. */
  readonly used_pictures_reshuffled: boolean;
  /** The most points a player gets in a turn for votes on their own cards. */
  readonly max_bonus_points: number | null;
  /** All players are in one room, so a clue may be said aloud. */
  readonly clues_aloud: boolean;
}

// lorelode.rules.dixit.outcomes

/** What a player gets points for. */
export type DixitMerit = "told" | "found" | "three" | "all_found" | "none_found" | "votes";

/** Points of one turn for one merit. */
export interface DixitGain {
  readonly merit: DixitMerit;
  readonly points: number;
  /** How many votes they are for, if they are for votes. A limit may make them worth less. */
  readonly votes?: number;
}

/** What ends a game. */
export type DixitEnding = "points" | "pictures" | "clues";

// lorelode.rules.dixit.news

/** The game begins, everybody has a hand. */
export interface DixitDealt {
  readonly type: "dealt";
}

/** The storyteller has given a clue. */
export interface DixitTold {
  readonly type: "told";
  readonly seat: number;
  /** null: said aloud. */
  readonly clue: string | null;
}

/** A player has given cards. */
export interface DixitGave {
  readonly type: "gave";
  readonly seat: number;
}

/** The used pictures are shuffled and lie under the pile. */
export interface DixitReshuffled {
  readonly type: "reshuffled";
  readonly count: number;
}

/** The cards are laid out, numbered from 1. */
export interface DixitDisplayed {
  readonly type: "displayed";
  readonly cards: readonly number[];
}

/** A player has voted. */
export interface DixitVoted {
  readonly type: "voted";
  readonly seat: number;
}

/** The votes are shown, by seat; null for the storyteller. */
export interface DixitVotesOpened {
  readonly type: "votesopened";
  readonly votes: readonly (number | null)[];
}

/** The storyteller's card is shown, by its number. */
export interface DixitTellerShown {
  readonly type: "tellershown";
  readonly seat: number;
  readonly number: number;
}

/** Whose each card was, by number. */
export interface DixitOwnersShown {
  readonly type: "ownersshown";
  readonly owners: readonly number[];
}

/** The points of the turn, by seat. */
export interface DixitScored {
  readonly type: "scored";
  readonly points: readonly number[];
  /** What they are for, by seat. */
  readonly gains: readonly (readonly DixitGain[])[];
}

/** The turn that begins is the last one, whatever happens in it. */
export interface DixitLastTurnBegan {
  readonly type: "lastturnbegan";
  /** What will end the game, if points do not. */
  readonly ending: DixitEnding;
}

/** The game is over. */
export interface DixitGameEnded {
  readonly type: "gameended";
  readonly winners: readonly number[];
  readonly ending: DixitEnding;
}

export type DixitPublicNews =
  | DixitDealt
  | DixitTold
  | DixitGave
  | DixitReshuffled
  | DixitDisplayed
  | DixitVoted
  | DixitVotesOpened
  | DixitTellerShown
  | DixitOwnersShown
  | DixitScored
  | DixitLastTurnBegan
  | DixitGameEnded;

/** The player has got these cards. */
export interface DixitDrew {
  readonly type: "drew";
  readonly cards: readonly number[];
}

export type DixitPrivateNews = DixitDrew;

// lorelode.rules.dixit.moves

/** Give a clue and, unseen, the card it is for: `tell 17 "rabbit hole"`, hidden `tell ? "…"`. */
export interface DixitTell {
  readonly type: "tell";
  readonly card: number;
  readonly clue: string;
}

/** Say a clue aloud and give the card it is for: `speak 17`, hidden `speak ?`. */
export interface DixitSpeak {
  readonly type: "speak";
  readonly card: number;
}

/** Give cards that suit the clue, in rising order: `give 17`, `give 3,17`, hidden `give ?`. */
export interface DixitGive {
  readonly type: "give";
  readonly cards: readonly number[];
}

/** Vote for a number of the display: `vote 3`, hidden `vote ?`. */
export interface DixitVote {
  readonly type: "vote";
  readonly number: number;
}

/** The dealer deals the whole deck: `deal 3,17,…`, hidden `deal ?`. */
export interface DixitDeal {
  readonly type: "deal";
  /** Seat 0's hand, then seat 1's, and so on, then the pile from the top. */
  readonly cards: readonly number[];
}

/** The dealer shuffles used pictures: `reshuffle 3,17,…`, hidden `reshuffle ?`. */
export interface DixitReshuffle {
  readonly type: "reshuffle";
  /** As they lie under the pile, from the top. */
  readonly cards: readonly number[];
}

/** The dealer lays the shuffled cards at numbers 1, 2, …: `show 17,3,50,8`. */
export interface DixitShow {
  readonly type: "show";
  readonly cards: readonly number[];
}

export type DixitMove =
  | DixitTell
  | DixitSpeak
  | DixitGive
  | DixitVote
  | DixitDeal
  | DixitReshuffle
  | DixitShow;

// lorelode.wire.games

export type Play = SaboteurPlay | DixitPlay;

export type AnyMove = SaboteurMove | DixitMove;
