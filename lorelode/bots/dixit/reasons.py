"""The reasons of bots in Dixit."""

from __future__ import annotations

from typing import Final

from lorelode.bots.reasons import define

# Telling.
TELLS: Final = define("tells", "{picture} for {words}", has_subject=True, separator=" + ")
FIRST: Final = define("first", "the first thing that came to mind", has_subject=True)
FORECAST: Final = define(
    "forecast",
    "{likely:.0%} of the others should find it, and some but not all in {some:.0%} of cases",
    has_subject=True,
)

# Giving and voting.
FITS: Final = define(
    "fits", "{picture}: fits because of {words} (likeness {likely:.2f})", has_subject=True
)
FITS_NOTHING: Final = define(
    "fits-nothing",
    "{picture}: shares no words with the clue (likeness {likely:.2f})",
    has_subject=True,
)
ALOUD: Final = define(
    "aloud", "{picture}: the clue was said aloud, and the bot cannot hear", has_subject=True
)

NO_DECK: Final = define("no-deck", "has no deck to read and chooses at random")
