"""The command that draws a set of pictures: `python -m art.mine`, `python -m art.faces`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    from art.mine.pictures import Picture


def draw(
    module: str,
    every: Mapping[str, Picture],
    folder: Path,
    sheet: Callable[[Path], Image.Image],
) -> int:
    """Draws; 1 when a picture came out too large, 2 when there is no such picture."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--out", type=Path, default=folder, help="the folder to draw into")
    parser.add_argument("--sheet", type=Path, help="a contact sheet instead, of what is drawn")
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in every]
    if unknown:
        sys.stderr.write(f"no such picture: {', '.join(unknown)}\n")
        return 2
    if options.sheet:
        sheet(options.out).save(options.sheet, quality=72, method=6)
        return 0
    worst = 0
    for picture in [every[name] for name in options.names] or every.values():
        size = picture.write(options.out)
        over = size > picture.limit
        worst = max(worst, int(over))
        sys.stdout.write(f"{picture.name:16} {size:6}{'  TOO LARGE' if over else ''}\n")
        sys.stdout.flush()
    return worst
