"""What a seat sees, in words: the game, the people, what they wrote, and the legal moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from lorelode.client import Player
from lorelode.core import AnyGame, Seat, View, amend
from lorelode.core.languages import LANGUAGES
from lorelode.rules import GAMES
from lorelode.sentences.model_game import ModelGame, SeenGame
from lorelode.sentences.model_games import find_model_game
from lorelode.sentences.names import Names, join_words
from lorelode.sentences.quotes import quote
from lorelode.sentences.rulebook import describe_switches
from lorelode.wire import ChatLine, TableInfo, Update

CHAT_LINES_SHOWN: Final = 12


class UnknownGame(Exception):
    """A table plays a game that this program does not have; the message is a sentence."""


class Briefing(NamedTuple):
    """A game at one moment, as the player of one seat may know it."""

    update: Update
    seat: Seat
    game: AnyGame
    entry: ModelGame
    view: View[Any, Any]
    choices: Sequence[Any]
    """The legal moves; empty if the seat is not to act."""
    lines: Sequence[str]
    chat: Sequence[ChatLine]

    @property
    def decision(self) -> tuple[int, int]:
        """The number of the game and of the phase."""
        assert self.update.play is not None
        return self.update.table.game, self.update.play.phase

    @property
    def names(self) -> Names:
        """Seats by number: what people are called is told once, in quotes."""
        return Names.of_seats(len(self.update.table.seats), self.seat)

    @property
    def shown_pictures(self) -> Sequence[int]:
        """The pictures that the decision is about, by number."""
        return self.entry.list_shown(self.view)

    @property
    def visible_pictures(self) -> Sequence[int]:
        """All pictures that the seat may look at now, by number."""
        return self.entry.list_visible(self.view)

    def to_notation(self, text: str) -> str | None:
        """A move as a model spells it, in notation; None if it is not a move."""
        return self.entry.to_notation(text, self.names)

    def describe_rules(self) -> str:
        """The rules in short, and the switches of this table."""
        settings = self.update.table.settings
        edition = amend(self.game.editions[settings.edition], settings.switches)
        return "\n".join([self.entry.rules, *describe_switches(edition)])

    def describe(self) -> str:
        """All that the seat sees, as text."""
        table, play = self.update.table, self.update.play
        assert play is not None
        told = [f"You have seat {self.seat}.", *describe_people(table, self.seat)]
        hidden = frozenset(table.hidden_clues)
        asked = bool(self.choices)
        told += self.entry.describe(SeenGame(self.view, self.names, self.lines, hidden, asked))
        if table.status == "over":
            told.append(f"The game is over. The points by seat: {list(table.scores or ())}.")
        elif not asked:
            waiting = join_words([f"seat {seat}" for seat in play.to_act])
            told.append(f"You are not to move now; the table waits for {waiting or 'the dealer'}.")
        told += describe_chat(self.chat, table)
        return "\n".join(told)

    def describe_choices(self) -> str:
        """The legal moves in notation, one a line."""
        return "\n".join(self.entry.write_choice(move) for move in self.choices)


def read_briefing(player: Player) -> Briefing | None:
    """What the player's seat sees now; None without a seat or a game, or `UnknownGame`."""
    update = player.update
    if update.play is None or update.you.seat is None:
        return None
    seat = update.you.seat
    game = GAMES.get(update.table.settings.game)
    if game is None:
        raise UnknownGame("The table plays a game that this program does not know.")
    return Briefing(
        update=update,
        seat=seat,
        game=game,
        entry=find_model_game(game),
        view=View(update.play.public, seat, update.play.private),
        choices=update.play.choices if update.table.status == "playing" else (),
        lines=[line.text for line in player.lines],
        chat=player.chat,
    )


def describe_people(table: TableInfo, you: Seat | None) -> list[str]:
    """Who sits where; what people are called is quoted."""
    told = []
    for seat, info in enumerate(table.seats):
        if seat == you:
            continue
        who = f"is called {quote(info.name)}" if info.name else "is free"
        if info.bot and not info.name:
            who = f"is a bot ({info.bot})"
        told.append(f"Seat {seat} {who}.")
    language = LANGUAGES[table.settings.language].name
    told.append(f"The language of the table is {language}.")
    return told


def describe_chat(chat: Sequence[ChatLine], table: TableInfo) -> list[str]:
    """The last lines that people wrote, each in quotes."""
    told = []
    for line in chat[-CHAT_LINES_SHOWN:]:
        who = f"Seat {line.seat}" if line.seat is not None else "A spectator"
        if line.text is not None:
            told.append(f"{who} wrote {quote(line.text)}")
        elif line.phrase is not None and line.phrase.catalogue == table.settings.game:
            named = "".join(f" {name} {blank}" for name, blank in line.phrase.blanks.items())
            told.append(f"{who} said the phrase {line.phrase.name}{named}")
    return ["The last lines of the chat:", *told] if told else []
