"""Players of Dixit that go by the words of their pictures: easy, normal and hard."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec

from lorelode.bots.dixit.aim import SEES, Company
from lorelode.bots.dixit.halves import eyes_of, halved
from lorelode.bots.dixit.ideas import Idea, ideas, outlook
from lorelode.bots.dixit.meaning import Meanings, meant
from lorelode.bots.dixit.mind import Mind
from lorelode.bots.dixit.minilm import minilm
from lorelode.bots.dixit.plain import clues
from lorelode.bots.dixit.stems import stems
from lorelode.bots.reasons import Explained, Reason
from lorelode.core import View
from lorelode.decks import Deck
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.editions import to_give
from lorelode.rules.dixit.moves import Give, Move, Tell, Vote
from lorelode.rules.dixit.state import DixitView, Public

Eyes = Literal["own", "all"]
"""`own`: in each game a seat sees a half of its own of what can be said of a deck; `all`: all."""

M = TypeVar("M", Give, Vote)

_USUAL: Final = 0.56
"""The share of voters that finds a clue, as a rule."""
_PATIENCE: Final = 40
"""So many votes on its own clues a bot has to see before it believes them as much as the rule."""
_SLIGHT: Final = 1e-6
"""Settles what is settled by nothing else."""
_GOOD: Final = 0.015
"""A clue that is worse by this than the best one is as good, and chance may pick it."""
_MINDS: Final = 32
"""So many pairs of eyes a process remembers, 1.5 MB each; others are made anew, in 0.1 s."""


class Decision(NamedTuple):
    """A move and the reasons for it."""

    move: Move
    why: tuple[Reason, ...]


class Teller:
    """Tells, gives and votes by likeness; the levels say how."""

    def __init__(self, deck: Deck | None, language: str = "en", eyes: Eyes = "own") -> None:
        self._deck = None if deck is None else _Known(deck)
        self._language = language
        self._eyes = eyes

    def choose(self, view: View[Any, Any], lines: Sequence[str], rng: Random) -> Move:
        """The move of the view's seat; the same for the same view, lines and chance."""
        return self._decision(view, lines, rng).move

    def explain(self, view: View[Any, Any], lines: Sequence[str], rng: Random) -> Explained:
        """What `choose` would do, and why."""
        move, why = self._decision(view, lines, rng)
        assert view.seat is not None
        return Explained(view.seat, DIXIT.write(move), why)

    def _decision(self, view: DixitView, lines: Sequence[str], rng: Random) -> Decision:  # noqa: ARG002
        choices = DIXIT.choices(view)
        if self._deck is None:
            move = rng.choice([move for move in choices if isinstance(move, Tell | Give | Vote)])
            return Decision(move, (Reason("no-deck"),))
        mind = _mind(self._deck, self._language, eyes_of(view) if self._eyes == "own" else None)
        match choices[0]:
            case Tell():
                found = _fresh(mind, view.public, ideas(mind, _hand(view)))
                if not found:
                    return self._at_a_loss(view, rng)
                return self.tell(mind, view, found, rng)
            case Give():
                gifts = [move for move in choices if isinstance(move, Give)]
                return self.give(mind, view, gifts, rng)
            case _:
                votes = [move for move in choices if isinstance(move, Vote)]
                return self.vote(mind, view, votes, rng)

    def _at_a_loss(self, view: DixitView, rng: Random) -> Decision:
        """Something to say of pictures without tags."""
        assert self._deck is not None
        card = rng.choice(_hand(view))
        clue = rng.choice(clues(self._deck.deck.cards[card], self._language))
        return _told(Idea(card, clue, (clue,)), Reason("no-tags"))

    def tell(self, mind: Mind, view: DixitView, found: Sequence[Idea], rng: Random) -> Decision:
        """One of these ideas."""
        raise NotImplementedError

    def give(self, mind: Mind, view: DixitView, choices: Sequence[Give], rng: Random) -> Decision:
        """What fits the clue best."""
        heard = self.heard(mind, view.public, _hand(view), rng)
        best = _best(
            choices, [sum(heard[card - 1] for card in move.cards) for move in choices], rng
        )
        return Decision(best, tuple(_why(mind, view.public, card, heard) for card in best.cards))

    def vote(self, mind: Mind, view: DixitView, choices: Sequence[Vote], rng: Random) -> Decision:
        """What fits the clue better than it fits everything."""
        laid = [view.public.display[move.number - 1] for move in choices]
        heard = self.heard(mind, view.public, [card - 1 for card in laid], rng)
        fits = [heard[card - 1] - mind.likeability[card - 1] for card in laid]
        best = _best(choices, fits, rng)
        return Decision(best, (_why(mind, view.public, laid[choices.index(best)], heard),))

    def heard(
        self,
        mind: Mind,
        public: Public,
        cards: Iterable[int],  # noqa: ARG002
        rng: Random,  # noqa: ARG002
    ) -> Sequence[float]:
        """How like the clue each card is, these at least; nothing is like one said aloud."""
        return [0.0] * mind.size if public.clue is None else mind.likeness(public.clue)


class EasyTeller(Teller):
    """Says the first thing that comes to mind, and looks at the others' clues but fleetingly."""

    blur = 0.6
    """How much chance has a say in how like a clue a card is."""

    def tell(self, mind: Mind, view: DixitView, found: Sequence[Idea], rng: Random) -> Decision:  # noqa: ARG002
        """Any one thing about any card."""
        idea = rng.choice([idea for idea in found if len(idea.parts) == 1] or found)
        return _told(idea, Reason("first"))

    def heard(
        self, mind: Mind, public: Public, cards: Iterable[int], rng: Random
    ) -> Sequence[float]:
        """How like the clue each card is at a glance."""
        clear = super().heard(mind, public, cards, rng)
        return [much + self.blur * rng.random() for much in clear]


