"""From words to a checked set-up: what records, command lines and table settings all begin with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from lorelode.core.editions import amend
from lorelode.core.game import AnyGame, Edition, Seat, SetupError, State


class Setup(Struct, frozen=True):
    """A game, an edition with its switches, a number of seats and a first player that fit."""

    game: AnyGame
    edition: Edition
    seats: int
    first: Seat | None = None
    """Who begins; None if the rules decide."""

    @classmethod
    def from_words(
        cls,
        games: Mapping[str, AnyGame],
        game: str,
        edition: str | None = None,
        switches: Mapping[str, str] | None = None,
        *,
        seats: int,
        first: int | None = None,
    ) -> Setup:
        """The set-up that these words name, or `SetupError` with what was expected.

        Without an edition, it is the game's default one; `switches` are those that differ from it.
        """
        found = find_game(games, game)
        setup = cls(
            found,
            amend(find_edition(found, edition), switches or {}),
            seats,
            None if first is None else Seat(first),
        )
        setup.initial_state()
        return setup

    @property
    def pictures(self) -> int:
        """How many pictures the game takes."""
        return self.game.pictures(self.edition)

    def initial_state(self) -> State[Any, Any, Any]:
        """The state before anything is dealt, or `SetupError`."""
        return self.game.setup(self.edition, self.seats, self.first)


def find_game(games: Mapping[str, AnyGame], name: str) -> AnyGame:
    """The game of this name, or `SetupError`."""
    if name not in games:
        raise SetupError(f"there is no game {name!r}; {list_names(games)}")
    return games[name]


def find_edition(game: AnyGame, name: str | None) -> Edition:
    """The edition of this name, or the game's default one; or `SetupError`."""
    if name is None:
        name = next(iter(game.editions))
    if name not in game.editions:
        there = list_names(game.editions)
        raise SetupError(f"there is no edition {name!r} of {game.name}; {there}")
    edition: Edition = game.editions[name]
    return edition


def list_names(names: Iterable[str]) -> str:
    """What there is instead of something that is not there.

    >>> list_names(["fa"]), list_names(["lv", "fa"])
    ('there is only fa', 'there are lv, fa')
    """
    some = list(names)
    return f"there are {', '.join(some)}" if len(some) > 1 else f"there is only {', '.join(some)}"
