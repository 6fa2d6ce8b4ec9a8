"""Records: they replay, and a damaged one is refused with its line and a reason."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lorelode.core import (
    CHANCE,
    Chance,
    MoveSyntaxError,
    Record,
    RecordError,
    Seat,
    Setup,
    SetupError,
    amend,
    read_record,
    replay,
    switches,
    write_record,
)
from lorelode.rules import GAMES
from lorelode.rules.dixit import DIXIT
from lorelode.rules.saboteur import SABOTEUR


def record_random_game(moves: int) -> Record:
    """The record of the first moves of a random game."""
    rng = Random(moves)
    edition = SABOTEUR.editions["fa"]
    state = SABOTEUR.setup(edition, 3, Seat(1))
    lines = []
    for number in range(moves):
        (seat,) = SABOTEUR.to_act(state.public)
        if seat == CHANCE:
            move = SABOTEUR.deal(state, Chance(bytes(32), number))
        else:
            move = rng.choice(SABOTEUR.choices(state.view(seat)))
        state = SABOTEUR.play(state, seat, move)
        lines.append((seat, SABOTEUR.write(move)))
    return Record.of(Setup(SABOTEUR, edition, 3, Seat(1)), lines)


RECORD = record_random_game(12)
LINES = write_record(RECORD).splitlines()
SWITCHES = len(RECORD.switches)
# 1 lorelode, 2 game, 3 rules, 4 edition, the switches, seats, first, a blank line, the moves.
SEATS_LINE = 5 + SWITCHES
FIRST_LINE = SEATS_LINE + 1
DEAL_LINE = FIRST_LINE + 2
END = len(LINES) + 1


def reread(lines: list[str], newline: str = "\n") -> Record:
    return read_record(newline.join(lines) + newline, GAMES)


def with_line(number: int, text: str) -> list[str]:
    """The record with one line, counted from 1, exchanged."""
    return [*LINES[: number - 1], text, *LINES[number:]]


def without_line(number: int) -> list[str]:
    return [*LINES[: number - 1], *LINES[number:]]


def with_more(number: int, text: str) -> list[str]:
    """The record with a line put in, which then is the line of that number."""
    return [*LINES[: number - 1], text, *LINES[number - 1 :]]


def test_a_replay_shows_the_state_before_the_first_move_and_after_each() -> None:
    states = list(replay(SABOTEUR, RECORD))
    state = SABOTEUR.setup(SABOTEUR.editions["fa"], 3, Seat(1))
    assert states[0] == state
    for (seat, text), after in zip(RECORD.moves, states[1:], strict=True):
        state = SABOTEUR.play(state, seat, SABOTEUR.read(text))
        assert after == state


def test_the_undamaged_record_is_read_back_equal() -> None:
    assert LINES[0] == "lorelode: 2"
    assert LINES[SEATS_LINE - 1] == "seats: 3"
    assert LINES[DEAL_LINE - 1].startswith("* deal ")
    assert reread(LINES) == RECORD


DAMAGE: dict[str, tuple[list[str], int, str]] = {
    "no text": ([], 2, "'lorelode' is missing"),
    "not a record": (["hello"], 1, "'lorelode' is missing"),
    "another beginning": (without_line(1), 1, "'lorelode' is missing"),
    "another format": (with_line(1, "lorelode: 1"), 1, "format '1'"),
    "no game": (without_line(2), 2, "'game' is missing"),
    "no rules": (without_line(3), 3, "'rules' is missing"),
    "no edition": (without_line(4), 4, "'edition' is missing"),
    "no seats": (without_line(SEATS_LINE), SEATS_LINE, "'seats' is missing"),
    "unknown game": (with_line(2, "game: chess"), 2, "no game 'chess'"),
    "unknown rules": (with_line(3, "rules: 7"), 3, "rules version 7"),
    "unknown edition": (with_line(4, "edition: xx"), 4, "no edition 'xx'"),
    "unknown header": (with_line(4, "colour: red"), 4, "unknown header 'colour'"),
    "header twice": (with_more(3, "game: saboteur"), 3, "'game' comes too late or twice"),
    "format twice": (with_more(2, "lorelode: 2"), 2, "'lorelode' comes too late or twice"),
    "switch twice": (with_more(6, LINES[4]), 6, "is given twice"),
    "unknown switch": (with_line(5, "switch luck: on"), 5, "no switch 'luck'"),
    "bad seats": (with_line(SEATS_LINE, "seats: three"), SEATS_LINE, "seats: expected a whole"),
    "too many seats": (with_line(SEATS_LINE, "seats: 11"), SEATS_LINE, "3 to 10 players, not 11"),
    "other seats": (
        with_line(SEATS_LINE, "seats: 4"),
        DEAL_LINE,
        "S-1.1: roles: 1 of miner missing",
    ),
    "huge seats": (with_line(SEATS_LINE, "seats: " + "9" * 5000), SEATS_LINE, "whole number"),
    "padded seats": (with_line(SEATS_LINE, "seats: 03"), SEATS_LINE, "whole number, not '03'"),
    "negative seats": (with_line(SEATS_LINE, "seats: -3"), SEATS_LINE, "whole number, not '-3'"),
    "Arabic seats": (with_line(SEATS_LINE, "seats: ٣"), SEATS_LINE, "whole number, not '٣'"),
    "first of nobody": (with_line(FIRST_LINE, "first: 3"), FIRST_LINE, "first seat is 0 to 2"),
    "first left out": (without_line(FIRST_LINE), DEAL_LINE - 1, "S-1.4: who begins"),
    "no seat": (with_line(DEAL_LINE + 1, "pass NS"), DEAL_LINE + 1, "expected a seat number"),
    "seat only": (with_line(DEAL_LINE + 1, "1"), DEAL_LINE + 1, "expected a seat number"),
    "other seat": (with_line(DEAL_LINE + 1, "0 pass NS"), DEAL_LINE + 1, "S-2.1: it is not"),
    "stranger": (with_line(DEAL_LINE + 1, "77 pass NS"), DEAL_LINE + 1, "S-2.1: it is not"),
    "padded mover": (with_line(DEAL_LINE + 1, "01 pass NS"), DEAL_LINE + 1, "whole number"),
    "Arabic mover": (with_line(DEAL_LINE + 1, "١ pass NS"), DEAL_LINE + 1, "expected a seat"),
    "superscript": (with_line(DEAL_LINE + 1, "¹ pass NS"), DEAL_LINE + 1, "expected a seat"),
    "huge mover": (with_line(DEAL_LINE + 1, "9" * 5000 + " pass"), DEAL_LINE + 1, "whole number"),
    "no such move": (with_line(DEAL_LINE + 1, "1 dance"), DEAL_LINE + 1, "expected a move"),
    "hidden move": (with_line(DEAL_LINE + 1, "1 pass ?"), DEAL_LINE + 1, "expected 'pass CARD'"),
    "hidden deal": (with_line(DEAL_LINE, "* deal ?"), DEAL_LINE, "expected 'deal"),
    "no deal": (without_line(DEAL_LINE), DEAL_LINE, "S-2.1: it is not"),
    "deal twice": (with_more(DEAL_LINE, LINES[DEAL_LINE - 1]), DEAL_LINE + 1, "S-2.1: it is not"),
    "trailing space": (
        with_line(DEAL_LINE, LINES[DEAL_LINE - 1] + " "),
        DEAL_LINE,
        "expected 'deal",
    ),
    "NUL": (with_line(DEAL_LINE + 1, LINES[DEAL_LINE] + "\0"), DEAL_LINE + 1, "expected"),
    "header after a move": (with_more(END, "first: 1"), END, "expected a seat number"),
    "a name in a header": (with_line(SEATS_LINE, "seats 9: 3"), SEATS_LINE, "expected 'seats: …'"),
    "indented comment": (with_line(3, " # rules"), 3, "'rules' is missing"),
}


@pytest.mark.parametrize(("lines", "number", "reason"), DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_record_is_refused_with_its_line_and_reason(
    lines: list[str], number: int, reason: str
) -> None:
    with pytest.raises(RecordError) as found:
        reread(lines)
    assert found.value.line == number
    assert reason in found.value.reason
    assert str(found.value) == f"line {number}: {found.value.reason}"


def test_a_record_may_have_a_header_alone() -> None:
    assert reread(LINES[: DEAL_LINE - 1]).moves == ()


def test_a_missing_header_is_reported_at_the_end_of_the_record() -> None:
    with pytest.raises(RecordError, match=rf"^line {SEATS_LINE}: .*'seats' is missing$"):
        reread(LINES[: SEATS_LINE - 1])


def test_a_switch_with_unknown_words_is_refused() -> None:
    barred = next(
        n for n, line in enumerate(LINES, 1) if line.startswith("switch broken_tool_bars_gold")
    )
    with pytest.raises(RecordError, match=rf"^line {barred}: .*on or off, not 'maybe'$"):
        reread(with_line(barred, "switch broken_tool_bars_gold: maybe"))


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_line_ends_of_any_system_are_read(newline: str) -> None:
    assert reread(LINES, newline) == RECORD


def test_a_record_written_by_hand_may_leave_out_switches() -> None:
    deal, *moves = LINES[DEAL_LINE - 1 :]
    text = "\n".join(
        [
            "# A game on a rainy evening.",
            "lorelode: 2",
            "",
            "game: saboteur",
            "rules: 1",
            "edition: fa",
            "# the switches are those of the edition, but for one that is the same anyway",
            "switch broken_tool_bars_gold: off",
            "seats: 3",
            "first: 1",
            deal,
            "",
            "# and off we go",
            *moves,
        ]
    )
    assert read_record(text, GAMES) == RECORD


def whole_or_damaged(text: str) -> None:
    """A text is a record that writes itself again, or is refused with a line it has."""
    try:
        log = read_record(text, GAMES)
    except RecordError as error:
        damage = error
    else:
        assert read_record(write_record(log), GAMES) == log
        return
    assert 1 <= damage.line <= text.count("\n") + 1
    assert damage.reason


@given(st.text())
@example("lorelode: 2\ngame: saboteur\n\0")
@example("switch : \n")
@example("lorelode: 2\nswitch : on\n")
def test_any_text_is_read_or_refused_with_a_record_error(text: str) -> None:
    whole_or_damaged(text)


@given(st.lists(st.sampled_from([*LINES, "", "#", "first: 2", "deck: a b", "* deal", "0 pass"])))
def test_lines_in_any_order_are_read_or_refused_with_a_record_error(lines: list[str]) -> None:
    whole_or_damaged("\n".join(lines))


Damage = Callable[[list[str], int, int], list[str]]
DAMAGES: dict[str, Damage] = {
    "deleted": lambda lines, i, _: [*lines[:i], *lines[i + 1 :]],
    "doubled": lambda lines, i, _: [*lines[:i], lines[i], *lines[i:]],
    "moved": lambda lines, i, j: [*lines[:i], lines[j], *lines[i + 1 :]],
    "swapped": lambda lines, i, j: [
        lines[j] if n == i else lines[i] if n == j else line for n, line in enumerate(lines)
    ],
    "cut off": lambda lines, i, j: [*lines[:i], lines[i][: j % (len(lines[i]) + 1)]],
}


@settings(max_examples=3 * settings().max_examples)
@given(st.data())
def test_a_damaged_record_is_read_or_refused_with_a_record_error(data: st.DataObject) -> None:
    lines = LINES
    for _ in range(data.draw(st.integers(1, 2))):
        damage = DAMAGES[data.draw(st.sampled_from(sorted(DAMAGES)))]
        last = st.integers(0, max(0, len(lines) - 1))
        lines = damage(lines, data.draw(last), data.draw(last)) or [""]
    text = "\n".join(lines)
    at = data.draw(st.integers(0, len(text)))
    put_in = data.draw(
        st.sampled_from(["", "", "\0", "\r", "\u2028", "٣", "9" * 30, "-", ": ", "?"])
    )
    whole_or_damaged(text[:at] + put_in + text[at + data.draw(st.integers(0, 2)) :])


@settings(max_examples=3 * settings().max_examples)
@given(st.data())
def test_any_text_is_read_as_a_move_or_refused_with_a_syntax_error(data: st.DataObject) -> None:
    _, text = data.draw(st.sampled_from(RECORD.moves))
    at = data.draw(st.integers(0, min(len(text), 60)))
    put_in = data.draw(
        st.one_of(st.sampled_from(["=", ",", " ", "٣", "1_0", "+", "\0"]), st.text())
    )
    for line in (text[:at] + put_in + text[at + data.draw(st.integers(0, 2)) :], put_in):
        try:
            move = SABOTEUR.read(line)
        except MoveSyntaxError:
            continue
        assert SABOTEUR.write(move) == line


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pass ",
        "pass  NS",
        "Pass NS",
        "pass ns",
        "pass NS NS",
        "lay NS",
        "lay NS 1",
        "lay NS 1,2,3",
        "lay NS 01,2",
        "lay NS +1,2",
        "lay NS 1_0,2",
        "lay NS ١,2",
        "lay NS 1, 2",
        "lay NS -0,2",
        "lay SN 1,2",
        "lay NS " + "9" * 5000 + ",0",
        "break lamp",
        "break lamp two",
        "repair lamp 1",
        "stone top sideways",
        "gold three",
        "gold ?",
        "deal",
        "deal ?",
        "deal roles=M",
        "deal roles=MMM goals=gold,ES,SW cards=NS roles=MMM",
        "deal goals=gold,ES,SW roles=MMM cards=NS",
        "deal roles=MMX goals=gold,ES,SW cards=NS",
        "deal roles=MMM goals=gold,ES,SW cards=NS gold=",
        "deal roles=MMM goals=gold,ES,SW cards=NS luck=7",
        "map top\n",
        "map\ttop",
    ],
)
def test_texts_that_are_not_moves_are_refused(text: str) -> None:
    with pytest.raises(MoveSyntaxError, match=r"^expected "):
        SABOTEUR.read(text)


SMALL = amend(DIXIT.editions["fa"], {"deck_size": "7", "hand_size_for_three": "2"})
PICTURES = ("whale", "stairs", "moon", "key", "fog", "clock", "fox")


def small_record(*deck: str) -> Record:
    return Record("dixit", "fa", switches(SMALL), 3, deck=deck)


def test_a_deck_of_pictures_is_kept_in_the_header() -> None:
    log = small_record(*PICTURES)
    assert "deck: whale stairs moon key fog clock fox\n" in write_record(log)
    assert read_record(write_record(log), GAMES) == log
    assert log.setup(DIXIT) == small_record().setup(DIXIT)


@pytest.mark.parametrize(
    ("deck", "reason"),
    [
        (PICTURES[:6], "the deck: expected 7 pictures, not 6"),
        ((*PICTURES, "eighth"), "the deck: expected 7 pictures, not 8"),
        ((*PICTURES[:6], "moon"), "the deck: moon more than once"),
        ((*PICTURES[:6], ""), "the deck: expected ids like 'paper-boat', one space apart, not ''"),
        ((*PICTURES, ""), "the deck: expected ids like 'paper-boat', one space apart, not ''"),
        ((*PICTURES[:6], "\tfox"), "the deck: expected ids like 'paper-boat'"),
        ((*PICTURES[:6], "Fox"), "the deck: expected ids like 'paper-boat'"),
        ((*PICTURES[:6], "fox--den"), "the deck: expected ids like 'paper-boat'"),
    ],
)
def test_a_deck_of_other_pictures_is_refused(deck: tuple[str, ...], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        small_record(*deck).setup(DIXIT)
    with pytest.raises(RecordError, match=reason) as refused:
        read_record(write_record(small_record(*deck)), GAMES)
    # Four lines, the six switches, the seats.
    assert refused.value.line == 14


def test_a_game_without_pictures_takes_no_deck() -> None:
    log = Record("saboteur", "lv", switches(SABOTEUR.editions["lv"]), 3, deck=("whale",))
    with pytest.raises(SetupError, match="this game has no pictures, so no deck"):
        log.setup(SABOTEUR)
    with pytest.raises(RecordError, match="this game has no pictures, so no deck"):
        read_record(write_record(log), GAMES)


def test_a_record_of_an_unknown_edition_cannot_be_set_up() -> None:
    with pytest.raises(SetupError, match="no edition 'xx' of saboteur; there are lv, fa, he, ru"):
        Record("saboteur", "xx", {}, 3).setup(SABOTEUR)


@pytest.mark.parametrize(
    "log",
    [
        Record("dixit", "lv", {}, 3),
        Record("saboteur", "lv", {}, 3, rules=99),
        Record("saboteur", "lv", {}, 3, format=77),
    ],
    ids=["game", "rules", "format"],
)
def test_a_record_of_another_game_or_version_cannot_be_set_up(log: Record) -> None:
    with pytest.raises(SetupError, match="it cannot be replayed as saboteur, rules 1, format 2"):
        log.setup(SABOTEUR)
