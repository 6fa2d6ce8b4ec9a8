"""The commands besides `play`: what they print, and how they refuse."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from lorelode import __version__
from lorelode.arena import derive_seed, make_record, play_out
from lorelode.bots import BOTS
from lorelode.cli.presenters import PRESENTERS
from lorelode.core import Setup, switches, write_record
from lorelode.core.editions import switch_description, switch_values
from lorelode.engine.build_kind import BUILD
from lorelode.rules import GAMES
from lorelode.rules.saboteur import SABOTEUR
from tests.cli.terminal import Call, Terminal, environment, run
from tests.core.dealt_games import play_random_game
from tools.native import compiled_here


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game by random bots."""
    edition, bots = SABOTEUR.editions["lv"], [BOTS["saboteur"]["random"].make(None)] * 3
    steps = play_out(SABOTEUR, edition, 3, bots, derive_seed(7))
    path = tmp_path / "game.txt"
    path.write_text(write_record(make_record(Setup(SABOTEUR, edition, 3), steps)))
    return path


def test_every_game_can_be_presented() -> None:
    assert PRESENTERS.keys() == GAMES.keys()


@pytest.mark.parametrize("command", ["", "play", "simulate", "replay", "editions"])
def test_h_is_short_for_help(command: str, call: Call) -> None:
    short, long = (call(*command.split(), flag) for flag in ("-h", "--help"))
    assert short == long
    assert short.code == 0
    assert "Usage: lorelode" in short.out


def test_help_names_the_games_and_says_how_the_bots_play(call: Call) -> None:
    ended = call("play", "--help")
    assert re.search(rf"GAME .*{' or '.join(GAMES)}", ended.out)
    prose = " ".join(ended.out.split())
    assert "How the others play: easy, normal, hard" in prose
    # An example that holds for one game alone would mislead players of the other.
    assert not re.search("bars_gold|hand_size=", prose)
    assert "Describe board, score and result in sentences" in prose


def test_the_version_is_printed_with_the_build_of_the_engine() -> None:
    expected = f"lorelode {__version__} (engine: {BUILD})\n"
    assert run("--version") == (0, expected, "")
    assert ("compiled" if compiled_here() else "pure Python") == BUILD


def test_simulate_prints_the_same_json_for_the_same_seed() -> None:
    ended = [
        run("simulate", "saboteur", "--seats", "4", "--games", "3", "--seed", seed, "--json")
        for seed in ("7", "7", "8")
    ]
    assert [(one.code, one.err) for one in ended] == [(0, "")] * 3
    first, again, other = (json.loads(one.out) for one in ended)
    assert first["digest"] == again["digest"] != other["digest"]
    assert first.pop("seconds") > 0
    assert first.pop("moves_per_second") > 0
    assert {key: again[key] for key in first} == first
    assert first["games"] == first["ended"] == 3
    assert first["cards_conserved"] is True
    assert first["rounds"] == first["miners"] + first["saboteurs"] == 9
    assert (first["seats"], first["edition"], first["seed"]) == (4, "lv", 7)
    assert first["switches"] == switches(SABOTEUR.editions["lv"])
    assert len(first["mean_scores"]) == 4
    assert first["moves"] >= 9 * (1 + 7)  # a deal, and at least seven cards to a goal


@pytest.mark.parametrize("game", GAMES)
def test_simulate_takes_bots_of_every_level(game: str, call: Call) -> None:
    told = ("simulate", game, "--games", "2", "--seed", "7", "--rollouts", "12", "--json")
    default, *levels = (
        json.loads(call(*told, *more).out)
        for more in ((), *(("--bots", one) for one in BOTS[game]))
    )
    digests = {one["bots"]: one["digest"] for one in levels}
    assert list(digests) == list(BOTS[game])
    assert len(set(digests.values())) == len(digests)
    assert (default["bots"], default["digest"]) == ("random", digests["random"])
    assert {one["ended"] for one in levels} == {2}


def test_simulate_prints_a_table(call: Call) -> None:
    ended = call(
        "simulate", "saboteur", "--games", "2", "--seed", "7", "--set", "broken_tool_bars_gold=on"
    )
    assert ended.code == 0
    assert ended.err == ""  # no progress bar, because it is not a terminal
    rows = dict(re.findall(r"^ (\S.*?) {2,}(\S.*)$", ended.out, re.MULTILINE))
    assert rows["games"].strip() == rows["ended"].strip() == "2"
    assert rows["rounds"].strip() == "6"
    assert rows["bots"].strip() == "random"
    assert "broken_tool_bars_gold=on" in ended.out
    assert "cards conserved" in ended.out
    # That it is not the whole one is to be seen.
    assert re.fullmatch(r"[0-9a-f]{32}\.\.\. *", rows["digest"])


