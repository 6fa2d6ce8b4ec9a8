"""The faces: enough for every table, and called the same by the page and by the server."""

from __future__ import annotations

from typing import get_args

import pytest

from lorelode.core.faces import FACES, Face
from lorelode.core.languages import LANGUAGES, Language
from lorelode.rules import GAMES
from lorelode.tables.lookalikes import find_appearances, is_reserved
from tests.browser.locale_texts import text

MAX_BOT_NAME_LETTERS = 8


def test_there_are_more_faces_than_seats_at_any_table() -> None:
    assert len(FACES) > max(max(game.seats) for game in GAMES.values())


@pytest.mark.parametrize("language", get_args(Language))
def test_the_page_calls_bots_as_the_server_does(language: Language) -> None:
    for face, names in FACES.items():
        assert names[language] == text(language, f"bot-{face}")


@pytest.mark.parametrize("face", FACES)
def test_the_names_of_bots_are_short_and_nobody_may_take_them(face: Face) -> None:
    for name in FACES[face].values():
        assert 2 < len(name) <= MAX_BOT_NAME_LETTERS
        assert is_reserved(name)
        assert is_reserved(f"{name.upper()} 3")


@pytest.mark.parametrize("language", get_args(Language))
def test_no_two_bots_have_names_that_look_alike(language: Language) -> None:
    looks = [find_appearances(f"{names[language]}x") for names in FACES.values()]
    assert sum(map(len, looks)) == len(frozenset[str]().union(*looks))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_offers_people_no_name_of_a_bot(language: str) -> None:
    nicknames = text(language, "table-nicknames").replace("،", ",").split(",")
    assert not any(is_reserved(name.strip()) for name in nicknames)


@pytest.mark.parametrize("language", get_args(Language))
def test_the_first_and_last_letters_of_a_name_tell_a_bot(language: Language) -> None:
    # They are all that fits on a token of Dixit where two names begin alike.
    letters = [(names[language][0], names[language][-1]) for names in FACES.values()]
    assert len(set(letters)) == len(FACES)
