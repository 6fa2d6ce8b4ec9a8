"""What the levels `easy`, `normal` and `hard` of Dixit share: they play by similar words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, Literal, NamedTuple, TypeVar

from lorelode.bots.dixit import reasons
from lorelode.bots.dixit.analysis.clue_candidates import ClueCandidate, clue_candidates
from lorelode.bots.dixit.analysis.similarity import DeckSimilarity
from lorelode.bots.dixit.analysis.simple_clues import simple_clues
from lorelode.bots.dixit.analysis.stems import stems
from lorelode.bots.dixit.analysis.vocabulary_split import split_vocabulary, vocabulary_seed
from lorelode.bots.hashed_deck import HashedDeck
from lorelode.bots.reasons import Explained, Reason
from lorelode.bots.talk import Claim
from lorelode.core import View
from lorelode.decks import Deck
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.moves import Give, Move, Tell, Vote
from lorelode.rules.dixit.state import DixitView, Public

Vocabulary = Literal["own", "all"]
"""`own`: in each game a seat reads its own half of the deck's words; `all`: it reads all words."""

M = TypeVar("M", Give, Vote)

_READ_DECKS_KEPT: Final = 32
"""How many decks with one half of the words a process keeps in memory, 1.5 MB each.

It takes 0.1 s to read one again.
"""


class Decision(NamedTuple):
    """A move and the reasons for it."""

    move: Move
    why: tuple[Reason, ...]


class Situation(NamedTuple):
    """What one decision is made from."""

    words: DeckSimilarity
    """The deck, as this seat reads it."""
    view: DixitView
    cards: Sequence[int]
    """The cards to choose from, by index in the deck: the hand, or the cards voted for."""
    rng: Random


class SimilarityBot(ABC):
    """Tells, gives and votes by how similar words are; a level says how it tells."""

    def __init__(
        self,
        deck: Deck | None,
        language: str = "en",
        vocabulary: Vocabulary = "own",
        secret: str | None = None,
    ) -> None:
        self._deck = deck
        self._hashed = HashedDeck(deck)
        self._language = language
        self._vocabulary = vocabulary
        self._secret = secret

    def choose(
        self,
        view: View[Any, Any],
        _lines: Sequence[str],
        rng: Random,
        _claims: Sequence[Claim] = (),
        /,
    ) -> Move:
        """The move of the view's seat; the same for the same view and chance."""
        return self._decide(view, rng).move

    def explain(
        self,
        view: View[Any, Any],
        _lines: Sequence[str],
        rng: Random,
        _claims: Sequence[Claim] = (),
        /,
    ) -> Explained:
        """What `choose` would do, and why."""
        move, why = self._decide(view, rng)
        assert view.seat is not None
        return Explained(view.seat, DIXIT.write(move), why)

    def _decide(self, view: DixitView, rng: Random) -> Decision:
        choices = DIXIT.choices(view)
        if self._deck is None:
            move = rng.choice([move for move in choices if isinstance(move, Tell | Give | Vote)])
            return Decision(move, (reasons.NO_DECK.reason(),))
        seed = vocabulary_seed(view, self._secret) if self._vocabulary == "own" else None
        words = _read_deck(self._hashed, self._language, seed)
        if isinstance(choices[0], Vote):
            votes = [move for move in choices if isinstance(move, Vote)]
            cards = [view.public.display[move.number - 1] - 1 for move in votes]
            return self.vote(Situation(words, view, cards, rng), votes)
        assert view.private is not None
        situation = Situation(words, view, [card - 1 for card in view.private.hand], rng)
        if isinstance(choices[0], Give):
            return self.give(situation, [move for move in choices if isinstance(move, Give)])
        candidates = clue_candidates(words, situation.cards)
        if fresh := _fresh(words, view.public, candidates):
            return self.tell(situation, fresh)
        # No card in hand has tags.
        card = rng.choice(situation.cards)
        clue = rng.choice(simple_clues(self._deck.cards[card], self._language))
        return tell_clue(ClueCandidate(card, clue, (clue,)), reasons.NO_TAGS.reason())

    @abstractmethod
    def tell(self, situation: Situation, candidates: Sequence[ClueCandidate]) -> Decision:
        """Tell one of these clues; there is at least one."""

    def give(self, situation: Situation, choices: Sequence[Give]) -> Decision:
        """Give the cards that fit the clue best."""
        similar = self.clue_similarity(situation)
        fits = [sum(similar[card - 1] for card in move.cards) for move in choices]
        best = pick_best(choices, fits, situation.rng)
        return Decision(best, tuple(why_fits(situation, card, similar) for card in best.cards))

    def vote(self, situation: Situation, choices: Sequence[Vote]) -> Decision:
        """Vote for the card that fits the clue better than it fits any clue."""
        similar = self.clue_similarity(situation)
        mean = situation.words.mean_similarity
        fits = [similar[card] - mean[card] for card in situation.cards]
        best = pick_best(choices, fits, situation.rng)
        card = situation.view.public.display[best.number - 1]
        return Decision(best, (why_fits(situation, card, similar),))

    def clue_similarity(self, situation: Situation) -> Sequence[float]:
        """How similar each card of the deck is to the clue; 0 for a clue that was said aloud.

        Only the values of the cards to choose from are used.
        """
        clue, words = situation.view.public.clue, situation.words
        return [0.0] * words.size if clue is None else words.similarities(clue)


def tell_clue(candidate: ClueCandidate, outcome: Reason) -> Decision:
    """The decision to tell this clue."""
    move = Tell(Picture(candidate.card + 1), candidate.clue)
    return Decision(move, (reasons.TELLS.reason(picture=move.card, words=candidate.parts), outcome))


def pick_best(choices: Sequence[M], fits: Sequence[float], rng: Random) -> M:
    """One of the choices that fit best."""
    most = max(fits)
    return rng.choice([one for one, fit in zip(choices, fits, strict=True) if fit == most])


def why_fits(situation: Situation, card: Picture, similar: Sequence[float]) -> Reason:
    """Why a card goes with the clue."""
    clue = situation.view.public.clue
    if clue is None:
        return reasons.ALOUD.reason(picture=card)
    words, likely = situation.words.matching_tags(clue, card - 1), similar[card - 1]
    kind = reasons.FITS if words else reasons.FITS_NOTHING
    return kind.reason(picture=card, words=words, likely=likely)


@lru_cache(maxsize=_READ_DECKS_KEPT)
def _read_deck(hashed: HashedDeck, language: str, seed: str | None) -> DeckSimilarity:
    deck = hashed.deck
    assert deck is not None
    return DeckSimilarity(deck if seed is None else split_vocabulary(deck, seed), language)


def _fresh(
    words: DeckSimilarity, public: Public, candidates: Iterable[ClueCandidate]
) -> list[ClueCandidate]:
    """The clues that repeat nothing said before in this game, or all if there are none."""
    said = [set(stems(turn.clue, words.language)) for turn in public.turns if turn.clue is not None]
    every = list(candidates)
    return [one for one in every if not any(_repeats(words, one, clue) for clue in said)] or every


def _repeats(words: DeckSimilarity, candidate: ClueCandidate, said: set[str]) -> bool:
    return any(said.issuperset(stems(part, words.language)) for part in candidate.parts)
