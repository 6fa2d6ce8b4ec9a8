"""Leaks planted in the server on purpose, for the comparison of worlds to be tried on.

Each is a small slip that somebody could make: a line too open, a number too many, an order that
says something, a door left ajar. Most change what a table is about to tell; the others are planted
where the slip would be made.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec
import pytest
from aiohttp import web
from msgspec import structs

from lorelode import wire
from lorelode.core import IllegalMove, Refusal, Seat
from lorelode.core.refusal import Code
from lorelode.tables import replay
from lorelode.tables.actor import TableActor
from lorelode.tables.audience import Cursor, Perspective
from lorelode.tables.lobby import Lobby
from lorelode.tables.log import LOG_VERSION, Entry, MatchEnded
from lorelode.tables.match import Match, PlayedLine
from lorelode.tables.table import Table
from lorelode.tables.update_writer import UpdateWriter
from lorelode.testing.random_games import AnyState, encode
from lorelode.web.routes import helpers, tables

Leak: TypeAlias = Callable[[pytest.MonkeyPatch], None]
Update: TypeAlias = dict[str, Any]

LEAKS: dict[str, Leak] = {}
"""All there are, by what they tell."""


def leak(plant: Leak) -> Leak:
    """Put a leak on the list."""
    LEAKS[plant.__name__] = plant
    return plant


def told(change: Callable[[Table, Perspective, Update], None]) -> None:
    """Put a leak on the list that is a change to every update, while a game is played."""

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


def of(table: Table) -> AnyState:
    """All there is to know of the game at a table."""
    assert table.match is not None
    return table.match.state


def number(fact: object) -> int:
    """Some number that a fact makes."""
    return sum(encode(fact)) % 97


# In the updates.


@told
def a_role_in_a_line(table: Table, _to: Perspective, update: Update) -> None:
    for line in update["lines"]["new"] if table.settings.game == "saboteur" else ():
        who = line["text"].partition(" ")[0]
        if who.isdecimal():
            line["text"] += f" ({of(table).private[int(who)].role})"


def owners(state: AnyState) -> dict[int, int]:
    """Whose each card on the table is."""
    return {card: seat for seat, one in enumerate(state.private) for card in one.given}


@told
def an_owner_in_the_display(table: Table, _to: Perspective, update: Update) -> None:
    if table.settings.game == "dixit" and update["play"]:
        public, whose = update["play"]["public"], owners(of(table))
        public["display"] = [[card, whose[card]] for card in public["display"]]


@told
def a_display_in_the_order_of_seats(table: Table, _to: Perspective, update: Update) -> None:
    if table.settings.game == "dixit" and update["play"]:
        whose = owners(of(table))
        update["play"]["public"]["display"].sort(key=lambda card: whose[card])


@told
def who_has_voted_for_what(table: Table, _to: Perspective, update: Update) -> None:
    if table.settings.game == "dixit" and update["play"]:
        votes = Counter(one.vote for one in of(table).private if one.vote)
        update["play"]["public"]["ahead"] = votes.most_common()


@told
def a_count_of_cards_too_many(table: Table, _to: Perspective, update: Update) -> None:
    if table.settings.game == "saboteur" and update["play"]:
        update["play"]["public"]["maps"] = of(table).secret.pile.count("map")


@told
def choices_in_an_order_that_tells(table: Table, _to: Perspective, update: Update) -> None:
    if update["play"] and (choices := update["play"]["choices"]):
        turn = number(of(table).secret) % len(choices)
        update["play"]["choices"] = choices[turn:] + choices[:turn]


@told
def a_drawer_to_spectators(table: Table, to: Perspective, update: Update) -> None:
    if to.seat is None and update["play"]:
        update["play"]["private"] = of(table).private[0]


@told
def the_game_to_those_who_may_not_watch(
    table: Table, perspective: Perspective, update: Update
) -> None:
    if not perspective.sees_game:
        update["play"] = of(table).public


@told
def the_seed_before_the_end(table: Table, _to: Perspective, update: Update) -> None:
    assert table.match is not None
    update["table"]["seed"] = table.match.seed.hex()


@told
def the_length_of_what_is_left_out(table: Table, _to: Perspective, update: Update) -> None:
    update["padding"] = " " * len(encode(of(table).private))


@told
def a_clock_that_knows(table: Table, _to: Perspective, update: Update) -> None:
    if update["clock"]:
        update["clock"]["left"] += number(of(table).secret) / 10


@told
def the_gallery_in_the_numbers_of_the_chat(table: Table, _to: Perspective, update: Update) -> None:
    for line in update["chat"]:
        line["number"] += table.gallery.length


@told
def the_gallery_on_the_television(table: Table, to: Perspective, update: Update) -> None:
    if to.is_television:
        update["gallery"] = table.gallery.lines


@told
def the_names_of_commands(table: Table, _to: Perspective, update: Update) -> None:
    update["table"]["done"] = table.command_ids


@told
def who_moves_to_another_device(table: Table, _to: Perspective, update: Update) -> None:
    for seat in table.offers:
        update["table"]["seats"][seat]["moving"] = True


@leak
def lines_to_whoever_claims_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
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


# Where the slip would be made.


@leak
def open_lines_for_hidden_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlayedLine, "text_for", lambda self, _seat: self.own)


def _reasons(monkeypatch: pytest.MonkeyPatch, more: Callable[[AnyState, Seat], str]) -> None:
    """Say more about why a move is illegal."""
    plain = Match.apply

    def apply(self: Match, seat: Seat, move: Any, bot: str = "") -> tuple[Match, str]:
        try:
            return plain(self, seat, move, bot)
        except IllegalMove as error:
            raise IllegalMove(error.clause, error.reason + more(self.state, seat)) from error

    monkeypatch.setattr(Match, "apply", apply)


@leak
def the_pile_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    _reasons(monkeypatch, lambda state, _seat: f"; the pile is {state.secret.pile}")


@leak
def another_hand_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    _reasons(monkeypatch, lambda state, seat: f", {number(state.private[seat - 1].hand)}")


@leak
def what_another_has_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = TableActor._refuse

    def refuse(self: TableActor, *arguments: Any) -> None:
        plain(self, *arguments)
        self._send(self._audience.clients)

    monkeypatch.setattr(TableActor, "_refuse", refuse)


@leak
def the_record_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    require_finished, finished_game = replay.require_finished, replay.finished_game

    def leaks(*arguments: Any) -> None:
        try:
            require_finished(*arguments)
        except Refusal as refusal:
            if refusal.code != Code.GAME_RUNNING:
                raise

    def so_far(code: str, entries: Sequence[Entry], game: int) -> replay.FinishedGame:
        return finished_game(
            code, [*entries, MatchEnded(version=LOG_VERSION, at=0, scores=())], game
        )

    monkeypatch.setattr(replay, "require_finished", leaks)
    monkeypatch.setattr(replay, "finished_game", so_far)


@leak
def a_header_made_from_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = tables.show_pictures

    async def deck(request: web.Request) -> web.Response:
        response = await plain(request)
        actor = await helpers.find_table(request)
        response.headers["ETag"] = hashlib.sha256(encode(of(actor.table))).hexdigest()
        return response

    monkeypatch.setattr(tables, "show_pictures", deck)


@leak
def a_hand_in_the_list_of_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Lobby.listings

    def listings(self: Lobby) -> list[Any]:
        return [
            structs.replace(one, bots=number(of(self._actors[one.code].table)))
            for one in plain(self)
        ]

    monkeypatch.setattr(Lobby, "listings", listings)
