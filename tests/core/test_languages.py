"""One list of languages: every part that speaks several knows each of them."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from lorelode.bots.dixit.analysis import stems
from lorelode.core.languages import DEFAULT_LANGUAGE, LANGUAGES, Language

LOCALES = Path(__file__).resolve().parents[2] / "browser" / "locales"


def test_the_type_and_the_list_name_the_same_languages() -> None:
    assert get_args(Language) == tuple(LANGUAGES)
    assert DEFAULT_LANGUAGE in LANGUAGES


def test_the_page_has_texts_in_every_language() -> None:
    assert {folder.name for folder in LOCALES.iterdir()} == set(LANGUAGES)


def test_bots_have_stop_words_and_a_stemmer_for_every_language() -> None:
    assert set(stems.STOP_WORDS) == set(stems._STEMMERS) == set(LANGUAGES)
