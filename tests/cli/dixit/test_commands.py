"""Dixit with the commands besides `play`: what they print, and how they refuse."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from lorelode.arena import derive_seed, make_record, play_out
from lorelode.bots import BOTS
from lorelode.core import RecordError, Setup, read_record, switches, write_record
from lorelode.core.editions import switch_description, switch_values
from lorelode.decks import built_in
from lorelode.rules import GAMES
from lorelode.rules.dixit import DIXIT
from tests.cli.terminal import Call

FA = DIXIT.editions["fa"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game by random bots, four of them."""
    deck = built_in()
    steps = play_out(DIXIT, FA, 4, [BOTS["dixit"]["random"].make(deck)] * 4, derive_seed(7))
    path = tmp_path / "game.txt"
    path.write_text(write_record(make_record(Setup(DIXIT, FA, 4), steps, deck.ids)))
    return path


def moves(path: Path) -> list[str]:
    return [
        f"{'*' if seat < 0 else seat} {text}"
        for seat, text in read_record(path.read_text(), GAMES).moves
    ]


def test_replay_shows_the_game_as_the_table_saw_it(record: Path, call: Call) -> None:
    ended = call("replay", str(record))
    assert (ended.code, ended.err) == (0, "")
    lines = ended.out.splitlines()
    hidden = re.compile(r'(\* deal|\d (give|vote)) (\S+)|\d tell (\S+) ".*"')
    matched = [found for line in lines if (found := hidden.fullmatch(line))]
    assert {found[3] or found[4] for found in matched} == {"?"}
    assert len(matched) + ended.out.count("\n* show ") == len(moves(record))
    assert "You" not in ended.out
    assert re.search(r"^Seat \d tells: \"\w", ended.out, re.MULTILINE)
    assert re.search(
        r"^(Seat \d wins|Seat \d( and|,) Seat .* share) the (game|win)",
        ended.out[ended.out.index("The end of the game") :].replace("points. ", "points.\n"),
        re.MULTILINE,
    )


def test_replay_shows_everything_with_open(record: Path, call: Call) -> None:
    ended = call("replay", str(record), "--open")
    assert (ended.code, ended.err) == (0, "")
    made = moves(record)
    assert [line for line in ended.out.splitlines() if line in made] == made


def test_replay_shows_the_game_as_a_seat_saw_it(record: Path, call: Call) -> None:
    ended = call("replay", str(record), "--seat", "1", "--words", "--ascii")
    assert ended.code == 0
    assert ended.out.isascii()
    lines = ended.out.splitlines()
    assert "0 vote ?" in lines
    assert "1 vote ?" not in lines
    assert "You vote." in lines
    assert any(line.startswith("You draw ") for line in lines)
    assert any(line.endswith(" (yours)") for line in lines)
    assert any(re.match(r"Score: Seat 0 \d+.*, You \d", line) for line in lines)
    end = ended.out[ended.out.index("The end of the game") :]
    assert re.search(r"^You have \d+ points: \d+ for telling, \d+ for", end, re.MULTILINE)
    assert not re.search(r"^[|+]|[-]{3}", end, re.MULTILINE)  # no table


def test_replay_shows_numbers_if_the_record_names_no_pictures(record: Path, call: Call) -> None:
    nameless = re.sub(r"^deck: .*\n", "", record.read_text(), flags=re.MULTILINE)
    record.write_text(nameless)
    ended = call("replay", str(record))
    assert ended.code == 0
    shown = next(text for text in moves(record) if text.startswith("* show "))
    pictures = [
        f"  {place}  picture {number}" for place, number in enumerate(shown[7:].split(","), 1)
    ]
    assert "\n".join(["The pictures are laid out:", *pictures, ""]) in ended.out
    assert not any(card.words_in("en").title in ended.out for card in built_in().cards)


def test_replay_shows_ids_of_pictures_that_are_not_known_here(record: Path, call: Call) -> None:
    shown = next(text for text in moves(record) if text.startswith("* show "))
    lost, there = (built_in().card(int(number)) for number in shown[7:].split(",")[:2])
    record.write_text(re.sub(rf"(?<= ){lost.id}(?= )", "old-radio", record.read_text()))
    ended = call("replay", str(record))
    assert ended.code == 0
    assert f"  1  old-radio\n  2  {there.words_in('en').title}\n" in ended.out
    assert lost.words_in("en").title not in ended.out


