"""`lorelode deck` as people run it."""

from __future__ import annotations

import subprocess
import sys
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace

from lorelode.cli.contact_sheet import contact_sheet
from lorelode.decks import Card, Deck, Words, built_in
from lorelode.decks.library import Library
from lorelode.decks.sandbox import Sandbox
from tests.cli.terminal import Call, environment
from tests.decks.conftest import sandbox as sandbox  # the fixture
from tests.decks.samples import jpeg, make_folder, make_zip, png

OURS = built_in().name


def test_a_deck_is_added_shown_and_removed(tmp_path: Path, call: Call) -> None:
    data = str(tmp_path / "data")
    source = tmp_path / "holidays.zip"
    source.write_bytes(
        make_zip({"boat.png": png(1), "../slip.png": png(2), "half\x1b[31m.jpg": jpeg(3)[:900]})
    )
    added = call("deck", "add", "holidays", str(source), "--data", data)
    assert added.code == 1
    assert added.err.splitlines() == [
        "Refused ../slip.png: Its path points outside the zip.",
        "Refused half?[31m.jpg: The file ends before the picture does.",
    ]
    assert added.out.splitlines() == [
        "Kept 1 picture; the deck 'holidays' has 1 now.",
        "Bots cannot see 1 of them well, for lack of tags: see docs/decks.md.",
        "To look at it: lorelode deck show holidays",
    ]
    listed = call("deck", "list", "--data", data)
    assert listed.code == 0
    assert "built in" in listed.out
    assert [line.split()[:4] for line in listed.out.splitlines() if "yours" in line] == [
        ["holidays", "yours", "1", "0"]
    ]
    page = tmp_path / "page.html"
    shown = call("deck", "show", "holidays", "--data", data, "--out", str(page))
    assert (shown.code, shown.out) == (0, f"The page is in {page}.\n")
    assert "data:image/webp;base64,UklGR" in page.read_text("utf-8")
    kept = call("deck", "remove", "holidays", "--data", data, typed="no\n")
    assert kept.code == 1
    assert kept.out.endswith("Nothing was removed.\n")
    gone = call("deck", "remove", "holidays", "--data", data, typed="yes\n")
    assert gone.code == 0
    assert gone.out.endswith("Removed the deck 'holidays'.\n")
    assert Library(tmp_path / "data").names()[-1] != "holidays"


def test_the_list_of_decks_says_how_to_see_those_of_a_server(call: Call) -> None:
    said = " ".join(call("deck", "list", "--help").out.split())
    assert "started with --data or --database has its own: name the same here." in said


def test_adding_again_names_the_pictures_that_the_deck_already_has(
    tmp_path: Path, call: Call
) -> None:
    source = make_folder(tmp_path / "in", {"a.png": png(1), "b.png": png(1)})
    added = call("deck", "add", "x", str(source), "--data", str(tmp_path))
    assert (added.code, added.err) == (0, "")
    assert added.out.splitlines()[0] == "b.png is in the deck already."
    (source / "words.toml").write_text('["a.png".en]\ntitle = "Boat"\ntags = ["rain"]')
    worded = call("deck", "add", "x", str(source), "--data", str(tmp_path))
    assert worded.out.splitlines()[2:] == [
        "Kept 0 pictures; the deck 'x' has 1 now.",
        "Took the words of 1 picture that it had.",
        "To look at it: lorelode deck show x",
    ]
    removed = call("deck", "remove", "x", "--yes", "--data", str(tmp_path))
    assert removed.code == 0


