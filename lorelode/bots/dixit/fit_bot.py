"""What the levels `easy`, `normal` and `hard` of Dixit share: they play by how well clues fit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

from lorelode.bots.dixit import reasons
from lorelode.bots.dixit.analysis.card_texts import KNOWN_SHARE
from lorelode.bots.dixit.analysis.clue_fit import ClueFit, Preference, choose_weighted
from lorelode.bots.dixit.analysis.encoder import Encoder, find_encoder
from lorelode.bots.dixit.analysis.own_clues import OwnClue, find_temper, own_clues
from lorelode.bots.dixit.analysis.seat_seed import seat_seed
from lorelode.bots.dixit.phrases import list_speakers
from lorelode.bots.dixit.speech import RemarkWeights, remark_on
from lorelode.bots.hashed_deck import HashedDeck
from lorelode.bots.level import DEFAULT_OPTIONS, BotOptions
from lorelode.bots.reasons import Explained, Reason
from lorelode.bots.talk import Claim
from lorelode.core import View
from lorelode.decks import Deck
from lorelode.decks.associations import built_in_folders, merge_lines
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.moves import Give, Move, Tell, Vote
from lorelode.rules.dixit.state import DixitView, Public

_READERS_KEPT: Final = 64
"""How many seats' parts of a deck a process keeps in memory."""
_REASONS_SAID: Final = 3
"""How many texts a bot names that made it choose a card."""


class Decision(NamedTuple):
    """A move and the reasons for it."""

    move: Move
    why: tuple[Reason, ...]


class Situation(NamedTuple):
    """What one decision is made from."""

    reader: ClueFit
    """The deck, as this seat reads it."""
    view: DixitView
    seed: str
    """What is special about this seat in this game."""
    rng: Random


class FitBot:
    """Tells, gives and votes by how well clues fit cards."""

    share: ClassVar[float] = KNOWN_SHARE
    """The share of the deck's texts that it knows."""
    preference: ClassVar[Preference] = Preference(most=3.5)
    give_temperature: ClassVar[float] = 0.1
    """How much better a card has to fit to be given e times as often."""

    def __init__(
        self, deck: Deck | None, language: str = "en", options: BotOptions = DEFAULT_OPTIONS
    ) -> None:
        self._deck = deck
        self._hashed = HashedDeck(deck)
        self._language = language
        self._secret = options.secret
        self._folders = built_in_folders() if options.folders is None else options.folders
        self._portable = options.portable

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

    def speak(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        _claims: Sequence[Claim] = (),
        /,
    ) -> Claim | None:
        """A remark on the turn that the last vote has ended, now and then."""
        public: Public = view.public
        if not lines or not list_speakers(lines[-1], public):
            return None
        assert view.seat is not None
        return remark_on(public.turns[-1], view.seat, lines, rng, RemarkWeights())

    def _decide(self, view: DixitView, rng: Random) -> Decision:
        choices = DIXIT.choices(view)
        if self._deck is None:
            move = rng.choice([move for move in choices if isinstance(move, Tell | Give | Vote)])
            return Decision(move, (reasons.NO_DECK.reason(),))
        seed = seat_seed(view, self._secret)
        encoder = None if self._portable else find_encoder()
        reader = _read(self._hashed, self._language, self._folders, seed, self.share, encoder)
        situation = Situation(reader, view, seed, rng)
        if isinstance(choices[0], Vote):
            return self._vote(situation, [move for move in choices if isinstance(move, Vote)])
        if isinstance(choices[0], Give):
            return self._give(situation, [move for move in choices if isinstance(move, Give)])
        lines = merge_lines(self._folders, self._language)
        clues = own_clues(self._deck, lines, self._language, view, rng)
        return self.tell(situation, clues)

    def tell(self, situation: Situation, clues: Sequence[OwnClue]) -> Decision:
        """Tell one of these clues; there is at least one. Here, in the bot's own temper."""
        temper = find_temper(situation.seed)
        own = [one for one in clues if one.voice == temper]
        return tell_clue(situation.rng.choice(own or clues), reasons.FIRST.reason())

    def _give(self, situation: Situation, choices: Sequence[Give]) -> Decision:
        """Give cards that fit the clue, or are like those that do.

        Here a weak fit counts too: whoever gives a card need not be right.
        """
        clue = situation.view.public.clue
        cards = {card - 1 for move in choices for card in move.cards}
        fits = (
            situation.reader.given_fits(clue, cards)
            if clue is not None
            else dict.fromkeys(cards, 0.0)
        )
        totals = [sum(fits[card - 1] for card in move.cards) for move in choices]
        best = max(totals)
        at = choose_weighted(
            (exp((total - best) / self.give_temperature) for total in totals), situation.rng
        )
        move = choices[at]
        return Decision(move, tuple(why_fits(situation, card) for card in move.cards))

    def _vote(self, situation: Situation, choices: Sequence[Vote]) -> Decision:
        """Vote for a card that fits the clue, the likelier the better it fits."""
        liked, display = self.inclinations(situation), situation.view.public.display
        at = choose_weighted(
            (exp(liked[display[move.number - 1] - 1]) for move in choices), situation.rng
        )
        return Decision(choices[at], (why_fits(situation, display[choices[at].number - 1]),))

    def inclinations(self, situation: Situation) -> Sequence[float]:
        """How much the clue inclines the bot to each card of the deck.

        A clue that was said aloud is not heard: all cards are equal.
        """
        clue = situation.view.public.clue
        if clue is None:
            return [0.0] * self._count_cards()
        return [self.preference.of(fit) for fit in situation.reader.fits(clue)]

    def _count_cards(self) -> int:
        assert self._deck is not None
        return len(self._deck.cards)


def tell_clue(clue: OwnClue, outcome: Reason) -> Decision:
    """The decision to tell this clue."""
    move = Tell(Picture(clue.card + 1), clue.text)
    return Decision(move, (reasons.TELLS.reason(picture=move.card, words=(clue.text,)), outcome))


def why_fits(situation: Situation, card: Picture) -> Reason:
    """Why a card goes with the clue."""
    clue, reader = situation.view.public.clue, situation.reader
    if clue is None:
        return reasons.ALOUD.reason(picture=card)
    texts, fit = reader.matching_texts(clue, card - 1), reader.fits(clue)[card - 1]
    kind = reasons.FITS if texts else reasons.FITS_NOTHING
    return kind.reason(picture=card, words=texts[:_REASONS_SAID], likely=fit)


@lru_cache(maxsize=_READERS_KEPT)
def _read(
    hashed: HashedDeck,
    language: str,
    folders: tuple[Path, ...],
    seed: str,
    share: float,
    encoder: Encoder | None,
) -> ClueFit:
    return ClueFit(hashed, language, folders, seed, share=share, encoder=encoder)
