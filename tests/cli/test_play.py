"""A person plays: whole games at a terminal and in a pipe, wrong answers, ways to leave."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lorelode.core import read_log, replay
from lorelode.rules import GAMES
from lorelode.rules.saboteur import SABOTEUR
from tests.cli.terminal import Digger, Terminal, run

GAME = ("play", "saboteur", "--seats", "3", "--seed", "3")
CODE = r"\x1b\[[^A-Za-z]*[A-Za-z]"


STYLES = {"\x1b[1m", "\x1b[0m"}
LINE_EDITING = {"\x1b[?2004h", "\x1b[?2004l"}


@pytest.mark.parametrize("edition", SABOTEUR.editions)
def test_a_whole_game_at_a_terminal(edition: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    kind = "xterm" if edition == "lv" else "dumb"
    with Terminal(*GAME, "--edition", edition, "--record", str(path), TERM=kind) as terminal:
        assert terminal.answer_all(Digger()) == 0
    shown = re.sub(CODE, "", terminal.shown)
    assert shown.count("The end of round") == 3
    assert re.search(r"(win|wins) the game with|share the win with", shown)
    assert "Traceback" not in shown
    assert "There is no" not in shown  # every answer was one of those offered
    *lines, saved = shown.splitlines()
    assert max(map(len, lines)) <= 80
    assert saved == f"The record is in {path}."
    # Nothing is ever moved or cleared, and a terminal that knows no styles gets none.
    codes = set(re.findall(CODE, terminal.shown))
    assert codes <= (STYLES | LINE_EDITING if kind == "xterm" else set())
    log = read_log(path.read_text(), GAMES)
    *_, last = replay(SABOTEUR, log)
    assert not SABOTEUR.to_act(last.public)
    assert log.edition == edition
    if edition == "lv":  # with this seed the scripted person is a lucky miner
        assert "You have found the treasure: the miners win the round." in shown
        assert "Which gold card do you take?" in shown
        assert "You get a gold card of" in shown


def test_a_whole_game_in_a_pipe_in_plain_words() -> None:
    ended = run(*GAME, "--words", "--ascii", typed="1\n" * 400)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.isascii()
    assert ended.out.count("The end of round") == 3
    assert "The start is at 0,0, open to all sides." in ended.out
    assert ".---." not in ended.out


def test_an_output_without_utf_8_is_drawn_in_ascii() -> None:
    ended = run(*GAME, typed="1\nq\n", PYTHONUTF8="0", PYTHONIOENCODING="latin-1")
    assert ended.code == 0
    assert ".---." in ended.out
    assert ended.out.isascii()


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    first, again = (run(*GAME, typed="2\n1\n" * 20) for _ in range(2))
    assert first == again
    assert run("play", "saboteur", "--seats", "3", "--seed", "4", typed="2\n1\n" * 20) != first


def test_without_a_seed_one_is_drawn_and_told() -> None:
    first = run("play", "saboteur", typed="l\n")
    seed = re.search(r"Seed (\d+)\.", first.out.replace("\n", " "))
    assert seed is not None
    assert run("play", "saboteur", "--seed", seed[1], typed="l\n") == first


def test_pages_are_shown_on_demand() -> None:
    before = run(*GAME, "--first", "0", typed="")
    assert "miner" not in before.out
    assert "saboteur" not in before.out
    ended = run(*GAME, "--first", "0", typed="r\nh\nm\nw\np\nl\n?\n")
    after = ended.out[len(before.out) - len("\nYou leave the table.\n") :]
    assert re.search(r"You are a (miner|saboteur): you win the round if", after)
    assert "You have no gold yet." in after  # h
    assert after.count("┌───┐") == 3  # m
    assert "No path card is laid." in after  # w
    assert "  2  Mica  6 cards" in after  # p
    assert "* deal ?" in after  # l
    assert "  q  leave the game" in after  # ?


def test_wrong_answers_are_explained_and_asked_again() -> None:
    typed = "99\n\ndig\nlay NES\nlay NES 20,20\nmap sideways\ndeal\n\u0663\n\xb2\n-1\nq\n"
    ended = run(*GAME, "--first", "0", typed=typed)
    assert ended.code == 0
    out = " ".join(ended.out.split())
    assert "There is no 99 here. Type a number from 1 to 6, a move, or ? for help." in out
    assert "Not understood: expected a move: lay, break," in out
    assert "Not understood: expected 'lay SHAPE X,Y' as in 'lay NSW 3,-1'" in out
    assert re.search(r"Not allowed here: .* \(rule S-(2\.1|3\.1)\)\.", out)
    assert "Not understood: expected 'map GOAL' as in 'map top'" in out
    assert out.count("card>") == len(typed.splitlines())


def test_a_move_can_be_typed_in_notation_and_a_list_left_again() -> None:
    log = run(*GAME, "--first", "0", typed="1\n0\n1\nb\nh\n").out
    card = re.findall(r"^  1  (\S+)", log, re.MULTILINE)[-1]
    ended = run(*GAME, "--first", "0", typed=f"2\npass {card}\n")
    assert "You put a card away unseen." in ended.out


@pytest.mark.parametrize("typed", ["", "q\n", "1\nquit\n", "1\n"], ids=["eof", "q", "quit", "mid"])
def test_leaving_keeps_the_record(typed: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    ended = run(*GAME, "--first", "2", "--record", str(path), typed=typed)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.endswith(f"\nYou leave the table.\nThe record is in {path}.\n")
    log = read_log(path.read_text(), GAMES)
    assert [seat for seat, _ in log.moves] == [-1, 2]
    assert log.first == 2


def test_control_c_leaves_with_130_and_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    with Terminal(*GAME, "--first", "0", "--record", str(path)) as terminal:
        terminal.read()
        assert terminal.interrupt() == 130
    assert "Traceback" not in terminal.shown
    assert len(read_log(path.read_text(), GAMES).moves) == 1


def test_the_record_is_on_the_disk_after_every_move(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    with Terminal(*GAME, "--first", "0", "--record", str(path)) as terminal:
        for turns in (0, 1, 2):
            terminal.read()
            assert len(read_log(path.read_text(), GAMES).moves) == 1 + 3 * turns
            terminal.type("1\n")
            terminal.read()
            terminal.type("1\n")
        terminal.read()
        terminal.type("q\n")
        assert terminal.close() == 0
