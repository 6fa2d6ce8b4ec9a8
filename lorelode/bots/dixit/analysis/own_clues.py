"""The clues that a bot considers for its cards, all true of their pictures: lines, or tags."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from lorelode.bots.dixit.analysis.lemmas import words
from lorelode.bots.dixit.analysis.simple_clues import simple_clues
from lorelode.decks import Deck
from lorelode.decks.associations import Line, Lines, Voice
from lorelode.rules.dixit.clues import find_fault
from lorelode.rules.dixit.state import DixitView, Public

TEMPERS: Final[tuple[Voice, ...]] = ("dreamy", "dry", "quote")
_CLUES_A_CARD: Final = 4
"""How many clues a bot thinks of for each card in hand."""


class OwnClue(NamedTuple):
    """A clue to a card in hand."""

    card: int
    """Its index in the deck."""
    text: str
    voice: Voice
    also: frozenset[int]
    """The other cards that it could mean, by index in the deck."""


def find_temper(seed: str) -> Voice:
    """How a bot likes to speak in this game."""
    return Random(f"{seed}/temper").choice(TEMPERS)


def own_clues(
    deck: Deck, lines: Mapping[str, Lines], language: str, view: DixitView, rng: Random
) -> list[OwnClue]:
    """A few clues to each card in hand.

    None repeats what was said in this game, and none sounds like what this seat told last, unless
    there is no other.
    """
    assert view.private is not None
    numbers = {card.id: at for at, card in enumerate(deck.cards)}
    said = {_repeatable(turn.clue, language) for turn in view.public.turns if turn.clue}
    last = _last_voice(deck, lines, view.public, view.seat)
    every: list[OwnClue] = []
    for number in view.private.hand:
        card = deck.card(number)
        known = lines.get(card.id) or [Line(text) for text in simple_clues(card, language)]
        fresh = [line for line in known if _repeatable(line.text, language) not in said] or known
        varied = [line for line in fresh if line.voice != last] or fresh
        usable = [line for line in varied if not find_fault(line.text)] or varied
        for line in rng.sample(usable, min(_CLUES_A_CARD, len(usable))):
            also = frozenset(numbers[one] for one in line.also if one in numbers)
            every.append(OwnClue(number - 1, line.text, line.voice, also))
    new = [one for one in every if _repeatable(one.text, language) not in said] or every
    return [one for one in new if one.voice != last] or new


def _repeatable(text: str, language: str) -> frozenset[str]:
    """What two clues have in common if one repeats the other."""
    return frozenset(word.keys[0] for word in words(text, language)) or frozenset([text])


def _last_voice(
    deck: Deck, lines: Mapping[str, Lines], public: Public, seat: int | None
) -> Voice | None:
    """The voice of the line that this seat told last, if it was one."""
    for turn in reversed(public.turns):
        if turn.teller == seat:
            told = deck.card(turn.display[turn.number - 1]).id
            known: Sequence[Line] | Iterable[Line] = lines.get(told, ())
            return next((line.voice for line in known if line.text == turn.clue), None)
    return None
