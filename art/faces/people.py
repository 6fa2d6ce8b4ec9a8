"""Faces of people, each told by what is on the head."""

import math

from art.colour import shade
from art.faces.portrait import (
    GOLD,
    INK,
    MIDDLE,
    WHITE,
    Portrait,
    brows,
    cheeks,
    eyes,
    grin,
    head,
    neck,
    nose,
    shoulders,
    smile,
)
from art.paper import Shadow
from art.shapes import (
    Shape,
    blob,
    circle,
    ellipse,
    path,
    rect,
    ring,
    star,
    stretch,
    stroke,
    union,
)


def banjo() -> Portrait:
    """An old man under a straw hat, with a white beard."""
    scene, skin = Portrait("banjo", "#6f9440"), "#eeb187"
    shoulders(scene, "#3f6fae")
    beard = blob(
        [(205, 400), (190, 560), (260, 690), (400, 760), (540, 690), (610, 560), (595, 400)]
    )
    head(scene, skin)
    scene.sheet(beard, "#f7f1e4", Shadow.LIFT)
    scene.sheet(ellipse(MIDDLE, 405, 160, 105), skin, Shadow.THIN)
    eyes(scene, 395)
    moustache = path("M400 500C330 455 250 480 205 545C290 580 360 570 400 535Z")
    scene.sheet(union(moustache, _mirrored(moustache)), "#ffffff", Shadow.THIN)
    nose(scene, 470, "#e08a6a", 50)
    scene.sheet(ellipse(MIDDLE, 300, 335, 72), "#e3b755", Shadow.LIFT)
    crown = path(
        "M235 300C235 190 255 110 290 100Q400 70 510 100C545 110 565 190 565 300Q400 345 235 300Z"
    )
    scene.sheet(crown, "#efc868", Shadow.LIFT)
    band = crown.intersection(path("M200 240Q400 285 600 240V310Q400 355 200 310Z"))
    scene.sheet(band, "#b5371f", Shadow.THIN)
    return scene


def rollo() -> Portrait:
    """A pirate: red kerchief, black beard, a patch over one eye."""
    scene, skin = Portrait("rollo", "#2f5478"), "#dd9a6c"
    knot = union(ellipse(610, 300, 75, 38, -35), ellipse(620, 370, 80, 34, 25))
    scene.sheet(knot, "#a92c22", Shadow.LIFT)
    shirt = shoulders(scene, "#f3ead6")
    for y in (700, 770):
        scene.wash(shirt.intersection(rect(0, y, 800, 36)), "#2f5f9a")
    skull = head(scene, skin)
    beard = path(
        "M200 380C190 560 260 690 400 700C540 690 610 560 600 380C570 470 520 480 480 470"
        "Q400 440 320 470C280 480 230 470 200 380Z"
    )
    scene.sheet(beard, "#2b2026", Shadow.LIFT)
    grin(scene, 525, 140, 55)
    eyes(scene, 385)
    scene.wash(stroke([(205, 320), (475, 385), (600, 350)], 16), INK)
    scene.sheet(ellipse(475, 392, 62, 58), INK, Shadow.THIN)
    nose(scene, 445, skin, 44)
    scarf = skull.buffer(26).intersection(path("M100 100H700V300Q400 350 100 330Z"))
    scene.sheet(scarf, "#cf3b2c", Shadow.LIFT)
    dots = union(
        *(circle(x, y, 19) for x, y in ((285, 265), (365, 235), (450, 280), (400, 300), (520, 245)))
    )
    scene.wash(dots.intersection(scarf), "#fff0d8")
    scene.sheet(ring(205, 500, 38, 14), GOLD, Shadow.THIN)
    return scene


def nana() -> Portrait:
    """A grandmother: grey bun, round glasses."""
    scene, skin, hair = Portrait("nana", "#a987cf"), "#f3c6a2", "#d9d5de"
    scene.sheet(circle(MIDDLE, 135, 100), shade(hair, -0.05), Shadow.LIFT)
    scene.wash(stroke([(300, 95), (505, 165)], 12), "#b5371f")
    scene.sheet(ellipse(MIDDLE, 360, 245, 235), hair, Shadow.LIFT)
    shoulders(scene, "#6a3f8f")
    neck(scene, skin)
    shawl = path("M120 820C150 690 260 630 330 620L400 730L470 620C540 630 650 690 680 820Z")
    scene.sheet(shawl, "#e0708a", Shadow.LIFT)
    head(scene, skin, 180, 205, 415)
    scene.sheet(
        path(
            "M212 400C205 250 290 175 400 205C510 175 595 250 588 400C540 330 470 310 400 310"
            "C330 310 260 330 212 400Z"
        ),
        hair,
        Shadow.THIN,
    )
    eyes(scene, 420, 165, 24)
    for x in (317, 483):
        scene.sheet(ring(x, 420, 78, 15), "#7a3b1f", Shadow.THIN)
    scene.wash(stroke([(385, 412), (415, 412)], 13), "#7a3b1f")
    cheeks(scene, 510, 260)
    nose(scene, 490, skin, 30)
    smile(scene, 535, 120, 44, "#a33b3b")
    return scene


