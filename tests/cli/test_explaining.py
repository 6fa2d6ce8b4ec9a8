"""`--explain`: bots say why, when it gives nothing away any more."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lorelode.bots import LEVELS
from tests.cli.terminal import Call


def test_bots_explain_themselves_when_it_gives_nothing_away_any_more(call: Call) -> None:
    told = ("play", "saboteur", "--seats", "3", "--bots", "normal", "--seed", "4", "--words")
    typed = "1\n" * 200
    plain, explained = call(*told, typed=typed), call(*told, "--explain", typed=typed)
    assert "Why they did it" not in plain.out
    # Not before the round is over and everybody has shown their role.
    parts = explained.out.split("Why they did it")
    assert len(parts) > 1
    assert re.search(r"\b(Bo|Mica): (lay|pass|map|break|repair|rockfall)", parts[1])
    assert "treasure:" not in parts[0]
    # What is told changes nothing of what is played.
    assert parts[0] == plain.out[: len(parts[0])]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", ["saboteur", "dixit"])
def test_every_level_has_its_reasons(game: str, level: str, call: Call) -> None:
    told = ("play", game, "--seats", "4", "--bots", level, "--playouts", "6", "--seed", "3")
    typed = "1\n" * 300 if game == "saboteur" else "1\n2\n" * 30
    _, first, second, *_ = call(*told, "--explain", typed=typed).out.split("Why they did it")
    reason = re.compile(r"^(?:Bo|Mica|Grit|Vera|Ilya|Noor): \S+ .*", re.MULTILINE)
    assert len(reason.findall(first)) > 2
    assert len(reason.findall(second)) > 2
    # What a seat keeps to itself until the end of the game is not told before.
    assert not re.search(r"gold \d|pass [NESW]", first + second)


@pytest.mark.parametrize("level", ["random", "steady"])
def test_who_plays_at_random_or_by_rote_has_no_reasons(level: str, call: Call) -> None:
    ended = call("play", "saboteur", "--explain", "--bots", level)
    assert ended.code == 2
    assert ended.err == f"Bots that are {level} have no reasons, so --explain is not for them.\n"


@pytest.fixture
def record(tmp_path: Path, call: Call) -> str:
    """The beginning of a game."""
    path = str(tmp_path / "game.txt")
    call("play", "saboteur", "--seats", "3", "--seed", "4", "--record", path, typed="1\n1\n" * 4)
    return path


def test_a_record_tells_what_a_bot_would_have_done(record: str, call: Call) -> None:
    plain = call("replay", record, "--seat", "1").out
    one = call("replay", record, "--seat", "1", "--explain", "normal")
    every = call("replay", record, "--open", "--explain", "normal").out
    thoughts = re.compile(r"As (You|Seat \d), a bot that is normal would have played (\w+)")
    assert one.code == 0
    assert {who for who, _ in thoughts.findall(one.out)} == {"You"}
    assert {who for who, _ in thoughts.findall(every)} == {"Seat 0", "Seat 1", "Seat 2"}
    assert not thoughts.search(plain)
    assert call("replay", record, "--seat", "1", "--explain", "normal") == one


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--explain", "normal"), "--explain tells what was hidden, so it takes --seat or --open"),
        (("--open", "--explain", "random"), "Bots that are random have no reasons"),
        (("--open", "--explain", "wild"), "There are no 'wild' bots for saboteur; there are easy"),
    ],
)
def test_what_cannot_be_explained(
    options: tuple[str, ...], sentence: str, record: str, call: Call
) -> None:
    ended = call("replay", record, *options)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(sentence)
