"""Tables of findings, for a terminal and for a page alike."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class ReportTable(Struct, frozen=True):
    """A table in words; the first column names the rows."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    """What a reader needs to know to understand it."""

    @property
    def markdown(self) -> str:
        """The table as Markdown, without its title.

        >>> print(ReportTable("", ("who", "won"), (("Bo", "3"),)).markdown)
        | who | won |
        | --- | --- |
        | Bo | 3 |
        """
        lines = [self.columns, ("---",) * len(self.columns), *self.rows]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def cross_table(
    title: str, corner: str, across: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]
) -> ReportTable:
    """A table with a name at the head of each row and of each column."""
    return ReportTable(title, (corner, *across), tuple((name, *cells) for name, cells in rows))
