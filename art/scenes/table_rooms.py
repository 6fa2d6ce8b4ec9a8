"""Cards of small rooms: an optician's, and a wall with a family portrait."""

from dataclasses import replace

from art import animals, nature, rooms, sky, things
from art.colour import mix, shade
from art.deck import card
from art.land import hills
from art.paper import Shadow
from art.parts.table import face, mole, spectacles
from art.scene import Scene
from art.shapes import (
    Shape,
    circle,
    curve,
    ellipse,
    move,
    path,
    polygon,
    rect,
    ribbon,
    ring,
    star,
    stretch,
    stroke,
    union,
)


@card("owl-optician", palette="lamplight")
def owl_optician(scene: Scene) -> None:
    """By candle light, an owl tries spectacles on a mole."""
    r, p = scene.random, scene.palette
    bark = scene.level(0.9)
    scene.wash(rect(-40, -40, 880, 1280), scene.fade(scene.level(0.86), scene.level(1)))
    room = path(
        "M70 1060Q20 700 110 400Q210 90 420 84Q640 96 710 420Q780 760 726 1060Q400 1130 70 1060Z"
    )
    with scene.inside(room) as den:
        den.wash(rect(0, 0, 800, 1200), den.fade(scene.level(0.36), scene.level(0.5)))
        grain = [
            stroke(curve([(x, 60), (x + r.uniform(-40, 40), 500), (x + 10, 1100)]), 4)
            for x in range(60, 780, 44)
        ]
        den.wash(union(*grain), scene.level(0.62), 0.45)
        sky.halo(den, 392, 700, 620, 1)
        den.sheet(rect(0, 990, 800, 220), scene.level(0.78), Shadow.RIDGE)
        for y, x0, x1 in ((300, 150, 400), (430, 110, 380)):
            den.sheet(rect(x0, y, x1 - x0, 14, 3), bark, Shadow.LIFT)
            for k, x in enumerate(range(x0 + 50, x1 - 20, 78)):
                rim = (p.accent, p.second, "#ffd166")[(k + y // 130) % 3]
                den.place(spectacles(rim, "#fff3cf"), x, y - 22, 34, shadow=Shadow.THIN)
        chart = rect(486, 196, 150, 250, 4)
        den.sheet(chart, "#fff6df", Shadow.LIFT)
        signs: list[Shape] = [star(560, 244, 28)]
        signs += [ring(532, 308, 17, 7), circle(588, 308, 15)]
        signs += [star(520, 354, 12), rect(550, 344, 20, 20), circle(602, 354, 10)]
        signs += [circle(516 + 22 * k, 390, 5) for k in range(5)]
        signs += [circle(520 + 16 * k, 416, 3) for k in range(6)]
        den.wash(union(*signs), scene.level(1))
    rings = [room.buffer(18 + 34 * k).difference(room.buffer(12 + 34 * k)) for k in range(1, 6)]
    scene.wash(union(*rings), scene.level(0.74), 0.6)
    scene.sheet(room.buffer(24).difference(room), mix(scene.level(0.45), scene.level(0.7), 0.5))
    scene.contact(580, 1030, 170)
    coat = mix("#8a5a44", scene.level(0.55), 0.4)
    owl, scale = animals.owl(p, coat), 4.6
    scene.place(owl, 580, 1024, scale * owl.tall, shadow=Shadow.OBJECT)
    for side in (-1, 1):
        at, high = 580 + side * 19 * scale, 1024 - 74 * scale
        scene.sheet(circle(at, high, 60), "#fff6df", Shadow.THIN, gradient=0.03)
        scene.wash(circle(at - 16, high + 14, 33), "#ffb43f")
        scene.wash(circle(at - 20, high + 17, 20), scene.level(1))
        scene.wash(circle(at - 27, high + 8, 6), "#ffffff")
    scene.sheet(path("M520 800Q580 840 640 800L652 980Q580 1010 508 980Z"), p.second, Shadow.LIFT)
    scene.wash(union(*(circle(580, y, 7) for y in (850, 896, 942))), "#ffd166")
    scene.contact(212, 1036, 140)
    stool = union(
        rect(130, 960, 170, 18, 6),
        stroke([(160, 974), (140, 1040)], 12),
        stroke([(270, 974), (290, 1040)], 12),
    )
    scene.sheet(stool, bark, Shadow.LIFT)
    fur = mix(scene.level(0.86), "#4a4458", 0.4)
    scene.place(mole(p, fur, "#f2a79a", p.accent), 208, 966, 330, shadow=Shadow.OBJECT)
    lens = "#fff9df"
    glasses = spectacles("#ffc94a", lens, 16)
    scene.wash(circle(278, 690, 70), p.light, 0.5, blur=16)
    scene.place(glasses, 276, 690, 84, turn=6, shadow=Shadow.LIFT)
    for x in (236, 318):
        scene.wash(circle(x + 6, 694, 17), scene.level(1))
        scene.wash(circle(x + 11, 688, 5), "#ffffff")
    wing = path(
        "M520 830Q430 840 376 776Q344 738 340 704Q356 716 370 718Q362 704 364 688Q392 734"
        " 436 752Q486 760 520 776Z"
    )
    scene.sheet(wing, shade(coat, -0.1), Shadow.LIFT)
    for k in range(2):
        quill = [(372 + 22 * k, 738 + 30 * k), (420 + 20 * k, 780 + 18 * k), (500, 796 + 12 * k)]
        scene.wash(stroke(curve(quill), 4), shade(coat, -0.22), 0.8)
    scene.sheet(rooms.table(402, 930, 150, 120), bark, Shadow.LIFT)
    sky.halo(scene, 400, 800, 190, 0.8)
    warm = replace(p, accent="#ff9a2e")
    scene.place(things.candle(warm, "#fff3d6"), 398, 932, 150, shadow=Shadow.LIFT)
    scene.sheet(hills(r, 1110, 16, 2).shape, scene.level(0.98), Shadow.RIDGE)
    for x, tall in ((90, 70), (140, 46), (690, 74), (640, 44)):
        nature.mushroom(scene, x, 1140, tall, p.second)


@card("family-gap", palette="plum", traveller="cat")
def family_gap(scene: Scene) -> None:
    """In the family portrait there is a white gap in the shape of a child."""
    p = scene.palette
    rooms.room(scene, 960, wall=0.42, boards=0.7, light=(400, 560, 640))
    opening = rect(130, 150, 540, 660)
    gap = union(
        circle(420, 560, 54),
        path("M372 530Q352 540 352 586Q366 596 380 588ZM468 530Q488 540 488 586Q474 596 460 588Z"),
        path("M398 604H442Q462 624 470 664L490 756H350L370 664Q378 624 398 604Z"),
        ribbon([(390, 632), (344, 670), (318, 724)], 26, 22),
        ribbon([(450, 632), (496, 670), (522, 724)], 26, 22),
        rect(378, 740, 30, 90),
        rect(432, 740, 30, 90),
    )
    with scene.inside(opening, "ochre") as art:
        art.sky(400, 420, 500)
        sky.halo(art, 420, 420, 330, 0.8)
        art.sheet(hills(scene.random, 600, 30, 2).shape, art.level(0.3), Shadow.RIDGE)
        art.sheet(rect(60, 690, 680, 200), art.level(0.5), Shadow.RIDGE)
        for x, side in ((120, 1), (680, -1)):
            rooms.curtain(art, x, 140, 190, 430, "#a83a4a", side=side)
        _relatives(art)
    scene.wash(gap.buffer(5).intersection(opening), "#ffffff", 0.8, blur=9)
    scene.wash(gap.intersection(opening), "#ffffff")
    rooms.picture_frame(scene, opening, "#e0a94a", 46)
    for x, y in ((107, 127), (693, 127), (107, 833), (693, 833)):
        scene.sheet(circle(x, y, 34), "#e9b95c", Shadow.LIFT)
        scene.wash(star(x, y, 22, 8, 0.6), "#b97f2c")
    scene.thread([(400, 20), (220, 106)], "#e0a94a", 4, 0.9)
    scene.thread([(400, 20), (580, 106)], "#e0a94a", 4, 0.9)
    scene.sheet(circle(400, 20, 12), "#e0a94a", Shadow.THIN)
    beam = polygon([(350, 812), (490, 812), (620, 1240), (250, 1240)])
    sky.beam(scene, beam, "#ffffff", 0.18, 14)
    lying = move(stretch(gap, 1.15, 0.62, 420, 812), 10, 380)
    scene.wash(lying, "#ffffff", 0.55, blur=3)
    rabbit = union(
        ellipse(0, -26, 24, 28),
        circle(0, -66, 20),
        ellipse(-10, -100, 7, 24, -10),
        ellipse(12, -98, 7, 24, 14),
        ellipse(-22, -6, 14, 9),
        ellipse(22, -6, 14, 9),
    )
    scene.contact(660, 1120, 40)
    scene.sheet(move(rabbit, 660, 1120), p.accent, Shadow.LIFT)
    scene.wash(union(circle(653, 1052, 3), circle(667, 1052, 3)), scene.level(1))
    scene.traveller(190, 1110, 130)


def _relatives(scene: Scene) -> None:
    """Father, mother, grandmother and the dog, leaving room in the middle."""
    p, ink = scene.palette, scene.level(1)
    skin, navy, wine = "#f2c39c", "#2f5a68", "#b8434e"
    scene.sheet(path("M126 830Q126 500 216 464H292Q372 490 374 830Z"), navy, Shadow.LIFT)
    scene.sheet(path("M228 464L254 590L284 464Z"), "#fffaf0", Shadow.THIN)
    scene.wash(path("M246 482h18l-9 66Z"), wine)
    scene.place(face(skin, ink), 256, 374, 180, shadow=Shadow.LIFT)
    cap = path("M182 364Q178 284 256 278Q336 284 330 364Q314 316 256 318Q200 316 182 364Z")
    scene.sheet(cap, ink)
    scene.wash(
        path("M256 406Q228 396 212 418Q236 426 256 416Q276 426 300 418Q284 396 256 406Z"), ink
    )
    scene.sheet(path("M450 830Q456 560 532 510H612Q690 550 700 830Z"), wine, Shadow.LIFT)
    brown = "#7a4a2e"
    scene.sheet(union(circle(572, 300, 42), ellipse(572, 390, 88, 96)), brown, Shadow.LIFT)
    scene.place(face(mix(skin, "#ffffff", 0.1), ink), 572, 418, 168, shadow=Shadow.LIFT)
    fringe = path("M502 406Q502 330 572 330Q642 330 642 406Q618 360 582 358Q542 370 502 406Z")
    scene.sheet(fringe, brown, Shadow.THIN)
    beads = [circle(572 + 15 * k, 544 - 1.6 * k * k, 6) for k in range(-3, 4)]
    scene.wash(union(*beads), p.light)
    for x in (312, 528):
        scene.sheet(circle(x, 730, 19), skin, Shadow.THIN)
    dog = union(ellipse(630, 796, 48, 56), circle(606, 736, 34), ellipse(580, 746, 21, 14))
    scene.sheet(dog, "#fff0d8", Shadow.LIFT)
    scene.sheet(union(ellipse(628, 736, 13, 30, -14)), "#8a5a3c", Shadow.THIN)
    scene.wash(union(circle(597, 728, 5), ellipse(562, 742, 7, 6)), ink)
