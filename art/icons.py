"""`python -m art.icons` draws the icons of the installed page: a pick, and the moon of dreams."""

import io
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import resvg_py
from PIL import Image, ImageDraw
from shapely import affinity

from art.colour import shade
from art.mine.board import Mark, spot
from art.paper import Shadow
from art.shapes import Shape, circle, path, rect

FOLDER = Path(__file__).parent.parent / "lorelode" / "web" / "icons"
CANVAS = 800
MIDDLE = CANVAS / 2
TWICE = 2  # drawn larger, and made smaller: finer edges
CORNER = 14 / 64  # the radius of the corners, as part of the width, as in the page's icon
GROUND, WOOD, GOLD, MOON = "#46321f", "#b9814a", "#f2b54a", "#7fd1c7"


@dataclass(frozen=True)
class Icon:
    """One file. `reach` is the size of the motif; `corners` says whether they are cut off."""

    pixels: int
    limit: int
    reach: float
    corners: bool

    def image(self) -> Image.Image:
        """In pixels, without anything of this machine."""
        svg = _draw(self.reach).svg(TWICE * self.pixels / CANVAS)
        png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
        drawn = Image.open(io.BytesIO(png)).convert("RGB")
        if not self.corners:
            return drawn.resize((self.pixels, self.pixels), Image.Resampling.LANCZOS)
        mask = Image.new("L", drawn.size)
        edge = drawn.width - 1
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, edge, edge), drawn.width * CORNER, fill=255)
        drawn.putalpha(mask)
        return drawn.resize((self.pixels, self.pixels), Image.Resampling.LANCZOS)

    def write(self, path: Path) -> int:
        """Draws the file; returns its bytes."""
        self.image().save(path, "PNG", optimize=True)
        return path.stat().st_size


# A launcher may cut a maskable icon to a circle of four fifths of its width.
ICONS: Mapping[str, Icon] = {
    "icon-192": Icon(192, 36_000, 1, corners=True),
    "icon-512": Icon(512, 130_000, 1, corners=True),
    "maskable-192": Icon(192, 36_000, 0.76, corners=False),
    "maskable-512": Icon(512, 130_000, 0.76, corners=False),
    "touch-180": Icon(180, 36_000, 0.9, corners=False),
}
"""By the name of the file."""


def _draw(reach: float) -> Mark:
    """The motif on a square of paper; `reach` makes it smaller around the middle."""
    scene = Mark("icon")
    scene.wash(rect(0, 0, CANVAS, CANVAS), scene.fade(shade(GROUND, 0.03), shade(GROUND, -0.06)))
    scene.sheet(circle(MIDDLE, MIDDLE, 380 * reach), shade(GROUND, 0.07), Shadow.SOFT)
    spot(scene, MIDDLE, MIDDLE, 400 * reach, "#ffdf9a", 0.28)
    moon = circle(560, 530, 132).difference(circle(602, 486, 118))
    scene.sheet(_fit(moon, reach), MOON, Shadow.LIFT)
    handle = path("M462 190L232 672L158 632L398 190Z").buffer(-8).buffer(8)
    scene.sheet(_fit(handle, reach), WOOD, Shadow.LIFT)
    head = path("M110 290C285 110 515 110 690 290C600 246 520 222 400 222S200 246 110 290Z")
    scene.sheet(_fit(head, reach), GOLD, Shadow.LIFT)
    scene.sheet(_fit(rect(352, 136, 96, 108, 20), reach), shade(GOLD, -0.12), Shadow.THIN)
    return scene


def _fit(shape: Shape, reach: float) -> Shape:
    return affinity.scale(shape, reach, reach, origin=(MIDDLE, MIDDLE))


def main() -> int:
    """Draws them all; 1 when one came out too large."""
    FOLDER.mkdir(exist_ok=True)
    worst = 0
    for name, icon in ICONS.items():
        size = icon.write(FOLDER / f"{name}.png")
        worst = max(worst, int(size > icon.limit))
        sys.stdout.write(f"{name:16} {size:6}{'  TOO LARGE' if size > icon.limit else ''}\n")
    return worst


if __name__ == "__main__":
    sys.exit(main())
