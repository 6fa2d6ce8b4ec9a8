"""What messengers show of a link to the page: a picture, and who invites to which game.

The tags are those of the Open Graph protocol. They say what everybody with the link sees anyway.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from lorelode.core.languages import DEFAULT_LANGUAGE, Language
from lorelode.tables.table import Table

PREVIEW_FOLDER: Final = Path(__file__).parent / "previews"
PICTURE_PIXELS: Final = (1200, 630)
"""Width and height of every picture of a preview."""


class _Sentences(Struct, frozen=True, forbid_unknown_fields=True):
    """The sentences of one language, and what it calls the games."""

    site: str
    invitation: str
    """With the name of the person who invites."""
    open_invitation: str
    """The same if the host has no seat."""
    games: Mapping[str, str]


_SENTENCES: Final = msgspec.json.decode(
    (PREVIEW_FOLDER / "sentences.json").read_bytes(), type=dict[Language, _Sentences]
)


SITE_SENTENCES: Final[Mapping[Language, str]] = {
    language: sentences.site for language, sentences in _SENTENCES.items()
}
"""What Lorelode is, in a sentence of each language."""


def name_game(game: str, language: Language) -> str:
    """What a language calls a game, isolated from the direction of the text around it."""
    return f"\u2068{_SENTENCES[language].games.get(game, game)}\u2069"


class LinkPreview(NamedTuple):
    """What a messenger shows of a link."""

    title: str
    description: str
    picture: str
    """The name of the file in `PREVIEW_FOLDER`."""


SITE_PREVIEW: Final = LinkPreview("Lorelode", SITE_SENTENCES[DEFAULT_LANGUAGE], "lorelode.jpg")
"""The preview of every address but those of tables."""


def preview_table(table: Table) -> LinkPreview:
    """The preview of a link to a table, in the language of the table."""
    sentences = _SENTENCES[table.settings.language]
    game = table.settings.game
    host = table.seat_of(table.host)
    sitter = None if host is None else table.seats[host]
    # A name of another direction must not turn the sentence around.
    named = {"game": name_game(game, table.settings.language)}
    if sitter is None:
        title = sentences.open_invitation.format(**named)
    else:
        title = sentences.invitation.format(name=f"\u2068{sitter.name}\u2069", **named)
    picture = f"{game}.jpg" if (PREVIEW_FOLDER / f"{game}.jpg").is_file() else SITE_PREVIEW.picture
    return LinkPreview(title, sentences.site, picture)


def write_tags(preview: LinkPreview, base_url: str, path: str) -> str:
    """The tags for the head of the page; `base_url` is the start of every address of the server."""
    width, height = PICTURE_PIXELS
    properties = {
        "og:type": "website",
        "og:site_name": "Lorelode",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": base_url + path,
        "og:image": f"{base_url}/previews/{preview.picture}",
        "og:image:width": str(width),
        "og:image:height": str(height),
    }
    tags = [
        f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items()
    ]
    tags.append('<meta name="twitter:card" content="summary_large_image">')
    tags.append(f'<meta name="description" content="{escape(preview.description)}">')
    return "\n".join(tags)
