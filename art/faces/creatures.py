"""Faces of animals, and of others who are not quite people."""

import math

from art.colour import shade
from art.faces.portrait import (
    GOLD,
    INK,
    MIDDLE,
    WHITE,
    Portrait,
    cheeks,
    eyes,
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
    polygon,
    rect,
    ribbon,
    smooth,
    star,
    stretch,
    stroke,
    union,
)


def pixel() -> Portrait:
    """A tin robot with an aerial."""
    scene, tin, dark = Portrait("pixel", "#3f83ab"), "#ccd8e0", "#1d2c3a"
    scene.sheet(rect(200, 630, 400, 260, 70), shade(tin, -0.16), Shadow.LIFT)
    scene.sheet(rect(345, 560, 110, 100, 10), dark, Shadow.THIN)
    scene.sheet(rect(388, 110, 24, 140), dark, Shadow.THIN)
    scene.sheet(circle(MIDDLE, 105, 48), "#e8402f", Shadow.LIFT)
    for x in (140, 590):
        scene.sheet(rect(x, 330, 70, 140, 22), "#e8a02f", Shadow.THIN)
    scene.sheet(rect(190, 215, 420, 375, 70), tin, Shadow.LIFT)
    scene.sheet(rect(238, 285, 324, 165, 60), dark, Shadow.THIN)
    for x in (320, 480):
        scene.wash(circle(x, 366, 56), "#7cf5e0", 0.35)
        scene.wash(circle(x, 366, 42), "#8ffbe6")
        scene.wash(circle(x - 12, 352, 13), WHITE)
    mouth = rect(285, 495, 230, 50, 22)
    scene.sheet(mouth, dark, Shadow.THIN)
    bars = union(*(rect(285 + 46 * k + 28, 495, 12, 50) for k in range(4)))
    scene.wash(bars.intersection(mouth), tin)
    return scene


def fido() -> Portrait:
    """A dog with hanging ears and his tongue out."""
    scene, fur, brown = Portrait("fido", "#f0b53f"), "#edc893", "#8a5226"
    shoulders(scene, fur)
    scene.sheet(path("M215 600Q400 700 585 600L600 660Q400 770 200 660Z"), "#c8322b", Shadow.LIFT)
    scene.sheet(circle(MIDDLE, 722, 42), "#e9edf2", Shadow.THIN)
    skull = blob(
        [
            (400, 175),
            (250, 215),
            (205, 380),
            (250, 540),
            (400, 640),
            (550, 540),
            (595, 380),
            (550, 215),
        ]
    )
    scene.sheet(skull, fur, Shadow.LIFT)
    scene.sheet(ellipse(490, 360, 95, 115, 15).intersection(skull), brown, Shadow.THIN)
    scene.sheet(ellipse(MIDDLE, 515, 140, 105), "#fff4e0", Shadow.THIN)
    scene.sheet(path("M358 560H442V640Q442 690 400 690Q358 690 358 640Z"), "#ea6f78", Shadow.THIN)
    scene.wash(stroke([(400, 480), (400, 560)], 14), INK)
    smile(scene, 535, 170, 36)
    scene.sheet(ellipse(MIDDLE, 455, 66, 46), INK, Shadow.THIN)
    scene.wash(ellipse(380, 440, 18, 10), "#8a8080")
    eyes(scene, 365, 180, 31)
    ear = path("M270 200C160 190 105 300 110 470C115 590 190 610 225 530C250 460 240 380 300 260Z")
    scene.sheet(union(ear, _mirrored(ear)), brown, Shadow.LIFT)
    return scene


def mango() -> Portrait:
    """A fox with a sharp nose and a scarf."""
    scene, fur = Portrait("mango", "#1f7263"), "#ef7d2d"
    ear = path("M195 370C150 240 150 150 175 80C270 130 330 190 360 280Z")
    inner = path("M215 310C190 230 190 180 200 140C250 175 290 215 305 270Z")
    scene.sheet(union(ear, _mirrored(ear)), fur, Shadow.LIFT)
    scene.sheet(union(inner, _mirrored(inner)), "#4a2317", Shadow.THIN)
    shoulders(scene, fur)
    scene.sheet(path("M180 620Q400 740 620 620L650 700Q400 830 150 700Z"), "#3f5fc0", Shadow.LIFT)
    face = path(
        "M130 430C150 290 280 235 400 235C520 235 650 290 670 430C600 540 500 580 400 690"
        "C300 580 200 540 130 430Z"
    )
    scene.sheet(face, fur, Shadow.LIFT)
    cheek = path("M130 430C240 420 340 450 400 560V690C300 580 200 540 130 430Z")
    scene.sheet(union(cheek, _mirrored(cheek)), "#fff4e0", Shadow.THIN)
    scene.sheet(ellipse(MIDDLE, 662, 56, 42), INK, Shadow.THIN)
    scene.wash(ellipse(383, 648, 16, 9), "#8a8080")
    for x, turned in ((290, 12), (510, -12)):
        scene.wash(ellipse(x, 415, 44, 32, turned), "#fff3c0")
        scene.wash(ellipse(x, 415, 21, 30), INK)
        scene.wash(circle(x - 7, 402, 8), WHITE)
    return scene


