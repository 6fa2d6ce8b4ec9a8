"""Link previews have their words in every language, and know every game."""

from __future__ import annotations

import json

import pytest

from lorelode.core.languages import LANGUAGES
from lorelode.rules import GAMES
from lorelode.web.link_preview import PREVIEW_FOLDER
from tests.browser.locale_texts import text

SENTENCES = json.loads((PREVIEW_FOLDER / "sentences.json").read_text("utf-8"))


def test_previews_have_their_sentences_in_every_language() -> None:
    assert set(SENTENCES) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_previews_call_the_games_what_the_page_calls_them(language: str) -> None:
    assert SENTENCES[language]["games"] == {game: text(language, f"game-{game}") for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_picture_for_its_previews(game: str) -> None:
    assert (PREVIEW_FOLDER / f"{game}.jpg").is_file()