def test_replay_refuses_a_damaged_deck(record: Path, call: Call) -> None:
    record.write_text(record.read_text().replace("deck: tea-at-sea ", "deck: Tea "))
    with pytest.raises(RecordError) as damage:
        read_record(record.read_text(), GAMES)
    assert call("replay", str(record)) == (2, "", f"{record}: {damage.value}\n")


def test_replay_shows_a_game_that_was_left_before_the_first_clue(record: Path, call: Call) -> None:
    head, _, rest = record.read_text().partition("\n\n")
    record.write_text(f"{head}\n\n{rest.splitlines()[0]}\n")
    ended = call("replay", str(record), "--seat", "0")
    waiting = "Here the record stops; it waits for You, Seat 1, Seat 2 and Seat 3."
    assert ended.out.splitlines()[-1] == waiting


@pytest.mark.parametrize("seats", DIXIT.seats)
def test_simulate_prints_json(seats: int, call: Call) -> None:
    game = ("simulate", "dixit", "--seats", str(seats), "--games", "4", "--json")
    first, again, other = (json.loads(call(*game, "--seed", seed).out) for seed in "778")
    assert first["digest"] == again["digest"] != other["digest"]
    assert first["games"] == first["ended"] == 4
    assert first["cards_conserved"] is True
    assert first["switches"] == switches(FA)
    endings = {key: value for key, value in first.items() if key.startswith("ended_")}
    assert sum(endings.values()) == 4
    assert first["turns"] >= first["all_found"] + first["none_found"]
    # A deal, and each turn a clue, a display, and a gift and a vote from each of the others.
    assert first["moves"] == 4 + first["turns"] * (2 + 2 * (seats - 1))


def test_the_records_of_simulate_name_the_deck(call: Call) -> None:
    whole, part = (
        json.loads(
            call(
                "simulate",
                "dixit",
                "--games",
                "1",
                "--seed",
                "7",
                "--set",
                f"deck_size={n}",
                "--json",
            ).out
        )
        for n in (84, 83)
    )
    assert whole["digest"] != part["digest"]
    assert part["switches"]["deck_size"] == "83"


def test_simulate_prints_a_table(call: Call) -> None:
    ended = call("simulate", "dixit", "--games", "3", "--seed", "7", "--set", "winning_points=5")
    assert (ended.code, ended.err) == (0, "")
    assert re.search(r"^ ended at the target +3 *$", ended.out, re.MULTILINE)
    assert re.search(r"^ all found +\d+ *$", ended.out, re.MULTILINE)
    assert "winning_points=5" in ended.out
    assert max(map(len, ended.out.splitlines())) <= 80


def test_editions_shows_every_switch_with_its_meaning(call: Call) -> None:
    ended = call("editions", "dixit")
    assert ended.code == 0
    lines = [line.split() for line in ended.out.splitlines()]
    assert ["switch", "fa"] in lines
    assert ["winning_points", "30"] in lines
    prose = " ".join(ended.out.split())
    for switch in switches(FA):
        assert (
            f"{switch} {switch_description(FA, switch)} Takes {switch_values(FA, switch)}." in prose
        )
    assert "with four or more players. Takes a whole number from 1 to 20." in prose


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ("--seats 2", "Dixit is for 3 to 6 players, not 2."),
        ("--seats 7", "Dixit is for 3 to 6 players, not 7."),
        ("--edition lv", "There is no edition 'lv' of dixit; there is only fa."),
        (
            "--language xx",
            "There are no bots that speak 'xx'; there are en, fa, he, lv, ru.",
        ),
        (
            "--set winning_points",
            "--set takes SWITCH=VALUE, as in hand_size=6, not 'winning_points'.",
        ),
        (
            "--set tea=on",
            "There is no switch 'tea'; the switches are hand_size, hand_size_for_three,",
        ),
        (
            "--set deck_size=85",
            "The game takes 85 pictures, and there are 84 pictures in dream: set the switch",
        ),
        (
            "--set deck_size=1000",
            "Switch deck_size takes a whole number from 1 to 999, not '1000'.",
        ),
        (
            "--seats 4 --set deck_size=24",
            "A deck of 24 pictures is too small for 4 players: 24 are dealt",
        ),
        (
            "--seats 6 --set hand_size=14",
            "A deck of 84 pictures is too small for 6 players: 84 are dealt",
        ),
    ],
)
def test_bad_settings_are_refused(command: str, args: str, sentence: str, call: Call) -> None:
    ended = call(command, "dixit", *args.split())
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(sentence)
    assert ended.err.count("\n") == 1
