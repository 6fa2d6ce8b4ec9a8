"""The two kinds of dwarf: a broad one with a round helmet, a lean one with a pointed hood.

There are three of each (`looks`), so that a table sees more than one.
"""

from art.colour import shade
from art.mine.board import MINE, NIGHT, Board, spot
from art.mine.looks import MINERS, SABOTEURS, MinerLook, SaboteurLook
from art.mine.tools import centred
from art.mine.treasure import edged, lozenges
from art.paper import Shadow
from art.scene import Scene
from art.shapes import (
    Shape,
    arch,
    blob,
    circle,
    ellipse,
    path,
    polygon,
    rect,
    ribbon,
    stroke,
    union,
)

BEARD, LEATHER, CLOAK, BLACK = "#d8752a", "#5b3a20", "#43306f", "#17132a"


def miner(number: int = 0) -> Board:
    """Digs for gold: broad, a lamp on the helmet, a tool on high."""
    scene = Board("miner", MINE)
    edged(scene, "#c98a35", "#7a4a1c")
    with scene.inside(rect(52, 52, 696, 1096, 42)) as view:
        view.wash(rect(0, 0, 800, 1200), view.fade("#b8732a", "#f4c66a"))
        spot(view, 380, 330, 640, "#fff3c0", 0.95)
        view.sheet(rect(0, 0, 800, 1200).difference(arch(400, 1200, 650, 1120)), "#6a4326")
        view.sheet(path("M0 1040Q400 990 800 1040V1220H0Z"), "#7d4d26", Shadow.RIDGE)
        _miner(view, MINERS[number])
    return scene


def saboteur(number: int = 0) -> Board:
    """Works against them: steals by on tiptoe, with something behind the back."""
    scene = Board("saboteur", NIGHT)
    edged(scene, "#2c4a52", "#31244f")
    with scene.inside(rect(52, 52, 696, 1096, 42)) as view:
        view.wash(rect(0, 0, 800, 1200), view.fade("#2b3c63", "#6fae93"))
        spot(view, 400, 560, 560, "#d9f5b4", 0.8)
        teeth = [
            polygon([(x - 70, 40), (x + 70, 40), (x, y)])
            for x, y in ((90, 330), (210, 200), (330, 150), (520, 130), (650, 190), (735, 360))
        ]
        view.sheet(union(*teeth, rect(0, 0, 800, 90)), "#241c48")
        view.sheet(path("M0 1060Q260 1020 430 1060T800 1050V1220H0Z"), "#241c48", Shadow.RIDGE)
        _saboteur(view, SABOTEURS[number])
    return scene


def hidden() -> Board:
    """The back of a dwarf card: half a miner, half a saboteur."""
    scene = Board("role-back", MINE)
    edged(scene, "#1f4a41", "#b98a3c")
    lozenges(scene, "#25564b")
    spot(scene, 400, 600, 430, "#7cc4a4", 0.55)
    left, right = rect(0, 0, 400, 1200), rect(400, 0, 400, 1200)
    beard = blob(
        [
            (215, 560),
            (190, 720),
            (260, 860),
            (400, 930),
            (540, 860),
            (610, 720),
            (585, 560),
            (400, 600),
        ]
    )
    goatee = path("M360 700H560C550 800 500 920 400 990V700Z")
    scene.sheet(beard.intersection(left), BEARD, Shadow.OBJECT)
    scene.sheet(goatee.intersection(right), "#8a84a6", Shadow.OBJECT)
    scene.sheet(ellipse(400, 600, 180, 140), "#0d1614", Shadow.THIN)
    hood = path(
        "M400 270C470 250 560 210 650 150C640 300 650 450 610 640"
        "C590 740 560 780 520 800C560 690 540 560 400 520Z"
    )
    scene.sheet(hood.intersection(right), CLOAK, Shadow.LIFT)
    scene.sheet(_dome(400, 540, 225).intersection(left), "#d8a63a", Shadow.LIFT)
    scene.sheet(rect(155, 500, 490, 66, 28).intersection(left), "#b07d22", Shadow.THIN)
    moustache = path("M400 690C340 650 260 690 205 790C300 790 370 770 400 730Z")
    scene.sheet(moustache, shade(BEARD, 0.06), Shadow.THIN)
    for x in (325, 475):
        scene.wash(circle(x, 625, 34), "#ffe28a", 0.5, blur=10)
        scene.wash(ellipse(x, 625, 26, 18), "#ffe9a6")
        scene.wash(circle(x, 625, 10), "#0d1614")
    return scene


