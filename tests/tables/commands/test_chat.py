"""Writing in the gallery, and what the host may hide."""

from __future__ import annotations

import pytest

from lorelode import wire
from lorelode.core import Code, Refusal
from lorelode.rules.dixit.moves import Speak, Tell
from lorelode.tables.commands.chat import CHAT_BURST_SECONDS
from lorelode.tables.decision import table_stamp
from lorelode.tables.fold import fold
from lorelode.tables.hosts import replace_host
from tests.tables.scripted import Script, person, settings

SMALL = {"hand_size": "2", "hand_size_for_three": "2", "deck_size": "16"}


def refused(script: Script, who: str, kind: type[wire.Command], **fields: object) -> str:
    """The code of the refusal."""
    with pytest.raises(Refusal) as caught:
        script.ask(who, kind, **fields)
    return caught.value.code


@pytest.mark.parametrize("seated", [True, False])
def test_one_person_cannot_flood_a_chat(seated: bool) -> None:
    script = Script("ann", settings("dixit"))
    script.chat_burst = 10
    if seated:
        script.sit("eve", "fay")
    for number in range(script.chat_burst):
        script.ask("eve", wire.Say, text=f"flood {number}")
        script.now += 1
    assert refused(script, "eve", wire.Say, text="more") == Code.RATE_LIMITED
    assert refused(script, "eve", wire.SayPhrase, phrase="laugh") == Code.RATE_LIMITED
    script.ask("fay", wire.Say, text="I can write")
    # As soon as the first line is old enough, there is room for one more.
    script.now += CHAT_BURST_SECONDS - script.chat_burst
    script.ask("eve", wire.Say, text="again")
    assert refused(script, "eve", wire.Say, text="and again") == Code.RATE_LIMITED
    # A clock that was set back does not silence anybody.
    script.now -= 3600
    script.ask("eve", wire.Say, text="an hour ago")


def test_only_a_clue_that_was_given_in_writing_can_be_hidden() -> None:
    script = Script("ann", settings("dixit", first=0, switches={**SMALL, "clues_aloud": "on"}))
    script.sit("ann", "bob", "cat")
    assert refused(script, "ann", wire.Hide, what="clue", number=0) == Code.NO_SUCH_LINE
    script.ask("ann", wire.Start)
    assert refused(script, "ann", wire.Hide, what="clue", number=0) == Code.NO_SUCH_LINE
    card = script.match.state.private[0].hand[0]
    script.move(0, Tell(card, "rude"))
    script.ask("ann", wire.Hide, what="clue", number=0)
    assert script.match.hidden_clues == {0}
    assert refused(script, "ann", wire.Hide, what="clue", number=1) == Code.NO_SUCH_LINE
    script.until("resting")
    script.ask("ann", wire.Unhide, what="clue", number=0)
    assert script.match.hidden_clues == frozenset()
    script.rest()
    card = script.match.state.private[1].hand[0]
    script.move(1, Speak(card))
    assert refused(script, "ann", wire.Hide, what="clue", number=1) == Code.NO_SUCH_LINE
    script.ask("ann", wire.Hide, what="clue", number=0)


def test_the_clue_of_a_bot_cannot_be_hidden() -> None:
    script = Script("ann", settings("dixit", first=0, switches=SMALL))
    script.sit("ann")
    script.ask("ann", wire.AddBot, level="easy")
    script.ask("ann", wire.Start)
    script.move(0, Tell(script.match.state.private[0].hand[0], "a person's"))
    script.until("resting")
    script.rest()
    script.move(1, Tell(script.match.state.private[1].hand[0], "a bot's"))
    assert refused(script, "ann", wire.Hide, what="clue", number=1) == Code.BOTS_CLUE
    # A clue that was hidden anyhow can be shown again.
    script.ask("ann", wire.Unhide, what="clue", number=1)
    script.ask("ann", wire.Hide, what="clue", number=0)
    assert script.match.hidden_clues == {0}


def test_no_clue_of_a_game_without_clues_can_be_hidden() -> None:
    script = Script("ann", settings("saboteur", first=0))
    script.sit("ann", "bob", "cat")
    script.ask("ann", wire.Start)
    assert refused(script, "ann", wire.Hide, what="clue", number=0) == Code.NO_SUCH_LINE


def test_a_line_that_is_gone_cannot_be_hidden() -> None:
    script = Script("ann", settings("dixit"))
    script.sit("ann")
    for number in range(wire.CHAT_LINES_KEPT + 1):
        script.ask("ann", wire.Say, text=f"line {number}")
    assert refused(script, "ann", wire.Hide, what="chat", number=0) == Code.NO_SUCH_LINE
    script.ask("ann", wire.Hide, what="chat", number=1)
    assert refused(script, "ann", wire.Hide, what="gallery", number=0) == Code.NO_SUCH_LINE


