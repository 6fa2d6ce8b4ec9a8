"""What bots hear of phrases, when they speak, and what is kept of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from lorelode import wire
from lorelode.bots import Claim
from lorelode.core import CHANCE, Code, Refusal, Seat
from lorelode.tables.bot_driver import BotAnswered, BotDriver, BotSpoke, make_question
from lorelode.tables.bot_pool import choose_move, explain_move, find_words, speech_seed
from lorelode.tables.bot_time import REST_SPEECH_WAITS
from lorelode.tables.claims import MAX_SPEAKER_CLAIMS, find_speakers, list_claims, list_new_claims
from lorelode.tables.commands.chat import say_as_bot
from lorelode.tables.commands.game import play_move
from lorelode.tables.decision import table_stamp
from lorelode.tables.fold import fold
from lorelode.tables.log import decode_entries, encode_entries, slot_of
from lorelode.tables.replay import make_bot_question, read_finished_games
from lorelode.wire import CHAT_LINES_KEPT
from tests.tables.fake_bot_pool import PACE, FakeBotPool, services
from tests.tables.scripted import CODE, Script, settings

SEATS = 4


def with_bots(level: str = "normal", **fields: object) -> Script:
    """Ann plays with three bots, and it is her turn."""
    script = Script("ann", settings("saboteur", seats=SEATS, first=0, **fields))
    script.sit("ann")
    for seat in range(1, SEATS):
        script.ask("ann", wire.AddBot, level=level, seat=seat)
    script.ask("ann", wire.Start)
    return script


def say(script: Script, phrase: str, **blanks: int | str) -> None:
    script.now += 60
    script.ask("ann", wire.SayPhrase, phrase=phrase, blanks=blanks)


def move_bot(script: Script, seat: int) -> None:
    """Let the bot of a seat move as at a table."""
    question = make_question(script.table, Seat(seat), "normal", f"seed {seat}", Path())
    heard = tuple(question.claims[len(script.match.claims) :])
    move = script.match.game.read(choose_move(question).move)
    stamp = table_stamp(script.now)
    script.take(play_move(script.table, Seat(seat), move, stamp, "normal", heard))


def speak(script: Script) -> Claim | None:
    """Let a bot speak that has a reason, as at a table."""
    for seat, level in find_speakers(script.table).items():
        seed = speech_seed(script.match.seed, len(script.match.lines), seat)
        question = make_question(script.table, seat, level, seed, Path())
        if (claim := find_words(question).claim) is not None:
            script.take(say_as_bot(script.table, claim, script.now))
            return claim
    return None


def test_bots_hear_phrases_that_mean_something_as_claims() -> None:
    script = with_bots()
    lines = len(script.match.lines)
    say(script, "laugh")
    say(script, "gold", goal="top")
    script.ask("ann", wire.Say, text="the gold is at the bottom")
    say(script, "suspect", seat=2)
    say(script, "gold", goal="top")
    assert list_new_claims(script.table) == (
        Claim(0, "gold", "top", lines),
        Claim(0, "suspect", 2, lines),
    )


def test_what_is_hidden_or_was_said_before_the_deal_is_not_heard() -> None:
    script = Script("ann", settings("saboteur", seats=SEATS, first=0))
    script.sit("ann", "bob", "cat", "dot")
    say(script, "gold", goal="top")
    script.ask("ann", wire.Start)
    say(script, "gold", goal="bottom")
    say(script, "stone", goal="middle")
    script.ask("ann", wire.Hide, what="chat", number=1)
    assert [one.about for one in list_new_claims(script.table)] == ["middle"]
    script.ask("ann", wire.Unhide, what="chat", number=1)
    assert [one.about for one in list_new_claims(script.table)] == ["bottom", "middle"]


def test_a_spectator_is_not_heard() -> None:
    script = with_bots()
    script.ask("eve", wire.SayPhrase, phrase="suspect", blanks={"seat": 1})
    assert not list_new_claims(script.table)


def test_nobody_can_say_more_than_bots_hear() -> None:
    script = with_bots()
    say(script, "suspect", seat=1)
    heard = tuple(Claim(0, "suspect", 1, lines) for lines in range(10, 10 + MAX_SPEAKER_CLAIMS))
    match = replace(script.match, claims=heard)
    full = replace(script.table, match=match)
    assert not list_new_claims(full)
    assert len(list_claims(full)) == MAX_SPEAKER_CLAIMS
    others = tuple(replace(one, speaker=3) for one in heard)
    assert len(list_new_claims(replace(full, match=replace(match, claims=others)))) == 1


def test_bots_hear_the_last_word_of_a_speaker() -> None:
    script = with_bots()
    for phrase in ("suspect", "trust", "suspect", "suspect"):
        say(script, phrase, seat=1)
    assert [one.phrase for one in list_new_claims(script.table)] == ["suspect", "trust", "suspect"]


def test_what_is_said_again_after_a_move_is_heard_again() -> None:
    script = with_bots()
    say(script, "gold", goal="top")
    script.move(0)
    say(script, "gold", goal="top")
    assert [one.lines for one in list_new_claims(script.table)] == [1, 2]


def test_what_a_bot_heard_is_kept_with_its_move_until_the_next_deal() -> None:
    script = with_bots()
    say(script, "gold", goal="top")
    script.move(0)
    (claim,) = list_new_claims(script.table)
    assert not script.match.claims, "a person's move says nothing of what bots hear"
    move_bot(script, 1)
    assert script.match.claims == (claim,)
    assert not list_new_claims(script.table)
    assert list_claims(script.table) == (claim,)
    move_bot(script, 2)
    assert script.match.claims == (claim,), "it is heard once"
    assert fold(CODE, decode_entries(encode_entries(script.entries))) == script.table
    script.until("resting")
    script.rest()
    while script.match.lines[-1].seat != CHANCE:
        script.everybody()
    assert not list_claims(script.table)


def test_what_bots_say_is_a_line_of_the_chat_and_not_of_the_record() -> None:
    script = with_bots()
    lines = script.match.lines
    script.take(say_as_bot(script.table, Claim(1, "suspect", 0, len(lines)), script.now))
    script.take(say_as_bot(script.table, Claim(2, "help", "lamp", len(lines)), script.now))
    script.take(say_as_bot(script.table, Claim(3, "miner", None, len(lines)), script.now))
    accused, helped, denied = (line.shown for line in script.table.chat.lines)
    assert accused.phrase == wire.SaidPhrase(
        "suspect", "saboteur", {"seat": 0}, "Ann", 1, len(lines)
    )
    sitter = script.table.seats[1]
    assert sitter is not None
    assert (accused.seat, accused.name, accused.face) == (1, "", sitter.face)
    assert helped.phrase is not None
    assert denied.phrase is not None
    assert (helped.phrase.blanks, denied.phrase.blanks) == ({"tool": "lamp"}, {})
    assert script.match.lines == lines
    assert fold(CODE, decode_entries(encode_entries(script.entries))) == script.table
    script.ask("ann", wire.Hide, what="chat", number=0)
    hidden = script.table.chat.lines[0].shown
    assert (hidden.phrase, hidden.text) == (None, None)
    assert [one.phrase for one in list_new_claims(script.table)] == ["miner"]


@pytest.mark.parametrize(
    "claim",
    [
        Claim(1, "nonsense"),
        Claim(1, "gold", "left"),
        Claim(1, "gold"),
        Claim(1, "suspect", 1),
        Claim(1, "lovely", 1),
    ],
)
def test_a_bot_cannot_say_what_a_person_could_not(claim: Claim) -> None:
    with pytest.raises(Refusal):
        say_as_bot(with_bots().table, claim, 0.0)


def test_where_phrases_are_off_bots_are_silent_too() -> None:
    script = with_bots(phrases=False)
    script.move(0)
    move_bot(script, 1)
    assert not find_speakers(script.table)
    with pytest.raises(Refusal) as caught:
        say_as_bot(script.table, Claim(1, "miner"), 0.0)
    assert caught.value.code == Code.PHRASES_OFF
    script = with_bots(chat="off")
    script.move(0)
    move_bot(script, 1)
    assert find_speakers(script.table) == {1: "normal"}


def test_who_may_speak_follows_from_the_last_move_and_from_what_bots_have_said() -> None:
    script = with_bots()
    script.move(0)
    assert not find_speakers(script.table), "a person speaks for themselves"
    move_bot(script, 1)
    assert find_speakers(script.table) == {1: "normal"}
    script.take(say_as_bot(script.table, Claim(1, "miner"), script.now))
    assert not find_speakers(script.table)
    move_bot(script, 2)
    assert not find_speakers(script.table), "nobody speaks so soon"
    for is_quiet in (True, False):
        move_bot(script, 3)
        script.move(0)
        move_bot(script, 1)
        assert find_speakers(script.table) == ({} if is_quiet else {1: "normal"})
        move_bot(script, 2)
        assert find_speakers(script.table) == {2: "normal"}


def test_a_stand_in_does_not_speak() -> None:
    script = with_bots()
    script.ask("ann", wire.Stand)
    script.move(0)
    assert not find_speakers(script.table)


def test_a_muted_bot_is_not_asked_and_says_nothing() -> None:
    script = with_bots()
    script.move(0)
    move_bot(script, 1)
    claim = Claim(1, "miner", lines=len(script.match.lines))
    assert list(find_speakers(script.table)) == [1]
    script.ask("ann", wire.Mute, seat=1, muted=True)
    assert not find_speakers(script.table)
    # It was asked before.
    with pytest.raises(Refusal) as refused:
        say_as_bot(script.table, claim, script.now)
    assert refused.value.code == Code.MUTED
    assert fold(CODE, decode_entries(encode_entries(script.entries))) == script.table
    script.ask("ann", wire.Mute, seat=1, muted=False)
    assert list(find_speakers(script.table)) == [1]
    script.take(say_as_bot(script.table, claim, script.now))


def test_a_bot_stays_muted_at_another_seat_and_its_successor_is_not() -> None:
    script = Script("ann", settings("saboteur", seats=SEATS))
    script.sit("ann")
    script.ask("ann", wire.AddBot, level="normal")
    script.ask("ann", wire.Mute, seat=1, muted=True)
    script.ask("ann", wire.SwapSeats, one=1, other=2)
    assert [sitter.muted for sitter in script.table.seats if sitter] == [False, False, True, False]
    script.ask("ann", wire.Remove, seat=2)
    script.ask("ann", wire.AddBot, level="normal", seat=2)
    assert not any(sitter.muted for sitter in script.table.seats if sitter)


# Whole games.


@pytest.fixture(scope="module")
def talkative() -> Script:
    """A game in which Ann says everything all the time, and far more lines than are kept."""
    script = with_bots()
    told = 0
    while not script.match.over:
        if script.match.resting:
            script.rest()
        for seat in sorted(script.table.owing):
            if seat == 0:
                told += 1
                say(script, "gold", goal=("top", "middle", "bottom")[told % 3])
                say(script, "suspect", seat=1 + told % 3)
                for _ in range(12):
                    script.ask("ann", wire.Say, text="hello?")
                script.move(0)
            else:
                move_bot(script, seat)
                speak(script)
    return script


def test_the_same_question_can_be_asked_again_when_the_chat_is_gone(talkative: Script) -> None:
    assert talkative.table.chat.length > 2 * CHAT_LINES_KEPT
    kept: dict[str, Any] = {}
    for number, entry in enumerate(talkative.entries):
        kept[slot_of(entry) or str(number)] = entry
    entries = [one for one in talkative.entries if any(one is other for other in kept.values())]
    assert len(entries) < len(talkative.entries)
    (finished,) = read_finished_games(CODE, entries)
    asked = heard = 0
    for number, ((seat, move), level) in enumerate(
        zip(finished.record.moves, finished.bots, strict=True), 1
    ):
        if level:
            question = make_bot_question(finished, number, Path())
            question = replace(question, seed=f"seed {seat}")
            explained = explain_move(question)
            assert explained is not None
            assert explained.move == move
            asked += 1
            heard += bool(question.claims)
    assert asked > 60
    assert heard > 40, "and most of them had something to hear"


def test_bots_speak_and_a_table_that_is_loaded_again_is_the_same(talkative: Script) -> None:
    own = [line for line in talkative.entries if getattr(line, "face", None)]
    assert len(own) > 5
    assert fold(CODE, decode_entries(encode_entries(talkative.entries))) == talkative.table


# The driver.


def test_a_bot_speaks_after_a_fixed_time_and_once_after_each_move(tmp_path: Path) -> None:
    script = with_bots()
    loaded = script.table
    script.move(0)
    move_bot(script, 1)

    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        for claim in (None, Claim(1, "miner")):
            pool = FakeBotPool(0.01)
            pool.claim = claim
            came: list[BotAnswered | BotSpoke] = []
            driver = BotDriver(services(pool, tmp_path), came.append, lambda: None, loaded)
            assert not driver.let_speak(loaded), "not again after a restart"
            before = loop.time()
            assert driver.let_speak(script.table)
            assert driver.let_speak(script.table)
            async with asyncio.timeout(30):
                while not came:
                    await asyncio.sleep(0.001)
            assert loop.time() - before >= PACE / 4 - 0.01, "whether it says something or not"
            assert came == [BotSpoke(script.match.move_point, claim)]
            assert driver.let_speak(script.table), "the table has not heard it yet"
            driver.end_talk(script.match.move_point)
            assert not driver.let_speak(script.table)
            assert len(pool.invited) == 1

    asyncio.run(scenario())


def test_nothing_is_said_about_a_result_when_all_have_gone_on(tmp_path: Path) -> None:
    script = Script("ann", settings("dixit", seats=SEATS, first=0))
    script.sit("ann")
    script.ask("ann", wire.AddBot, level="normal")
    script.ask("ann", wire.Start)
    loaded = script.table
    script.until("resting")
    assert sorted(find_speakers(script.table)) == [1, 2, 3]
    resting = script.table
    script.rest()

    async def scenario() -> None:
        pool = FakeBotPool(0.0)
        pool.claim = Claim(1, "clever")
        came: list[BotAnswered | BotSpoke] = []
        driver = BotDriver(services(pool, tmp_path), came.append, lambda: None, loaded)
        assert driver.let_speak(resting)
        await asyncio.sleep(PACE)
        assert not came, "people look at the result first"
        assert not driver.let_speak(script.table)
        await asyncio.sleep(REST_SPEECH_WAITS * PACE)
        assert not came

    asyncio.run(scenario())


def test_a_bot_that_fails_to_speak_is_silent(tmp_path: Path) -> None:
    script = with_bots()
    loaded = script.table
    script.move(0)
    move_bot(script, 1)

    class Failing(FakeBotPool):
        async def speak(self, question: Any) -> Any:  # noqa: ARG002
            raise RuntimeError("no words")

    async def scenario() -> None:
        came: asyncio.Future[BotAnswered | BotSpoke] = asyncio.get_running_loop().create_future()
        pool = services(Failing(0), tmp_path)
        driver = BotDriver(pool, came.set_result, lambda: None, loaded)
        driver.let_speak(script.table)
        assert await came == BotSpoke(script.match.move_point, None)

    asyncio.run(scenario())
