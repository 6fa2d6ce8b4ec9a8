"""A tiny game that keeps all the laws, and ways to break it: a law that cannot fail is no law.

Each player is dealt a card or two from a few, gives one of them with a word, all at the same time
and unseen. When all have given, the cards are turned, the highest scores, and the rest is played
on until no cards are left.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from lorelode.core import (
    CHANCE,
    Chance,
    Edition,
    IllegalMove,
    MoveSyntaxError,
    News,
    Pace,
    Seat,
    SetupError,
    State,
    View,
)

DECK = tuple(range(10))
HAND = 2


class Gave(News, frozen=True):
    """Somebody gave a card."""

    seat: Seat


class Opened(News, frozen=True):
    """All given cards were turned."""

    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]


class Dealt(News, frozen=True):
    """Cards were dealt."""


class Received(News, frozen=True):
    """My hand."""

    reveals: ClassVar[bool] = True
    hand: tuple[int, ...]


class Give(Struct, frozen=True, tag="give"):
    """Give a card and say something."""

    card: int
    words: str


class Deal(Struct, frozen=True, tag="deal"):
    """The dealer's move."""

    cards: tuple[int, ...]


class Public(Struct, frozen=True):
    """What everybody knows."""

    edition: Edition
    gave: tuple[bool, ...]
    scores: tuple[int, ...]
    phase: int = 0
    shown: tuple[int, ...] = ()
    mark: int = 0
    """Unused by the right game; the wrong ones write here."""
    news: tuple[Gave | Opened | Dealt, ...] = ()


class Private(Struct, frozen=True):
    """What one player knows."""

    hand: tuple[int, ...] = ()
    given: int | None = None
    news: tuple[Received, ...] = ()


class Secret(Struct, frozen=True):
    """What nobody knows."""

    pile: tuple[int, ...] = DECK


Move: TypeAlias = Give | Deal
ToyState: TypeAlias = State[Public, Private, Secret]
ToyView: TypeAlias = View[Public, Private]


class Toy:
    """The contract, kept."""

    name = "toy"
    version = 1
    editions: Mapping[str, Edition] = {"only": Edition("only")}
    seats = range(2, 5)

    def setup(self, edition: Edition, seats: int, first: Seat | None = None) -> ToyState:
        if seats not in self.seats or (first is not None and not 0 <= first < seats):
            raise SetupError("two to four may play")
        public = Public(edition, (False,) * seats, (0,) * seats)
        return State(public, (Private(),) * seats, Secret())

    def to_act(self, public: Public) -> frozenset[Seat]:
        if public.phase == 0:
            return frozenset({CHANCE})
        if public.phase > HAND:
            return frozenset()
        return frozenset(Seat(s) for s, gave in enumerate(public.gave) if not gave)

    def pictures(self, _edition: Edition) -> int:
        return 0

    def phase(self, public: Public) -> int:
        return public.phase

    def pace(self, public: Public) -> Pace:
        opened = any(isinstance(news, Opened) for news in public.news)
        return Pace.REST if opened and self.to_act(public) else Pace.NORMAL

    def choices(self, view: ToyView) -> Sequence[Move]:
        if view.private is None or view.seat not in self.to_act(view.public):
            return ()
        return [Give(card, "a word") for card in view.private.hand]

    def deal(self, state: ToyState, chance: Chance) -> Deal:
        return Deal(chance.shuffled(state.secret.pile))

    def play(self, state: ToyState, seat: Seat, move: Move) -> ToyState:
        if seat not in self.to_act(state.public):
            raise IllegalMove("D-1.1", "not now")
        private = tuple(replace(one, news=()) for one in state.private)
        state = State(replace(state.public, news=()), private, state.secret)
        if isinstance(move, Deal):
            return self.dealt(state, move)
        return self.given(state, seat, move)

    def dealt(self, state: ToyState, move: Deal) -> ToyState:
        if state.public.phase or sorted(move.cards) != sorted(DECK):
            raise IllegalMove("D-1.2", "these are not the cards")
        hands = [move.cards[HAND * s : HAND * (s + 1)] for s in range(len(state.private))]
        return State(
            replace(state.public, phase=1, news=(Dealt(),)),
            tuple(Private(hand, news=(Received(hand),)) for hand in hands),
            Secret(move.cards[HAND * len(hands) :]),
        )

    def given(self, state: ToyState, seat: Seat, move: Give) -> ToyState:
        mine = state.private[seat] if seat != CHANCE else Private()
        if move.card not in mine.hand:
            raise IllegalMove("D-2.1", "not your card")
        hand = tuple(card for card in mine.hand if card != move.card)
        private = list(state.private)
        private[seat] = replace(mine, hand=hand, given=move.card)
        gave = tuple(was or s == seat for s, was in enumerate(state.public.gave))
        public = replace(state.public, gave=gave, news=(Gave(seat),))
        state = State(public, tuple(private), state.secret)
        return self.opened(state) if all(gave) else state

    def opened(self, state: ToyState) -> ToyState:
        public = state.public
        given = [one.given for one in state.private]
        cards = tuple(card for card in given if card is not None)
        won = cards.index(max(cards))
        scores = tuple(n + (seat == won) for seat, n in enumerate(public.scores))
        opened = replace(
            public,
            gave=(False,) * len(given),
            scores=scores,
            phase=public.phase + 1,
            shown=public.shown + cards,
            news=(*public.news, Opened(cards)),
        )
        return State(opened, tuple(replace(one, given=None) for one in state.private), state.secret)

    def scores(self, state: ToyState) -> tuple[int, ...]:
        return state.public.scores

    def imagine(self, view: ToyView, rng: Random) -> ToyState:
        public, seats = view.public, len(view.public.gave)
        mine = view.private or Private()
        if public.phase == 0:
            return State(public, (mine,) * seats, Secret())
        known = {*public.shown, *mine.hand, mine.given}
        left = [card for card in DECK if card not in known]
        rng.shuffle(left)
        private = []
        for seat, gave in enumerate(public.gave):
            given = left.pop() if gave and seat != view.seat else None
            held = HAND + 1 - public.phase - gave
            hand = tuple(left.pop() for _ in range(held)) if seat != view.seat else ()
            private.append(mine if seat == view.seat else Private(hand, given))
        return State(public, tuple(private), Secret(tuple(left)))

    def census(self, state: ToyState) -> Mapping[str, int]:
        cards = [*state.public.shown, *state.secret.pile]
        for one in state.private:
            cards += [*one.hand, *(() if one.given is None else (one.given,))]
        return Counter(map(str, cards))

    def write(self, move: Move, hidden: bool = False) -> str:
        if isinstance(move, Deal):
            return "deal ?" if hidden else " ".join(["deal", *map(str, move.cards)])
        return "give ?" if hidden else f"give {move.card} {json.dumps(move.words)}"

    def read(self, text: str) -> Move:
        verb, *parts = text.split(" ", 2 if text.startswith("give") else -1)
        try:
            move: Move | None = (
                Deal(tuple(map(int, parts))) if verb == "deal" else _give(verb, *parts)
            )
        except (ValueError, TypeError):
            move = None
        if move is None or self.write(move) != text:
            raise MoveSyntaxError(f"no move: {text!r}")
        return move


def _give(verb: str, card: str, words: str) -> Give | None:
    return Give(int(card), str(json.loads(words))) if verb == "give" else None
