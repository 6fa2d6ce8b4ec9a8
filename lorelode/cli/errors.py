"""What a command says and returns when it did not do what it was asked for."""

from __future__ import annotations

from typing import Final

import click

INTERRUPTED_EXIT_CODE: Final = 130
"""What a command returns, by convention, when Ctrl-C stopped it."""


class BadInput(Exception):
    """What was asked for cannot be done; the message is the sentence to print."""


def complain(text: str) -> None:
    """A sentence on standard error."""
    click.echo(text, err=True)
