"""Dixit in the terminal with people's own pictures."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from lorelode.core import read_record
from lorelode.decks import Card, Deck, Words, built_in
from lorelode.decks.library import write_deck
from lorelode.rules import GAMES
from tests.cli.terminal import Call

MINE = 30
THREE = ("play", "dixit", "--seats", "3", "--seed", "7")


def shelve(data: Path, name: str, *cards: Card) -> None:
    folder = data / "decks" / name
    folder.mkdir(parents=True)
    (folder / "deck.toml").write_text(write_deck(Deck(name, cards)), "utf-8")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Three decks: photographs with titles alone, a few of them with words, and too few."""
    photos = [Card(f"p{number}", {"en": Words(f"Photo {number}")}) for number in range(MINE)]
    told = Words("Boat", "A boat of paper.", ("rain",))
    shelve(tmp_path, "photos", *photos)
    shelve(tmp_path, "told", *(Card(f"t{number}", {"en": told}) for number in range(MINE)))
    shelve(tmp_path, "few", *photos[:5])
    monkeypatch.setenv("LORELODE_DATA", str(tmp_path))
    return tmp_path


def flat(text: str) -> str:
    return " ".join(text.split())


def test_a_deck_without_tags_is_played_and_the_bots_say_that_they_are_blind(
    data: Path, call: Call, tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    ended = call(*THREE, "--deck", "photos", "--set", "deck_size=30", "--record", str(record))
    assert (ended.code, ended.err) == (0, "")
    assert (
        "The bots cannot see photos well: 30 of 30 pictures have no tags, so they can say little"
        " of these. To see the pictures, open them beside this: lorelode deck show photos."
    ) in flat(ended.out)
    assert re.search(r"^  1  Photo \d+ \(\d+\)$", ended.out, re.MULTILINE)
    log = read_record(record.read_text(), GAMES)
    assert log.deck == tuple(f"p{number}" for number in range(MINE))
    again = call("replay", str(record), "--seat", "0")
    assert "Photo " in again.out
    elsewhere = call("replay", str(record), "--seat", "0", "--data", str(data / "nowhere"))
    assert elsewhere.code == 0
    assert "Photo " not in elsewhere.out


@pytest.mark.usefixtures("data")
def test_a_deck_with_words_is_played_by_its_words(call: Call) -> None:
    ended = call(*THREE, "--deck", "told", "--set", "deck_size=30", typed="8\n")
    assert "cannot see" not in ended.out
    assert "To see the pictures" not in ended.out
    assert "     A boat of paper." in ended.out
    assert ': "rain"' in ended.out


@pytest.mark.usefixtures("data")
def test_several_decks_are_played_together_and_the_seed_picks(call: Call, tmp_path: Path) -> None:
    decks = ("--deck", "photos", "--deck", "told", "--deck", "few", "--deck", "photos")
    picked = []
    for file, seed in (("a", "7"), ("b", "7"), ("c", "8")):
        table = (
            *THREE[:-1],
            seed,
            *decks,
            "--set",
            "deck_size=40",
            "--record",
            str(tmp_path / file),
        )
        ended = call(*table)
        assert "The bots cannot see photos and told and few well: " in flat(ended.out)
        assert "lorelode deck show photos, lorelode deck show told and lorelode" in flat(ended.out)
        picked.append(read_record((tmp_path / file).read_text(), GAMES).deck)
    first, again, other = picked
    assert first == again != other
    order = [f"p{number}" for number in range(MINE)] + [f"t{number}" for number in range(MINE)]
    assert [name for name in order if name in first] == list(first)
    assert len(first) == 40


@pytest.mark.usefixtures("data")
def test_simulate_plays_with_own_decks(call: Call) -> None:
    game = ("simulate", "dixit", "--games", "2", "--seed", "7", "--json", "--seats", "3")
    ours, dream = (
        json.loads(call(*game, "--deck", name, "--set", "deck_size=30").out)
        for name in ("photos", built_in().name)
    )
    assert ours["ended"] == dream["ended"] == 2
    assert ours["digest"] != dream["digest"]


@pytest.mark.usefixtures("data")
@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (
            "dixit --deck photos --seats 3",
            "The game takes 84 pictures, and there are 30 pictures in photos: set the",
        ),
        (
            "dixit --deck photos --deck told",
            "The game takes 84 pictures, and there are 60 pictures in photos and told",
        ),
        (
            "dixit --deck few",
            "The game takes 84 pictures, and there are 5 pictures in few: add another deck.",
        ),
        ("dixit --deck gone", "There is no deck 'gone'; there are dream, few, photos, told."),
        (
            "dixit --deck ../few",
            "Expected a deck's name like 'our-holidays', of at most 40 letters,",
        ),
        ("saboteur --deck few", "Saboteur has no pictures, so no decks."),
    ],
)
def test_unplayable_decks_are_refused_before_the_game(
    command: str, args: str, sentence: str, call: Call
) -> None:
    ended = call(command, *args.split())
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(sentence)
    assert ended.err.count("\n") == 1
