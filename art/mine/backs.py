"""The back of the hand cards."""

from art.mine.board import MINE, Board, spot
from art.mine.tools import centred, lamp, pick
from art.mine.treasure import edged, lozenges
from art.paper import Shadow
from art.shapes import circle, ring


def card_back() -> Board:
    """Crossed picks and a lamp."""
    scene = Board("card-back", MINE)
    edged(scene, "#5a2a20", "#b07a3c")
    lozenges(scene, "#6b3427")
    scene.sheet(circle(400, 600, 300), "#2e1813", Shadow.LIFT)
    scene.sheet(ring(400, 600, 300, 26), "#b07a3c", Shadow.THIN)
    spot(scene, 400, 600, 280, "#ffb04a", 0.55)
    for lean in (40, -40):
        scene.place(centred(pick().moved(0, 0, 1, turn=lean)), 400, 590, 400, shadow=Shadow.LIFT)
    scene.sheet(circle(400, 640, 112), "#2e1813", Shadow.SOFT)
    scene.place(centred(lamp()), 400, 640, 185, shadow=Shadow.SOFT)
    return scene
