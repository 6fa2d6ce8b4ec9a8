"""The moves of Saboteur that tests make through the page click nothing but what they need."""

from __future__ import annotations

from typing import Final

from tests.browser.person import People
from tests.browser.saboteur_moves import make_move

PAGE: Final = """
<button class="saboteur-held" data-card="+pick/lamp" aria-pressed="true">card</button>
<p class="seat" data-seat="0"><button class="seat-aim" onclick="offer.hidden = false">Ann</button>
<p class="saboteur-options" id="offer" hidden>
<button onclick="document.title = 'clicked'">gold</button>
"""
"""A page on which a repair ends the round at once, so that gold is offered after it."""


def test_a_repair_of_the_only_broken_tool_does_not_click_the_gold_offered_next(
    people: People,
) -> None:
    ann = people("Ann")
    ann.page.set_content(PAGE)
    move = {"type": "repair", "card": "+pick/lamp", "tool": "lamp", "seat": 0}
    ann.update = {
        "table": {"game": 1, "status": "playing"},
        "play": {"phase": 1, "choices": [{"type": "pass"}, move]},
        "lines": {"start": 0, "new": []},
    }
    make_move(ann, move)
    assert ann.page.title() == ""
