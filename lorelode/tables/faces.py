"""Who has which face at a table. No two of a table have the same."""

from __future__ import annotations

import hashlib

from lorelode.core import Seat
from lorelode.core.faces import FACES, Face
from lorelode.core.languages import DEFAULT_LANGUAGE
from lorelode.tables.log import PersonId
from lorelode.tables.table import Sitter, Table


def give_face(table: Table, seat: Seat, person: PersonId | None) -> Face:
    """A free face for who sits down: a person's follows from the person, a bot's from the seat.

    It depends on what everybody knows, so a log need not tell it. With the code of the table in it,
    a face does not follow a person from one table to another.
    """
    taken = {sitter.face for sitter in table.seats if sitter is not None}
    faces = list(FACES)
    who = f"{table.code} {seat if person is None else person}"
    start = int.from_bytes(hashlib.sha256(who.encode()).digest()) % len(faces)
    return next(face for face in faces[start:] + faces[:start] if face not in taken)


def name_sitter(sitter: Sitter) -> str:
    """The name of a person, or that of a bot in English."""
    return sitter.name or FACES[sitter.face][DEFAULT_LANGUAGE]
