"""Messages as JSON, and back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from lorelode.core import AnyGame, MoveSyntaxError
from lorelode.wire.commands import CommandId, Inbound
from lorelode.wire.games import find_wire_game
from lorelode.wire.updates import Outbound


class BadMessage(ValueError):
    """A frame that is not a message; the text says what was expected."""


_DECODE_ERRORS: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
_ENCODER: Final = msgspec.json.Encoder()
_INBOUND: Final[msgspec.json.Decoder[Inbound]] = msgspec.json.Decoder(Inbound)


class _WithGame(Struct):
    game: str


def _convert_play(_kind: type[Any], content: Any) -> Any:
    """A `Play` as the struct of its game, which is looked up when a message is read."""
    game = msgspec.convert(content, _WithGame).game
    return msgspec.convert(content, find_wire_game(game).play, str_keys=True)


_OUTBOUND: Final[msgspec.json.Decoder[Outbound]] = msgspec.json.Decoder(
    Outbound, dec_hook=_convert_play
)


def encode(message: object) -> bytes:
    """A message, or a part of one, as JSON."""
    return _ENCODER.encode(message)


def read_inbound(frame: str | bytes) -> Inbound:
    """What a client sent, or `BadMessage`."""
    try:
        return _INBOUND.decode(frame)
    except _DECODE_ERRORS as error:
        raise BadMessage(str(error)) from error


def read_outbound(frame: str | bytes) -> Outbound:
    """What a table sent, or `BadMessage`."""
    try:
        return _OUTBOUND.decode(frame)
    except _DECODE_ERRORS as error:
        raise BadMessage(str(error)) from error


def read_move(game: AnyGame, raw: msgspec.Raw) -> Any:
    """The move of a `Move` command, or `BadMessage`."""
    entry = find_wire_game(game.name)
    try:
        move = _move_decoder(entry.move).decode(raw)
        return game.read(move) if entry.in_notation else move
    except (*_DECODE_ERRORS, MoveSyntaxError) as error:
        raise BadMessage(str(error)) from error


def encode_choices(game: AnyGame, choices: Sequence[Any]) -> bytes:
    """The legal moves of a seat, as `read_move` takes them back."""
    if find_wire_game(game.name).in_notation:
        return encode([game.write(move) for move in choices])
    return encode(choices)


@lru_cache
def _move_decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


class _WithId(Struct):
    id: CommandId | None = None


_WITH_ID: Final = msgspec.json.Decoder(_WithId)


def read_command_id(frame: str | bytes) -> str | None:
    """The id in a frame that is not a message, if it has one: its sender waits for an answer."""
    try:
        return _WITH_ID.decode(frame).id
    except _DECODE_ERRORS:
        return None
