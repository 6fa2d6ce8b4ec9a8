"""A table of a server, as `bot` and `mcp` are told of it."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

import click

from lorelode.cli.errors import BadInput

_CODE: Final = re.compile(r"[0-9A-Za-z]{1,40}")
_PAGE: Final = re.compile(r"/t/([^/]+)/?")

server_option = click.option(
    "--server",
    default="http://localhost:8000",
    metavar="URL",
    help="The server of Lorelode; the link of a table names it too.",
)


def read_server(text: str) -> str:
    """The address of a server, or `BadInput`.

    >>> read_server("https://play.example/")
    'https://play.example'
    """
    try:
        parts = urlsplit(text)
        found = parts.hostname and (parts.port or True)
    except ValueError:
        found, parts = False, urlsplit("")
    if not found or parts.scheme not in ("http", "https") or parts.path.strip("/"):
        raise BadInput(
            f"--server takes an address such as http://localhost:8000, not {text[:60]!r}."
        )
    return f"{parts.scheme}://{parts.netloc}"


def read_table(text: str, server: str) -> tuple[str, str]:
    """The server and the code of a table, from its code or its link.

    >>> read_table("K7QM2X01", "http://localhost:8000")
    ('http://localhost:8000', 'K7QM2X01')
    >>> read_table("https://play.example/t/K7QM2X01", "http://localhost:8000")
    ('https://play.example', 'K7QM2X01')
    """
    if _CODE.fullmatch(text):
        return read_server(server), text
    parts = urlsplit(text)
    page = _PAGE.fullmatch(parts.path)
    if not page or not _CODE.fullmatch(page[1]) or not parts.netloc:
        raise BadInput(f"--table takes a code such as K7QM2X01, or a link, not {text[:60]!r}.")
    return read_server(f"{parts.scheme}://{parts.netloc}"), page[1]
