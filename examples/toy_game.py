"""Highest Card: a whole game in one file, to copy when you write your own.

    python examples/toy_game.py play highcard --seats 3

Two to four players get two cards each, from cards 1 to 10. All give one of them face down and say
something to it, at the same time. Then the cards are turned, the highest one scores a point, and
the next card is given, until no hand has cards left.

The game has what makes card games hard to program: hidden hands, decisions at the same time, free
text, and chance. Read it from top to bottom:

1. the edition: what a table may change about the rules;
2. the moves: everything that a player, or the dealer, can do;
3. the news: everything that a move shows, public or to one player alone;
4. the state, in three drawers: what everybody, one player, or nobody knows;
5. the game itself, which keeps the contract of `lorelode.core.Game`;
6. the registration, which is one line.

To go on: copy this file, change it, and run the laws that every game keeps against yours. They
find leaked secrets, moves that `play` and `choices` disagree about, and games that never end:

    from lorelode.testing import Conformance
    from my_game import MY_GAME

    class TestMyGame(Conformance):
        game = MY_GAME

docs/new-game.md says what else a game may bring, such as bots and a presenter for the terminal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Annotated, ClassVar, Final, TypeAlias

from msgspec import Meta, Struct, json
from msgspec.structs import replace

from lorelode.core import (
    CHANCE,
    AnyGame,
    Chance,
    Edition,
    IllegalMove,
    News,
    Pace,
    Seat,
    SetupError,
    State,
    View,
)
from lorelode.rules import GAMES
from lorelode.rules.notation import Forms, read_move

DECK: Final = tuple(range(1, 11))

# 1. The edition.


class HighCardEdition(Edition, frozen=True, kw_only=True):
    """Each field is a switch. Records, the terminal and the browser find it here."""

    hand: Annotated[int, Meta(ge=1, le=5, description="Cards in a hand.")]


# 2. The moves. Each is a frozen struct with a tag, which is how it travels in JSON.


class Deal(Struct, frozen=True, tag="deal"):
    """The dealer's move holds the outcome of the shuffle: `deal 3,10,…`, hidden `deal ?`."""

    cards: tuple[int, ...]


class Give(Struct, frozen=True, tag="give"):
    """Give a card face down and say something to it: `give 7 "mine!"`, hidden `give ? "mine!"`."""

    card: int
    words: str


Move: TypeAlias = Deal | Give

# 3. The news. `reveals` marks news of something that was hidden until now; `weight` says how much
# longer than a plain move people want to look at it.


class Dealt(News, frozen=True):
    """Everybody got a hand."""


class Gave(News, frozen=True):
    """A player gave a card that nobody else has seen, and said something."""

    seat: Seat
    words: str


class Turned(News, frozen=True):
    """All given cards were turned, by seat."""

    reveals: ClassVar[bool] = True
    weight: ClassVar[int] = 2
    cards: tuple[int, ...]
    winner: Seat


class Received(News, frozen=True):
    """The player's own hand."""

    reveals: ClassVar[bool] = True
    hand: tuple[int, ...]


# 4. The state.


class Public(Struct, frozen=True):
    """What everybody knows."""

    edition: HighCardEdition
    scores: tuple[int, ...]
    gave: tuple[bool, ...]
    """Who has given a card in this round, by seat."""
    phase: int = 0
    """0 before the deal, then the number of the round."""
    shown: tuple[int, ...] = ()
    """The cards that were turned."""
    news: tuple[Dealt | Gave | Turned, ...] = ()


class Private(Struct, frozen=True):
    """What one player alone knows."""

    hand: tuple[int, ...] = ()
    given: int | None = None
    """The card that lies face down in front of them."""
    news: tuple[Received, ...] = ()


class Secret(Struct, frozen=True):
    """What nobody knows yet."""

    pile: tuple[int, ...] = DECK


HighCardState: TypeAlias = State[Public, Private, Secret]
HighCardView: TypeAlias = View[Public, Private]

# 5. The game. `lorelode/core/game.py` says what each method promises.