def lychee() -> Portrait:
    """A white cat with green eyes and a bell."""
    scene, fur = Portrait("lychee", "#d8678b"), "#fbf6ee"
    shoulders(scene, fur, 480)
    ear = path("M190 380C150 250 160 160 185 110C270 150 340 210 370 280Z")
    inner = path("M212 310C195 245 200 205 208 175C260 205 300 240 315 285Z")
    scene.sheet(union(ear, _mirrored(ear)), fur, Shadow.LIFT)
    scene.sheet(union(inner, _mirrored(inner)), "#f2a0b0", Shadow.THIN)
    scene.sheet(path("M220 600Q400 700 580 600L590 655Q400 760 210 655Z"), "#2f6fb5", Shadow.LIFT)
    scene.sheet(ellipse(MIDDLE, 430, 255, 205), fur, Shadow.LIFT)
    scene.sheet(circle(MIDDLE, 705, 50), GOLD, Shadow.LIFT)
    scene.wash(stroke([(400, 705), (400, 745)], 12), INK)
    eyes(scene, 415, 220, 50, "#4fb06a")
    scene.wash(path("M362 490H438L400 535Z").buffer(8), "#ee7f95")
    scene.wash(stroke([(400, 535), (400, 560)], 10), INK)
    for side in (-1, 1):
        scene.wash(ribbon([(400, 560), (400 + side * 38, 585), (400 + side * 75, 560)], 12), INK)
        for y, bend in ((500, -16), (535, 0), (570, 16)):
            line = [(400 + side * 150, 525 + (y - 535) / 2), (400 + side * 320, y + bend)]
            scene.wash(stroke(line, 7), "#8d7f86")
    return scene


def domino() -> Portrait:
    """A panda who chews bamboo."""
    scene, black = Portrait("domino", "#74b45f"), "#2a2630"
    for x in (215, 585):
        scene.sheet(circle(x, 225, 100), black, Shadow.LIFT)
    shoulders(scene, black)
    scene.sheet(ellipse(MIDDLE, 405, 255, 235), "#fbf8f2", Shadow.LIFT)
    for x, turned in ((290, 24), (510, -24)):
        scene.sheet(ellipse(x, 395, 68, 88, turned), black, Shadow.THIN)
        scene.wash(circle(x, 392, 34), "#5b3a24")
        scene.wash(circle(x, 392, 20), INK)
        scene.wash(circle(x - 10, 380, 12), WHITE)
    scene.sheet(ellipse(MIDDLE, 490, 58, 40), black, Shadow.THIN)
    smile(scene, 545, 130, 44)
    stalk = stroke([(430, 575), (690, 640)], 26)
    leaf = path("M640 620C680 540 760 530 790 545C770 600 720 640 640 620Z")
    scene.sheet(
        union(leaf, path("M600 640C620 720 690 760 730 760C730 700 680 640 600 640Z")),
        "#3f8f3a",
        Shadow.THIN,
    )
    scene.sheet(stalk, "#a9cf4f", Shadow.THIN)
    return scene


def kiwi() -> Portrait:
    """A round fluffy bird with a long thin bill."""
    scene, brown = Portrait("kiwi", "#8467bd"), "#95653a"
    scene.sheet(_shaggy(455, 860, 330, 300, 30), shade(brown, -0.07), Shadow.LIFT)
    bill = path("M330 400C220 430 120 520 62 668C60 684 74 690 84 680C160 590 250 530 380 500Z")
    scene.sheet(bill, "#f6e2ae", Shadow.LIFT)
    scene.wash(path("M350 455C240 480 140 570 72 680C160 590 250 530 380 500Z"), "#d9b877")
    tufts = union(
        *(
            ribbon([(440, 230), (440 + dx / 2, 150), (440 + dx, 105)], 34, 8)
            for dx in (-95, -20, 65)
        )
    )
    scene.sheet(tufts, shade(brown, -0.04), Shadow.THIN)
    scene.sheet(_shaggy(440, 400, 240, 225, 26), brown, Shadow.LIFT)
    for x, tall in ((335, 74), (520, 80)):
        scene.sheet(circle(x, 375, tall), "#fff4e0", Shadow.THIN)
        scene.wash(circle(x - 8, 380, 44), INK)
        scene.wash(circle(x - 26, 360, 17), WHITE)
    for x, y in ((330, 700), (470, 665), (590, 720), (420, 760), (540, 790)):
        scene.wash(ribbon([(x - 36, y), (x, y + 24), (x + 36, y)], 12), shade(brown, -0.18))
    return scene


