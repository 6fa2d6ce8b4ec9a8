"""Where the commands print and ask: lines from top to bottom, nothing ever moved or cleared.

So it reads the same over ssh, in a pipe and through a screen reader. Nothing is said by colour
or weight alone.
"""

from __future__ import annotations

import contextlib
import sys
import textwrap
from collections.abc import Iterable

from rich import box
from rich.console import Console
from rich.table import Table

from lorelode.core.text import tidy

with contextlib.suppress(ImportError):  # not everywhere; where it is, `input` can edit its line
    import readline  # noqa: F401


MIN_COLUMNS = 40
"""The least width of a line, even if the terminal says it is narrower."""


class Terminal:
    """Standard output and input; `ascii` keeps to plain ASCII, as does an output without UTF-8."""

    def __init__(self, ascii: bool = False) -> None:  # noqa: A002
        self.console = Console(highlight=False, markup=False, emoji=False)
        if self.console.width < MIN_COLUMNS:
            self.console.width = MIN_COLUMNS
        self.ascii = ascii or not self.console.encoding.lower().startswith("utf")

    @property
    def width(self) -> int:
        """How many characters fit into a line."""
        return max(MIN_COLUMNS, self.console.width)

    def head(self, text: str) -> None:
        """A heading, after a blank line."""
        self.space()
        lines = textwrap.wrap(text, self.width, break_on_hyphens=False)
        self.console.print(self._plain("\n".join(lines)), style="bold", soft_wrap=True)

    def notation(self, text: str) -> None:
        """A line of a record as a heading; however long, it stays one line that can be copied."""
        self.space()
        self.console.print(self._plain(text), style="bold", soft_wrap=True)

    def space(self) -> None:
        """A blank line."""
        self.console.out()

    def say(self, text: str, indent: int = 0) -> None:
        """A paragraph; all lines but the first are indented by `indent` columns."""
        hang = " " * indent
        self.draw(textwrap.wrap(text, self.width, subsequent_indent=hang, break_on_hyphens=False))

    def draw(self, lines: Iterable[str]) -> None:
        """Lines as they are, never wrapped."""
        # All at once: printing a single line costs rich a third of a millisecond.
        if text := "\n".join(lines):
            self.console.out(self._plain(text), highlight=False)

    def table(self, *columns: str, numbers: int = 0) -> Table:
        """An empty table with these columns; the last `numbers` of them hold numbers."""
        table = Table(box=box.ASCII2 if self.ascii else box.SIMPLE_HEAD, pad_edge=False)
        for index, column in enumerate(columns):
            right = index >= len(columns) - numbers
            table.add_column(column, justify="right" if right else "left", overflow="fold")
        return table

    def show(self, table: Table) -> None:
        """A table that is filled."""
        self.console.print(table)

    def fits(self, table: Table) -> bool:
        """Whether a table can be shown without breaking a word."""
        unbounded = self.console.options.update(max_width=1000)
        return self.console.measure(table, options=unbounded).minimum <= self.width

    def ask(self, prompt: str) -> str:
        """What the person types; `EOFError` when there is no more."""
        answer = input(f"{prompt}> ")
        if not sys.stdin.isatty():
            # Nobody saw it being typed, and the prompt's line is still open.
            self.console.out(answer, highlight=False)
        return answer.strip()

    def _plain(self, text: str) -> str:
        return text.replace("…", "...").replace("·", "|") if self.ascii else text


def printable(text: str) -> str:
    """A text from anybody, without characters that would garble a terminal."""
    return "".join(
        sign if sign.isprintable() or sign in "\u200c\u200d" else "?" for sign in tidy(text)
    )
