"""The catalogues of phrases."""

from __future__ import annotations

import pytest

from lorelode.wire import WIRE_GAMES, find_phrase
from lorelode.wire.phrases import COMMON_PHRASES, REACTIONS, PhraseGroup


def list_names(groups: tuple[PhraseGroup, ...]) -> list[str]:
    return [phrase.name for group in groups for phrase in group.phrases]


@pytest.mark.parametrize("game", WIRE_GAMES)
def test_a_name_is_that_of_one_phrase(game: str) -> None:
    names = list_names((*COMMON_PHRASES, *WIRE_GAMES[game].phrases))
    assert len(names) == len(set(names))


@pytest.mark.parametrize("game", WIRE_GAMES)
def test_a_game_has_the_common_phrases_and_its_own(game: str) -> None:
    for name in list_names((*COMMON_PHRASES, *WIRE_GAMES[game].phrases)):
        found = find_phrase(game, name)
        assert found is not None
        assert found.name == name


@pytest.mark.parametrize("game", WIRE_GAMES)
def test_three_taps_say_any_phrase(game: str) -> None:
    # One opens the sheet, one is for the phrase, so one is left for its blanks.
    groups = (*COMMON_PHRASES, *WIRE_GAMES[game].phrases)
    assert all(len(phrase.blanks) <= 1 for group in groups for phrase in group.phrases)


def test_a_game_does_not_have_the_phrases_of_another() -> None:
    assert find_phrase("saboteur", "stone") is not None
    assert find_phrase("dixit", "stone") is None
    assert find_phrase("dixit", "lovely") is not None
    assert find_phrase("saboteur", "lovely") is None


def test_a_game_without_an_entry_has_the_common_phrases() -> None:
    assert find_phrase("toy", REACTIONS.phrases[0].name) is not None
    assert find_phrase("toy", "stone") is None
