"""The moves of Dixit and their notation; `docs/formats.md` specifies it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct, json
from msgspec.structs import force_setattr

from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.clues import tidy
from lorelode.rules.notation import Forms, read_move


class Tell(Struct, frozen=True, gc=False, tag="tell"):
    """Give a clue and, unseen, the card it is for: `tell 17 "rabbit hole"`, hidden `tell ? "…"`.

    The words are tidied when the move is made.
    """

    card: Picture
    clue: str

    def __post_init__(self) -> None:
        force_setattr(self, "clue", tidy(self.clue))


class Speak(Struct, frozen=True, gc=False, tag="speak"):
    """Say a clue aloud and give the card it is for: `speak 17`, hidden `speak ?`."""

    card: Picture


class Give(Struct, frozen=True, gc=False, tag="give"):
    """Give cards that suit the clue, in rising order: `give 17`, `give 3,17`, hidden `give ?`."""

    cards: tuple[Picture, ...]


class Vote(Struct, frozen=True, gc=False, tag="vote"):
    """Vote for a number of the display: `vote 3`, hidden `vote ?`."""

    number: int


class Deal(Struct, frozen=True, gc=False, tag="deal"):
    """The dealer deals the whole deck: `deal 3,17,…`, hidden `deal ?`."""

    cards: tuple[Picture, ...]
    """Seat 0's hand, then seat 1's, and so on, then the pile from the top."""


class Reshuffle(Struct, frozen=True, gc=False, tag="reshuffle"):
    """The dealer shuffles used pictures: `reshuffle 3,17,…`, hidden `reshuffle ?`."""

    cards: tuple[Picture, ...]
    """As they lie under the pile, from the top."""


class Show(Struct, frozen=True, gc=False, tag="show"):
    """The dealer lays the shuffled cards at numbers 1, 2, …: `show 17,3,50,8`."""

    cards: tuple[Picture, ...]


Move: TypeAlias = Tell | Speak | Give | Vote | Deal | Reshuffle | Show


def write(move: Move, hidden: bool = False) -> str:
    """The move in notation; `hidden`, as those may read it who did not make it."""
    match move:
        case Tell():
            return f"tell {'?' if hidden else move.card} {json.encode(move.clue).decode()}"
        case Speak():
            return f"speak {'?' if hidden else move.card}"
        case Give():
            return f"give {'?' if hidden else _write_cards(move.cards)}"
        case Vote():
            return f"vote {'?' if hidden else move.number}"
        case Deal():
            return f"deal {'?' if hidden else _write_cards(move.cards)}"
        case Reshuffle():
            return f"reshuffle {'?' if hidden else _write_cards(move.cards)}"
        case _:
            return f"show {_write_cards(move.cards)}"


def _write_cards(cards: Sequence[Picture]) -> str:
    return ",".join(map(str, cards)) or "none"


def read(text: str) -> Move:
    """The move that `write` wrote so, or `MoveSyntaxError`."""
    return read_move(text, _FORMS, write)


def _read_tell(card: str, *clue: str) -> Tell:
    return Tell(Picture(int(card)), json.decode(" ".join(clue), type=str))


def _read_cards(words: str) -> tuple[Picture, ...]:
    return () if words == "none" else tuple(Picture(int(card)) for card in words.split(","))


_FORMS: Final[Forms[Move]] = {
    "tell": ("'tell CARD \"CLUE\"' as in 'tell 17 \"rabbit hole\"', in single spaces", _read_tell),
    "speak": ("'speak CARD' as in 'speak 17'", lambda card: Speak(Picture(int(card)))),
    "give": (
        "'give CARD' or 'give CARD,CARD' as in 'give 17'",
        lambda cards: Give(_read_cards(cards)),
    ),
    "vote": ("'vote NUMBER' as in 'vote 3'", lambda number: Vote(int(number))),
    "deal": ("'deal CARD,CARD,…' with all cards", lambda cards: Deal(_read_cards(cards))),
    "reshuffle": (
        "'reshuffle CARD,CARD,…' with all used cards",
        lambda cards: Reshuffle(_read_cards(cards)),
    ),
    "show": ("'show CARD,CARD,…' as in 'show 17,3,50,8'", lambda cards: Show(_read_cards(cards))),
}