def yeti() -> Portrait:
    """A shaggy snowman of the mountains, with horns and two teeth."""
    scene, fur, face = Portrait("yeti", "#3b62ad"), "#eaf3fb", "#86b2e6"
    for side in (-1, 1):
        horn = ribbon(
            [(400 + side * 150, 240), (400 + side * 245, 190), (400 + side * 250, 75)], 92, 14
        )
        scene.sheet(horn, "#f2d79a", Shadow.LIFT)
    scene.sheet(_shaggy(400, 830, 400, 260, 26), shade(fur, -0.06), Shadow.LIFT)
    scene.sheet(_shaggy(400, 390, 300, 290, 22), fur, Shadow.LIFT)
    scene.sheet(ellipse(MIDDLE, 425, 190, 175), face, Shadow.THIN)
    fringe = polygon(
        [
            (190, 330),
            (250, 230),
            (400, 195),
            (550, 230),
            (610, 330),
            (530, 315),
            (500, 360),
            (440, 310),
            (400, 365),
            (355, 310),
            (300, 360),
            (270, 315),
        ]
    )
    scene.sheet(fringe, fur, Shadow.THIN)
    eyes(scene, 410, 170, 36)
    scene.sheet(ellipse(MIDDLE, 470, 46, 34), "#3f5f9a", Shadow.THIN)
    scene.wash(ellipse(MIDDLE, 540, 95, 38), "#22315a")
    for x in (350, 450):
        scene.wash(polygon([(x - 22, 562), (x + 22, 562), (x, 510)]), WHITE)
    return scene


def cactus() -> Portrait:
    """A cactus in a pot, in bloom."""
    scene, green = Portrait("cactus", "#f2a76c"), "#3f9a58"
    for arm in ([(300, 520), (150, 510), (135, 350)], [(500, 450), (655, 440), (668, 270)]):
        scene.sheet(ribbon(arm, 100), shade(green, -0.05), Shadow.LIFT)
    trunk = rect(225, 160, 350, 600, 175)
    scene.sheet(trunk, green, Shadow.LIFT)
    for x in (262, 330, 470, 538):
        scene.wash(
            ribbon([(x, 250), (x + (400 - x) * -0.08, 440), (x, 640)], 9), shade(green, -0.12)
        )
    spines = [
        (250, 300),
        (300, 230),
        (500, 235),
        (552, 320),
        (255, 560),
        (548, 580),
        (120, 400),
        (685, 330),
    ]
    scene.wash(union(*(star(x, y, 26, 4, 0.18) for x, y in spines)), "#f6f1c0")
    petals = [
        ellipse(400 + 62 * math.cos(a), 150 + 44 * math.sin(a), 52, 44)
        for a in (k * math.tau / 6 for k in range(6))
    ]
    scene.sheet(union(*petals), "#e83f7d", Shadow.LIFT)
    scene.sheet(circle(MIDDLE, 150, 36), GOLD, Shadow.THIN)
    cheeks(scene, 480, 230, "#f0785f")
    eyes(scene, 400, 150, 38)
    smile(scene, 465, 130, 56)
    scene.sheet(path("M165 690H635L590 860H210Z"), "#c25a34", Shadow.LIFT)
    scene.sheet(rect(140, 650, 520, 80, 20), "#d46b42", Shadow.LIFT)
    return scene


def _shaggy(x: float, y: float, wide: float, tall: float, tips: int) -> Shape:
    """An oval of fur that stands off in tufts."""
    points = []
    for k in range(2 * tips):
        angle, reach = math.pi * k / tips, 1.0 if k % 2 else 0.86
        points.append((x + wide * reach * math.cos(angle), y + tall * reach * math.sin(angle)))
    return smooth(polygon(points), 6)


def _mirrored(shape: Shape) -> Shape:
    return stretch(shape, -1, 1, MIDDLE, 0)