def rumba() -> Portrait:
    """A dancer with a cloud of curls and a red flower in it."""
    scene, skin, hair = Portrait("rumba", "#ee9a3f"), "#8a5430", "#33201c"
    curls = [
        circle(MIDDLE + 235 * math.cos(a), 345 + 215 * math.sin(a), 92)
        for a in (k * math.pi / 6 for k in range(-7, 2))
    ]
    scene.sheet(union(*curls, ellipse(MIDDLE, 340, 250, 230)), hair, Shadow.LIFT)
    shoulders(scene, "#1f8f6f", 480)
    neck(scene, skin)
    scene.sheet(path("M250 820L300 650Q400 760 500 650L550 820Z"), "#27a983", Shadow.THIN)
    scene.sheet(ellipse(MIDDLE, 415, 175, 205), skin, Shadow.LIFT)
    scene.sheet(
        path(
            "M222 400C235 260 330 235 400 260C470 235 565 260 578 400C540 310 460 300 400 305"
            "C340 300 260 310 222 400Z"
        ),
        hair,
        Shadow.THIN,
    )
    for x in (222, 578):
        scene.sheet(ring(x, 540, 48, 14), GOLD, Shadow.THIN)
    eyes(scene, 420, 160, 28)
    brows(scene, 355, hair)
    cheeks(scene, 500, 240, "#c8553d")
    nose(scene, 480, skin, 36)
    grin(scene, 535, 140, 48)
    petals = [
        ellipse(600 + 58 * math.cos(a), 215 + 58 * math.sin(a), 50, 50)
        for a in (k * math.tau / 5 for k in range(5))
    ]
    scene.sheet(union(*petals), "#d9262f", Shadow.LIFT)
    scene.sheet(circle(600, 215, 34), GOLD, Shadow.THIN)
    return scene


def karma() -> Portrait:
    """A calm woman in a turquoise headscarf with a golden edge."""
    scene, skin = Portrait("karma", "#8f3f6c"), "#d69f70"
    wrap = blob(
        [
            (400, 95),
            (230, 170),
            (165, 360),
            (185, 560),
            (120, 830),
            (680, 830),
            (615, 560),
            (635, 360),
            (570, 170),
        ]
    )
    scene.sheet(wrap, "#1f9aa0", Shadow.LIFT)
    scene.sheet(ellipse(MIDDLE, 405, 200, 245), GOLD, Shadow.THIN)
    scene.sheet(ellipse(MIDDLE, 410, 178, 222), skin, Shadow.THIN)
    front = path(
        "M190 400C180 560 260 650 400 690C300 720 220 760 200 830H640C660 700 640 600 610 500"
        "C580 590 500 650 400 650C280 630 220 540 190 400Z"
    )
    scene.sheet(front, "#27b3b5", Shadow.LIFT)
    for x in (322, 478):
        lid = path(f"M{x - 52} 415Q{x} 362 {x + 52} 415Q{x} 452 {x - 52} 415Z")
        scene.wash(lid.buffer(7), INK)
        scene.wash(lid, WHITE)
        scene.wash(circle(x, 408, 27), "#3f2a1c")
        scene.wash(circle(x - 9, 398, 9), WHITE)
    brows(scene, 345, "#3f2a1c", 165, 20)
    nose(scene, 480, skin, 30)
    scene.wash(path("M335 540Q370 545 400 540Q430 545 465 540Q400 615 335 540Z"), "#b03048")
    scene.sheet(star(MIDDLE, 175, 62, 8, 0.45), GOLD, Shadow.THIN)
    scene.wash(circle(MIDDLE, 175, 20), "#d9262f")
    return scene


