"""Why a bot plays a move: kinds of reasons with their facts, and what the bot believes.

Each game defines its kinds in `lorelode/bots/<game>/reasons.py`. The English words are there and
nowhere else: `make types` writes them for the page (`tools/reasons.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, Final

from msgspec import Meta, Struct


class Reason(Struct, frozen=True, omit_defaults=True):
    """One reason for a move; which of the fields are set depends on the kind."""

    kind: Annotated[str, Meta(extra={"typescript": "ReasonKind"})]
    """The name of a `ReasonKind`."""
    seat: int | None = None
    """Whom it is about."""
    picture: int | None = None
    """Which picture it is about, by its number in the rules."""
    words: tuple[str, ...] = ()
    """Words of the deck, in the language of the table, or another if a card has none in that."""
    likely: float | None = None
    """How likely, or how similar."""
    some: float | None = None
    """How likely it is that some find a picture but not all."""
    worlds: int | None = None
    """How many states were imagined."""


class ReasonKind(Struct, frozen=True):
    """A kind of reason and its English words, in which the bot is the subject or is not named."""

    name: str
    """Its key: the page has a text `why-<name>` in every language."""
    words: str
    """As in "digs towards {seat}", with the fields of a `Reason` in the places of their values."""
    has_subject: bool = False
    """Whether the words are a sentence without the bot as its subject."""
    separator: str = ", "
    """What stands between the words of the deck."""

    def reason(
        self,
        *,
        seat: int | None = None,
        picture: int | None = None,
        words: tuple[str, ...] = (),
        likely: float | None = None,
        some: float | None = None,
        worlds: int | None = None,
    ) -> Reason:
        """A reason of this kind."""
        return Reason(self.name, seat, picture, words, likely, some, worlds)


_KINDS: Final[dict[str, ReasonKind]] = {}
REASON_KINDS: Final[Mapping[str, ReasonKind]] = MappingProxyType(_KINDS)
"""The kinds of all games by name."""


def define(
    name: str, words: str, *, has_subject: bool = False, separator: str = ", "
) -> ReasonKind:
    """A new kind of reason; no two games may have kinds of one name."""
    assert name not in _KINDS, name
    kind = _KINDS[name] = ReasonKind(name, words, has_subject, separator)
    return kind


_BELIEF_KINDS: Final[list[str]] = []
BELIEF_KINDS: Final[Sequence[str]] = _BELIEF_KINDS
"""The kinds of beliefs of all games: the page has a text `why-<kind>` in every language."""


def define_belief(kind: str) -> str:
    """A new kind of belief; no two games may have kinds of one name."""
    assert kind not in _BELIEF_KINDS, kind
    _BELIEF_KINDS.append(kind)
    return kind


class Belief(Struct, frozen=True, omit_defaults=True):
    """How likely a bot thinks something is, for each seat or for each of some options."""

    kind: Annotated[str, Meta(extra={"typescript": "BeliefKind"})]
    """What it is about: one of `BELIEF_KINDS`."""
    seats: tuple[float, ...] = ()
    """By seat."""
    options: Mapping[str, float] = {}
    """By the word for each option in the rules."""


class Naming(Struct, frozen=True):
    """What seats and pictures are called."""

    seat: Callable[[int], str] = "seat {}".format
    picture: Callable[[int], str] = "picture {}".format


NUMBERS: Final = Naming()


class Explained(Struct, frozen=True):
    """A move that a bot plays, why, and what it believes."""

    seat: int
    """The bot's own."""
    move: str
    """In the notation of the game."""
    why: tuple[Reason, ...]
    beliefs: tuple[Belief, ...] = ()
    """Empty for a bot that believes nothing."""
    others: tuple[str, ...] = ()
    """Moves that it valued next, the best first; empty if none came near."""

    @property
    def probabilities(self) -> tuple[float, ...]:
        """All numbers of the beliefs in their order."""
        return tuple(
            likely for one in self.beliefs for likely in (*one.seats, *one.options.values())
        )

    def text(self, naming: Naming = NUMBERS) -> str:
        """The move, the reasons and the beliefs in one line.

        >>> why = Explained(0, "break cart 1", (Reason("suspects", seat=1),))
        >>> why.text()
        'break cart 1: takes seat 1 for a saboteur'
        """
        said = (self.describe_reasons(naming), *self.describe_beliefs(naming))
        return f"{self.move}: {'; '.join(said)}"

    def describe_reasons(self, naming: Naming = NUMBERS) -> str:
        """The reasons alone."""
        return "; ".join(_describe(one, naming) for one in self.why)

    def describe_beliefs(self, naming: Naming = NUMBERS) -> list[str]:
        """What it believes, except of its own seat.

        >>> belief = Belief("saboteurs", seats=(0.0, 0.25))
        >>> Explained(0, "pass", (), (belief,)).describe_beliefs()
        ['saboteurs: seat 1 25%']
        """
        return [f"{one.kind}: {', '.join(self._percentages(one, naming))}" for one in self.beliefs]

    def _percentages(self, belief: Belief, naming: Naming) -> list[str]:
        seats = [
            (naming.seat(seat), likely)
            for seat, likely in enumerate(belief.seats)
            if seat != self.seat
        ]
        named = (*seats, *belief.options.items())
        return [f"{name} {round(100 * likely)}%" for name, likely in named]


def _describe(reason: Reason, naming: Naming) -> str:
    """A reason in words.

    >>> _describe(Reason("fits", picture=17, words=("moon", "sea"), likely=0.5), NUMBERS)
    'picture 17: fits because of moon, sea (likeness 0.50)'
    """
    kind = REASON_KINDS[reason.kind]
    return kind.words.format(
        seat="" if reason.seat is None else naming.seat(reason.seat),
        picture="" if reason.picture is None else naming.picture(reason.picture),
        words=kind.separator.join(reason.words),
        likely=reason.likely,
        some=reason.some,
        worlds=reason.worlds,
    )
