"""Measure which cards bots give to people's clues, by what a person would have given.

    python -m benchmarks.given

`fitting.json` lists for each clue of `tuning.json` the other pictures that fit it, chosen with the
pictures in view. Bots hold random hands of six cards without the meant one. A hand may hold no
fitting card: the share of those that do is the most that can be reached.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from benchmarks.clues import LETTERS
from lorelode.arena.report import ReportTable
from lorelode.bots.dixit.analysis.card_texts import KNOWN_SHARE
from lorelode.bots.dixit.analysis.clue_fit import ClueFit
from lorelode.bots.dixit.analysis.encoder import Encoder, find_encoder
from lorelode.bots.hashed_deck import HashedDeck
from lorelode.decks import built_in
from lorelode.decks.associations import built_in_folders

FITTING: Final = Path(__file__).with_name("human_clues") / "fitting.json"
HAND_CARDS: Final = 6
SEED: Final = "given 20261118"


class FittingCards(Struct, frozen=True, forbid_unknown_fields=True):
    """The pictures that a person would give to a clue."""

    language: str
    clue: str
    card: str
    """The picture that the clue was made for."""
    fitting: tuple[str, ...]
    """Other pictures that fit it."""


class GivenStats(NamedTuple):
    """What came of many hands, each a share of them."""

    fits: float
    """A fitting card was given."""
    could_fit: float
    """A fitting card was in the hand."""
    by_chance: float
    """A fitting card would be given by chance."""


def read_fitting() -> list[FittingCards]:
    """The clues with the cards that fit."""
    return msgspec.json.decode(FITTING.read_bytes(), type=list[FittingCards])


def measure(
    clues: Sequence[FittingCards], language: str, hands: int, encoder: Encoder | None
) -> GivenStats:
    """Let bots that know as much as `normal` ones give a card from many hands to each clue."""
    deck = built_in()
    numbers = {card: at for at, card in enumerate(deck.ids)}
    given = could = chance = 0.0
    for hand_number in range(hands):
        reader = ClueFit(
            HashedDeck(deck),
            language,
            built_in_folders(),
            f"{SEED}/{hand_number}",
            share=KNOWN_SHARE,
            encoder=encoder,
        )
        for one in clues:
            rng = Random(f"{SEED}/{one.clue}/{hand_number}")
            fitting = {numbers[card] for card in one.fitting}
            hand = rng.sample(
                [at for at in numbers.values() if at != numbers[one.card]], HAND_CARDS
            )
            fits = reader.given_fits(one.clue, hand)
            best = [card for card in hand if fits[card] == max(fits.values())]
            given += len(fitting.intersection(best)) / len(best)
            could += not fitting.isdisjoint(hand)
            chance += len(fitting.intersection(hand)) / HAND_CARDS
    count = hands * len(clues)
    return GivenStats(given / count, could / count, chance / count)


def main() -> None:
    """Print a table by language."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--hands", type=int, default=40, help="how many hands for each clue")
    asked = parser.parse_args()
    every = read_fitting()
    rows = []
    for language in LETTERS:
        clues = [one for one in every if one.language == language]
        shares = measure(clues, language, asked.hands, find_encoder())
        rows.append((language, str(len(clues)), *(f"{100 * share:.0f}" for share in shares)))
    header = ("", "clues", "a fitting card given, %", "one in hand, %", "by chance, %")
    sys.stdout.write(ReportTable("Given cards", header, tuple(rows)).markdown + "\n")


if __name__ == "__main__":
    main()