class HighCard:
    """Highest Card."""

    name = "highcard"
    version = 1
    editions: Mapping[str, HighCardEdition] = {"basic": HighCardEdition(name="basic", hand=2)}
    seats = range(2, 5)

    def pictures(self, _edition: HighCardEdition) -> int:
        """None are needed."""
        return 0

    def setup(
        self, edition: HighCardEdition, seats: int, first: Seat | None = None
    ) -> HighCardState:
        """All cards are in the pile; `first` does not matter, because all act at the same time."""
        if seats not in self.seats or not (first is None or 0 <= first < seats):
            raise SetupError(f"Highest Card is for 2 to 4 players, not {seats}")
        if seats * edition.hand >= len(DECK):
            raise SetupError(f"{len(DECK)} cards are too few for hands of {edition.hand}")
        public = Public(edition, scores=(0,) * seats, gave=(False,) * seats)
        return State(public, (Private(),) * seats, Secret())

    def to_act(self, public: Public) -> frozenset[Seat]:
        """The dealer at first, then everybody who has not given a card in this round."""
        if public.phase == 0:
            return frozenset({CHANCE})
        if public.phase > public.edition.hand:
            return frozenset()
        return frozenset(Seat(seat) for seat, gave in enumerate(public.gave) if not gave)

    def phase(self, public: Public) -> int:
        """One phase a round: the order in which players give does not matter."""
        return public.phase

    def pace(self, public: Public) -> Pace:
        """A rest to look at the turned cards, unless the game is over."""
        turned = any(isinstance(news, Turned) for news in public.news)
        return Pace.REST if turned and self.to_act(public) else Pace.NORMAL

    def choices(self, view: HighCardView) -> Sequence[Move]:
        """Any card of the hand; one sample stands for all that a player may say."""
        if view.private is None or view.seat not in self.to_act(view.public):
            return ()
        return [Give(card, "mine!") for card in view.private.hand]

    def deal(self, state: HighCardState, chance: Chance) -> Deal:
        """The whole pile, shuffled."""
        return Deal(chance.shuffled(state.secret.pile))

    def play(self, state: HighCardState, seat: Seat, move: Move) -> HighCardState:
        """Clear the news of the last move, then do what the move says or raise `IllegalMove`."""
        if seat not in self.to_act(state.public):
            raise IllegalMove("H-1.1", f"seat {seat} is not to act")
        private = tuple(replace(one, news=()) for one in state.private)
        state = State(replace(state.public, news=()), private, state.secret)
        if isinstance(move, Deal):
            return self.play_deal(state, move)
        return self.play_give(state, seat, move)

    def play_deal(self, state: HighCardState, move: Deal) -> HighCardState:
        """Seat 0 gets the first cards, then seat 1, and so on; the others stay in the pile."""
        if state.public.phase or sorted(move.cards) != sorted(DECK):
            raise IllegalMove("H-1.2", "the dealer deals all cards, once")
        size, seats = state.public.edition.hand, len(state.private)
        hands = [move.cards[size * seat : size * (seat + 1)] for seat in range(seats)]
        return State(
            replace(state.public, phase=1, news=(Dealt(),)),
            tuple(Private(hand, news=(Received(hand),)) for hand in hands),
            Secret(move.cards[size * seats :]),
        )

    def play_give(self, state: HighCardState, seat: Seat, move: Give) -> HighCardState:
        """The card waits face down until everybody has given one."""
        own = Private() if seat == CHANCE else state.private[seat]
        if move.card not in own.hand:
            raise IllegalMove("H-2.1", f"card {move.card} is not in your hand")
        hand = tuple(card for card in own.hand if card != move.card)
        private = list(state.private)
        private[seat] = replace(own, hand=hand, given=move.card)
        gave = tuple(was or at == seat for at, was in enumerate(state.public.gave))
        public = replace(state.public, gave=gave, news=(Gave(seat, move.words),))
        state = State(public, tuple(private), state.secret)
        return self.turn_cards(state) if all(gave) else state

    def turn_cards(self, state: HighCardState) -> HighCardState:
        """A reveal: facts move from the private drawers into the public one."""
        public = state.public
        cards = tuple(one.given for one in state.private if one.given is not None)
        winner = Seat(cards.index(max(cards)))
        public = replace(
            public,
            scores=tuple(n + (seat == winner) for seat, n in enumerate(public.scores)),
            gave=(False,) * len(cards),
            phase=public.phase + 1,
            shown=public.shown + cards,
            news=(*public.news, Turned(cards, winner)),
        )
        return State(public, tuple(replace(one, given=None) for one in state.private), state.secret)

    def scores(self, state: HighCardState) -> tuple[int, ...]:
        """A point for each round won."""
        return state.public.scores

    def imagine(self, view: HighCardView, rng: Random) -> HighCardState:
        """Deal the cards that the seat has not seen to the places where it cannot see."""
        public, own = view.public, view.private or Private()
        unseen = [c for c in DECK if c not in {*public.shown, *own.hand, own.given}]
        rng.shuffle(unseen)
        private = []
        for seat, gave in enumerate(public.gave):
            size = public.edition.hand + 1 - public.phase - gave if public.phase else 0
            hand = () if seat == view.seat else tuple(unseen.pop() for _ in range(size))
            given = unseen.pop() if gave and seat != view.seat else None
            private.append(own if seat == view.seat else Private(hand, given))
        return State(public, tuple(private), Secret(tuple(unseen) if public.phase else DECK))

    def census(self, state: HighCardState) -> Mapping[str, int]:
        """Every card, in whichever drawer it is."""
        cards = [*state.public.shown, *state.secret.pile]
        for one in state.private:
            cards += [*one.hand, *(() if one.given is None else (one.given,))]
        return Counter(map(str, cards))

    def write(self, move: Move, hidden: bool = False) -> str:
        """One line for each move."""
        if isinstance(move, Deal):
            return f"deal {'?' if hidden else ','.join(map(str, move.cards)) or 'none'}"
        return f"give {'?' if hidden else move.card} {json.encode(move.words).decode()}"

    def read(self, text: str) -> Move:
        """`read_move` refuses everything that `write` would not write."""
        return read_move(text, _FORMS, self.write)


def _read_deal(cards: str) -> Deal:
    return Deal(() if cards == "none" else tuple(map(int, cards.split(","))))


def _read_give(card: str, *words: str) -> Give:
    return Give(int(card), json.decode(" ".join(words), type=str))


_FORMS: Final[Forms[Move]] = {
    "deal": ("'deal CARD,CARD,…' with all cards", _read_deal),
    "give": ("'give CARD \"WORDS\"' as in 'give 7 \"mine!\"'", _read_give),
}

HIGH_CARD: Final[AnyGame] = HighCard()

# 6. The registration. Bots run in processes of their own, where this file is "__mp_main__".

if __name__ in ("__main__", "__mp_main__"):
    GAMES[HIGH_CARD.name] = HIGH_CARD

if __name__ == "__main__":
    from lorelode.cli import main

    main()