def test_an_acting_host_cannot_remove_a_founder_who_watches() -> None:
    script = Script("hal", settings("dixit"))
    script.sit("ann")
    script.ask("hal", wire.Say, text="Back soon")
    writer = script.table.gallery.lines[0].writer
    stamp = table_stamp(script.now)
    script.take(replace_host(script.table, person("ann"), stamp))
    code = refused(script, "ann", wire.RemoveSpectator, spectator=writer)
    assert code == Code.FOUNDER_CANNOT_BE_REMOVED
    assert person("hal") not in script.table.removed


def tell_a_turn(script: Script, clue: str = "a long way home") -> None:
    """Play a turn until everybody looks at its votes."""
    teller = script.match.state.public.stage.seat
    script.move(teller, Tell(script.match.state.private[teller].hand[0], clue))
    script.until("resting")


def test_a_storyteller_says_why_when_the_turn_is_over() -> None:
    script = Script("ann", settings("dixit", first=0, switches=SMALL))
    script.sit("ann", "bob", "cat")
    about = wire.TurnReference(game=1, turn=0)
    why = {"text": "My way home is long", "about": about}
    assert refused(script, "ann", wire.Say, **why) == Code.NOT_YOUR_CLUE
    script.ask("ann", wire.Start)
    script.move(0, Tell(script.match.state.private[0].hand[0], "a long way home"))
    assert refused(script, "ann", wire.Say, **why) == Code.NOT_YOUR_CLUE
    script.until("resting")
    for who in ("bob", "cat", "eve"):
        assert refused(script, who, wire.Say, **why) == Code.NOT_YOUR_CLUE
    for game, turn in ((1, 1), (0, 0), (2, 0)):
        other = wire.TurnReference(game=game, turn=turn)
        assert refused(script, "ann", wire.Say, text="x", about=other) == Code.NOT_YOUR_CLUE
    script.ask("ann", wire.Say, **why)
    line = script.table.chat.lines[-1].shown
    assert (line.seat, line.text, line.about) == (0, "My way home is long", about)
    # It is a chat line in all else.
    script.ask("ann", wire.Hide, what="chat", number=line.number)
    assert script.table.chat.lines[-1].shown.text is None
    assert refused(script, "ann", wire.Say, text="x" * 301, about=about) == Code.BAD_TEXT
    script.ask("ann", wire.Mute, seat=0, muted=True)
    assert refused(script, "ann", wire.Say, **why) == Code.MUTED
    script.ask("ann", wire.Mute, seat=0, muted=False)
    # Also later, and after the last turn; but not of an older game.
    script.rest()
    script.ask("ann", wire.Say, **why)
    script.until("over")
    script.ask("ann", wire.Say, **why)
    assert refused(script, "bob", wire.Say, **why) == Code.NOT_YOUR_CLUE
    script.ask("ann", wire.Start)
    assert refused(script, "ann", wire.Say, **why) == Code.NOT_YOUR_CLUE
    assert fold(script.table.code, script.entries).chat == script.table.chat


def test_where_chat_is_off_nobody_says_why() -> None:
    script = Script("ann", settings("dixit", first=0, switches=SMALL, chat="off"))
    script.sit("ann", "bob", "cat")
    script.ask("ann", wire.Start)
    tell_a_turn(script)
    about = wire.TurnReference(game=1, turn=0)
    assert refused(script, "ann", wire.Say, text="why", about=about) == Code.CHAT_OFF


def test_a_player_does_not_say_why_a_stand_in_gave_a_clue() -> None:
    script = Script("ann", settings("dixit", first=1, switches=SMALL))
    script.sit("ann", "bob", "cat")
    script.ask("ann", wire.Start)
    script.ask("bob", wire.Stand)
    tell_a_turn(script)
    script.ask("bob", wire.Sit, seat=1, name="Bob")
    about = wire.TurnReference(game=1, turn=0)
    assert refused(script, "bob", wire.Say, text="why", about=about) == Code.NOT_YOUR_CLUE


def test_whoever_has_the_seat_after_a_game_does_not_say_why() -> None:
    script = Script("ann", settings("dixit", first=1, switches=SMALL))
    script.sit("ann", "bob", "cat")
    script.ask("ann", wire.Start)
    tell_a_turn(script)
    script.until("over")
    script.ask("bob", wire.Stand)
    script.ask("dan", wire.Sit, seat=1, name="Dan")
    about = wire.TurnReference(game=1, turn=0)
    for who in ("bob", "dan"):
        assert refused(script, who, wire.Say, text="why", about=about) == Code.NOT_YOUR_CLUE
