"""The largest logs that the limits admit: the longest games and words, and as many entries as fit.

One game is played, and its entries are repeated: nothing in them says which game of a table it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from lorelode import wire
from lorelode.core import Seat
from lorelode.decks import Card, Deck
from lorelode.rules.dixit.moves import Tell
from lorelode.tables import log
from lorelode.tables.decision import CommandContext
from lorelode.tables.full_log import MAX_LOG_ENTRIES
from lorelode.wire import CHAT_LINES_KEPT
from tests.tables.scripted import NOON, Script, person, settings

NAMES: Final = ("ann", "bob", "cat", "dot", "eve", "fay", "gus", "hal", "ida", "jon")
"""The people of a table, the first of them the host."""

LONGEST_GAMES: Final[dict[str, dict[str, Any]]] = {
    "saboteur": {"seats": 10},
    # Four players need the most moves to use up a deck.
    "dixit": {
        "seats": 4,
        "switches": {"deck_size": "999", "winning_points": "none"},
        "decks": ["large"],
    },
}

SPARE_ENTRIES: Final = 500
"""How many entries still fit into a log."""

LARGE_DECK: Final = Deck("large", tuple(Card(f"picture-{number}", {}) for number in range(999)))

_LETTER: Final = "\N{MATHEMATICAL BOLD CAPITAL A}" + 4 * "\N{COMBINING DOTTED GRAVE ACCENT}"


def long_text(letters: int) -> str:
    """A text of this many letters, which are as long as letters may be."""
    return letters * _LETTER


class LongScript(Script):
    """A table with the longest game. Bots have the seats that people do not have."""

    def __init__(self, game: str, people: int, bot: str) -> None:
        rules = {"clock": "off", "television": True, **LONGEST_GAMES[game]}
        super().__init__("ann", settings(game, **rules))
        self.sit(*NAMES[:people])
        if None in self.table.seats:
            self.ask("ann", wire.AddBot, level=bot)

    def context(self, name: str, command_id: str = "") -> CommandContext:
        """Somebody at this moment, who can play with the large deck."""
        return replace(super().context(name, command_id), load_deck=lambda _name: LARGE_DECK)

    def choices(self, seat: int) -> Any:
        """What a seat may do; its clues are as long as they may be."""
        found = super().choices(seat)
        return [
            replace(one, clue=long_text(200)) if isinstance(one, Tell) else one for one in found
        ]


@cache
def _play_longest_game(game: str, people: int, bot: str) -> tuple[list[log.Entry], list[log.Entry]]:
    """The entries before a game, and those of the game."""
    script = LongScript(game, people, bot)
    head = len(script.entries)
    script.ask("ann", wire.Start)
    script.until("over")
    return script.entries[:head], script.entries[head:]


def largest_log(
    game: str,
    *,
    people: int,
    bot: str = "steady",
    running: bool = False,
    waits_for_ann: bool = False,
) -> tuple[log.Entry, ...]:
    """The log of a table with full chats, at which one game was played again and again.

    If a game is `running`, it is almost over, and rests; or it waits for the last move of the first
    seat. There is room for a few more entries.
    """
    seated, played = _play_longest_game(game, people, bot)
    ends = [
        at
        for at, entry in enumerate(played)
        if (
            isinstance(entry, log.MovePlayed) and entry.seat == 0
            if waits_for_ann
            else isinstance(entry, log.RestEnded)
        )
    ]
    last = played[: ends[-1 if waits_for_ann else -min(10, len(ends))]] if running else []
    games = (MAX_LOG_ENTRIES - SPARE_ENTRIES - len(seated) - len(last)) // len(played)
    return (*seated, *games * played, *last, *_full_chats())


def _full_chats() -> Iterator[log.Entry]:
    for seat, name in ((Seat(0), "ann"), (None, "zoe")):
        for number in range(CHAT_LINES_KEPT):
            yield log.ChatLineAdded(
                version=log.LOG_VERSION,
                at=NOON,
                by=person(name),
                number=number,
                name=name.title(),
                text=long_text(230),
                seat=seat,
            )
