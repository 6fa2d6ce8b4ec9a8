"""Play people's clues with bots, and count how many find the picture.

    python -m benchmarks.clues benchmarks/human_clues/held-back.json --json

A file is a list of `{"card": id, "language": code, "clue": text}`. Each clue is told many times in
random deals of the dream deck; the other seats are bots of one level, which give and vote. The
control tells as many invented words of the same lengths instead: what bots find then is not the
clue. The clues were made from the pictures alone. `tuning.json` was used to fit the bots,
`held-back.json` only for the figures in `docs/bots.md`.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from lorelode.arena.report import ReportTable
from lorelode.arena.stats import Estimate, ratio
from lorelode.bots import BOTS, BotOptions
from lorelode.bots.dixit.analysis.clue_fit import ClueFit, Preference
from lorelode.bots.dixit.analysis.encoder import find_encoder
from lorelode.bots.hashed_deck import HashedDeck
from lorelode.core import CHANCE, Chance, Seat
from lorelode.core.chance import SEED_BYTES
from lorelode.decks import built_in
from lorelode.decks.associations import built_in_folders
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.clues import tidy
from lorelode.rules.dixit.moves import Tell
from lorelode.rules.dixit.state import DixitState

HELD_BACK: Final = Path(__file__).with_name("human_clues") / "held-back.json"
LEVELS: Final = ("easy", "normal", "hard")
SEATS: Final = (4, 6)
TELLER: Final = Seat(0)
SEED: Final = "clues 20261117"
LETTERS: Final = {
    "en": ("bcdfghjklmnprstvwz", "aeiou"),
    "fa": ("بپتجچحخدرزژسشفقکگلمنه", "ایو"),
    "he": ("בגדזחטכלמנספצקרשת", "אויה"),
    "lv": ("bcdfgjklmnprstvz", "aeiuāēīū"),
    "ru": ("бвгджзклмнпрстфхцчш", "аеиоуыя"),
}
"""The consonants and vowels that invented words are made of."""


class HumanClue(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person said of a picture."""

    card: str
    language: str
    clue: str


class Round(NamedTuple):
    """What came of a clue that was told once."""

    finders: int
    voters: int
    fitting: int
    """How many of the cards that bots gave fit the clue, by all that the deck says of them."""


class ClueStats(Struct, frozen=True):
    """What came of many clues; all rounds of a clue are one sample."""

    language: str
    level: str
    seats: int
    clues: int
    by_chance: float
    """The share of voters who find the card if all vote at random."""
    found: Estimate
    scores: Estimate
    """How often some but not all find it, so that the storyteller scores."""
    fitting: Estimate
    """The share of the given cards that fit."""
    nonsense_found: Estimate
    nonsense_scores: Estimate


def read_clues(text: str | bytes) -> list[HumanClue]:
    """The clues in a file; `ValueError` says what is wrong with one."""
    known, found = built_in().ids, msgspec.json.decode(text, type=list[HumanClue])
    for one in found:
        if one.card not in known:
            raise ValueError(f"there is no picture {one.card!r} in the dream deck")
        if one.language not in LETTERS:
            raise ValueError(f"expected one of {', '.join(LETTERS)}, not {one.language!r}")
    return found


def invent_words(clue: str, language: str, rng: Random) -> str:
    """As many words as a clue has, of the same lengths, that mean nothing."""
    consonants, vowels = LETTERS[language]
    return re.sub(
        r"\w+",
        lambda word: "".join(
            rng.choice(vowels if at % 2 else consonants) for at in range(len(word.group()))
        ),
        clue,
    )


def play_clue(
    clue: str, card: int, level: str, language: str, seats: int, deal: int, fits: Sequence[float]
) -> Round:
    """Tell a clue to a card, and let bots give and vote; `fits` says how well it fits each card."""
    rng = Random(f"{SEED}/{clue}/{seats}/{deal}")
    edition, deck = DIXIT.editions["fa"], built_in()
    options = BotOptions(secret=f"{SEED}/{deal}")
    bot = BOTS["dixit"][level].make(deck, language, options)
    state = DIXIT.setup(edition, seats, TELLER)
    others = [number for number in range(1, edition.deck_size + 1) if number != card]
    rng.shuffle(others)
    state = _play(state, CHANCE, f"deal {','.join(map(str, (card, *others)))}")
    state = DIXIT.play(state, TELLER, Tell(Picture(card), tidy(clue)))
    while not state.public.turns and (actors := DIXIT.to_act(state.public)):
        mover = min(actors)
        if mover == CHANCE:
            move = DIXIT.deal(state, Chance(rng.randbytes(SEED_BYTES), 0))
        else:
            move = bot.choose(state.view(mover), [], rng)
        state = DIXIT.play(state, mover, move)
    (turn,) = state.public.turns
    middle = Preference(0.0).middle
    given = [number for number in turn.display if number != card]
    return Round(
        turn.votes.count(turn.number),
        seats - 1,
        sum(fits[number - 1] >= middle for number in given),
    )


