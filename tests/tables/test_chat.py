"""A chat keeps its last lines, and a line can be hidden and shown again."""

from __future__ import annotations

from lorelode.tables.chat import Chat
from lorelode.tables.log import LOG_VERSION, ChatLineAdded, PersonId
from lorelode.wire import CHAT_LINES_KEPT

ANN, BOB = PersonId("ann"), PersonId("bob")


def line(number: int, by: PersonId = ANN) -> ChatLineAdded:
    return ChatLineAdded(
        at=float(number), by=by, version=LOG_VERSION, number=number, name="", text=str(number)
    )


def filled(lines: int) -> Chat:
    chat = Chat()
    for number in range(lines):
        chat = chat.add(line(number, BOB if number % 4 == 0 else ANN))
    return chat


def test_the_oldest_lines_leave_and_the_numbers_stay() -> None:
    assert (Chat().start, Chat().length, Chat().has(0), Chat().since(0)) == (0, 0, False, [])
    chat = filled(CHAT_LINES_KEPT + 7)
    assert (chat.start, chat.length) == (7, CHAT_LINES_KEPT + 7)
    assert [chat.has(number) for number in (6, 7, chat.length - 1, chat.length)] == [
        *(False, True, True, False)
    ]
    for since, first in ((0, 7), (7, 7), (100, 100), (chat.length, None)):
        numbers = [one.number for one in chat.since(since)]
        assert numbers == ([] if first is None else list(range(first, chat.length)))


def test_a_hidden_line_has_no_text_until_it_is_shown_again() -> None:
    chat = filled(10).hide(3, hidden=True)
    assert [one.text for one in chat.since(2)][:3] == ["2", None, "4"]
    assert [chat.first_changed_before(number) for number in (2, 3, 9)] == [2, 3, 3]
    again = chat.hide(3, hidden=False)
    assert again.since(0) == filled(10).since(0)
    # A client that was away may still have it hidden.
    assert again.first_changed_before(9) == 3
    assert filled(10).first_changed_before(9) == 9


def test_a_line_that_is_gone_cannot_be_hidden() -> None:
    chat = filled(CHAT_LINES_KEPT + 7)
    assert chat.hide(6, hidden=True) == chat
    assert chat.hide(chat.length, hidden=True) == chat


def test_lines_of_a_person_are_counted_within_a_time() -> None:
    chat = filled(20)
    assert chat.count_since(-1.0, 100.0, BOB) == 5
    assert chat.count_since(4.0, 12.0, BOB) == 2
    assert chat.count_since(-1.0, 100.0, PersonId("eve")) == 0
