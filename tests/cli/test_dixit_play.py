"""A person plays Dixit: whole games at a terminal, clues typed, wrong answers, the race."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lorelode.core import CHANCE, read_log, replay
from lorelode.decks import built_in
from lorelode.rules import GAMES
from lorelode.rules.dixit import DIXIT
from tests.cli.terminal import Call, Terminal, guess

GAME = ("play", "dixit", "--seats", "4", "--seed", "3")
CODE = r"\x1b\[[^A-Za-z]*[A-Za-z]"
PERSIAN = "آلیس در سرزمین عجایب"


def flat(out: str) -> str:
    return " ".join(out.split())


@pytest.mark.parametrize("seats", DIXIT.seats)
def test_a_whole_game_at_a_terminal(seats: int, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    kind = "xterm" if seats == 4 else "dumb"
    game = ("play", "dixit", "--seats", str(seats), "--seed", "3", "--record", str(path))
    screens: list[str] = []

    def answer(text: str) -> str:
        screens.append(re.sub(CODE, "", text))
        return guess(screens[-1])

    with Terminal(*game, TERM=kind) as terminal:
        assert terminal.answer_all(answer) == 0
    shown = re.sub(CODE, "", terminal.shown)
    for wrong in ("Traceback", "There is no", "Not allowed", "Not understood", "Please"):
        assert wrong not in shown
    *lines, saved = shown.splitlines()
    assert saved == f"The record is in {path}."
    assert max(map(len, lines)) <= 80
    # What has to be read at once, from one answer to the next, is on the screen at once.
    assert max(len(screen.splitlines()) for screen in screens) <= 24
    assert re.search(r"(win|wins) the game with|share the win with", shown)
    log = read_log(path.read_text(), GAMES)
    *_, last = replay(DIXIT, log)
    assert not DIXIT.to_act(last.public)
    assert log.deck == built_in().ids
    assert shown.count("The votes on ") == len(last.public.turns)
    told = [turn for turn in last.public.turns if turn.teller == 0]
    assert told
    assert {turn.clue for turn in told} == {"a story"}


def test_a_whole_game_in_a_pipe_in_plain_words(call: Call) -> None:
    # Every answer is a legal one wherever a 1 or a 2 is, whatever is asked.
    ended = call(*GAME, "--words", "--ascii", typed="1\n2\n" * 100)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.isascii()
    assert "#" not in ended.out
    assert re.search(r"^Score: You \d+( \(\+\d\))?, Vera", ended.out, re.MULTILINE)
    assert re.search(r"(win|wins) the game with|share the win with", ended.out)
    drawn = call(*GAME, "--ascii", typed="1\n2\n" * 100)
    assert drawn.out.isascii()
    assert re.search(r"^  You   #*\+*\.+ +\d+( +\+\d)?$", drawn.out, re.MULTILINE)


def test_the_same_seed_and_answers_give_the_same_game(call: Call) -> None:
    first, again = (call(*GAME, typed="7\n1\n2\n" * 5) for _ in range(2))
    assert first == again


def movers(path: Path) -> list[int]:
    return [seat for seat, _ in read_log(path.read_text(), GAMES).moves]


def test_whoever_waits_lets_a_bot_begin_and_chance_says_which(call: Call, tmp_path: Path) -> None:
    first = set()
    for seed in range(12):
        path = tmp_path / f"{seed}.txt"
        table = ("play", "dixit", "--seats", "3", "--seed", str(seed), "--record", str(path))
        ended = call(*table, typed="8\n")
        assert "  8  wait, and let somebody else begin\n" in ended.out
        dealer, teller = movers(path)
        assert dealer == CHANCE
        first.add(teller)
    # That one of two never begins in 12 games has a probability of 2 / 2^12.
    assert first == {1, 2}


def test_whoever_has_a_clue_begins(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    ended = call(*GAME, "--record", str(path), typed="2\nrabbit hole\n\n")
    assert ended.out.count("Whoever is first with a clue is the storyteller.") == 1
    moves = read_log(path.read_text(), GAMES).moves
    assert moves[1][0] == 0
    assert re.fullmatch(r'tell \d+ "rabbit hole"', moves[1][1])
    assert 'The votes on "rabbit hole"' in ended.out


def test_the_person_is_asked_before_the_bots(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    call(*GAME, "--first", "1", "--record", str(path), typed="1\n1\n1\n2\n")
    by = movers(path)
    assert by[:3] == [CHANCE, 1, 0]  # the clue, and the first to give
    assert by[5:7] == [CHANCE, 0]  # the display, and the first to vote


TELLING = (*GAME, "--first", "0")


def test_a_clue_is_asked_for_until_the_rules_take_it(call: Call) -> None:
    typed = f"1\n\n{'x' * 201}\n\u200b\nb\n2\n{PERSIAN}\n"
    out = flat(call(*TELLING, typed=typed).out)
    nothing = "Not allowed here: a clue has to say something (rule D-2.1)."
    assert out.count(nothing) == 2  # no sign at all, and none that is seen
    assert (
        "Not allowed here: a clue has at most 200 letters, and 1000 signs in all (rule D-2.1)."
        in out
    )
    # Asked four times for the first picture, and once for the second.
    assert out.count("your clue, b for back, or ? for help>") == 5
    assert f'You tell: "{PERSIAN}" The pictures are laid out: 1 ' in out


def test_a_clue_ends_its_line_so_that_it_turns_nothing_else_round(call: Call) -> None:
    out = call(*TELLING, typed=f"2\n{PERSIAN}\n\nr\n").out
    typed, told, voted, recap = [line for line in out.splitlines() if PERSIAN in line]
    assert typed.endswith(f"> {PERSIAN}")
    assert told == f'You tell: "{PERSIAN}"'
    assert voted == f'The votes on "{PERSIAN}"'
    assert recap == f'  1  You tell: "{PERSIAN}"'


@pytest.mark.parametrize("word", ["hand", "Score", "r", "help", "?"])
def test_a_clue_that_is_a_command_is_typed_in_quotes(word: str, call: Call) -> None:
    out = call(*TELLING, typed=f'1\n{word}\n"{word}"\n').out
    assert f'To answer with the word itself, type "{word}" in quotes.' in out
    assert f'You tell: "{word}"' in out


@pytest.mark.parametrize("back", ["b", "0", "BACK"])
def test_a_clue_can_be_left_for_another_picture(back: str, call: Call) -> None:
    out = call(*TELLING, typed=f"1\n{back}\n").out
    assert out.count("picture 1-6, or ? for help>") == 2
    assert out.count("  6  ") == 2


def test_the_storyteller_sees_the_table_before_the_votes(call: Call) -> None:
    out = call(*TELLING, typed="1\na story\n\n").out
    _, table, _, votes, _ = re.split(
        r"^(?:You tell|The votes on|Enter).*\n", out, flags=re.MULTILINE
    )
    titles = re.findall(r"^  \d  (.*)\n     .*\.$", table, re.MULTILINE)
    assert len(titles) == 4
    assert sum(title.endswith(" (yours)") for title in titles) == 1
    voted = re.findall(r"^  \d  (.*): ", votes, re.MULTILINE)
    assert voted == [title.removesuffix(" (yours)") for title in titles]


def test_leaving_from_a_clue(call: Call) -> None:
    ended = call(*TELLING, typed="1\nq\n")
    assert (ended.code, ended.out.splitlines()[-1]) == (0, "You leave the table.")


def test_a_move_can_be_typed_in_notation(call: Call, tmp_path: Path) -> None:
    before = call(*TELLING).out
    number = re.findall(r"^  3  .*\((\d+)\)$", before, re.MULTILINE)[0]
    path = tmp_path / "game.txt"
    call(*TELLING, "--record", str(path), typed=f"TELL {number} rabbit  hole\n")
    assert (0, f'tell {number} "rabbit hole"') in read_log(path.read_text(), GAMES).moves
    out = flat(call(*TELLING, typed="tell 99 x\ntell\ngive 3\ndraw\n\n9\n").out)
    assert "Not allowed here: picture 99 is not in your hand (rule D-2.1)." in out
    assert "Not understood: expected 'tell CARD \"CLUE\"'" in out
    assert "Not allowed here: a clue is to be given (rule D-2.1)." in out
    expected = "type a number, a move such as tell 17 rabbit hole, or ? for help."
    assert f"Not understood; {expected}" in out
    assert f"Please {expected}" in out
    assert "There is no 9 here; the last is 6." in out


def test_in_one_room_a_clue_may_be_said_aloud(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    room = (*TELLING, "--set", "one_room=on", "--record", str(path))
    out = call(*room, typed="1\n2\n\n").out
    assert "\nYou say a clue aloud.\n" in out
    assert "  1  type the clue\n  2  say it aloud\n" in out
    assert re.search(r"^speak \d+$", read_log(path.read_text(), GAMES).moves[1][1])
    assert re.search(r"^The votes$", out, re.MULTILINE)


GIVING = (*GAME, "--first", "2")


def test_ones_own_picture_keeps_its_number_but_takes_no_vote(call: Call) -> None:
    out = call(*GIVING, typed="1\n").out
    own = re.findall(r"^  (\d)  .* \(yours\)$", out, re.MULTILINE)
    assert len(own) == 1
    out = flat(call(*GIVING, typed=f"1\n{own[0]}\n").out)
    assert f"Not allowed here: number {own[0]} is your own card (rule D-3.2)." in out
    assert out.count("vote 1-4, or ? for help>") == 2


def test_with_three_players_two_pictures_are_given(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    table = ("play", "dixit", "--seats", "3", "--seed", "3", "--first", "1", "--record", str(path))
    out = call(*table, typed="2\nb\n1\n1\n").out
    assert "Which two of your pictures suit it?" in out
    assert "second picture 1-6, b for back, or ? for help>" in out
    assert out.count(" (yours)\n") == 2
    moves = [text for seat, text in read_log(path.read_text(), GAMES).moves if seat == 0]
    assert re.fullmatch(r"give \d+,\d+", moves[0])


def test_pages_are_shown_on_demand(call: Call) -> None:
    out = call(*GIVING, typed="t\nv\nr\ns\nw\nh\nl\n?\n").out
    assert re.search(r'Vera|Ilya tells: "\w+', out)
    assert "Still to give: You, Vera and Noor." in out  # t
    assert out.count("No turn is over yet.") == 2  # v, r
    assert "The game ends with 30 points for anybody, or with the pile: 60 pictures left." in out
    assert "Score: You 0, Vera 0, Ilya 0, Noor 0." in out  # w
    assert out.count("  6  ") == 2  # the menu, and h
    assert re.search(r'^2 tell \? "', out, re.MULTILINE)  # l
    assert "  v, votes    the votes of the last turn again" in out  # ?


def test_pages_after_a_turn_and_before_the_next(call: Call) -> None:
    vote = guess(call(*GIVING, typed="1\n").out.removesuffix("\nYou leave the table.\n"))
    out = call(*GIVING, typed=f"1\nt\nh\n{vote}\nv\nr\nhelp\nlog\n\n").out
    assert "Still to vote: You, Vera and Noor." in out
    assert re.search(r"^You have given .*\.$", out, re.MULTILINE)
    # The votes as they were opened, and when they were asked for again.
    votes = re.findall(r"^The votes on .*?^The others: [^\n]*", out, re.MULTILINE | re.DOTALL)
    assert len(votes) == 2
    assert votes[0] == votes[1]
    assert out.count("Enter to go on, or ? for help>") == 5
    assert 'Turn 2. Noor tells: "' in out


def test_the_end_of_a_game(call: Call) -> None:
    out = call(*GAME, "--set", "target=5", typed="1\n2\n" * 30).out
    *_, end = out.split("The end of the game\n")
    assert re.search(r"(have|has) reached 5 points\. ", flat(end))
    rows = [line.split() for line in end.splitlines() if len(line.split()) == 5]
    scores = [int(points) for _, points, *_ in rows if points.isdecimal()]
    assert len(scores) == 4
    assert scores == sorted(scores, reverse=True)
    assert scores[0] >= 5
    assert "Votes drawn: votes for pictures that they gave." in flat(end)
