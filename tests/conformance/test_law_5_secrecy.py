"""Law 5: a seat is shown nothing that it may not know.

A state and a twin imagined from one seat's view go on side by side. The others and the dealer
move differently in the two, though so that the seat reads the same lines. Until something is
revealed to the seat, it must not be able to tell the two apart. Where something is revealed, twins
are sought in which the very same is: again the seat must not be able to tell them apart.
"""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from examples.toy_game import HighCard
from lorelode.core import AnyGame
from lorelode.rules import GAMES
from lorelode.testing.laws.secrecy import (
    Comparisons,
    Leaked,
    check,
    few_variants,
)
from lorelode.testing.random_games import (
    Variant,
    random_game,
    variants_of,
)
from lorelode.testing.twins import reveals
from tests.conformance.leaks import LEAKS, LEAKS_BESIDE, Beside, ShowsACardWhileDealing, Wrapped


def walks(right: AnyGame, game: AnyGame, variant: Variant) -> None:
    """Walk through games played by the right rules, with the rules to be checked."""
    for seed in range(3):
        played = random_game(variant._replace(game=right), seed)
        for luck in range(3):
            check(played._replace(game=game), Random(luck))


GAMES_AND_EXAMPLE = (*GAMES.values(), cast(AnyGame, HighCard()))


RIGHT = [(game, variants_of(game)[1]) for game in GAMES_AND_EXAMPLE]


NAMES = [game.name for game, _ in RIGHT]


@pytest.mark.parametrize(("game", "variant"), RIGHT, ids=NAMES)
def test_law_5_holds_without_a_leak(game: AnyGame, variant: Variant) -> None:
    walks(game, game, variant)


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize(("game", "variant"), RIGHT, ids=NAMES)
def test_law_5_bites(game: AnyGame, variant: Variant, leak: type[Wrapped]) -> None:
    with pytest.raises(Leaked):
        walks(game, cast(AnyGame, leak(game)), variant)


def test_law_5_bites_while_something_else_is_revealed() -> None:
    variant = Variant(HighCard(), "basic", 3)
    with pytest.raises(Leaked):
        walks(variant.game, ShowsACardWhileDealing(), variant)


@pytest.mark.parametrize("leak", LEAKS_BESIDE)
@pytest.mark.parametrize("game", GAMES_AND_EXAMPLE, ids=NAMES)
def test_law_5_bites_beside_every_kind_of_reveal(game: AnyGame, leak: type[Beside]) -> None:
    missed = []
    for variant in few_variants(game):
        games = [random_game(variant, seed) for seed in range(3)]
        for kind in sorted({kind for played in games for kind in reveals(played)}):
            leaking = cast(AnyGame, leak(game, kind))
            try:
                for played in games:
                    Comparisons().at(played._replace(game=leaking), Random(0), [kind], count=12)
            except Leaked:
                continue
            missed.append((str(variant), kind))
    assert not missed
