"""A person plays Dixit: whole games at a terminal, clues typed, wrong answers, the race."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lorelode.core import CHANCE, read_record, replay
from lorelode.core.faces import FACES
from lorelode.decks import built_in
from lorelode.rules import GAMES
from lorelode.rules.dixit import DIXIT
from tests.cli.terminal import Call, Terminal, guess
from tests.soak_cases import soak

GAME = ("play", "dixit", "--seats", "4", "--seed", "3")
CODE = r"\x1b\[[^A-Za-z]*[A-Za-z]"
PERSIAN = "آلیس در سرزمین عجایب"


def flat(out: str) -> str:
    return " ".join(out.split())


@pytest.mark.parametrize("seats", [one if one in (3, 6) else soak(one) for one in DIXIT.seats])
def test_a_whole_game_is_played_at_a_terminal(seats: int, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    kind = "xterm" if seats == 4 else "dumb"
    game = ("play", "dixit", "--seats", str(seats), "--seed", "3", "--record", str(path))
    questions: list[str] = []

    def answer(text: str) -> str:
        questions.append(re.sub(CODE, "", text))
        return guess(questions[-1])

    with Terminal(*game, TERM=kind) as terminal:
        assert terminal.answer_all(answer) == 0
    *_, last_votes = questions
    assert "The votes on " in last_votes
    shown = re.sub(CODE, "", terminal.shown)
    for wrong in ("Traceback", "There is no", "Not allowed", "Not understood", "Please"):
        assert wrong not in shown
    *lines, saved = shown.splitlines()
    assert saved == f"The record is in {path}."
    assert max(map(len, lines)) <= 80
    # What has to be read at once, from one answer to the next, fits the terminal.
    assert max(len(text.splitlines()) for text in questions) <= 24
    assert re.search(r"(win|wins) the game with|share the win with", shown)
    log = read_record(path.read_text(), GAMES)
    *_, last = replay(DIXIT, log)
    assert not DIXIT.to_act(last.public)
    assert log.deck == built_in().ids
    assert shown.count("The votes on ") == len(last.public.turns)
    told = [turn for turn in last.public.turns if turn.teller == 0]
    assert told
    assert {turn.clue for turn in told} == {"a story"}


def test_a_whole_game_is_played_in_a_pipe_in_plain_words(call: Call) -> None:
    # Every answer is a legal one wherever a 1 or a 2 is, whatever is asked.
    ended = call(*GAME, "--words", "--ascii", typed="1\n2\n" * 100)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.isascii()
    assert "#" not in ended.out
    assert re.search(r"^Score: You \d+( \(\+\d\))?, Banjo", ended.out, re.MULTILINE)
    assert re.search(r"(win|wins) the game with|share the win with", ended.out)
    drawn = call(*GAME, "--ascii", typed="1\n2\n" * 100)
    assert drawn.out.isascii()
    assert re.search(r"^  You     #*\+*\.+ +\d+( +\+\d)?$", drawn.out, re.MULTILINE)


def test_the_same_seed_and_answers_give_the_same_game(call: Call) -> None:
    first, again = (call(*GAME, typed="7\n1\n2\n" * 5) for _ in range(2))
    assert first == again


def movers(path: Path) -> list[int]:
    return [seat for seat, _ in read_record(path.read_text(), GAMES).moves]


def test_a_person_who_waits_lets_a_random_bot_begin(call: Call, tmp_path: Path) -> None:
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


def test_a_person_with_a_clue_begins(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    ended = call(*GAME, "--record", str(path), typed="2\nrabbit hole\n\n")
    assert ended.out.count("The first with a clue is the storyteller.") == 1
    moves = read_record(path.read_text(), GAMES).moves
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
    long = "Not allowed here: a clue has at most 200 characters, and 1000 code points in all"
    assert f"{long} (rule D-2.1)." in out
    # Asked four times for the first picture, and once for the second.
    assert out.count("your clue, b for back, or ? for help>") == 5
    assert f'You tell: "{PERSIAN}" The pictures are laid out: 1 ' in out


def test_a_right_to_left_clue_does_not_reverse_other_text(call: Call) -> None:
    out = call(*TELLING, typed=f"2\n{PERSIAN}\n\nr\n").out
    typed, told, voted, recap = [line for line in out.splitlines() if PERSIAN in line]
    assert typed.endswith(f"> {PERSIAN}")
    assert told == f'You tell: "{PERSIAN}"'
    assert voted == f'The votes on "{PERSIAN}"'
    assert recap == f'  1  You tell: "{PERSIAN}"'


@pytest.mark.parametrize("word", ["hand", "Score", "r", "help", "?", "q", "Quit"])
def test_a_clue_that_is_a_command_is_typed_in_quotes(word: str, call: Call) -> None:
    no = "\n" if word in ("q", "Quit") else ""  # not to leave, but to say the word
    out = call(*TELLING, typed=f'1\n{word}\n{no}"{word}"\n').out
    assert f'To answer with the word itself, type "{word}" in quotes.' in out
    assert f'You tell: "{word}"' in out


@pytest.mark.parametrize("back", ["b", "0", "BACK"])
def test_a_clue_can_be_left_for_another_picture(back: str, call: Call) -> None:
    out = call(*TELLING, typed=f"1\n{back}\n").out
    assert out.count("picture 1-6, or ? for help>") == 2
    assert out.count("  6  ") == 2
    assert out.count("\nTurn 1. You are the storyteller.\n") == 2


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


def test_a_person_can_leave_while_asked_for_a_clue(call: Call) -> None:
    ended = call(*TELLING, typed="1\nq\ny\n")
    assert (ended.code, ended.out.splitlines()[-1]) == (0, "You leave the table.")


def test_a_move_can_be_typed_in_notation(call: Call, tmp_path: Path) -> None:
    before = call(*TELLING).out
    number = re.findall(r"^  3  .*\((\d+)\)$", before, re.MULTILINE)[0]
    path = tmp_path / "game.txt"
    call(*TELLING, "--record", str(path), typed=f"TELL {number} rabbit  hole\n")
    assert (0, f'tell {number} "rabbit hole"') in read_record(path.read_text(), GAMES).moves
    out = flat(call(*TELLING, typed="tell 99 x\ntell\ngive 3\ndraw\n\n9\n").out)
    assert "Not allowed here: picture 99 is not in your hand (rule D-2.1)." in out
    told = "Not understood: expected a picture's number and a clue, as in 'tell 17 rabbit hole'."
    assert told in out
    assert "Not allowed here: a clue is to be given (rule D-2.1)." in out
    expected = "type a number, a move such as tell 17 rabbit hole, or ? for help."
    assert f"Not understood; {expected}" in out
    assert f"Please {expected}" in out
    assert "There is no 9 here, only 1-6." in out


def test_a_clue_can_be_said_aloud_if_clues_are_aloud(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    room = (*TELLING, "--set", "clues_aloud=on", "--record", str(path))
    out = call(*room, typed="1\n2\n\n").out
    assert "\nYou say a clue aloud.\n" in out
    assert "  1  type the clue\n  2  say it aloud\n" in out
    assert re.search(r"^speak \d+$", read_record(path.read_text(), GAMES).moves[1][1])
    assert re.search(r"^The votes$", out, re.MULTILINE)
    assert " speak 17 (you say the clue aloud), give 17 " in flat(call(*room[:-2], typed="?\n").out)
    assert "speak" not in call(*TELLING, typed="?\n").out


def test_the_start_says_the_level_of_the_bots(call: Call) -> None:
    assert "The others are normal bots." in flat(call(*GAME).out)
    assert "The others are easy bots." in flat(call(*GAME, "--bots", "easy").out)


def test_bots_give_their_clues_in_the_language_of_the_table(call: Call) -> None:
    for language, letters in {
        "en": "[a-z]+",
        "ru": "[а-яё]+",
        "fa": "[آ-ی]+",
    }.items():
        out = call(*GAME, "--first", "1", "--language", language).out
        # The bot has a name in that language too.
        told = re.search(rf'{FACES["banjo"][language]} tells: "(.*)"', out)
        assert told is not None
        assert re.fullmatch(letters, "".join(filter(str.isalpha, told[1].lower())))


def test_pictures_are_called_what_they_are_in_the_language_of_the_table(
    call: Call, tmp_path: Path
) -> None:
    path = str(tmp_path / "game.log")
    out = call(*GAME, "--first", "0", "--language", "ru", "--record", path).out
    cards = built_in().cards
    for language, there in {"ru": 6, "en": 0}.items():
        said = [card.words[language] for card in cards]
        assert sum(words.title in out for words in said) == there
        assert sum(words.caption in flat(out) for words in said) == there
    seen = call("replay", path, "--language", "lv", "--seat", "0").out
    assert sum(card.words["lv"].title in seen for card in cards) == 6
    record = Path(path)
    without = "".join(
        line
        for line in record.read_text("utf-8").splitlines(keepends=True)
        if not line.startswith("deck:")
    )
    record.write_text(without, "utf-8")
    ended = call("replay", path, "--language", "lv")
    assert ended.code == 2
    assert ended.err == "This record names no pictures, so --language is not for it.\n"


GIVING = (*GAME, "--first", "2", "--bots", "random")


def test_ones_own_picture_keeps_its_number_but_takes_no_vote(call: Call) -> None:
    out = call(*GIVING, typed="1\n").out
    own = re.findall(r"^  (\d)  .* \(yours\)$", out, re.MULTILINE)
    assert len(own) == 1
    out = flat(call(*GIVING, typed=f"1\n{own[0]}\n").out)
    assert f"Not allowed here: number {own[0]} is your own card (rule D-3.2)." in out
    assert out.count("vote 1-4, or ? for help>") == 2


def test_with_three_players_two_pictures_are_given(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    out = call(*OF_THREE, "--record", str(path), typed="2\n2\nh\nb\n1\n7\n").out
    assert "Which two of your pictures suit it?" in out
    _, *asked = out.split("first picture 1-7, or ? for help> ")
    second, again, page, *_ = asked[0].split("second picture 1, 3-7, b for back, or ? for help> ")
    # The others keep their numbers, and beside them the hand has none.
    assert re.findall(r"^  (\S)  ", second, re.MULTILINE) == list("134567")
    assert "There is no 2 here, only 1, 3-7." in again
    assert re.findall(r"^  (\S)  ", page, re.MULTILINE) == ["-"] * 7
    assert out.count('\nTurn 1. Banjo tells: "') == 3  # the first list twice, and the vote
    assert out.count(" (yours)\n") == 2
    assert given(path) == pictures_at(out, 1, 7)


OF_THREE = ("play", "dixit", "--seats", "3", "--seed", "3", "--first", "1")


def given(path: Path) -> str:
    return next(text for seat, text in read_record(path.read_text(), GAMES).moves if seat == 0)


def pictures_at(out: str, *places: int) -> str:
    """The gift of the pictures at these places of the first list."""
    listed = re.findall(r"^  \d  .*\((\d+)\)$", out, re.MULTILINE)[:7]
    return f"give {','.join(sorted((listed[place - 1] for place in places), key=int))}"


@pytest.mark.parametrize("both", ["1 7", "1,7", "7, 1", "7  ,1"])
def test_both_pictures_can_be_given_at_once(both: str, call: Call, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    out = call(*OF_THREE, "--record", str(path), typed=f"{both}\n").out
    assert "second picture" not in out
    assert given(path) == pictures_at(out, 1, 7)


def test_two_numbers_at_once_have_to_be_two_of_the_list(call: Call) -> None:
    out = call(*OF_THREE, typed="1 1\n8 1\n1 2 3\n1 x\n").out
    assert "There is no 1 besides 1, only 2-7." in out
    assert "There is no 8 here, only 1-7." in out
    assert "These are 3 numbers; 2 are asked for." in out
    assert "Not understood; type a number, a move such as give 3,17" in flat(out)
    assert out.count("first picture 1-7, or ? for help>") == 5


def test_two_numbers_are_refused_where_one_is_asked_for(call: Call) -> None:
    assert "Not understood; type a number" in flat(call(*GIVING, typed="1 2\n").out)


def test_back_at_the_first_menu_says_there_is_nothing_to_go_back_to(call: Call) -> None:
    out = call(*GIVING, typed="b\n0\n").out
    assert out.count("There is nothing to go back to here.") == 2


def test_the_hand_has_no_numbers_beside_the_vote(call: Call) -> None:
    _, page, _ = call(*GIVING, typed="1\nh\n").out.split("vote 1-4, or ? for help>")
    assert re.findall(r"^  (\S)  ", page, re.MULTILINE) == ["-"] * 5


def test_pages_are_shown_on_demand(call: Call) -> None:
    out = call(*GIVING, typed="t\nv\nr\ns\nw\nh\nl\n?\n").out
    assert re.search(r'Banjo|Cactus tells: "\w+', out)
    assert "Still to give: You, Banjo and Cosmo." in out  # t
    assert out.count("No turn is over yet.") == 2  # v, r
    assert "The game ends with 30 points for anybody, or with the pile: 60 pictures left." in out
    assert "Score: You 0, Banjo 0, Cactus 0, Cosmo 0." in out  # w
    assert out.count("  6  ") == 2  # the menu, and h
    assert re.search(r'^2 tell \? "', out, re.MULTILINE)  # l
    assert "  v, votes    the votes of the last turn again" in out  # ?


def test_pages_are_shown_between_two_turns(call: Call) -> None:
    vote = guess(call(*GIVING, typed="1\n").out.removesuffix("\nYou leave the table.\n"))
    out = call(*GIVING, typed=f"1\nt\nh\n{vote}\nv\nr\nhelp\nlog\n\n").out
    assert "Still to vote: You, Banjo and Cosmo." in out
    assert re.search(r"^You have given .*\.$", out, re.MULTILINE)
    # The votes as they were opened, and when they were asked for again.
    votes = re.findall(r"^The votes on .*?^The others: [^\n]*", out, re.MULTILINE | re.DOTALL)
    assert len(votes) == 2
    assert votes[0] == votes[1]
    assert out.count("Enter to go on, or ? for help>") == 5
    assert 'Turn 2. Cosmo tells: "' in out


def test_the_end_of_a_game_shows_the_result(call: Call) -> None:
    out = call(*GAME, "--set", "winning_points=5", typed="1\n2\n" * 30).out
    before, end = out.split("The end of the game\n")
    # The votes can be read at leisure before the end.
    assert re.search(r"^Enter to go on, or \? for help> [12]\n\n\Z", before, re.MULTILINE)
    *_, votes = before.split("The votes on ")
    assert votes.count("for help>") == 1
    assert re.search(r"(have|has) reached 5 points\. ", flat(end))
    rows = [line.split() for line in end.splitlines() if len(line.split()) == 5]
    scores = [int(points) for _, points, *_ in rows if points.isdecimal()]
    assert len(scores) == 4
    assert scores == sorted(scores, reverse=True)
    assert scores[0] >= 5
    assert "Votes: for votes on pictures that they gave." in flat(end)


def test_the_last_drawn_cards_are_shown_before_the_end(call: Call) -> None:
    # Two pictures are left, for you and Banjo, who sit to the left of the storyteller.
    game = (*GAME, "--first", "3", "--set", "deck_size=26")
    vote = guess(call(*game, typed="1\n").out.removesuffix("\nYou leave the table.\n"))
    out = call(*game, typed=f"1\n{vote}\nt\n\n").out
    before, end = out.split("The end of the game\n")
    assert "The last picture has left the pile." in end
    assert "You draw" not in end
    *_, votes = before.split("The votes on ")
    assert re.search(r"^You draw .*\.\nEnter to go on", votes, re.MULTILINE)
    assert "> t\nThe game is over.\n" in votes


@pytest.mark.parametrize("args", [(), ("--ascii",), ("--words",)])
def test_the_end_of_a_game_fits_the_narrowest_terminal(
    args: tuple[str, ...], call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    out = call(*GAME, *args, "--set", "winning_points=5", typed="1\n2\n" * 30).out
    *_, end = out.split("The end of the game\n")
    assert max(map(len, end.splitlines())) <= 40
    sentences = re.findall(
        r"(\w+) (?:have|has) (no|\d+) points?: \d+ for telling, \d+ for finding, \d+ for votes\.",
        flat(end),
    )
    assert len(sentences) == 4
