"""`--explain`: bots say why, when it gives nothing away any more."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lorelode.bots import LEVELS, Explained, Reason
from lorelode.bots.saboteur.reasons import make_beliefs
from lorelode.cli.explanations import Reasons, Wording
from lorelode.core import Seat
from lorelode.decks import built_in
from lorelode.rules import GAMES
from lorelode.sentences.names import Names
from tests.cli.terminal import Call

SEA = Reason("fits", picture=1, words=("sea",), likely=0.5)
NOTHING = Reason("fits-nothing", picture=1, likely=0.25)
GO_ON = "Enter to go on, or ? for help> "


def test_reasons_are_shown_once_they_give_nothing_away(call: Call) -> None:
    told = ("play", "saboteur", "--seats", "3", "--bots", "normal", "--seed", "4", "--words")
    typed = "1\n" * 200
    plain, explained = call(*told, typed=typed), call(*told, "--explain", typed=typed)
    assert "Why they did it" not in plain.out
    # Not before the round is over and everybody has shown their role.
    parts = explained.out.split("Why they did it")
    assert len(parts) > 1
    assert re.search(r"\b(Banjo|Cactus): (lay|pass|map|break|repair|rockfall)", parts[1])
    assert "treasure:" not in parts[0]
    # The result stays in sight until it is read.
    result, pause, _ = parts[0].rpartition(f"{GO_ON}1")
    assert "The end of round 1" in result.splitlines()[-12:]
    assert pause
    # What is told changes nothing of what is played.
    assert result == plain.out[: len(result)]
    # Nobody is a number, and no more is told at once than fits the terminal.
    assert not re.search(r"\bseat \d", explained.out)
    assert re.search(r"saboteurs: you \d+%, (Banjo|Cactus) \d+%;", parts[1])
    pages = parts[1].split("The end of round")[0].split(GO_ON)
    assert len(pages) > 2
    assert all(len(page.splitlines()) < 25 for page in pages[:-1])


def test_beliefs_are_shown_again_only_after_they_have_changed() -> None:
    names = Names(("You", "Bo", "Mica"), Seat(0))
    reasons = Reasons(Wording(GAMES["saboteur"], names))
    for doubt in (0.3, 0.35, 0.45, 0.5, 0.2):
        beliefs = make_beliefs((doubt, 0.0, 0.0), (0.33, 0.33, 0.33))
        told = Explained(1, "pass NS", (Reason("bides"),), beliefs)
        reasons.keep(GAMES["saboteur"].read("pass NS"), told)
    assert [re.findall(r"you \d+%", line) for line in reasons._kept] == [
        ["you 30%"],
        [],
        ["you 45%"],
        [],
        ["you 20%"],
    ]
    assert reasons._kept[1] == "Bo: pass ?: is a saboteur and waits for the right moment"


@pytest.mark.parametrize(
    ("move", "why", "worded"),
    [
        ("vote 3", [SEA], "vote 3, {}: fits because of sea (likeness 0.50)"),
        ("give 1", [SEA], "give {}: fits because of sea (likeness 0.50)"),
        (
            "give 1,2",
            [SEA, NOTHING],
            "give {}: fits because of sea (likeness 0.50); {}: shares no words",
        ),
        (
            'tell 1 "a: b"',
            [Reason("tells", picture=1, words=("a", "b")), Reason("first")],
            'tell "a: b": {} for a + b; the first thing that came to mind',
        ),
        ("vote 3", [Reason("no-deck")], "vote 3: has no deck to read"),
    ],
)
def test_a_reason_names_a_picture_once_and_by_its_title(
    move: str, why: list[Reason], worded: str
) -> None:
    title = built_in().card(1).words_in("en").title
    wording = Wording(GAMES["dixit"], Names(("You", "Vera", "Ilya"), Seat(0)), built_in())
    told = wording.describe(GAMES["dixit"].read(move), Explained(0, move, tuple(why)))
    assert told.startswith(worded.replace("{}", title))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", ["saboteur", "dixit"])
def test_every_level_has_its_reasons(game: str, level: str, call: Call) -> None:
    told = ("play", game, "--seats", "4", "--bots", level, "--rollouts", "6", "--seed", "3")
    typed = "1\n" * 300 if game == "saboteur" else "1\n2\n" * 30
    _, first, second, *_ = call(*told, "--explain", typed=typed).out.split("Why they did it")
    reason = re.compile(r"^(?:Banjo|Cactus|Cosmo): \S+ .*", re.MULTILINE)
    assert len(reason.findall(first)) > 2
    assert len(reason.findall(second)) > 2
    # What a seat keeps to itself until the end of the game is not told before.
    assert not re.search(r"gold \d|pass [NESW]", first + second)


@pytest.mark.parametrize("level", ["random", "steady"])
def test_random_and_steady_bots_have_no_reasons(level: str, call: Call) -> None:
    ended = call("play", "saboteur", "--explain", "--bots", level)
    assert ended.code == 2
    assert ended.err == f"Bots that are {level} have no reasons, so --explain is not for them.\n"


@pytest.fixture
def record(tmp_path: Path, call: Call) -> str:
    """The beginning of a game."""
    path = str(tmp_path / "game.txt")
    call("play", "saboteur", "--seats", "3", "--seed", "4", "--record", path, typed="1\n1\n" * 4)
    return path


def test_a_replay_shows_what_a_bot_would_have_done(record: str, call: Call) -> None:
    plain = call("replay", record, "--seat", "1").out
    one = call("replay", record, "--seat", "1", "--explain", "normal")
    every = call("replay", record, "--open", "--explain", "normal").out
    place = r"In (your place|the place of Seat \d), a normal bot would play: (\w+)"
    thoughts = re.compile(place.replace(" ", r"\s"))
    assert one.code == 0
    assert {who for who, _ in thoughts.findall(one.out)} == {"your place"}
    assert {who for who, _ in thoughts.findall(every)} == {
        f"the place of Seat {seat}" for seat in range(3)
    }
    assert not thoughts.search(plain)
    assert call("replay", record, "--seat", "1", "--explain", "normal") == one
    assert one.out.count("chance") == 1
    assert "--language" not in one.out


def test_a_record_of_clues_asks_for_their_language(tmp_path: Path, call: Call) -> None:
    path = str(tmp_path / "game.txt")
    played = ("play", "dixit", "--seats", "4", "--seed", "3", "--language", "lv", "--record", path)
    call(*played, typed="1\n2\n" * 4)
    asked = ("replay", path, "--seat", "1", "--explain", "normal")
    hint = "--language fa, he, lv or ru."
    assert " ".join(call(*asked).out.split()).count(hint) == 1
    assert hint not in " ".join(call(*asked, "--language", "lv").out.split())
    assert not re.search(r"\bpicture\s\d", call(*asked).out)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--explain", "normal"), "--explain tells what was hidden, so it takes --seat or --open"),
        (("--open", "--explain", "random"), "Bots that are random have no reasons"),
        (("--open", "--explain", "wild"), "There are no 'wild' bots for saboteur; there are easy"),
    ],
)
def test_explain_refuses_options_that_do_not_fit(
    options: tuple[str, ...], sentence: str, record: str, call: Call
) -> None:
    ended = call("replay", record, *options)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(sentence)
