"""Leaks planted in the server on purpose, to prove that the comparison of worlds finds them.

Each leak is a small mistake that a developer could make: a line with a hidden part, one number too
many, an order that reveals something, a missing check. Most leaks change the updates of a table;
the others patch the function in which a developer would make the mistake.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
import pytest
from aiohttp import web
from msgspec import structs

from lorelode import wire
from lorelode.core import IllegalMove, Refusal, Seat
from lorelode.core.refusal import Code
from lorelode.tables import actor as table_actor
from lorelode.tables import notices, replay
from lorelode.tables.actor import TableActor
from lorelode.tables.audience import Cursor, Perspective
from lorelode.tables.lobby import Lobby
from lorelode.tables.log import LOG_VERSION, Entry, MatchEnded
from lorelode.tables.match import Match, PlayedLine
from lorelode.tables.table import Table
from lorelode.tables.update_writer import UpdateWriter
from lorelode.testing.random_games import AnyState, encode
from lorelode.web.routes import helpers, tables
from lorelode.wire.notices import NoticeKind

Leak: TypeAlias = Callable[[pytest.MonkeyPatch], None]
Update: TypeAlias = dict[str, Any]

LEAKS: dict[str, Leak] = {}
"""All leaks, by what they reveal."""


def leak(plant: Leak) -> Leak:
    """Register a leak."""
    LEAKS[plant.__name__] = plant
    return plant


def leak_in_updates(change: Callable[[Table, Perspective, Update], None]) -> None:
    """Register a leak that changes every update while a game is played."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        plain = UpdateWriter.write

        def write(
            self: UpdateWriter, perspective: Perspective, cursor: Cursor
        ) -> tuple[bytes, Cursor]:
            frame, now = plain(self, perspective, cursor)
            message = msgspec.json.decode(frame)
            change(self._table, perspective, message)
            return wire.encode(message), now

        monkeypatch.setattr(UpdateWriter, "write", write)

    LEAKS[change.__name__] = plant


def state_of(table: Table) -> AnyState:
    """The whole state of the game at a table."""
    assert table.match is not None
    return table.match.state


def number_from(fact: object) -> int:
    """A number that depends on a hidden fact."""
    return sum(encode(fact)) % 97


# In the updates.


@leak_in_updates
def a_role_in_a_line(table: Table, _to: Perspective, update: Update) -> None:
    for line in update["lines"]["new"] if table.settings.game == "saboteur" else ():
        who = line["text"].partition(" ")[0]
        if who.isdecimal():
            line["text"] += f" ({state_of(table).private[int(who)].role})"


def owners(state: AnyState) -> dict[int, int]:
    """The seat that gave each card of the display."""
    return {card: seat for seat, one in enumerate(state.private) for card in one.given}


@leak_in_updates
def an_owner_in_the_display(table: Table, _to: Perspective, update: Update) -> None:
    if table.settings.game == "dixit" and update["play"]:
        public, whose = update["play"]["public"], owners(state_of(table))
        public["display"] = [[card, whose[card]] for card in public["display"]]


@leak_in_updates
def a_display_in_the_order_of_seats(table: Table, _to: Perspective, update: Update) -> None:
    if table.settings.game == "dixit" and update["play"]:
        whose = owners(state_of(table))
        update["play"]["public"]["display"].sort(key=lambda card: whose[card])


@leak_in_updates
def votes_before_the_reveal(table: Table, _to: Perspective, update: Update) -> None:
    if table.settings.game == "dixit" and update["play"]:
        votes = Counter(one.vote for one in state_of(table).private if one.vote)
        update["play"]["public"]["ahead"] = votes.most_common()


@leak_in_updates
def a_secret_count_of_cards(table: Table, _to: Perspective, update: Update) -> None:
    if table.settings.game == "saboteur" and update["play"]:
        update["play"]["public"]["maps"] = state_of(table).secret.pile.count("map")


@leak_in_updates
def choices_in_a_revealing_order(table: Table, _to: Perspective, update: Update) -> None:
    if update["play"] and (choices := update["play"]["choices"]):
        turn = number_from(state_of(table).secret) % len(choices)
        update["play"]["choices"] = choices[turn:] + choices[:turn]


@leak_in_updates
def a_drawer_to_spectators(table: Table, to: Perspective, update: Update) -> None:
    if to.seat is None and update["play"]:
        update["play"]["private"] = state_of(table).private[0]


@leak_in_updates
def the_game_to_people_who_may_not_watch(
    table: Table, perspective: Perspective, update: Update
) -> None:
    if not perspective.sees_game:
        update["play"] = state_of(table).public


@leak_in_updates
def the_seed_before_the_end(table: Table, _to: Perspective, update: Update) -> None:
    assert table.match is not None
    update["table"]["seed"] = table.match.seed.hex()