def test_simulate_says_by_its_exit_code_that_a_game_did_not_end(
    monkeypatch: pytest.MonkeyPatch, call: Call
) -> None:
    monkeypatch.setattr("lorelode.arena.match.MAX_MOVES", 10)
    told = ("simulate", "saboteur", "--bots", "steady", "--games", "2", "--seed", "7", "--json")
    ended = call(*told)
    assert (ended.code, json.loads(ended.out)["ended"]) == (1, 0)


def test_simulate_says_by_its_exit_code_that_a_card_is_lost(
    monkeypatch: pytest.MonkeyPatch, call: Call
) -> None:
    monkeypatch.setattr(
        type(SABOTEUR), "census", staticmethod(lambda state: {"card": state.public.pile})
    )
    told = ("simulate", "saboteur", "--bots", "steady", "--games", "1", "--seed", "7", "--json")
    ended = call(*told)
    assert (ended.code, json.loads(ended.out)["cards_conserved"]) == (1, False)


def test_simulate_shows_its_progress_at_a_terminal() -> None:
    with Terminal("simulate", "saboteur", "--games", "3", "--seed", "7", TERM="xterm") as terminal:
        assert terminal.close() == 0
    assert "Playing" in terminal.shown
    assert "moves per second" in terminal.shown


def test_editions_shows_every_switch_of_every_preset_with_its_description(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "92")
    ended = call("editions", "saboteur")
    assert ended.code == 0
    lines = [line.split() for line in ended.out.splitlines()]
    assert ["switch", "lv", "fa", "he", "ru"] in lines
    assert ["gold_choice", "face-up", "face-up", "face-up", "face-down"] in lines
    assert ["broken_tool_bars_gold", "off", "off", "on", "off"] in lines
    prose = " ".join(ended.out.split())
    lv = SABOTEUR.editions["lv"]
    for switch in switches(lv):
        assert (
            f"{switch} {switch_description(lv, switch)} Takes {switch_values(lv, switch)}." in prose
        )


