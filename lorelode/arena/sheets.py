"""Tables of findings, for a terminal and for a page alike."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Sheet(Struct, frozen=True):
    """A table in words; the first column names the rows."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    """What one has to know to read it."""

    @property
    def markdown(self) -> str:
        """The table as Markdown, without its title.

        >>> print(Sheet("", ("who", "won"), (("Bo", "3"),)).markdown)
        | who | won |
        | --- | --- |
        | Bo | 3 |
        """
        lines = [self.columns, ("---",) * len(self.columns), *self.rows]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def crossed(
    title: str, corner: str, across: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]
) -> Sheet:
    """A sheet with a name at the head of each row and of each column."""
    return Sheet(title, (corner, *across), tuple((name, *cells) for name, cells in rows))