def paprika() -> Portrait:
    """A girl with freckles and two red plaits that stand off."""
    scene, skin, hair = Portrait("paprika", "#69bda9"), "#f6cda8", "#d9601f"
    for side in (-1, 1):
        plait = union(
            *(
                ellipse(
                    MIDDLE + side * (215 + 62 * k), 290 - 48 * k, 58 - 6 * k, 48 - 5 * k, side * -38
                )
                for k in range(3)
            )
        )
        tuft = ellipse(MIDDLE + side * 372, 120, 36, 62, side * 38)
        scene.sheet(union(tuft), hair, Shadow.LIFT)
        scene.sheet(plait, hair, Shadow.LIFT)
        scene.sheet(circle(MIDDLE + side * 350, 168, 30), "#2f6fd0", Shadow.THIN)
    scene.sheet(ellipse(MIDDLE, 370, 225, 225), hair, Shadow.LIFT)
    shirt = shoulders(scene, "#f3c93f")
    for y in (665, 745):
        scene.wash(shirt.intersection(rect(0, y, 800, 40)), "#3f9a58")
    neck(scene, skin)
    head(scene, skin, 182, 200, 420)
    scene.sheet(
        path(
            "M215 405C205 230 310 170 400 205C490 170 595 230 585 405C545 320 480 300 425 300"
            "L400 275L375 300C320 300 255 320 215 405Z"
        ),
        hair,
        Shadow.THIN,
    )
    eyes(scene, 425, 160, 30, "#2f7d4f")
    for x, y in ((300, 500), (335, 520), (280, 530), (500, 500), (465, 520), (520, 530)):
        scene.wash(circle(x, y, 10), "#c9733f")
    nose(scene, 492, skin, 30)
    grin(scene, 540, 150, 52)
    scene.wash(rect(392, 552, 16, 26), "#5a1f1c")
    return scene


def turbo() -> Portrait:
    """An aviator: leather cap, goggles on the forehead, a scarf in the wind."""
    scene, skin, leather = Portrait("turbo", "#86c3dc"), "#eab98f", "#6b3f22"
    tail = path("M540 640C640 590 700 640 800 570V690C700 740 640 700 550 740Z")
    scene.sheet(tail, "#c8322b", Shadow.LIFT)
    shoulders(scene, leather)
    scene.sheet(ellipse(MIDDLE, 380, 225, 245), leather, Shadow.LIFT)
    for x in (195, 605):
        scene.sheet(rect(x - 52, 380, 104, 200, 46), shade(leather, -0.05), Shadow.THIN)
        scene.sheet(circle(x, 470, 26), GOLD, Shadow.THIN)
    scene.sheet(ellipse(MIDDLE, 440, 165, 185), skin, Shadow.THIN)
    scarf = path("M195 610Q400 690 605 610Q640 690 590 740Q400 800 210 740Q160 690 195 610Z")
    scene.sheet(scarf, "#dc3f35", Shadow.LIFT)
    scene.wash(stroke([(170, 285), (400, 245), (630, 285)], 40), INK)
    for x in (295, 505):
        scene.sheet(ellipse(x, 270, 108, 86), GOLD, Shadow.LIFT)
        scene.wash(ellipse(x, 270, 84, 64), "#2d4f66")
        scene.wash(
            path(f"M{x - 60} 280Q{x - 40} 220 {x + 30} 222Q{x - 20} 240 {x - 60} 280Z"), "#d5f1fa"
        )
    eyes(scene, 440, 150, 26)
    brows(scene, 385, "#4a2a16", 155, 8)
    cheeks(scene, 510, 220)
    nose(scene, 495, skin, 36)
    grin(scene, 540, 130, 44)
    return scene


def cosmo() -> Portrait:
    """An astronaut behind a round visor, among the stars."""
    scene, skin = Portrait("cosmo", "#252a63"), "#b0713f"
    for x, y, r in ((95, 120, 30), (700, 170, 36), (60, 420, 22), (740, 470, 24), (610, 60, 20)):
        scene.wash(star(x, y, r, 4, 0.3), "#fff3c0")
    body = shoulders(scene, "#e9edf2", 620, 600)
    scene.wash(body.intersection(rect(0, 735, 800, 36)), "#ef7a2f")
    for x in (140, 660):
        scene.sheet(rect(x - 45, 330, 90, 150, 34), "#ef7a2f", Shadow.LIFT)
    scene.sheet(circle(MIDDLE, 385, 275), "#f4f6f8", Shadow.LIFT)
    scene.sheet(ellipse(MIDDLE, 400, 222, 205), "#97a6b8", Shadow.THIN)
    with scene.inside(ellipse(MIDDLE, 400, 202, 186)) as view:
        view.wash(rect(0, 0, 800, 800), view.fade("#2d3f7a", "#131a3f"))
        view.sheet(ellipse(MIDDLE, 440, 155, 165), skin, Shadow.THIN)
        view.sheet(
            path(
                "M235 400C240 270 330 250 400 262C470 250 560 270 565 400C520 340 460 330 400 335"
                "C340 330 280 340 235 400Z"
            ),
            "#2a1a14",
            Shadow.THIN,
        )
        eyes(view, 430, 140, 25)
        nose(view, 480, skin, 30)
        smile(view, 515, 120, 46, "#4a1c14")
        view.wash(path("M215 390C225 290 290 235 370 225C310 265 270 320 260 400Z"), WHITE, 0.55)
    return scene


def _mirrored(shape: Shape) -> Shape:
    return stretch(shape, -1, 1, MIDDLE, 0)
