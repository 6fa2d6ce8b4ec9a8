"""From what was typed to a set-up: games whose switches are unusual."""

from __future__ import annotations

from typing import Any

import pytest

from examples.toy_game import HIGH_CARD, HighCard
from lorelode.cli.errors import BadInput
from lorelode.cli.setup import read_setup
from lorelode.core import Edition
from lorelode.rules import GAMES

NAME = HIGH_CARD.name


class PlainEdition(Edition, frozen=True, kw_only=True):
    """An edition without switches."""


class WordyEdition(Edition, frozen=True, kw_only=True):
    """An edition whose only switch has a space in its value."""

    order: str = "by age"


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        (PlainEdition, "This game has no switches, so --set is not for it."),
        (WordyEdition, "--set takes SWITCH=VALUE, as in order=by age, not 'foo'."),
    ],
)
def test_a_setting_without_a_value_is_refused_with_a_sentence(
    edition: Any, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = HighCard()
    monkeypatch.setattr(game, "editions", {"basic": edition(name="basic")}, raising=False)
    monkeypatch.setitem(GAMES, NAME, game)
    with pytest.raises(BadInput) as refused:
        read_setup(NAME, 3, None, ["foo"])
    assert str(refused.value) == expected
