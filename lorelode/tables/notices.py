"""Notices: whom a change of a table concerns, and of which kind it is for them.

They follow from what everybody sees: who is to act, whether the game rests, whether it runs. So a
notice says no more than an update to a spectator.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from lorelode.core import Seat
from lorelode.tables.table import Table
from lorelode.wire.notices import NoticeKind


def find_notices(
    before: Table, after: Table, movers: Collection[Seat]
) -> Mapping[Seat, NoticeKind]:
    """The seats of people that a change concerns, each with one kind.

    `movers` are the seats of people that the game waits for after it. Whoever has moved is not told
    once more while others decide.
    """
    match, was = after.match, before.match
    if match is None or match is was or match.shuffling:
        return {}
    people = _list_people(after)
    # A game begins for people with its first deal.
    began = was is None or was.number != match.number or was.shuffling
    if match.over:
        return {} if was is None or was.over else dict.fromkeys(people, "over")
    told: dict[Seat, NoticeKind] = {}
    for seat in people:
        if seat in movers and (
            began or was is None or was.phase != match.phase or seat not in was.owing
        ):
            told[seat] = "turn"
        elif began:
            told[seat] = "begun"
        elif match.resting and was is not None and (was.phase != match.phase or not was.resting):
            told[seat] = "round"
    return told


def invite_everybody(table: Table) -> Mapping[Seat, NoticeKind]:
    """The notices of a host who invites the players to a game."""
    return dict.fromkeys(_list_people(table), "invited")


def _list_people(table: Table) -> list[Seat]:
    return [
        Seat(seat)
        for seat, sitter in enumerate(table.seats)
        if sitter is not None and sitter.person is not None and not sitter.gone
    ]
