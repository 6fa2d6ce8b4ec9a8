"""`python -m art draw|sheet|list [ID …]`, and `figures` for all building blocks on one sheet."""

import argparse
import sys
import tempfile
from pathlib import Path

from PIL import Image

from art.catalogue import catalogue
from art.deck import Card, cards
from art.draw import DECK, LARGE_LIMIT, SMALL_LIMIT, picture, sheet, write

TRIAL = Path(tempfile.gettempdir()) / "lorelode-art"


def main() -> int:
    """Runs one command; 1 when a picture came out too large, 2 when there is no such card."""
    options = _parser().parse_args()
    deck = cards()
    unknown = [name for name in options.ids if name not in deck]
    if unknown:
        _say(f"no such card: {', '.join(unknown)}")
        return 2
    chosen = [deck[name] for name in options.ids] or list(deck.values())
    if options.command == "figures":
        catalogue().save(options.out)
        return 0
    if options.command == "list":
        for card in chosen:
            _say(f"{card.id:28} {card.palette:10} {card.traveller or '-'}")
        return 0
    if options.command == "sheet":
        return _sheet(chosen, options.out, options.width, options.scale)
    return _draw(chosen, options.out or (DECK if options.scale == 1 else TRIAL), options.scale)


def _draw(chosen: list[Card], folder: Path, scale: float) -> int:
    worst = 0
    for card in chosen:
        if scale != 1:
            folder.mkdir(parents=True, exist_ok=True)
            picture(card, scale).save(folder / f"{card.id}.png")
            _say(f"{card.id:28} {folder / card.id}.png")
            continue
        large, small = write(card, folder)
        over = large > LARGE_LIMIT or small > SMALL_LIMIT
        worst = max(worst, int(over))
        _say(f"{card.id:28} {large:7} {small:6}{'  TOO LARGE' if over else ''}")
    return worst


def _sheet(chosen: list[Card], out: Path, width: int, scale: float) -> int:
    """Takes the drawn pictures where there are any, and draws the others."""
    pictures = []
    for card in chosen:
        drawn = DECK / f"{card.id}.webp"
        fresh = scale != 1 or not drawn.exists()
        pictures.append(picture(card, min(scale, 0.5)) if fresh else Image.open(drawn))
    sheet(pictures, width, columns=max(1, 1600 // width)).save(out)
    _say(str(out))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m art", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, out in (
        ("draw", None),
        ("sheet", Path("sheet.png")),
        ("figures", Path("figures.png")),
        ("list", None),
    ):
        command = commands.add_parser(name)
        command.add_argument("ids", nargs="*", metavar="ID")
        command.add_argument("--out", type=Path, default=out)
        command.add_argument("--scale", type=float, default=1, help="0.5 draws quick PNGs")
        command.add_argument("--width", type=int, default=260, help="of a card on the sheet")
    return parser


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
