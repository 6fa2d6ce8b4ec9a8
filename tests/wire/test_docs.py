"""`docs/formats.md` documents every message, body and code of the wire, and every log entry."""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct, inspect
from msgspec.structs import fields

from lorelode import web, wire
from lorelode.bots.reasons import Belief, Explained, Reason
from lorelode.core import Code, Seat
from lorelode.core.schema import Options
from lorelode.decks.import_result import RefusedFile
from lorelode.rules import GAMES
from lorelode.rules.dixit import DIXIT
from lorelode.tables import (
    clock,
    decision,
    end_vote,
    fold,
    full_log,
    host_request,
    hosts,
    log,
    solo,
    spectators,
    table,
)
from lorelode.tables import names as people
from lorelode.tables.commands import chat as chat_commands
from lorelode.tables.commands import seats
from lorelode.web import address_limits as limited
from lorelode.web import app, connection, frames
from lorelode.web.refusals import RETRY_SECONDS
from lorelode.web.routes import all_routes
from lorelode.web.settings import ServerSettings
from lorelode.wire import (
    CLOCK_SECONDS,
    TableSettings,
    decks,
    hints,
    http,
    lessons,
    notices,
    replays,
)
from lorelode.wire.phrases import COMMON_PHRASES, Blank
from tests.docs import pages
from tests.docs.pages import only_table, section, tables, words
from tools.typescript import reached

PAGE = pages.page("formats.md")
END_OF_TEXT = r"\Z"
"""What a pattern of a whole text ends with."""
WIRE = section(PAGE, "## The wire")
LOG = section(PAGE, "## The log of a table")
UPDATE = section(WIRE, "#### update")


def names(kind: type[Struct], *, but: tuple[str, ...] = ()) -> set[str]:
    return {field.encode_name for field in fields(kind) if field.name not in but}


def tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)


def kinds(union: Any) -> tuple[type[Struct], ...]:
    return get_args(union) or (union,)


def told(rows: pages.Table) -> dict[str, set[str]]:
    """The fields that the second column of a table names, by what the first does."""
    return {name: set(words(row[0])) for name, row in rows.items()}


def known(union: Any, *, but: tuple[str, ...] = ()) -> dict[str, set[str]]:
    return {tag(kind): names(kind, but=but) for kind in kinds(union)}


def test_every_command_and_its_fields_have_their_row() -> None:
    found = dict[str, set[str]]()
    for _, rows in tables(section(WIRE, "#### Commands")):
        found |= told(rows)
    assert found == known(wire.Command, but=("id",))


@pytest.mark.parametrize(
    ("heading", "kind"), [("#### hello", wire.Hello), ("#### Settings", TableSettings)]
)
def test_what_may_be_left_out_is_told_with_what_stands_then(
    heading: str, kind: type[Struct]
) -> None:
    rows = only_table(section(WIRE, heading))
    assert set(rows) == names(kind)
    for field in fields(kind):
        (default, _) = rows[field.name]
        if field.required:
            assert default == ""
        elif default == "empty":
            assert field.default == ""
        else:
            empty = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
            assert json.loads(default.strip("`")) == msgspec.json.decode(msgspec.json.encode(empty))


def test_every_phrase_and_blank_has_its_row() -> None:
    (_, blanks), (_, phrases) = tables(section(WIRE, "#### Phrases"))
    catalogues = {"any": COMMON_PHRASES} | {
        name: entry.phrases for name, entry in wire.WIRE_GAMES.items()
    }
    assert set(phrases) == set(catalogues)
    known_blanks: dict[str, Blank] = {}
    for name, groups in catalogues.items():
        known_phrases = [phrase for group in groups for phrase in group.phrases]
        used = {blank.name: blank for phrase in known_phrases for blank in phrase.blanks}
        assert set(words(phrases[name][0])) == {*used, *(phrase.name for phrase in known_phrases)}
        known_blanks |= used
    assert {name: tuple(words(row[0])) for name, row in blanks.items()} == {
        name: blank.words for name, blank in known_blanks.items()
    }


def test_every_answer_and_its_fields_have_their_row() -> None:
    rows = only_table(section(WIRE, "#### done, refused, closing"))
    assert told(rows) == known(wire.Done | wire.Refused | wire.Closing)