def test_editions_breaks_no_word_on_a_narrow_terminal(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    ended = call("editions", "saboteur")
    assert max(map(len, ended.out.splitlines())) <= 80
    prose = " ".join(ended.out.split())
    assert "Printed: hands-empty (lv, he), no-playable-card (fa, ru)." in prose
    assert "Printed: off (lv, fa, ru), on (he)." in prose


def test_replay_shows_the_game_as_the_table_saw_it(record: Path, call: Call) -> None:
    ended = call("replay", str(record))
    assert (ended.code, ended.err) == (0, "")
    lines = ended.out.splitlines()
    assert lines.count("* deal ?") == 3
    hidden = re.compile(r"\d (pass|gold) \S+|\* deal .*")
    assert {line.split()[-1] for line in lines if hidden.fullmatch(line)} == {"?"}
    assert not any(line.startswith("You ") for line in lines)
    assert ended.out.count("The end of round") == 3


def test_replay_checks_the_deals_of_a_record(record: Path, tmp_path: Path, call: Call) -> None:
    ended = call("replay", str(record), "--check")
    assert ended.code != 0
    assert "the record has no seed" in ended.err
    text = write_record(play_random_game("dixit", "fa"))
    file = tmp_path / "game.lorelode"
    file.write_text(text, "utf-8")
    ended = call("replay", str(file), "--check")
    assert ended.code == 0
    deals = text.count("\n* ")
    assert f"Checked: all {deals} deals " in ended.out
    assert "Seats that added something: 0, 2." in ended.out
    assert "not over" not in ended.out
    # A move of a card that was not dealt to its player.
    told = re.search(r"^0 tell (\d+) ", text, re.MULTILINE)
    other = re.search(r"^1 give (\d+)", text, re.MULTILINE)
    assert told
    assert other
    file.write_text(text.replace(told[0], f"0 tell {other[1]} ", 1), "utf-8")
    assert call("replay", str(file), "--check").code != 0
    # What is cut off is not hidden by what is left.
    file.write_text(text[: text.rindex("\n* ") + 1], "utf-8")
    ended = call("replay", str(file), "--check")
    assert f"Checked: all {deals - 1} deals " in ended.out
    assert "The record stops before the game is decided" in ended.out
    file.write_text(text[: text.index("\n* ") + 1], "utf-8")
    ended = call("replay", str(file), "--check")
    assert ended.code != 0
    assert "the record has no deals" in ended.err
    file.write_text(text.replace("seed: 5e", "seed: 5f"), "utf-8")
    ended = call("replay", str(file), "--check")
    assert ended.code != 0
    assert "deal 1: the seed deals" in ended.err


def test_replay_shows_everything_with_open(record: Path) -> None:
    ended = run("replay", str(record), "--open")
    assert (ended.code, ended.err) == (0, "")
    # Every line of the record is there in full, and none is broken.
    moves = [line for line in record.read_text().splitlines() if re.match(r"[*\d] ", line)]
    assert [line for line in ended.out.splitlines() if line in moves] == moves
    assert "?" not in re.sub(r"\[ \? \]", "", ended.out)
    assert ended.out.count("The end of round") == 3
    assert "nuggets" in ended.out


def test_replay_shows_the_game_as_a_seat_saw_it(record: Path) -> None:
    ended = run("replay", str(record), "--seat", "1", "--words", "--ascii")
    assert ended.code == 0
    assert ended.out.isascii()
    lines = ended.out.splitlines()
    assert lines.count("* deal ?") == 3
    assert "0 pass ?" in lines
    assert "1 pass ?" not in lines
    assert any(line.startswith("You are a ") for line in lines)


def test_replay_refuses_open_together_with_a_seat(record: Path, call: Call) -> None:
    ended = call("replay", str(record), "--open", "--seat", "1")
    assert (ended.code, ended.out) == (2, "")
    assert ended.err == "--open shows every move in full, so it does not go with --seat.\n"


def test_replay_ignores_a_byte_order_mark(record: Path, call: Call) -> None:
    plain = call("replay", str(record))
    record.write_text(record.read_text(), encoding="utf-8-sig")
    assert call("replay", str(record)) == plain


def test_replay_says_that_a_game_was_left(record: Path, call: Call) -> None:
    whole = record.read_text().splitlines()
    deal = next(number for number, line in enumerate(whole) if line.startswith("* deal"))
    for moves, waiting in ((0, "the dealer"), (1, "Seat ")):
        record.write_text("\n".join(whole[: deal + moves]) + "\n")
        ended = call("replay", str(record))
        assert ended.code == 0
        assert f"Here the record stops; it waits for {waiting}" in ended.out


def test_a_reader_that_goes_away_gets_no_traceback(record: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "lorelode", "replay", str(record)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(10)


def test_damaged_records_are_refused_with_their_line(record: Path) -> None:
    lines = record.read_text().splitlines()
    lines[16] = "9 lay NES 1,0"
    record.write_text("\n".join(lines))
    ended = run("replay", str(record))
    assert ended == (2, "", f"{record}: line 17: S-2.1: it is not the turn of seat 9\n")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "line 1: the header 'lorelode' is missing"),
        (b"hello\n", "line 1: the header 'lorelode' is missing"),
        (b"lorelode: 2\ngame: chess\n", "line 2: there is no game 'chess'"),
        (b"lorelode: 2\n\xff\xfe", "not a text in UTF-8 (byte 13)"),
    ],
)
def test_a_file_that_is_not_a_record_is_refused(
    tmp_path: Path, content: bytes, reason: str, call: Call
) -> None:
    path = tmp_path / "no.txt"
    path.write_bytes(content)
    ended = call("replay", str(path))
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"{path}: {reason}")


