"""Count which pictures of the built-in decks people think of together.

    python -m tools.kin

writes `kin.toml` of each deck that has lines.
"""

from __future__ import annotations

from lorelode.decks.associations import built_in_folders
from lorelode.decks.kin import KIN_FILE, count_kin, format_kin


def main() -> None:
    """Write the files."""
    for folder in built_in_folders():
        if kin := count_kin(folder):
            (folder / KIN_FILE).write_text(format_kin(kin), "utf-8")


if __name__ == "__main__":
    main()
