"""Why a bot does what it does: kinds of reasons with what they speak of, and their words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from lorelode.rules.saboteur.cards import GOALS

ReasonKind: TypeAlias = Literal[
    "ahead",
    "aloud",
    "any",
    "aside",
    "bides",
    "breaks-any",
    "clears",
    "digs",
    "digs-idly",
    "digs-towards",
    "digs-trusted",
    "first",
    "fits",
    "fits-nothing",
    "forecast",
    "gold",
    "harms",
    "hinders",
    "hinders-itself",
    "idle",
    "looks",
    "looks-away",
    "mends-any",
    "mends-own",
    "mends-show",
    "no-deck",
    "no-tags",
    "reaches",
    "stone",
    "strikes",
    "suspects",
    "tells",
    "trusts",
    "turns-likely",
    "turns-other",
    "would-reach",
]

WORDS: Final[Mapping[ReasonKind, str]] = {
    "ahead": "the miners' odds are then {likely:.0%}, on average over {worlds} worlds imagined",
    "aloud": "{picture}: the clue was said aloud, and not to me",
    "any": "as good as another",
    "aside": "lays a card out of the way",
    "bides": "bides its time",
    "breaks-any": "breaks somebody's tool, whoever's",
    "clears": "clears the way",
    "digs": "digs on",
    "digs-idly": "digs where it does no good",
    "digs-towards": "digs towards the goals",
    "digs-trusted": "digs to be trusted",
    "first": "the first that came to mind",
    "fits": "{picture}: {words} (likeness {likely:.2f})",
    "fits-nothing": "{picture}: nothing in so many words (likeness {likely:.2f})",
    "forecast": "{likely:.0%} of them should find it, some but not all {some:.0%}",
    "gold": "takes the best gold",
    "harms": "does harm where it can",
    "hinders": "hinders {seat}",
    "hinders-itself": "would hinder itself",
    "idle": "has nothing better to do",
    "looks": "wants to know where the treasure is",
    "looks-away": "wants to know where not to dig",
    "mends-any": "mends somebody's tool, whoever's",
    "mends-own": "mends its own tool",
    "mends-show": "mends a tool for show",
    "no-deck": "there is no deck to read: by chance",
    "no-tags": "none of these pictures has tags to see it by",
    "reaches": "reaches a goal",
    "stone": "lays the stone",
    "strikes": "strikes",
    "suspects": "suspects {seat}",
    "tells": "{picture} for {words}",
    "trusts": "trusts {seat}",
    "turns-likely": "turns the likeliest goal",
    "turns-other": "turns another goal",
    "would-reach": "would reach the treasure",
}
"""In English; the page has its own words for each kind, in every language."""


class Reason(Struct, frozen=True, omit_defaults=True):
    """One thing that speaks for a move; which of the fields are there hangs on the kind."""

    kind: ReasonKind
    seat: int | None = None
    """Whom it is about."""
    picture: int | None = None
    """Which picture it is about, as the rules count them."""
    words: tuple[str, ...] = ()
    """Of the deck, in the language of the table, or another if a card has none in that."""
    likely: float | None = None
    """How likely, or how like."""
    some: float | None = None
    """How likely it is that some find a picture but not all."""
    worlds: int | None = None
    """In how many worlds imagined."""


class Naming(Struct, frozen=True):
    """What seats and pictures are called."""

    seat: Callable[[int], str] = "seat {}".format
    picture: Callable[[int], str] = "picture {}".format


NUMBERS: Final = Naming()


class Explained(Struct, frozen=True):
    """Why a bot does what it does."""

    seat: int
    """Its own."""
    move: str
    """In the notation of the game."""
    why: tuple[Reason, ...]
    suspicion: tuple[float, ...] = ()
    """In Saboteur, how likely it takes each seat for a saboteur, if it thinks of that."""
    goals: tuple[float, ...] = ()
    """And how likely each goal from the top for the treasure."""

    def text(self, naming: Naming = NUMBERS) -> str:
        """The move, the reason and the beliefs in one line.

        >>> Explained(0, "break cart 1", (Reason("suspects", seat=1),)).text()
        'break cart 1: suspects seat 1'
        """
        return f"{self.move}: {'; '.join((self.reason(naming), *self.beliefs(naming)))}"

    def reason(self, naming: Naming = NUMBERS) -> str:
        """The reason alone."""
        return "; ".join(_said(one, naming) for one in self.why)

    def beliefs(self, naming: Naming = NUMBERS) -> list[str]:
        """What it takes to be so, of the other seats and the goals, if it has beliefs."""
        if not self.suspicion:
            return []
        seats = [
            f"{naming.seat(seat)} {round(100 * doubt)}%"
            for seat, doubt in enumerate(self.suspicion)
            if seat != self.seat
        ]
        goals = [f"{goal} {round(100 * p)}%" for goal, p in zip(GOALS, self.goals, strict=True)]
        return [f"saboteurs: {', '.join(seats)}", f"treasure: {', '.join(goals)}"]


def _said(reason: Reason, naming: Naming) -> str:
    """A reason in words.

    >>> _said(Reason("fits", picture=17, words=("moon", "sea"), likely=0.5), NUMBERS)
    'picture 17: moon, sea (likeness 0.50)'
    """
    between = " + " if reason.kind == "tells" else ", "
    return WORDS[reason.kind].format(
        seat="" if reason.seat is None else naming.seat(reason.seat),
        picture="" if reason.picture is None else naming.picture(reason.picture),
        words=between.join(reason.words),
        likely=reason.likely,
        some=reason.some,
        worlds=reason.worlds,
    )
