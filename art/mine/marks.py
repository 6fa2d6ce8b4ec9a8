"""Small signs on glass: the tools that are broken in front of a player."""

from art.colour import mix
from art.mine.board import Mark
from art.mine.tools import BROKEN, centred

INK, LIGHT = "#1e120c", "#ffe0a0"


def broken_tool(tool: str) -> Mark:
    """Pale on a thick dark outline, so that it can be read on any ground."""
    scene = Mark(f"tool {tool}")
    ruin = centred(BROKEN[tool](), 690).moved(400, 400, 1)
    scene.wash(ruin.outline.buffer(50), INK)
    for piece in ruin.pieces:
        scene.wash(piece.shape.buffer(5), mix(piece.colour, LIGHT, 0.6))
    return scene
