"""The web app manifests: what a browser shows of the page that somebody installs, by language."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from lorelode.core.languages import LANGUAGES, Language
from lorelode.web.link_preview import SITE_SENTENCES

ICON_FOLDER: Final = Path(__file__).parent / "icons"
NAME: Final = "Lorelode"
GROUND: Final = "#17120e"
"""The background of the page in the dark, for the first moment after a tap on the icon."""
RIGHT_TO_LEFT_SCRIPTS: Final = frozenset({"Arabic", "Hebrew"})


class Icon(Struct, frozen=True):
    """An icon; a `maskable` one may be cut into any shape."""

    src: str
    sizes: str
    purpose: Literal["any", "maskable"]
    type: str = "image/png"


class Manifest(Struct, frozen=True):
    """The members of a web app manifest that Lorelode has."""

    name: str
    short_name: str
    description: str
    lang: Language
    dir: Literal["ltr", "rtl"]
    icons: tuple[Icon, ...]
    id: str = "/"
    """The same in all languages: it is one app."""
    start_url: str = "/"
    scope: str = "/"
    display: str = "standalone"
    background_color: str = GROUND
    theme_color: str = GROUND
    categories: tuple[str, ...] = ("games",)


ICONS: Final = (
    Icon("/icons/icon-192.png", "192x192", "any"),
    Icon("/icons/icon-512.png", "512x512", "any"),
    Icon("/icons/maskable-192.png", "192x192", "maskable"),
    Icon("/icons/maskable-512.png", "512x512", "maskable"),
)


def write_manifest(language: Language) -> bytes:
    """The manifest for readers of a language, as JSON."""
    is_right_to_left = LANGUAGES[language].script in RIGHT_TO_LEFT_SCRIPTS
    manifest = Manifest(
        name=NAME,
        short_name=NAME,
        description=SITE_SENTENCES[language],
        lang=language,
        dir="rtl" if is_right_to_left else "ltr",
        icons=ICONS,
    )
    return msgspec.json.encode(manifest)