def test_every_part_of_an_update_has_its_row() -> None:
    parts = [rows for _, rows in tables(UPDATE)]
    assert [set(rows) for rows in parts] == [
        names(wire.Update),
        names(wire.TableInfo),
        names(wire.SeatInfo),
        names(wire.You),
        names(wire.SpectatorInfo),
        {"game", *wire.Play.__annotations__},
        names(wire.EndVoteInfo),
        names(wire.HostRequestInfo),
    ]
    for name, entry in wire.WIRE_GAMES.items():
        game = GAMES[name]
        edition = next(iter(game.editions.values()))
        derived = entry.derive(game.setup(edition, min(game.seats), Seat(0)).public)
        assert names(entry.play) == {*wire.Play.__annotations__, *derived}
        assert all(f"`{field}`" in WIRE for field in derived)
    statuses = get_args(fields(wire.TableInfo)[4].type)
    assert set(words(parts[1]["status"][0])) == set(statuses)
    assert names(wire.ClockInfo) <= set(words(parts[0]["clock"][0]))
    (lines, chat) = re.findall(
        r"^\*\*(?:lines|chat)\*\*(.*?)\n\n", UPDATE + "\n", re.DOTALL | re.MULTILINE
    )
    assert names(wire.Lines) | names(wire.MoveLine) <= set(words(lines))
    assert names(wire.ChatLine) <= set(words(chat))


def test_the_codes_after_which_a_client_comes_back_are_listed() -> None:
    (text,) = re.findall(r"Come back at once after(.*?); after any other code", WIRE, re.DOTALL)
    now, later = text.split("a few seconds after")
    assert words(now) == [code for code in sorted(Code) if code.reconnect == "now"]
    assert words(later) == [code for code in sorted(Code) if code.reconnect == "later"]


def test_every_refusal_has_its_row() -> None:
    (_, rows), _ = tables(section(WIRE, "### Refusals"))
    written = {code: (int(status), sentence) for code, (status, sentence) in rows.items()}
    assert list(rows) == sorted(Code)
    assert written == {code: (code.status, code.sentence) for code in Code}


def exact_waits() -> set[Code]:
    """The codes of refusals that the server makes with the exact time of their end."""
    found = set()
    for path in Path(web.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    ast.Name("LimitReached"), [ast.Attribute(ast.Name("Code"), attr=name), _]
                ):
                    found.add(Code[name])
                case _:
                    pass
    return found


def test_every_refusal_that_ends_by_itself_says_when() -> None:
    _, (corner, rows) = tables(section(WIRE, "### Refusals"))
    assert corner == "code"
    written = {code: cell for code, (cell,) in rows.items()}
    assert list(written) == sorted(code for code in Code if code.status in (429, 503))
    assert written == {
        **{code: str(seconds) for code, seconds in RETRY_SECONDS.items()},
        **dict.fromkeys(exact_waits(), "until it is allowed again"),
    }


def bounds(kind: inspect.Type) -> Iterator[str]:
    """The bounds of a type, in words."""
    match kind:
        case inspect.UnionType(types):
            for one in types:
                yield from bounds(one)
        case inspect.IntType(ge=least, le=most) if least is not None or most is not None:
            yield f"numbers from {least:,} to {most:,}"
        case inspect.StrType():
            if kind.max_length is not None:
                yield f"texts of at most {kind.max_length:,} characters"
            if kind.pattern is not None:
                yield f"texts like `{kind.pattern.removeprefix('^').removesuffix(END_OF_TEXT)}`"
        case inspect.VarTupleType():
            yield f"at most {kind.max_length}"
            yield from bounds(kind.item_type)
        case inspect.DictType():
            yield f"at most {kind.max_length}"
            yield from bounds(kind.key_type)
            yield from bounds(kind.value_type)
        case _:
            pass


