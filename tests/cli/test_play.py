"""A person plays: whole games at a terminal and in a pipe, wrong answers, ways to leave."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from lorelode.core import read_record, replay
from lorelode.rules import GAMES
from lorelode.rules.saboteur import SABOTEUR
from tests.cli.terminal import PATIENCE, Digger, Terminal, environment, run
from tests.soak_cases import soak

GAME = ("play", "saboteur", "--seats", "3", "--seed", "3")
CODE = r"\x1b\[[^A-Za-z]*[A-Za-z]"


STYLES = {"\x1b[1m", "\x1b[0m"}
LINE_EDITING = {"\x1b[?2004h", "\x1b[?2004l"}


def flat(out: str) -> str:
    return " ".join(out.split())


def drop_answers(out: str) -> str:
    return re.sub(r"(?<=for help> ).*", "", out)


@pytest.mark.parametrize(
    "edition", [one if one in ("fa", "ru") else soak(one) for one in SABOTEUR.editions]
)
def test_a_whole_game_is_played_at_a_terminal(edition: str, tmp_path: Path) -> None:
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
    log = read_record(path.read_text(), GAMES)
    *_, last = replay(SABOTEUR, log)
    assert not SABOTEUR.to_act(last.public)
    assert log.edition == edition
    if edition == "lv":  # with this seed the scripted person is a lucky miner
        assert "You have found the treasure: the miners win the round." in shown
        assert "Which gold card do you take?" in shown
        assert "You get a gold card of" in shown


def test_a_whole_game_is_played_in_a_pipe_in_plain_words() -> None:
    ended = run(*GAME, "--words", "--ascii", typed="1\n" * 400)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.isascii()
    assert ended.out.count("The end of round") == 3
    assert "The start is at 0,0, open to all sides." in ended.out
    assert "--S--" not in ended.out


def test_an_output_without_utf_8_is_drawn_in_ascii() -> None:
    ended = run(*GAME, typed="1\nq\ny\n", PYTHONUTF8="0", PYTHONIOENCODING="latin-1")
    assert ended.code == 0
    assert "--S--" in ended.out
    assert ended.out.isascii()


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    first, again = (run(*GAME, typed="2\n1\n" * 20) for _ in range(2))
    assert first == again
    assert run("play", "saboteur", "--seats", "3", "--seed", "4", typed="2\n1\n" * 20) != first


def test_without_a_seed_a_random_one_is_printed() -> None:
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
    assert after.count("[ ? ]") == 3 + 1  # m, and once in the help
    assert "No path card is laid." in after  # w
    assert "  2  Cactus  6 cards" in after  # p
    assert "* deal ?" in after  # l
    assert "  q, quit     leave the game" in after  # ?
    words = run(*GAME, "--first", "0", typed="ROLE\nhand\nMine\nwords\nplayers\nlog\nHelp\n")
    assert drop_answers(words.out) == drop_answers(ended.out)


def test_the_hand_looks_the_same_when_it_is_asked_for() -> None:
    out = run(*GAME, "--first", "0", typed="h\n").out
    asked = out.index("for help> h\n")
    turn, page = out[:asked].splitlines()[-7:-1], out[asked:].splitlines()[1:7]
    assert turn == page
    assert page[0].startswith("  1  ")


def test_wrong_answers_are_explained_and_asked_again() -> None:
    typed = "99\n\ndig\nb\nlay NES\nlay NES 20,20\nmap sideways\ndeal\n\u0663\n\xb2\n-1\n1 2\nq\n"
    ended = run(*GAME, "--first", "0", typed=typed)
    assert ended.code == 0
    out = " ".join(ended.out.split())
    assert "There is no 99 here, only 1-6." in out
    assert "There is nothing to go back to here." in out
    expected = "type a number, a move such as lay NES 3,-1, or ? for help."
    assert f"Please {expected}" in out
    # dig, deal, ², -1, and two numbers where one is asked for
    assert out.count(f"Not understood; {expected}") == 5
    assert "Not understood: expected 'lay SHAPE X,Y' as in 'lay NSW 3,-1'" in out
    assert re.search(r"Not allowed here: .* \(rule S-(2\.1|3\.1)\)\.", out)
    assert "Not understood: expected 'map GOAL' as in 'map top'" in out
    assert out.count("card 1-6, or ? for help>") == len(typed.splitlines())


def test_a_move_can_be_typed_in_notation_and_a_list_left_again() -> None:
    log = run(*GAME, "--first", "0", typed="1\n0\n1\nb\nh\n").out
    card = re.findall(r"^  1  (\S+)", log, re.MULTILINE)[-1]
    assert log.count("choice 1-") == log.count(", b for back, or ? for help> ") == 2
    ended = run(*GAME, "--first", "0", typed=f"2\nPASS  {card.lower()}\n")
    assert "You discard a card unseen." in ended.out


def test_a_turn_with_five_players_fits_a_terminal_of_24_lines() -> None:
    game = ("play", "saboteur", "--seats", "5", "--seed", "3")
    out = run(*game, typed="1\n1\n" * 5).out
    turns = [part for part in out.split("\n\n") if part.startswith("Your turn")]
    assert len(turns) >= 5
    for number, turn in enumerate(turns):
        mine, _, rest = turn.partition("\nHands: You ")
        assert " -2 " in mine
        before, _, hand = rest.partition("\n  1  ")
        assert re.search(r"^Banjo (lay|break|mend|bring|look|discard)s", before, re.MULTILINE), turn
        assert "card 1-6, or ? for help>" in hand
        if number < 3:  # later the mine grows beyond its pattern
            assert len(turn.splitlines()) <= 24


def test_news_are_shown_once_and_in_order(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    out = run(*GAME, "--record", str(path), typed="1\n1\n" * 400).out
    assert out.index("Round 1 of 3") < out.index("The end of round 1") < out.index("Round 2 of 3")
    *_, end = out.split("The end of round 3")
    assert re.search(r"(win|wins) the game with|share the win with", end)
    moves = [text for _, text in read_record(path.read_text(), GAMES).moves]
    told = re.findall(
        r"(?:You lay|Banjo lays|Cactus lays) a [^()]* \((\S+)\) at (\S+)\.", flat(out)
    )
    assert [f"lay {shape} {cell}" for shape, cell in told] == [
        move for move in moves if move.startswith("lay")
    ]
    looks = re.findall(r"(?:You look|Banjo looks|Cactus looks) at the (\w+) goal with", flat(out))
    assert [f"map {goal}" for goal in looks] == [move for move in moves if move.startswith("map")]


def test_the_start_says_the_level_of_the_bots() -> None:
    out = " ".join(run(*GAME, typed="").out.split())
    assert "The others are normal bots." in out


@pytest.mark.parametrize("columns", ["0", "1", "39"])
def test_a_terminal_without_a_width_is_given_one(columns: str) -> None:
    ended = run(*GAME, typed="1\n", COLUMNS=columns)
    assert (ended.code, ended.err) == (0, "")
    assert max(map(len, ended.out.splitlines())) > 20
    assert run("editions", "saboteur", COLUMNS=columns).code == 0
    assert run("simulate", "saboteur", "--games", "1", COLUMNS=columns).err == ""


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("dear diary\n")
    ended = run(*GAME, "--record", str(path))
    sentence = f"{path} exists already, and --record writes over nothing: name a new file.\n"
    assert ended == (2, "", sentence)
    assert path.read_text() == "dear diary\n"


@pytest.mark.parametrize("blocks", [0, 4])
def test_a_full_disk_is_reported_in_a_sentence(blocks: int, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    limit = ["sh", "-c", f'ulimit -f {blocks}; exec "$@"', "sh"]
    command = [sys.executable, "-B", "-m", "lorelode", *GAME, "--record", str(path)]
    ended = subprocess.run(
        [*limit, *command],
        input="1\n" * 400,
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
        timeout=PATIENCE,
    )
    assert ended.returncode == 2
    assert ended.stderr == f"The record could not be written to {path}: File too large.\n"
    assert "The record is in" not in ended.stdout


@pytest.mark.parametrize(
    "typed",
    ["", "q\ny\n", "1\nquit\nYES\n", "1\n", "q\n"],
    ids=["eof", "q", "quit", "mid", "eof at the question"],
)
def test_leaving_keeps_the_record(typed: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    ended = run(*GAME, "--first", "2", "--record", str(path), typed=typed)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.endswith(f"\nYou leave the table.\nThe record is in {path}.\n")
    log = read_record(path.read_text(), GAMES)
    assert [seat for seat, _ in log.moves] == [-1, 2]
    assert log.first == 2


def test_control_c_exits_with_130_and_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    with Terminal(*GAME, "--first", "0", "--record", str(path)) as terminal:
        terminal.read()
        assert terminal.interrupt() == 130
    assert "Traceback" not in terminal.shown
    assert len(read_record(path.read_text(), GAMES).moves) == 1


def test_the_record_is_on_the_disk_after_every_move(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    with Terminal(*GAME, "--first", "0", "--record", str(path)) as terminal:
        for turns in (0, 1, 2):
            terminal.read()
            assert len(read_record(path.read_text(), GAMES).moves) == 1 + 3 * turns
            terminal.type("1\n")
            terminal.read()
            terminal.type("1\n")
        terminal.read()
        terminal.type("q\n")
        assert terminal.read().endswith("Leave the game? y for yes> ")
        terminal.type("y\n")
        assert terminal.close() == 0


@pytest.mark.parametrize("answer", ["", "n", "q", "1"])
def test_leaving_is_asked_about_once_and_only_a_yes_leaves(answer: str) -> None:
    out = run(*GAME, "--first", "0", typed=f"q\n{answer}\nh\n").out
    assert out.count("Leave the game? y for yes>") == 1
    assert "You have no gold yet." in out


def test_the_hand_has_no_numbers_beside_another_numbered_list() -> None:
    out = run(*GAME, "--first", "0", typed="1\nh\nb\n").out
    _, page, back = re.split(r"choice 1-.*\n", out)
    assert len(re.findall(r"^  -  \S+ ", page, re.MULTILINE)) == 6
    assert not re.search(r"^  \d  ", page, re.MULTILINE)
    # The list that comes back has its heading again, but the mine is not drawn again.
    heading, first, *_ = back.strip().splitlines()
    assert heading.startswith("Your turn in round 1 of 3; ")
    assert first.startswith("  1  ")


@pytest.mark.parametrize("more", [{"words": "--words"}, {"columns": "40"}])
def test_the_result_is_put_into_sentences(more: dict[str, str]) -> None:
    words = [more["words"]] if "words" in more else []
    out = run(*GAME, *words, typed="1\n" * 400, COLUMNS=more.get("columns", "80")).out
    *_, end = re.split(r"(?:win|wins) the game with|share the win with", out)
    assert "─" not in end
    told = re.findall(
        r"(?:You have|Banjo has|Cactus has) (?:no|\d+) nuggets?"
        r"(?:: (?:a gold card|gold cards) of [\d, and]+ nuggets?)?;"
        r"(?: (?:miner|saboteur) in round [123] \((?:no|\d) gold cards?\)[,.]){3}",
        flat(end),
    )
    assert len(told) == 3
