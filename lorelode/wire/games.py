"""The games on the wire: one entry a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from msgspec import Struct, defstruct

from lorelode.core import Seat
from lorelode.rules.dixit.moves import Move as DixitMove
from lorelode.rules.saboteur.moves import Move as SaboteurMove
from lorelode.wire.dixit import DIXIT_PHRASES, DixitPlay, list_clues, list_past_clues, tells_clue
from lorelode.wire.phrases import COMMON_PHRASES, Phrase, PhraseGroup
from lorelode.wire.play import PastClue, Play
from lorelode.wire.saboteur import SABOTEUR_PHRASES, SaboteurPlay, derive


class WireGame(NamedTuple):
    """What a game looks like in messages."""

    play: type[Struct]
    """A struct with the fields of `Play` and the game's name as its tag, a subclass of both."""
    move: Any
    """The type of a move, as `msgspec` decodes it."""
    in_notation: bool = False
    """Whether moves are texts in the game's notation instead of structs."""
    clues: Callable[[Any], Sequence[str | None]] = lambda _public: ()
    """The clues of a game so far, which the host may hide, from its public drawer; None for one
    that nobody wrote."""
    tells_clue: Callable[[Any], bool] = lambda _news: False
    """Whether a piece of news is that somebody has given a clue."""
    past_clues: Callable[[Any], Sequence[PastClue]] = lambda _public: ()
    """The clues of the turns that are over, from the public drawer."""
    derive: Callable[[Any], Mapping[str, object]] = lambda _public: {}
    """More fields of `play`, worked out from the public drawer for pages, which have no rules."""
    phrases: tuple[PhraseGroup, ...] = ()
    """What people may say with a tap, besides what they may say in every game."""


WIRE_GAMES: Final[dict[str, WireGame]] = {
    "saboteur": WireGame(SaboteurPlay, SaboteurMove, derive=derive, phrases=SABOTEUR_PHRASES),
    "dixit": WireGame(
        DixitPlay,
        DixitMove,
        clues=list_clues,
        tells_clue=tells_clue,
        past_clues=list_past_clues,
        phrases=DIXIT_PHRASES,
    ),
}
"""By the game's name. A game without an entry has its moves in notation."""


def find_wire_game(name: str) -> WireGame:
    """The entry of a game, or what a game without an entry looks like."""
    return WIRE_GAMES.get(name) or _plain_game(name)


@lru_cache
def _plain_game(name: str) -> WireGame:
    fields = [
        ("phase", int),
        ("to_act", tuple[Seat, ...]),
        ("public", Any),
        ("private", Any),
        ("choices", tuple[str, ...]),
        ("line_news", Any),
    ]
    bases = (Struct, Play)
    play = defstruct("PlainPlay", fields, bases=bases, tag_field="game", tag=name, frozen=True)
    return WireGame(play, str, in_notation=True)


def find_phrase(game: str, name: str) -> Phrase | None:
    """A phrase that may be said in a game; None if there is no such phrase."""
    return _list_phrases(game).get(name)


@lru_cache
def _list_phrases(game: str) -> Mapping[str, Phrase]:
    groups = (*COMMON_PHRASES, *find_wire_game(game).phrases)
    return {phrase.name: phrase for group in groups for phrase in group.phrases}