class NormalTeller(Teller):
    """Says what some should find, and not all."""

    def tell(self, mind: Mind, view: DixitView, found: Sequence[Idea], rng: Random) -> Decision:
        """A clue that is likely to be found by some but not all, if there is one."""
        company, unseen, sees = _company(view), _unseen(mind, view), self.sees(view)
        outlooks = [outlook(mind, idea, unseen, company, sees) for idea in found]
        best = max(look.some for look in outlooks)
        good = [
            (idea, look)
            for idea, look in zip(found, outlooks, strict=True)
            if look.some >= best - _GOOD
        ]
        # Few words are better than many.
        fewest = min(len(idea.parts) for idea, _ in good)
        idea, look = rng.choice([one for one in good if len(one[0].parts) == fewest])
        return _told(idea, Reason("forecast", likely=look.share, some=look.some))

    def sees(self, view: DixitView) -> float:  # noqa: ARG002
        """How often the others see in a picture what is to be seen."""
        return SEES


class HardTeller(NormalTeller):
    """Learns from its turns how much the others see, and knows what English words mean, if it can.

    The latter takes the extra `lorelode[minds]`, or whatever else is handed in.
    """

    def __init__(
        self,
        deck: Deck | None,
        language: str = "en",
        eyes: Eyes = "own",
        meanings: Meanings | None = None,
    ) -> None:
        super().__init__(deck, language, eyes)
        self._meanings = minilm() if meanings is None and language == "en" else meanings

    def sees(self, view: DixitView) -> float:
        """More than others did if this seat's clues were found by many, less if by few."""
        told = [turn for turn in view.public.turns if turn.teller == view.seat]
        found = sum(turn.votes.count(turn.number) for turn in told)
        voters = len(told) * (len(view.public.players) - 1)
        share = (found + _USUAL * _PATIENCE) / (voters + _PATIENCE)
        # In a few steps, so that what was reckoned once need not be again.
        return round(20 * (SEES + share - _USUAL)) / 20

    def give(self, mind: Mind, view: DixitView, choices: Sequence[Give], rng: Random) -> Decision:
        """What fits the clue best; of what fits alike, what is like anything, to steal votes."""
        heard = self.heard(mind, view.public, _hand(view), rng)
        liked = mind.likeability
        fits = [
            sum(heard[card - 1] + _SLIGHT * liked[card - 1] for card in move.cards)
            for move in choices
        ]
        best = _best(choices, fits, rng)
        return Decision(best, tuple(_why(mind, view.public, card, heard) for card in best.cards))

    def heard(
        self, mind: Mind, public: Public, cards: Iterable[int], rng: Random
    ) -> Sequence[float]:
        """How like the clue each card is, in its words and in what they mean."""
        said = super().heard(mind, public, cards, rng)
        if self._meanings is None or public.clue is None:
            return said
        heard = list(said)
        for card, much in meant(self._meanings, mind, public.clue, cards).items():
            heard[card] += much
        return heard


class _Known:
    """A deck that can be told from others quickly."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self._digest = sha256(msgspec.json.encode(deck, order="deterministic")).digest()

    def __hash__(self) -> int:
        return hash(self._digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Known) and self._digest == other._digest


@lru_cache(maxsize=_MINDS)
def _mind(known: _Known, language: str, eyes: str | None) -> Mind:
    return Mind(known.deck if eyes is None else halved(known.deck, eyes), language)


def _hand(view: DixitView) -> list[int]:
    """The cards in hand, by their places in the deck."""
    assert view.private is not None
    return [card - 1 for card in view.private.hand]


def _unseen(mind: Mind, view: DixitView) -> frozenset[int]:
    """What others may hold, by places in the deck."""
    assert view.private is not None
    out = {card for turn in view.public.turns for card in turn.display} | set(view.private.hand)
    return frozenset(card for card in range(mind.size) if card + 1 not in out)


def _company(view: DixitView) -> Company:
    public = view.public
    seats = len(public.players)
    hand = public.edition.hand_size(seats)
    out = sum(len(turn.display) for turn in public.turns) + hand
    # Rounded, so that what was played through for one turn serves for the next.
    unseen = max(hand * (seats - 1), round((public.edition.deck - out) / 12) * 12)
    return Company(seats - 1, hand, to_give(seats), unseen)


def _fresh(mind: Mind, public: Public, found: Iterable[Idea]) -> list[Idea]:
    """Those that say nothing that was said before in this game, if any; all, if none."""
    said = [set(stems(turn.clue, mind.language)) for turn in public.turns if turn.clue is not None]
    every = list(found)
    return [idea for idea in every if not any(_repeats(mind, idea, clue) for clue in said)] or every


def _repeats(mind: Mind, idea: Idea, said: set[str]) -> bool:
    return any(said.issuperset(stems(part, mind.language)) for part in idea.parts)


def _told(idea: Idea, outcome: Reason) -> Decision:
    move = Tell(Picture(idea.card + 1), idea.clue)
    return Decision(move, (Reason("tells", picture=move.card, words=idea.parts), outcome))


def _best(choices: Sequence[M], fits: Sequence[float], rng: Random) -> M:
    """One of those that fit best."""
    most = max(fits)
    return rng.choice([one for one, fit in zip(choices, fits, strict=True) if fit == most])


def _why(mind: Mind, public: Public, card: Picture, heard: Sequence[float]) -> Reason:
    """Why a card goes with the clue."""
    if public.clue is None:
        return Reason("aloud", picture=card)
    words, likely = mind.matches(public.clue, card - 1), heard[card - 1]
    return Reason("fits" if words else "fits-nothing", picture=card, words=words, likely=likely)
