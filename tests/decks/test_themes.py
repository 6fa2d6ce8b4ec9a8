"""What the built-in deck says of several pictures at once."""

from __future__ import annotations

from pathlib import Path

from lorelode.decks import built_in
from lorelode.decks.associations import built_in_folders
from lorelode.decks.kin import KIN_FILE, count_kin, format_kin, merge_kin
from lorelode.decks.themes import THEMES_FILE, merge_themes
from lorelode.rules.dixit.clues import find_fault, tidy


def test_themes_name_pictures_of_the_deck_and_words_that_could_be_clues() -> None:
    themes = merge_themes(built_in_folders())
    assert themes
    for theme in themes:
        assert set(theme.cards) <= set(built_in().ids)
        assert len(set(theme.cards)) == len(theme.cards) > 1
        assert len(set(theme.words)) == len(theme.words) > 1
        for text in theme.words:
            assert text == tidy(text)
            assert not find_fault(text)
    # Every picture can be given for something.
    assert {card for theme in themes for card in theme.cards} == set(built_in().ids)


def test_kin_is_what_the_lines_say() -> None:
    """`python -m tools.kin` writes the file."""
    (folder,) = (one for one in built_in_folders() if (one / KIN_FILE).exists())
    assert (folder / KIN_FILE).read_text("utf-8") == format_kin(count_kin(folder))
    assert merge_kin((folder,)) == count_kin(folder)


def test_files_that_are_missing_or_broken_say_nothing(tmp_path: Path) -> None:
    assert merge_themes((tmp_path,)) == ()
    assert merge_kin((tmp_path,)) == {}
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / THEMES_FILE).write_text("themes = 7\n")
    (broken / KIN_FILE).write_text("[[[")
    assert merge_themes((broken,)) == ()
    assert merge_kin((broken,)) == {}