def test_a_missing_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "none.txt"
    assert run("replay", str(path)) == (2, "", f"{path}: No such file or directory\n")


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ("saboteur --seats 2", "Saboteur is for 3 to 10 players, not 2."),
        ("saboteur --seats 11", "Saboteur is for 3 to 10 players, not 11."),
        ("saboteur --seats many", "--seats takes a whole number, not 'many'."),
        ("saboteur --seed 1.5", "--seed takes a whole number, not '1.5'."),
        (
            "saboteur --edition xx",
            "There is no edition 'xx' of saboteur; there are lv, fa, he, ru.",
        ),
        (
            "saboteur --set tea=on",
            "There is no switch 'tea'; the switches are roles, first_player,",
        ),
        (
            "saboteur --set broken_tool_bars_gold=maybe",
            "Switch broken_tool_bars_gold takes on or off, not 'maybe'.",
        ),
        (
            "saboteur --set gold_choice=silver",
            "Switch gold_choice takes face-down or face-up, not 'silver'.",
        ),
        ("saboteur --language en", "Saboteur has no words, so --language is not for it."),
        ("saboteur --bots wild", "There are no 'wild' bots for saboteur; there are easy,"),
        (
            "saboteur --set broken_tool_bars_gold",
            "--set takes SWITCH=VALUE, as in first_player=agreed, not 'broken_tool_bars_gold'.",
        ),
        (
            "saboteur --set broken_tool_bars_gold=on --set broken_tool_bars_gold=off",
            "--set broken_tool_bars_gold is given twice.",
        ),
        ("saboteur --seats 4 --set roles=1+1", "Switch roles takes something like"),
        ("chess", "There is no game 'chess'; there are saboteur, dixit."),
        ("", "Missing argument 'GAME'"),
        ("saboteur --colour", "No such option '--colour'"),
    ],
)
def test_bad_settings_are_refused(command: str, args: str, sentence: str, call: Call) -> None:
    ended = call(command, *args.split())
    assert (ended.code, ended.out) == (2, "")
    assert sentence in ended.err
    assert "Traceback" not in ended.err


def test_switches_that_do_not_go_together_are_refused(call: Call) -> None:
    pools = "roles=1+1 1+4 2+4 2+5 3+5 3+6 3+7 4+7"
    ended = call("play", "saboteur", "--seats", "3", "--set", pools)
    assert ended == (2, "", "The role pool 1+1 has 2 cards, too few for 3 players.\n")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ("play saboteur --seat 5", "--seat is 0 to 4 with 5 players, not 5."),
        ("play saboteur --seat -1", "--seat is 0 to 4 with 5 players, not -1."),
        ("play saboteur --first 5", "The first seat is 0 to 4, not 5."),
        ("play saboteur --record /", "/: Is a directory"),
        ("play saboteur --record /none/such", "/none/such: No such file or directory"),
        ("play saboteur --record /dev/full", "/dev/full exists already"),
        ("play saboteur --seat me", "--seat takes a whole number, not 'me'."),
        ("simulate saboteur --games x", "--games takes a whole number, not 'x'."),
        ("simulate saboteur --games 0", "--games is 1 or more, not 0."),
        ("simulate saboteur --rollouts 0", "--rollouts is 1 or more, not 0."),
        ("simulate saboteur --games -3", "--games is 1 or more, not -3."),
        (
            "simulate saboteur --bots wild",
            "There are no 'wild' bots for saboteur; there are easy, normal, hard, steady, random.",
        ),
        ("editions chess", "There is no game 'chess'; there are saboteur, dixit."),
        ("dance", "No such command 'dance'"),
    ],
)
def test_bad_requests_are_refused(args: str, sentence: str, call: Call) -> None:
    ended = call(*args.split())
    assert (ended.code, ended.out) == (2, "")
    assert sentence in ended.err


def test_replay_refuses_a_seat_that_is_not_at_the_table(record: Path, call: Call) -> None:
    ended = call("replay", str(record), "--seat", "3")
    assert ended == (2, "", "--seat is 0 to 2 with 3 players, not 3.\n")


def test_control_c_ends_a_command_with_130_and_without_a_word(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(import_module("lorelode.cli.simulate"), "sum_up", stopped)
    assert call("simulate", "saboteur") == (130, "", "")


def test_a_command_that_does_not_exist_is_answered_with_the_one_most_like_it(call: Call) -> None:
    ended = call("simulat", "saboteur")
    assert (ended.code, ended.out) == (2, "")
    assert "No such command 'simulat'. Did you mean 'simulate'?" in ended.err


def test_the_help_shows_defaults_and_what_each_argument_is(call: Call) -> None:
    says = call("simulate", "-h").out
    assert "GAME  saboteur or dixit" in says
    assert "--games NUMBER      How many games.  [default: 100]" in says
    assert re.search(r"--json +Print one JSON object\.\n", says)


def test_the_commands_for_decks_are_listed_as_people_need_them(call: Call) -> None:
    _, commands = call("deck", "--help").out.split("Commands:\n")
    assert [line.split()[0] for line in commands.splitlines()] == [
        *("add", "list", "show", "describe", "remove")
    ]