def test_every_bound_of_a_field_is_documented() -> None:
    found = defaultdict[str, set[str]](set)
    for message in (*kinds(wire.Inbound), TableSettings):
        described = inspect.type_info(message)
        assert isinstance(described, inspect.StructType)
        for field in described.fields:
            for bound in bounds(field.type):
                found[bound].add(field.encode_name)
    _, (corner, rows) = tables(section(WIRE, "### Limits"))
    assert corner == "bound"
    assert {bound: set(words(cell)) for bound, (cell,) in rows.items()} == {
        bound.strip("`"): names for bound, names in found.items()
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_move_and_piece_of_news_of_a_game_has_its_row(game: str) -> None:
    state, moves, news = (
        import_module(f"lorelode.rules.{game}.{module}") for module in ("state", "moves", "news")
    )
    parts = dict(tables(section(WIRE, f"#### {game.capitalize()} on the wire")))
    assert set(parts["public"]) == names(state.Public)
    assert set(parts["private"]) == names(state.Private)
    assert told(parts["stage"]) == known(state.Stage)
    assert told(parts["move"]) == known(moves.Move)
    assert told(parts["public news"]) == known(news.PublicNews)
    assert told(parts["private news"]) == known(news.PrivateNews)
    # The structs of the state inside a field have their fields in its row; a stage has its own.
    inside = {
        field.encode_name: [
            kind
            for kind in reached(field.type)
            if issubclass(kind, Struct) and kind.__module__ == state.__name__
        ]
        for field in fields(state.Public)
        if field.name != "stage"
    }
    assert len([name for name, kinds in inside.items() if kinds]) >= 2
    for name, kinds in inside.items():
        if kinds:
            expected = {field for kind in kinds for field in names(kind)}
            assert set(words(parts["public"][name][0])) - {"null"} == expected


def test_the_frames_are_real() -> None:
    seen = set()
    for text in pages.examples(WIRE):
        try:
            message: Any = wire.read_outbound(text)
            # Not a field too many, nor one too few.
            assert json.loads(wire.encode(message)) == json.loads(text)
        except wire.BadMessage:
            message = wire.read_inbound(text)
        seen.add(type(message))
        if isinstance(message, wire.Move):
            assert wire.read_move(DIXIT, message.move)
        if isinstance(message, wire.Update):
            seen.add(type(message.play))
    plays = {entry.play for entry in wire.WIRE_GAMES.values()}
    assert seen == {*kinds(wire.Inbound), *kinds(wire.Outbound), *plays}


def test_every_entry_of_a_log_has_its_row() -> None:
    _slots, common, types = (rows for _, rows in tables(LOG))
    assert set(common) == names(log.BaseEntry)
    assert told(types) == known(log.Entry, but=log.BaseEntry.__struct_fields__)


def test_every_slot_of_a_log_has_its_row() -> None:
    ann = log.PersonId("PERSON")
    stamp: decision.Stamp = {"at": 0.0, "by": ann, "id": "", "version": log.LOG_VERSION}
    number = 3 * wire.CHAT_LINES_KEPT + 7
    entries: list[log.Entry] = [
        log.ChatLineAdded(number=number, name="", text="", seat=Seat(0), **stamp),
        log.ChatLineAdded(number=number, name="", text="", **stamp),
        log.TextHidden(what="chat", number=number, **stamp),
        log.TextHidden(what="gallery", number=number, **stamp),
        log.TextHidden(what="clue", number=7, **stamp),
        log.TextUnhidden(what="chat", number=number, **stamp),
        log.TextUnhidden(what="gallery", number=number, **stamp),
        log.TextUnhidden(what="clue", number=7, **stamp),
        log.ContributionCommitted(hash="", **stamp),
    ]
    slots, *_ = (rows for _, rows in tables(LOG))
    documented = {re.sub(r"\bN$", "7", name) for row in slots for name in row.split("`, `")}
    assert {log.slot_of(entry) for entry in entries} == documented
    assert log.slot_of(log.RestEnded(**stamp)) is None


def test_the_log_is_real() -> None:
    lines = list(pages.examples(LOG))
    found = log.decode_entries([line.encode() for line in lines])
    assert [text.decode() for text in log.encode_entries(found)] == lines
    assert {type(entry) for entry in found} == set(kinds(log.Entry))
    end = fold.fold("K7QM2X01", found)
    assert end.match is not None
    assert end.match.scores == (7, 5, 3)


def test_every_address_has_its_row() -> None:
    rows = only_table(section(WIRE, "### Plain requests"))
    found = {request for name in rows for request in name.replace("`", "").split(", ")}
    known_routes = {f"{route.method} {route.path}" for route in all_routes()}
    assert found == known_routes


def body_structs() -> dict[str, type[Struct]]:
    """Every struct that is or is in the body of a request or an answer, by its name."""
    defined: set[type[Struct]] = {
        kind
        for module in (http, decks, replays, lessons, hints, notices)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Struct)
        and kind.__module__ == module.__name__
    }
    nested: set[type[Struct]] = {wire.RefusalBody, RefusedFile, Options, Explained, Reason, Belief}
    return {kind.__name__: kind for kind in defined | nested}