@leak_in_updates
def the_length_of_hidden_fields(table: Table, _to: Perspective, update: Update) -> None:
    update["padding"] = " " * len(encode(state_of(table).private))


@leak_in_updates
def a_secret_in_the_clock(table: Table, _to: Perspective, update: Update) -> None:
    if update["clock"]:
        update["clock"]["left"] += number_from(state_of(table).secret) / 10


@leak_in_updates
def the_gallery_in_the_numbers_of_the_chat(table: Table, _to: Perspective, update: Update) -> None:
    for line in update["chat"]:
        line["number"] += table.gallery.length


@leak_in_updates
def the_gallery_on_the_television(table: Table, to: Perspective, update: Update) -> None:
    if to.is_television:
        update["gallery"] = table.gallery.lines


@leak_in_updates
def the_ids_of_commands(table: Table, _to: Perspective, update: Update) -> None:
    update["table"]["done"] = table.command_ids


@leak_in_updates
def the_seats_that_are_offered(table: Table, _to: Perspective, update: Update) -> None:
    for seat in table.offers:
        update["table"]["seats"][seat]["moving"] = True


@leak
def all_lines_to_a_person_who_claims_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = UpdateWriter.write

    def write(self: UpdateWriter, perspective: Perspective, cursor: Cursor) -> tuple[bytes, Cursor]:
        frame, now = plain(self, perspective, cursor)
        if cursor.seat in (None, perspective.seat) or self._table.match is None:
            return frame, now
        message = msgspec.json.decode(frame)
        lines = self._table.match.lines
        message["lines"]["new"] = [line.text_for(cursor.seat) for line in lines]
        return wire.encode(message), now

    monkeypatch.setattr(UpdateWriter, "write", write)


# In other functions.


@leak
def open_lines_for_hidden_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlayedLine, "text_for", lambda self, _seat: self.own)


def _add_to_reasons(monkeypatch: pytest.MonkeyPatch, more: Callable[[AnyState, Seat], str]) -> None:
    """Add a hidden fact to the reason why a move is illegal."""
    plain = Match.apply

    def apply(self: Match, seat: Seat, move: Any, *told: Any) -> tuple[Match, str]:
        try:
            return plain(self, seat, move, *told)
        except IllegalMove as error:
            raise IllegalMove(error.clause, error.reason + more(self.state, seat)) from error

    monkeypatch.setattr(Match, "apply", apply)


@leak
def the_pile_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    _add_to_reasons(monkeypatch, lambda state, _seat: f"; the pile is {state.secret.pile}")


@leak
def another_hand_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    _add_to_reasons(
        monkeypatch, lambda state, seat: f", {number_from(state.private[seat - 1].hand)}"
    )


@leak
def an_update_to_everybody_after_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = TableActor._refuse
    tasks: list[asyncio.Future[None]] = []

    def refuse(self: TableActor, *arguments: Any) -> None:
        plain(self, *arguments)
        tasks.append(asyncio.ensure_future(self._send(self._audience.clients)))

    monkeypatch.setattr(TableActor, "_refuse", refuse)


@leak
def the_record_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    require_finished, read_finished_games = replay.require_finished, replay.read_finished_games

    def require_nothing(*arguments: Any) -> None:
        try:
            require_finished(*arguments)
        except Refusal as refusal:
            if refusal.code != Code.GAME_RUNNING:
                raise

    def finished_so_far(code: str, entries: Sequence[Entry]) -> list[replay.FinishedGame]:
        ended = MatchEnded(version=LOG_VERSION, at=0, scores=())
        return read_finished_games(code, [*entries, ended])

    monkeypatch.setattr(replay, "require_finished", require_nothing)
    monkeypatch.setattr(replay, "read_finished_games", finished_so_far)


@leak
def a_header_made_from_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = tables.show_pictures

    async def deck(request: web.Request) -> web.Response:
        response = await plain(request)
        actor = await helpers.find_table(request)
        response.headers["ETag"] = hashlib.sha256(encode(state_of(actor.table))).hexdigest()
        return response

    monkeypatch.setattr(tables, "show_pictures", deck)


@leak
def a_hand_in_the_list_of_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Lobby.listings

    async def listings(self: Lobby) -> list[Any]:
        return [
            structs.replace(one, bots=number_from(state_of(self._actors[one.code].table)))
            for one in await plain(self)
        ]

    monkeypatch.setattr(Lobby, "listings", listings)


@leak
def a_notice_that_depends_on_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = notices.find_notices

    def find(before: Table, after: Table, movers: Collection[Seat]) -> Mapping[Seat, NoticeKind]:
        found = plain(before, after, movers)
        return found if after.match and number_from(state_of(after)) % 2 else {}

    monkeypatch.setattr(table_actor, "find_notices", find)