def _play(state: DixitState, seat: Seat, text: str) -> DixitState:
    return DIXIT.play(state, seat, DIXIT.read(text))


def measure(clues: Sequence[HumanClue], levels: Iterable[str], deals: int) -> list[ClueStats]:
    """Play every clue at tables of each size and level."""
    by_language: dict[str, list[HumanClue]] = defaultdict(list)
    for one in clues:
        by_language[one.language].append(one)
    return [
        _measure(language, some, level, seats, deals)
        for language, some in sorted(by_language.items())
        for level in levels
        for seats in SEATS
    ]


def _measure(
    language: str, clues: Sequence[HumanClue], level: str, seats: int, deals: int
) -> ClueStats:
    numbers = {card: at for at, card in enumerate(built_in().ids, 1)}
    judge = ClueFit(
        HashedDeck(built_in()),
        language,
        built_in_folders(),
        "judge",
        share=1.0,
        encoder=find_encoder(),
    )
    real: dict[int, list[Round]] = defaultdict(list)
    invented: dict[int, list[Round]] = defaultdict(list)
    # One deal after the other: its bots know the same in all its rounds, and need not be made anew.
    for deal in range(deals):
        for at, one in enumerate(clues):
            words = invent_words(one.clue, language, Random(f"{SEED}/{at}"))
            for text, rounds in ((one.clue, real[at]), (words, invented[at])):
                fits = judge.fits(text)
                rounds.append(
                    play_clue(text, numbers[one.card], level, language, seats, deal, fits)
                )
    return ClueStats(
        language=language,
        level=level,
        seats=seats,
        clues=len(clues),
        by_chance=round(1 / (seats - 1), 4),
        found=_found(real.values()),
        scores=_scores(real.values()),
        fitting=ratio(
            (
                (sum(one.fitting for one in rounds), sum(one.voters for one in rounds))
                for rounds in real.values()
            ),
            0.0,
            1.0,
        ),
        nonsense_found=_found(invented.values()),
        nonsense_scores=_scores(invented.values()),
    )


def _found(by_clue: Iterable[Sequence[Round]]) -> Estimate:
    return ratio(
        (
            (sum(one.finders for one in rounds), sum(one.voters for one in rounds))
            for rounds in by_clue
        ),
        0.0,
        1.0,
    )


def _scores(by_clue: Iterable[Sequence[Round]]) -> Estimate:
    return ratio(
        ((sum(0 < one.finders < one.voters for one in rounds), len(rounds)) for rounds in by_clue),
        0.0,
        1.0,
    )


def make_table(stats: Iterable[ClueStats]) -> ReportTable:
    """The findings, in per cent."""
    rows = [
        (
            one.language,
            str(one.seats),
            one.level,
            str(one.clues),
            one.found.text(".0f", 100),
            f"{100 * one.by_chance:.0f}",
            one.nonsense_found.text(".0f", 100),
            one.scores.text(".0f", 100),
            one.nonsense_scores.text(".0f", 100),
            one.fitting.text(".0f", 100),
        )
        for one in stats
    ]
    return ReportTable(
        "People's clues, told to bots",
        (
            *("", "seats", "bots", "clues", "found it", "chance", "nonsense found"),
            *("teller scores", "with nonsense", "given cards that fit"),
        ),
        tuple(rows),
    )


def main() -> None:
    """Print what bots make of the clues in a file."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--deals", type=int, default=12, help="how often each clue is told")
    parser.add_argument("--levels", default=",".join(LEVELS), help="with commas between them")
    asked = parser.parse_args()
    try:
        clues = read_clues(asked.file.read_bytes())
    except (OSError, ValueError) as error:
        sys.exit(f"{asked.file}: {error}")
    stats = measure(clues, asked.levels.split(","), asked.deals)
    if asked.json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(stats)) + b"\n")
    else:
        sys.stdout.write(make_table(stats).markdown + "\n")


if __name__ == "__main__":
    main()
