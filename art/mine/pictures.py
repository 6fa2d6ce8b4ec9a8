"""The register of pictures, and from a picture to its file."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import resvg_py
from PIL import Image

from art.draw import webp
from art.mine import backs, cards, dwarfs, goals, marks, treasure
from art.mine.looks import MINERS, SABOTEURS
from art.mine.ways import way
from art.scene import Scene
from lorelode.rules.saboteur.cards import (
    GOLD,
    STONES,
    TOOL_BROKEN_BY,
    TOOLS,
    TOOLS_MENDED_BY,
    Shape,
)

FOLDER = Path(__file__).parents[2] / "browser" / "src" / "saboteur" / "pictures"
TALL, SQUARE = (240, 360), (96, 96)
PATH_LIMIT, CARD_LIMIT, MARK_LIMIT = 12_000, 12_000, 4_000  # bytes
TWICE = 2  # drawn larger, and made smaller: finer edges


@dataclass(frozen=True)
class Picture:
    """One picture of the game."""

    name: str
    drawing: Callable[[], Scene]
    limit: int = CARD_LIMIT
    size: tuple[int, int] = TALL

    def image(self) -> Image.Image:
        """In pixels, without fonts and without anything of this machine."""
        svg = self.drawing().svg(TWICE * self.size[0] / 800)
        png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
        mode = "RGB" if self.size == TALL else "RGBA"
        drawn = Image.open(io.BytesIO(png)).convert(mode)
        return drawn.resize(self.size, Image.Resampling.LANCZOS)

    def write(self, folder: Path) -> int:
        """Draws the file; returns its bytes."""
        data = webp(self.image(), self.limit)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{self.name}.webp").write_bytes(data)
        return len(data)


def pictures() -> dict[str, Picture]:
    """Every picture by name, in the order of the contact sheet."""
    return {picture.name: picture for picture in (*_mine(), *_hand(), *_people(), *_marks())}


def _mine() -> list[Picture]:
    ways = [
        Picture(shape.replace("+", "_"), partial(way, shape.value), PATH_LIMIT) for shape in Shape
    ]
    faces = [
        Picture(f"stone-{shape}", partial(goals.stone, shape.value), PATH_LIMIT)
        for shape in STONES.values()
    ]
    return [
        *ways,
        Picture("start", goals.start, PATH_LIMIT),
        Picture("goal-back", goals.goal_back, PATH_LIMIT),
        Picture("goal-gold", goals.treasure, PATH_LIMIT),
        *faces,
    ]


def _hand() -> list[Picture]:
    return [
        *(
            Picture(f"break-{tool}", partial(cards.broken, tool.value))
            for tool in TOOL_BROKEN_BY.values()
        ),
        *(
            Picture(
                f"mend-{'-'.join(tools)}", partial(cards.mended, *(tool.value for tool in tools))
            )
            for tools in TOOLS_MENDED_BY.values()
        ),
        Picture("rockfall", cards.rockfall),
        Picture("map", cards.chart),
        Picture("card-back", backs.card_back),
    ]


def _people() -> list[Picture]:
    return [
        *(Picture(f"miner-{n}", partial(dwarfs.miner, n)) for n in range(len(MINERS))),
        *(Picture(f"saboteur-{n}", partial(dwarfs.saboteur, n)) for n in range(len(SABOTEURS))),
        Picture("role-back", dwarfs.hidden),
        *(Picture(f"gold-{n}", partial(treasure.gold, n)) for n in sorted(set(GOLD))),
        Picture("gold-back", treasure.sack),
    ]


def _marks() -> list[Picture]:
    return [
        Picture(f"tool-{tool}", partial(marks.broken_tool, tool.value), MARK_LIMIT, SQUARE)
        for tool in TOOLS
    ]