def _miner(scene: Scene, look: MinerLook) -> None:
    scene.contact(380, 1070, 260)
    tool = centred(look.tool().moved(0, 0, 1, turn=6), look.tool_size)
    for x in (270, 490):
        scene.sheet(rect(x - 65, 900, 130, 130, 20), "#4a4f63", Shadow.THIN)
        scene.sheet(
            path(f"M{x - 85} 1075V1010Q{x - 80} 960 {x} 965Q{x + 80} 960 {x + 85} 1010V1075Z"),
            LEATHER,
        )
    body = blob(
        [
            (250, 560),
            (175, 700),
            (165, 860),
            (220, 965),
            (380, 990),
            (540, 965),
            (595, 860),
            (585, 700),
            (510, 560),
        ]
    )
    scene.sheet(body, look.tunic, Shadow.OBJECT)
    scene.sheet(rect(168, 858, 424, 56, 12), LEATHER, Shadow.THIN)
    scene.sheet(rect(336, 848, 88, 76, 12), "#e3b23c", Shadow.THIN)
    scene.sheet(rect(356, 866, 48, 40, 6), LEATHER, Shadow.THIN)
    scene.sheet(
        ribbon([(215, 620), (130, 730), (175, 850)], 105, 84), shade(look.tunic, -0.04), Shadow.LIFT
    )
    scene.sheet(circle(190, 868, 52), look.skin, Shadow.THIN)
    scene.place(tool, 598, 330, tool.tall, shadow=Shadow.LIFT)
    scene.sheet(
        ribbon([(540, 640), (650, 590), (622, 455)], 110, 84), shade(look.tunic, 0.02), Shadow.LIFT
    )
    scene.sheet(circle(615, 425, 54), look.skin, Shadow.THIN)
    look.face(scene, look.hair)
    scene.sheet(_dome(380, 400, 178), look.helmet, Shadow.LIFT)
    scene.sheet(rect(180, 366, 400, 54, 26), look.brim, Shadow.THIN)
    spot(scene, 380, 300, 190, "#fffbe0", 0.95)
    scene.sheet(circle(380, 300, 66), "#5d6b78", Shadow.THIN)
    scene.wash(circle(380, 300, 50), "#fffbe0")


def _saboteur(scene: Scene, look: SaboteurLook) -> None:
    scene.contact(420, 1080, 280)
    shin = shade(BLACK, 0.06)
    scene.sheet(ribbon([(520, 830), (600, 930), (650, 1040)], 82, 44), shin, Shadow.THIN)
    scene.sheet(
        path("M618 1020L690 1040Q690 1090 640 1092L545 1086Q560 1056 618 1050Z"), BLACK, Shadow.THIN
    )
    # the arm behind the back, and what it holds
    scene.sheet(
        ribbon([(520, 590), (640, 600), (668, 690)], 70, 50), shade(look.cloak, 0.06), Shadow.LIFT
    )
    look.load(scene, 664, 780)
    cloak = path(
        "M380 440C320 530 300 660 330 800L290 940L370 905L400 990L470 915L530 985L545 900L600 930"
        "C600 800 590 640 545 540C520 490 480 440 430 430Z"
    )
    scene.sheet(cloak, look.cloak, Shadow.OBJECT, gradient=0.14)
    scene.sheet(ribbon([(380, 850), (285, 920), (262, 1030)], 86, 46), shin, Shadow.LIFT)
    scene.sheet(
        path("M240 1010L295 1026Q300 1080 270 1088L140 1092Q150 1058 225 1050Z"), BLACK, Shadow.THIN
    )
    front = path("M380 440C320 530 300 660 330 800L345 850L420 880C440 760 430 600 470 470Z")
    scene.sheet(front, shade(look.cloak, 0.05), Shadow.THIN)
    # the sneaking hand
    scene.sheet(
        ribbon([(400, 590), (310, 670), (225, 620)], 74, 46), shade(look.cloak, 0.1), Shadow.LIFT
    )
    palm = union(
        circle(205, 600, 34),
        ribbon([(200, 590), (165, 560), (172, 520)], 22, 12),
        ribbon([(205, 585), (195, 540), (210, 505)], 22, 12),
        ribbon([(195, 605), (145, 590), (135, 555)], 22, 12),
    )
    scene.sheet(palm, look.skin, Shadow.THIN)
    look.beard(scene)
    face = blob(
        [(318, 360), (305, 420), (318, 490), (370, 520), (440, 480), (440, 370), (380, 320)]
    )
    scene.sheet(face, look.skin, Shadow.THIN)
    nose = path(
        "M330 392C300 378 276 384 268 404C244 410 222 430 212 462C204 490 222 500 236 488"
        "C256 494 272 480 284 470C304 478 322 466 334 452Z"
    )
    scene.sheet(nose, shade(look.skin, 0.03), Shadow.THIN)
    look.mask(scene)
    scene.wash(path("M318 368L396 388Q370 420 332 402Z"), "#fff7a8")
    scene.wash(circle(346, 393, 9), BLACK)
    scene.wash(stroke([(300, 352), (402, 382)], 15), BLACK)
    scene.wash(path("M318 492Q350 510 386 478Q356 500 318 492Z"), "#2a1830")
    hood = path(
        "M300 372C290 290 340 220 430 200C510 180 580 150 690 110C650 210 610 300 560 380"
        "C545 460 510 520 440 545C420 520 452 470 440 410C430 370 370 340 300 372Z"
    )
    scene.sheet(hood, shade(look.cloak, -0.04), Shadow.LIFT, gradient=0.14)


def _dome(x: float, y: float, radius: float) -> Shape:
    """The bowl of a round helmet, with a ridge."""
    bowl = circle(x, y, radius).intersection(rect(x - radius, y - radius, 2 * radius, radius))
    return union(bowl, rect(x - 22, y - radius - 16, 44, radius, 16))
