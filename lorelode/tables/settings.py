"""What a table plays, and who may come: all that its host may set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from lorelode.core import AnyGame, Edition, Seat, SetupError, amended
from lorelode.core.languages import DEFAULT_LANGUAGE, Language
from lorelode.decks import Deck, DeckError, built_in
from lorelode.decks.selection import select_deck
from lorelode.rules import GAMES

Clock: TypeAlias = Literal["off", "relaxed", "quick"] | Annotated[int, Meta(ge=5, le=86_400)]
"""How long a decision may take: a word, or the table's own number of seconds."""

CLOCKS: Final[Mapping[str, float]] = {"relaxed": 180.0, "quick": 45.0}
"""The seconds that the words stand for."""

First: TypeAlias = Literal["random"] | Annotated[int, Meta(ge=0, le=9)] | None
"""Who begins: a seat, any, or whoever the rules say."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """A table's settings; the host may change the latter half even while a game runs."""

    game: Annotated[str, Meta(max_length=20)]
    edition: Annotated[str, Meta(max_length=20)]
    """The print that the switches start from."""
    seats: Annotated[int, Meta(ge=1, le=99)]
    switches: Annotated[
        Mapping[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=100)]],
        Meta(max_length=40),
    ] = {}
    """Those that differ from the print, in words."""
    first: First = None
    clock: Clock = "relaxed"
    listed: bool = False
    """Whether it is in the list of open tables; if not, it is found by its code alone."""
    spectators: bool = True
    """Whether those who have no seat may watch."""
    screen: bool = False
    """Whether a television may show the table: any that opens it by its code."""
    chat: Literal["all", "seats", "off"] = "all"
    decks: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z", max_length=40)], ...],
        Meta(max_length=8),
    ] = ()
    """Whose pictures are played with; none named: the built-in deck's."""
    language: Language = DEFAULT_LANGUAGE
    """In which bots give their clues, and take those of others to be."""

    @property
    def fixed(self) -> tuple[object, ...]:
        """What cannot change while a game runs."""
        rules = (self.game, self.edition, self.seats, self.switches, self.first)
        return (*rules, self.decks, self.language)

    @property
    def seconds(self) -> float | None:
        """How long a decision may take; None: as long as it likes."""
        if isinstance(self.clock, int):
            return float(self.clock)
        return CLOCKS.get(self.clock)


class Prepared(Struct, frozen=True):
    """What settings come to, all of it checked."""

    game: AnyGame
    edition: Edition
    pictures: tuple[str, ...]
    """Those to play with: as many as the game takes, or more."""


Shelf: TypeAlias = Callable[[str], Deck]
"""Where decks are found by name, or `DeckError`."""


def bare_shelf(name: str) -> Deck:
    """A shelf with the built-in deck alone."""
    deck = built_in()
    if name != deck.name:
        raise DeckError(f"there is no deck {name!r} here; there is {deck.name}")
    return deck


def prepared(settings: Settings, shelf: Shelf) -> Prepared:
    """The game, edition and pictures of a table, or `SetupError` with what was expected."""
    game = GAMES.get(settings.game)
    if game is None:
        raise SetupError(f"there is no game {settings.game!r}; there are {', '.join(GAMES)}")
    preset = game.editions.get(settings.edition)
    if preset is None:
        raise SetupError(
            f"there is no edition {settings.edition!r} of {game.name};"
            f" there are {', '.join(game.editions)}"
        )
    edition = amended(preset, settings.switches)
    first = Seat(settings.first) if isinstance(settings.first, int) else None
    game.setup(edition, settings.seats, first)
    return Prepared(game, edition, _pictures(settings, game, edition, shelf))


def _pictures(settings: Settings, game: AnyGame, edition: Edition, shelf: Shelf) -> tuple[str, ...]:
    if not game.pictures(edition):
        if settings.decks:
            raise SetupError(f"{settings.game} has no pictures, so no decks")
        return ()
    names = settings.decks or (built_in().name,)
    try:
        return select_deck({name: shelf(name) for name in names}, game, edition, settings.seats).ids
    except DeckError as error:
        raise SetupError(str(error)) from error
