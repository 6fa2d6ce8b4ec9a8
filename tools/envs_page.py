"""Writes the tables of docs/envs.md from the layouts and action spaces that they describe.

python -m tools.envs_page
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from string import Template
from typing import Any, Final

from lorelode.envs.dixit import translation as dixit
from lorelode.envs.dixit.clue_slots import BAG_SIZE, CLUE_SLOTS
from lorelode.envs.games import translate
from lorelode.envs.layout import Layout
from lorelode.envs.saboteur import cells as saboteur_cells
from lorelode.envs.translation import Translation, memory_rows

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "envs.md"
TEMPLATE: Final = ROOT / "tools" / "envs_page.template.md"
SABOTEUR_SEATS: Final = 5
DIXIT_SEATS: Final = 4


def write_page() -> str:
    """The page, as it should be."""
    saboteur, dixit_table = translate("saboteur", SABOTEUR_SEATS), translate("dixit", DIXIT_SEATS)
    assert isinstance(dixit_table, dixit.DixitTranslation)
    clues = dixit.blocks(dixit_table.deck, False, DIXIT_SEATS, dixit_table.language)
    template = Template(TEMPLATE.read_text("utf-8"))
    return template.substitute(
        saboteur_seats=SABOTEUR_SEATS,
        dixit_seats=DIXIT_SEATS,
        saboteur_public=_fields(saboteur.public, 0),
        saboteur_private=_fields(saboteur.private, saboteur.public.size),
        saboteur_cells=_blocks(saboteur_cells.blocks(SABOTEUR_SEATS)),
        saboteur_choices=saboteur.choice_count,
        dixit_public=_fields(dixit_table.public, 0),
        dixit_private=_fields(dixit_table.private, dixit_table.public.size),
        dixit_cells=_blocks(clues),
        dixit_choices=dixit_table.choice_count,
        saboteur_memory=_fields(saboteur.memory, 0),
        saboteur_rows=memory_rows(saboteur),
        saboteur_recall=_count_recalled(saboteur),
        dixit_memory=_fields(dixit_table.memory, 0),
        dixit_rows=memory_rows(dixit_table),
        dixit_recall=_count_recalled(dixit_table),
        bag_size=BAG_SIZE,
        clue_slots=CLUE_SLOTS,
    )


def _count_recalled(table: Translation) -> str:
    rows = memory_rows(table) * table.memory.size
    return f"{table.public.size + table.private.size + rows:,}"


def _table(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def _range(start: int, size: int) -> str:
    return f"{start}" if size == 1 else f"{start}–{start + size - 1}"


def _fields(layout: Layout, shift: int) -> str:
    rows = [
        (
            _range(shift + layout.starts[field.name], field.size),
            f"`{field.name}`",
            " × ".join(map(str, field.shape)),
            field.meaning,
        )
        for field in layout.fields
    ]
    return _table(("numbers", "field", "shape", "what it means"), rows)


def _blocks(blocks: Iterable[tuple[str, Sequence[Any]]]) -> str:
    rows, at = [], 0
    for meaning, moves in blocks:
        if moves:
            rows.append((_range(at, len(moves)), meaning))
        at += len(moves)
    return _table(("actions", "move"), rows)


if __name__ == "__main__":
    PAGE.write_text(write_page(), "utf-8")
