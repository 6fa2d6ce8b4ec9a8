"""The register of faces, and their files."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PIL import Image

from art.faces import creatures, people
from art.mine.pictures import Picture

FOLDER = Path(__file__).parents[2] / "browser" / "src" / "faces" / "pictures"
SIZE = (160, 160)
FACE_LIMIT = 8_000  # bytes

FACES = (
    people.banjo,
    creatures.cactus,
    people.cosmo,
    creatures.domino,
    creatures.fido,
    people.karma,
    creatures.kiwi,
    creatures.lychee,
    creatures.mango,
    people.nana,
    people.paprika,
    creatures.pixel,
    people.rollo,
    people.rumba,
    people.turbo,
    creatures.yeti,
)


def pictures() -> Mapping[str, Picture]:
    """Every face by name."""
    return {
        drawing.__name__: Picture(drawing.__name__, partial(drawing), FACE_LIMIT, SIZE)
        for drawing in FACES
    }


def sheet(folder: Path) -> Image.Image:
    """All faces, large and as small as a page shows them."""
    each = [Image.open(folder / f"{name}.webp").convert("RGB") for name in pictures()]
    out = Image.new("RGB", (8 * 170 + 10, 2 * 170 + 2 * 52), "#1a1411")
    for k, face in enumerate(each):
        x, row = 10 + k % 8 * 170, k // 8
        out.paste(face, (x, 10 + row * 170))
        out.paste(face.resize((32, 32), Image.Resampling.LANCZOS), (10 + k * 42, 360))
        out.paste(face.resize((24, 24), Image.Resampling.LANCZOS), (10 + k * 42, 402))
    return out
