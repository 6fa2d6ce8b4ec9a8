"""What the documentation shows is true: its examples run, its records replay."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from lorelode.core import read_record, replay
from lorelode.decks import read_deck
from lorelode.decks.associations import read_associations, read_lines
from lorelode.decks.kin import KIN_FILE, merge_kin
from lorelode.decks.themes import THEMES_FILE, merge_themes
from lorelode.rules import GAMES

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


def test_the_records_in_the_formats_page_replay() -> None:
    page = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    records = [read_record(block, GAMES) for block in blocks if "lorelode: 2\n" in block]
    saboteur, dixit, _checked = records  # tests/core/test_shuffle.py checks the last
    assert len(saboteur.moves) == 10
    assert saboteur.switches["broken_tool_bars_gold"] == "on"
    *_, last = replay(GAMES["dixit"], dixit)
    assert not GAMES["dixit"].to_act(last.public)
    assert GAMES["dixit"].scores(last) == (8, 7, 0)


def test_the_deck_in_the_formats_page_is_one(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    parts = re.findall(r"^```toml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    deck, heard, said, themes, kin = parts
    assert read_deck(deck).ids == ("paper-boat", "tall-stairs")
    for folder, text in (("associations", heard), ("lines", said)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "en.toml").write_text(text, "utf-8")
    assert (
        set(read_associations(tmp_path, "en")) == set(read_lines(tmp_path, "en")) == {"paper-boat"}
    )
    (tmp_path / THEMES_FILE).write_text(themes, "utf-8")
    (tmp_path / KIN_FILE).write_text(kin, "utf-8")
    assert [theme.cards for theme in merge_themes((tmp_path,))] == [("paper-boat", "tall-stairs")]
    assert merge_kin((tmp_path,)) == {"paper-boat": {"tall-stairs": 3}}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_every_form_of_move_is_specified() -> None:
    page = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    examples = re.findall(r"^\| `[^|]+ \| `([a-z][^`]*)` \| [^|]+ \| [^|]+ \|$", page, re.MULTILINE)
    game = GAMES["saboteur"]
    assert [game.write(game.read(example)) for example in examples] == examples
    assert {type(game.read(example)).__name__ for example in examples} == {
        *("Lay", "Break", "Repair", "Rockfall", "Map", "Pass", "Turn", "Stone", "Gold")
    }