@pytest.mark.parametrize(
    ("args", "code", "says"),
    [
        (("add", "x" * 41, "nowhere"), 2, "The title of a deck has at most 40 characters"),
        (("remove", "Bad Name", "--yes"), 2, "Expected a deck's name like 'our-holidays'"),
        (("add", OURS, "nowhere"), 2, f"The deck {OURS!r} comes with the program"),
        (("add", "x", "nowhere"), 2, "nowhere: It cannot be read: No such file"),
        (("show", "gone"), 2, "There is no deck 'gone'; there are "),
        (("remove", "gone", "--yes"), 2, "There is no deck 'gone'; there are "),
        (("remove", OURS, "--yes"), 2, f"The deck {OURS!r} comes with the program"),
        (("show", OURS, "--out", "."), 2, ". is there already; name a file that is not."),
        (("list", "--data", ""), 2, "--data: expected a folder, not ''."),
    ],
)
def test_a_wrong_command_is_answered_in_one_sentence(
    tmp_path: Path,
    call: Call,
    monkeypatch: pytest.MonkeyPatch,
    args: tuple[str, ...],
    code: int,
    says: str,
) -> None:
    monkeypatch.setenv("LORELODE_DATA", str(tmp_path))
    ended = call("deck", *args)
    assert ended.code == code
    assert ended.err.startswith(says)
    assert len(ended.err.splitlines()) == 1


def test_a_deck_is_called_by_a_title_in_any_script(tmp_path: Path, call: Call) -> None:
    source = make_folder(tmp_path / "in", {"a.png": png(1)})
    data = ("--data", str(tmp_path / "data"))
    added = call("deck", "add", "תמונות שלנו", str(source), *data)
    assert added.out.splitlines()[0] == "Kept 1 picture; the deck 'תמונות שלנו' has 1 now."
    assert added.out.splitlines()[-1] == "To look at it: lorelode deck show 'תמונות שלנו'"
    assert "תמונות שלנו" in call("deck", "list", *data).out
    page = tmp_path / "page.html"
    assert call("deck", "show", "תמונות שלנו", *data, "--out", str(page)).code == 0
    removed = call("deck", "remove", "תמונות שלנו", "--yes", *data)
    assert removed.out == "Removed the deck 'תמונות שלנו'.\n"


def test_a_folder_without_good_pictures_makes_no_deck(tmp_path: Path, call: Call) -> None:
    source = make_folder(tmp_path / "in", {"a.png": b"x"})
    ended = call("deck", "add", "x", str(source), "--data", str(tmp_path))
    assert ended.code == 1
    assert ended.err.splitlines() == [
        "Refused a.png: Its name says PNG, but its content is unknown.",
        "No picture could be kept, so the deck 'x' is as it was.",
    ]


def test_without_a_browser_the_page_is_written_to_a_new_folder(
    tmp_path: Path, call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LORELODE_DATA", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    ended = call("deck", "show", OURS)
    assert ended.code == 0
    (page,) = tmp_path.glob(f"lorelode-*/{OURS}.html")
    assert ended.out == f"The page is in {page}.\n"
    assert built_in().card(1).words_in("en").title in unescape(page.read_text("utf-8"))


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))


def test_the_words_of_a_deck_cannot_inject_html(tmp_path: Path, sandbox: Sandbox) -> None:
    evil = '"><script>alert(1)</script>'
    shelf = Library(tmp_path)
    shelf.add("x", make_folder(tmp_path / "in", {"a.png": png(1)}), sandbox=sandbox)
    shelved = shelf.load("x")
    words = {"en": Words(evil, evil, (evil,)), "fa": Words("کلید")}
    card = Card("a", words, shelved.deck.card(1).picture)
    tags = Tags()
    tags.feed(contact_sheet(replace(shelved, deck=Deck(evil, (card,)))))
    assert "script" not in {tag for tag, _ in tags.seen}
    assert [attrs["alt"] for tag, attrs in tags.seen if tag == "img"] == [evil]
    assert [attrs["lang"] for tag, attrs in tags.seen if tag == "div"] == ["en", "fa"]


def test_no_other_command_loads_the_decoders() -> None:
    probe = "import sys, lorelode.cli; print('PIL' in sys.modules, 'zipfile' in sys.modules)"
    ended = subprocess.run(
        [sys.executable, "-c", probe], env=environment(), capture_output=True, text=True, check=True
    )
    assert ended.stdout.split()[0] == "False"
