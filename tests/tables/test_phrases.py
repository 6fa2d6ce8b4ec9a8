"""Phrases at a table: what may be said, by whom, and what is kept of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lorelode import wire
from lorelode.core import Code, Refusal
from lorelode.rules.dixit.moves import Tell
from lorelode.tables.commands.chat import PHRASE_BURST_LINES, PHRASE_BURST_SECONDS
from lorelode.tables.fold import fold
from lorelode.tables.log import decode_entries, encode_entries
from tests.tables.scripted import CODE, Script, settings


def refused(script: Script, who: str, phrase: str, **blanks: int | str) -> str:
    """The code of the refusal."""
    with pytest.raises(Refusal) as caught:
        script.ask(who, wire.SayPhrase, phrase=phrase, blanks=blanks)
    return caught.value.code


def say(script: Script, who: str, phrase: str, **blanks: int | str) -> None:
    script.ask(who, wire.SayPhrase, phrase=phrase, blanks=blanks)


def seated(game: str, **fields: object) -> Script:
    script = Script("ann", settings(game, first=0, **fields))
    script.sit("ann", "bob", "cat")
    return script


def test_a_phrase_is_kept_as_data_with_the_move_at_which_it_was_said() -> None:
    script = seated("saboteur")
    say(script, "ann", "moment")
    script.ask("ann", wire.Start)
    script.move(0)
    say(script, "bob", "stone", goal="top")
    before, during = (line.shown for line in script.table.chat.lines)
    assert before.phrase == wire.SaidPhrase("moment", "saboteur")
    lines = len(script.match.lines)
    assert during.phrase == wire.SaidPhrase("stone", "saboteur", {"goal": "top"}, "", 1, lines)
    assert (during.seat, during.name, during.text) == (1, "Bob", None)
    assert fold(CODE, decode_entries(encode_entries(script.entries))) == script.table


def test_a_phrase_names_who_had_the_seat_when_it_was_said() -> None:
    script = seated("saboteur")
    say(script, "ann", "thanks", seat=1)
    script.ask("ann", wire.SwapSeats, one=1, other=2)
    said = script.table.chat.lines[0].shown.phrase
    assert said is not None
    assert (said.blanks, said.who, said.face) == ({"seat": 1}, "Bob", None)


def test_a_phrase_names_the_bot_that_had_the_seat_when_it_was_said() -> None:
    script = Script("ann", settings("saboteur", seats=4))
    script.sit("ann")
    script.ask("ann", wire.AddBot, level="easy", seat=1)
    bot = script.table.seats[1]
    assert bot is not None
    say(script, "ann", "thanks", seat=1)
    script.ask("ann", wire.Remove, seat=1)
    script.ask("bob", wire.Sit, seat=1, name="Bob")
    said = script.table.chat.lines[0].shown.phrase
    assert said is not None
    assert (said.who, said.face) == ("", bot.face)


def test_a_phrase_is_not_in_the_record() -> None:
    script = seated("saboteur")
    script.ask("ann", wire.Start)
    lines = script.match.lines
    say(script, "bob", "suspect", seat=2)
    assert script.match.lines == lines


@pytest.mark.parametrize(
    ("phrase", "blanks", "code"),
    [
        ("nonsense", {}, Code.NO_SUCH_PHRASE),
        ("lovely", {"picture": 1}, Code.NO_SUCH_PHRASE),
        ("stone", {}, Code.PHRASE_MISFIT),
        ("stone", {"goal": "left"}, Code.PHRASE_MISFIT),
        ("stone", {"goal": 1}, Code.PHRASE_MISFIT),
        ("stone", {"goal": "top", "seat": 1}, Code.PHRASE_MISFIT),
        ("laugh", {"seat": 1}, Code.PHRASE_MISFIT),
        ("suspect", {"seat": 0}, Code.PHRASE_MISFIT),
        ("suspect", {"seat": 9}, Code.PHRASE_MISFIT),
        ("suspect", {"seat": "top"}, Code.PHRASE_MISFIT),
    ],
)
def test_a_phrase_that_does_not_fit_is_refused(
    phrase: str, blanks: dict[str, int | str], code: str
) -> None:
    assert refused(seated("saboteur"), "ann", phrase, **blanks) == code


def test_a_free_seat_is_not_spoken_of() -> None:
    script = Script("ann", settings("saboteur", seats=4))
    script.sit("ann", "bob")
    assert refused(script, "ann", "thanks", seat=3) == Code.PHRASE_MISFIT
    script.ask("ann", wire.AddBot, level="easy", seat=3)
    say(script, "ann", "thanks", seat=3)


def test_only_a_picture_that_lies_open_can_be_spoken_of() -> None:
    script = seated("dixit", switches={"hand_size_for_three": "2", "deck_size": "16"})
    assert refused(script, "bob", "lovely", picture=1) == Code.PHRASE_MISFIT
    script.ask("ann", wire.Start)
    script.move(0, Tell(script.match.state.private[0].hand[0], "home"))
    assert refused(script, "bob", "lovely", picture=1) == Code.PHRASE_MISFIT
    script.until("resting")
    shown = len(script.match.state.public.turns[-1].display)
    assert refused(script, "bob", "lovely", picture=0) == Code.PHRASE_MISFIT
    assert refused(script, "bob", "lovely", picture=shown + 1) == Code.PHRASE_MISFIT
    say(script, "bob", "lovely", picture=shown)
    # Until the next pictures lie open, these are those that people talk about.
    script.rest()
    say(script, "bob", "lovely", picture=shown)


def test_the_host_decides_whether_phrases_may_be_said() -> None:
    script = seated("saboteur", chat="off")
    say(script, "bob", "laugh")
    assert refused(script, "eve", "laugh") == Code.CHAT_OFF
    off = replace(script.table.settings, chat="all", phrases=False)
    script.ask("ann", wire.ChangeSettings, settings=off)
    assert refused(script, "bob", "laugh") == Code.PHRASES_OFF
    script.ask("bob", wire.Say, text="I can still write")


def test_whoever_is_muted_says_no_phrase() -> None:
    script = seated("saboteur")
    script.ask("ann", wire.Mute, seat=1, muted=True)
    assert refused(script, "bob", "laugh") == Code.MUTED
    script.ask("ann", wire.Mute, seat=1, muted=False)
    say(script, "bob", "laugh")


def test_a_phrase_of_a_spectator_is_a_line_of_the_gallery() -> None:
    script = seated("saboteur")
    script.ask("ann", wire.Start)
    say(script, "eve", "suspect", seat=0)
    assert not script.table.chat.lines
    (line,) = script.table.gallery.lines
    assert line.shown.phrase is not None


def test_a_hidden_phrase_says_nothing() -> None:
    script = seated("saboteur")
    say(script, "bob", "suspect", seat=2)
    script.ask("ann", wire.Hide, what="chat", number=0)
    line = script.table.chat.lines[0].shown
    assert (line.text, line.phrase) == (None, None)
    script.ask("ann", wire.Unhide, what="chat", number=0)
    shown = script.table.chat.lines[0].shown.phrase
    assert shown is not None
    assert shown.blanks == {"seat": 2}


def test_nobody_floods_a_table_with_phrases() -> None:
    script = seated("saboteur")
    for _ in range(PHRASE_BURST_LINES):
        say(script, "bob", "laugh")
    assert refused(script, "bob", "laugh") == Code.RATE_LIMITED
    say(script, "cat", "laugh")
    script.now += PHRASE_BURST_SECONDS
    say(script, "bob", "laugh")
