"""Moves as text: one spelling each, and an answer to every other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lorelode.core import MoveSyntaxError
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.cards import Picture, pictures
from lorelode.rules.dixit.moves import Deal, Give, Move, Reshuffle, Show, Speak, Tell, Vote

MOVES: dict[str, tuple[Move, str]] = {
    'tell 17 "rabbit hole"': (Tell(Picture(17), "rabbit hole"), 'tell ? "rabbit hole"'),
    'tell 1 "می\u200cخواهم"': (Tell(Picture(1), "می\u200cخواهم"), 'tell ? "می\u200cخواهم"'),
    'tell 1 "\\"so\\" \\\\ /"': (Tell(Picture(1), '"so" \\ /'), 'tell ? "\\"so\\" \\\\ /"'),
    'tell 1 "17"': (Tell(Picture(1), "17"), 'tell ? "17"'),
    'tell 1 "?"': (Tell(Picture(1), "?"), 'tell ? "?"'),
    'tell 1 "\\u0000"': (Tell(Picture(1), "\0"), 'tell ? "\\u0000"'),
    'tell 1 "🐇"': (Tell(Picture(1), "🐇"), 'tell ? "🐇"'),
    'tell 1 ""': (Tell(Picture(1), ""), 'tell ? ""'),
    "speak 17": (Speak(Picture(17)), "speak ?"),
    "give 17": (Give((Picture(17),)), "give ?"),
    "give 3,17": (Give((Picture(3), Picture(17))), "give ?"),
    "give 17,3": (Give((Picture(17), Picture(3))), "give ?"),
    "give none": (Give(()), "give ?"),
    "vote 3": (Vote(3), "vote ?"),
    "vote 0": (Vote(0), "vote ?"),
    "vote -1": (Vote(-1), "vote ?"),
    "deal 1,2,3": (Deal(pictures(3)), "deal ?"),
    "deal none": (Deal(()), "deal ?"),
    "reshuffle 3,1,2": (Reshuffle((Picture(3), Picture(1), Picture(2))), "reshuffle ?"),
    "show 1,2,3,4": (Show(pictures(4)), "show 1,2,3,4"),
    "show none": (Show(()), "show none"),
}


@pytest.mark.parametrize(("text", "both"), MOVES.items(), ids=MOVES)
def test_every_move_is_written_and_read(text: str, both: tuple[Move, str]) -> None:
    move, hidden = both
    assert DIXIT.write(move) == text
    assert DIXIT.read(text) == move
    assert type(DIXIT.read(text)) is type(move)
    assert DIXIT.write(move, hidden=True) == hidden


def test_a_hidden_line_does_not_show_how_many_cards_were_given() -> None:
    hidden = {DIXIT.write(Give(pictures(count)), hidden=True) for count in range(4)}
    assert hidden == {"give ?"}


ANY = "expected a move: tell, speak, give, vote, deal, reshuffle, show …"
TELL = "expected 'tell CARD \"CLUE\"' as in 'tell 17 \"rabbit hole\"', in single spaces"
SPEAK = "expected 'speak CARD' as in 'speak 17'"
GIVE = "expected 'give CARD' or 'give CARD,CARD' as in 'give 17'"
VOTE = "expected 'vote NUMBER' as in 'vote 3'"
DEAL = "expected 'deal CARD,CARD,…' with all cards"
RESHUFFLE = "expected 'reshuffle CARD,CARD,…' with all used cards"
SHOW = "expected 'show CARD,CARD,…' as in 'show 17,3,50,8'"

NO_MOVES = {
    ANY: ["", " ", "dance", "Vote 3", " vote 3", "vote\t3", "TELL 1", "pass", "x" * 60],
    TELL: [
        *("tell", "tell ", "tell 17", "tell 17 ", "tell 17 rabbit", "tell rabbit hole"),
        *('tell "rabbit hole"', 'tell ? "rabbit hole"', 'tell 17  "rabbit hole"'),
        *('tell 17 "rabbit hole" ', 'tell 017 "x"', 'tell +17 "x"', 'tell 1_7 "x"', 'tell ۱۷ "x"'),
        *('tell 17 " x"', 'tell 17 "x "', 'tell 17 "x  y"', 'tell 17 "x\ty"', 'tell 17 "x\\ny"'),
        *('tell 17 "e\u0301"', 'tell 17 "\\u0041"', 'tell 17 "\\/"', 'tell 17 "\u202ex"'),
        *('tell 17 "\\ud83d"', 'tell 17 "\ud83d"', 'tell 17 "\\ud83d\\udc07"', 'tell 17 "x'),
        *("tell 17 'x'", "tell 17 null", "tell 17 17", 'tell 17 ["x"]', 'tell 17 "x" "y"'),
        *('tell 1.0 "x"', 'tell 1,2 "x"', 'tell none "x"', 'tell 17\n"x"', 'tell 17 "\0"'),
    ],
    SPEAK: ["speak", "speak ", "speak ?", "speak x", "speak 017", "speak 17 ", "speak 1,2"],
    GIVE: [
        *("give", "give ", "give ?", "give x", "give 3,", "give ,3", "give 3, 17", "give 3 17"),
        *("give 03", "give 3,,17", "give 3;17", "give None", "give none,3", "give ٣", "give 3\n"),
    ],
    VOTE: ["vote", "vote ", "vote ?", "vote 03", "vote 3 ", "vote +3", "vote 3.0", "vote ３"],
    DEAL: ["deal", "deal ?", "deal 1,2,", "deal 1, 2", "deal 1 2", "deal 1-3"],
    RESHUFFLE: ["reshuffle", "reshuffle ?", "reshuffle 1,", "reshuffle 1 2"],
    SHOW: ["show", "show ?", "show ", "show 1,2,x", "show 1.5"],
}


@pytest.mark.parametrize(
    ("text", "expected"),
    [(text, expected) for expected, texts in NO_MOVES.items() for text in texts],
    ids=ascii,
)
def test_a_text_that_is_not_a_move_is_refused_with_what_was_expected(
    text: str, expected: str
) -> None:
    with pytest.raises(MoveSyntaxError) as refusal:
        DIXIT.read(text)
    assert str(refusal.value) == f"{expected}; not {text!r}"


def test_a_long_text_is_cut_in_the_answer() -> None:
    for text, expected in (("x" * 61, ANY), (f"vote {'9' * 56}x", VOTE), ("give " * 13, GIVE)):
        with pytest.raises(MoveSyntaxError) as refusal:
            DIXIT.read(text)
        assert str(refusal.value) == f"{expected}; not {text[:60] + '…'!r}"


def test_a_number_that_is_too_long_is_refused() -> None:
    with pytest.raises(MoveSyntaxError, match=r"^expected 'vote NUMBER'"):
        DIXIT.read(f"vote {'9' * 5000}")


def reads_or_refuses(text: str) -> None:
    try:
        move = DIXIT.read(text)
    except MoveSyntaxError:
        return
    assert DIXIT.write(move) == text


any_text = st.text(st.characters(exclude_categories=()))


@given(any_text)
def test_any_text_is_a_move_or_a_syntax_error(text: str) -> None:
    reads_or_refuses(text)


@given(st.sampled_from(["tell", "speak", "give", "vote", "deal", "show"]), any_text)
def test_any_text_after_a_verb_is_a_move_or_a_syntax_error(verb: str, text: str) -> None:
    reads_or_refuses(f"{verb} {text}")
    reads_or_refuses(f'{verb} 17 "{text}"')


@given(st.sampled_from(list(MOVES)), st.integers(0, 30), st.integers(0, 3), any_text)
def test_a_damaged_move_is_read_or_refused_with_a_syntax_error(
    text: str, at: int, length: int, other: str
) -> None:
    reads_or_refuses(text[:at] + other + text[at + length :])


cards = st.integers(-9, 999).map(Picture)
some_cards = st.lists(cards, max_size=8).map(tuple)
any_move = st.one_of(
    st.builds(Tell, cards, st.text()),
    st.builds(Speak, cards),
    st.builds(Give, some_cards),
    st.builds(Vote, st.integers()),
    st.builds(Deal, some_cards),
    st.builds(Show, some_cards),
)


@given(any_move)
def test_any_move_is_read_as_it_was_written(move: Move) -> None:
    assert DIXIT.read(DIXIT.write(move)) == move
    # A record has one move a line.
    assert len(DIXIT.write(move).splitlines()) == 1
