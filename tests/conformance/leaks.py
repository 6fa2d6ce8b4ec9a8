"""Games that tell what they must not, for law 5 to be tried on."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from examples.toy_game import Deal, HighCard, HighCardState
from lorelode.core import CHANCE, AnyGame, News, Seat
from lorelode.testing.random_games import AnyState, encode


class Leak(News, frozen=True):
    """What no seat should be told."""

    fact: str


def fact(*drawers: Any) -> str:
    """What is in some drawers, the news aside, as text."""
    return encode([structs.replace(one, news=()) for one in drawers]).decode()


def cards(*drawers: Any) -> str:
    """The cards in some drawers, the news aside: every field that is a tuple."""
    found = [
        getattr(one, name)
        for one in drawers
        for name in one.__struct_fields__
        if name != "news" and isinstance(getattr(one, name), tuple)
    ]
    return encode(found).decode()


class Wrapped:
    """A game that is played by the rules, but for what a leak changes."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def tell(state: AnyState, text: str) -> AnyState:
    """Tell everybody."""
    news = (*state.public.news, Leak(text))
    return structs.replace(state, public=structs.replace(state.public, news=news))


def whisper(state: AnyState, texts: dict[Seat, str]) -> AnyState:
    """Tell some seats, each by itself."""
    private = tuple(
        structs.replace(one, news=(*one.news, Leak(texts[Seat(seat)]))) if seat in texts else one
        for seat, one in enumerate(state.private)
    )
    return structs.replace(state, private=private)


def mark(state: AnyState, text: str) -> AnyState:
    """Write something into a public field that is not news and that no rule depends on."""
    edition = structs.replace(state.public.edition, name=text)
    return structs.replace(state, public=structs.replace(state.public, edition=edition))


class TellsTheSecret(Wrapped):
    def play(self, state: AnyState, seat: Seat, move: Any) -> AnyState:
        after = self.game.play(state, seat, move)
        return tell(after, encode(after.secret).decode())


class TellsADrawer(Wrapped):
    def play(self, state: AnyState, seat: Seat, move: Any) -> AnyState:
        after = self.game.play(state, seat, move)
        return tell(after, fact(after.private[seat]))


class TellsTheMove(Wrapped):
    def play(self, state: AnyState, seat: Seat, move: Any) -> AnyState:
        return tell(self.game.play(state, seat, move), encode(move).decode())


class TellsWhatChoiceThereWas(Wrapped):
    def play(self, state: AnyState, seat: Seat, move: Any) -> AnyState:
        choices = () if seat == CHANCE else self.game.choices(state.view(seat))
        return tell(self.game.play(state, seat, move), encode(choices[-1:]).decode())


class TellsTheNeighbour(Wrapped):
    """The next seat's drawer is put into everybody's own."""

    def play(self, state: AnyState, seat: Seat, move: Any) -> AnyState:
        after = self.game.play(state, seat, move)
        seats = range(len(after.private))
        return whisper(after, {Seat(s): fact(after.private[s - 1]) for s in seats})


class WritesPlainly(Wrapped):
    def write(self, move: Any, hidden: bool = False) -> str:  # noqa: ARG002
        return self.game.write(move)


class WritesBetweenTheLines(Wrapped):
    def write(self, move: Any, hidden: bool = False) -> str:
        text = self.game.write(move, hidden)
        return f"{text} {sum(self.game.write(move).encode()) % 7}" if hidden else text


LEAKS = (
    TellsTheSecret,
    TellsADrawer,
    TellsTheMove,
    TellsWhatChoiceThereWas,
    TellsTheNeighbour,
    WritesPlainly,
    WritesBetweenTheLines,
)


class Beside(Wrapped):
    """A game that keeps its secrets but where one kind of news rightly reveals something."""

    def __init__(self, game: AnyGame, kind: str) -> None:
        super().__init__(game)
        self.kind = kind

    def play(self, state: AnyState, seat: Seat, move: Any) -> AnyState:
        after = self.game.play(state, seat, move)
        seats = [
            Seat(s)
            for s, one in enumerate(after.private)
            if self.kind in {type(news).__name__ for news in (*after.public.news, *one.news)}
        ]
        return self.leak(after, seats) if seats else after

    def leak(self, state: AnyState, seats: list[Seat]) -> AnyState:
        """Tell too much to those who are told something."""
        raise NotImplementedError


class TellsAllCardsBeside(Beside):
    """Everybody's cards are in the public news."""

    def leak(self, state: AnyState, seats: list[Seat]) -> AnyState:  # noqa: ARG002
        return tell(state, cards(*state.private))


class TellsTheNeighbourBeside(Beside):
    """The next seat's drawer and all that nobody knows are in the private news."""

    def leak(self, state: AnyState, seats: list[Seat]) -> AnyState:
        secret = encode(state.secret).decode()
        return whisper(state, {s: fact(state.private[s - 1]) + secret for s in seats})


class MarksBeside(Beside):
    """The cards of one seat are in a public field."""

    def leak(self, state: AnyState, seats: list[Seat]) -> AnyState:  # noqa: ARG002
        return mark(state, cards(state.private[1]))


class MarksTheNeighbourBeside(Beside):
    """The cards of the next seat are in a public field."""

    def leak(self, state: AnyState, seats: list[Seat]) -> AnyState:
        return mark(state, cards(state.private[seats[0] - 1]))


LEAKS_BESIDE = (
    TellsAllCardsBeside,
    TellsTheNeighbourBeside,
    MarksBeside,
    MarksTheNeighbourBeside,
)


class ShowsACardWhileDealing(HighCard):
    """A leak at the very moment when other things are rightly revealed."""

    def play_deal(self, state: HighCardState, move: Deal) -> HighCardState:
        after = super().play_deal(state, move)
        shown = (*after.public.shown, move.cards[-1])
        return structs.replace(after, public=structs.replace(after.public, shown=shown))