def test_every_http_body_and_its_fields_have_their_row() -> None:
    rows = only_table(section(WIRE, "### Bodies"))
    assert told(rows) == {name: names(kind) for name, kind in body_structs().items()}


def test_every_http_body_belongs_to_a_request() -> None:
    requests, bodies = section(WIRE, "### Plain requests"), section(WIRE, "### Bodies")
    named = set(re.findall(r"`([A-Z][a-z]+[A-Za-z]*)`", requests))
    for row in only_table(bodies).values():
        named |= set(re.findall(r"`([A-Z][a-z]+[A-Za-z]*)`", row[1]))
    assert named == set(body_structs())


def test_the_lines_of_an_upload_are_real() -> None:
    (block,) = re.findall(
        r"^```\n(.*?)^```$", section(WIRE, "### The operator"), re.MULTILINE | re.DOTALL
    )
    *steps, last = block.splitlines()
    for line in steps:
        read = msgspec.json.decode(line, type=decks.UploadProgress)
        assert msgspec.json.encode(read).decode() == line
    result = msgspec.json.decode(last, type=decks.UploadResult)
    assert msgspec.json.encode(result).decode() == last


def test_the_numbers_are_those_of_the_program() -> None:
    flat = " ".join(WIRE.split())
    limits = ServerSettings()
    chat_seconds = chat_commands.CHAT_BURST_SECONDS
    phrase_seconds = chat_commands.PHRASE_BURST_SECONDS
    frame_rate = 2 * limits.messages_per_second
    frame_burst = limits.message_burst + frames.CONTROL_FRAMES_BURST
    for sentence in (
        f"at most {wire.MAX_FRAME_BYTES} bytes from the client",
        f"the last {table.COMMAND_IDS_KEPT} of each person",
        f"The last {wire.CHAT_LINES_KEPT}, and as many of the gallery".replace("The", "the"),
        f"Names have at most {people.MAX_NAME_GRAPHEMES} letters",
        f"lines at most {chat_commands.MAX_CHAT_LINE_GRAPHEMES}",
        f"| {limits.chat_burst} within {chat_seconds:g} seconds",
        f"{chat_commands.PHRASE_BURST_LINES} lines within {phrase_seconds:g} seconds",
        f"for the host: up to {spectators.MAX_SPECTATORS_LISTED} people without a seat",
        f"| {full_log.MAX_LOG_ENTRIES:,}; then only [what ends the running game]",
        f"| {limited.SEAT_CHANGES_PER_SECOND:g} a second, and {limited.SEAT_CHANGE_BURST} at once",
        f"| {connection.MAX_UNSENT_BYTES // 1024} KiB, or for ten seconds",
        f"a ping every {connection.HEARTBEAT_SECONDS:g} seconds",
        f"| {frame_rate:g} a second, and {frame_burst} at once after a pause; then",
        f"| {connection.MAX_BAD_MESSAGES}, then the connection is closed",
        f"Bodies have at most {app.MAX_BODY_BYTES // 1024} KiB",
        '`"relaxed"` ({relaxed:g} seconds), `"quick"` ({quick:g})'.format(**CLOCK_SECONDS),
    ):
        assert sentence in flat, sentence
    for seconds, sentence in (
        (seats.SEAT_OFFER_SECONDS == 600, "within ten minutes"),
        (hosts.FOUNDER_SECONDS == 6 * 3600, "is not connected for six hours in a row"),
        (end_vote.END_VOTE_SECONDS == 120, "opens a vote for two minutes"),
        (end_vote.END_VOTE_PAUSE_SECONDS == 300, "has to wait five minutes"),
        (host_request.STUCK_SECONDS == 180, "a decision has lasted for three minutes"),
        (clock.HOLD_SECONDS == 300, "is ready, for at most five minutes"),
        (solo.COVER_SECONDS == 600, "They wait for at most ten minutes"),
        (host_request.HOST_REQUEST_PAUSE_SECONDS == 300, "asked again for five minutes"),
        (limits.host_seconds == 60, "sends no command for a minute"),
    ):
        assert seconds, sentence
        assert sentence in flat, sentence
