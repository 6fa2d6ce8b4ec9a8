"""Hints: what a strong bot would do in the place of somebody who plays alone with bots."""

from __future__ import annotations

import hashlib
from pathlib import Path

from lorelode.core import Seat
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.bot_pool import Question, bot_secret, decision_seed, offered_levels
from lorelode.tables.claims import list_claims
from lorelode.tables.decision import require_not_removed
from lorelode.tables.log import PersonId
from lorelode.tables.table import Table


def ask_for_hint(
    table: Table, alone: Seat | None, person: PersonId, point: tuple[int | None, int | None]
) -> Seat:
    """The seat that a person may have a hint for, at a game and phase; or `Refusal`.

    `alone` is the seat of the one person who plays with bots, if there is one.
    """
    require_not_removed(table, person)
    seat = table.seat_of(person)
    if seat is None:
        raise Refusal(Code.NO_SEAT)
    match = table.running
    if match is None:
        raise Refusal(Code.NO_GAME_RUNNING)
    if alone != seat:
        raise Refusal(Code.NOT_ALONE)
    if point != (match.number, match.phase):
        raise Refusal(Code.STALE_PHASE)
    if match.resting:
        raise Refusal(Code.RESTING)
    if seat not in table.owing:
        raise Refusal(Code.NOT_YOUR_TURN)
    return seat


def make_hint_question(table: Table, seat: Seat, data: Path) -> Question:
    """What the strongest bot of the running game is asked in the place of a seat that is to move.

    Its chance and its secret are not those of the bots at the table, so that its answer says
    nothing about them.
    """
    match = table.running
    assert match is not None
    seed = hashlib.sha256(b"hints " + match.seed).digest()
    return Question(
        game=match.game.name,
        level=offered_levels(match.game.name)[-1],
        deck=match.deck,
        language=table.settings.language,
        data=data,
        view=match.state.view(seat),
        lines=[line.text_for(seat) for line in match.lines],
        seed=decision_seed(seed, match.phase, seat),
        secret=bot_secret(seed),
        claims=list_claims(table),
    )
