"""Cards among cliffs."""

from art import nature, shapes, sky
from art.colour import mix
from art.deck import card
from art.figure import figure
from art.land import hills
from art.paper import Shadow
from art.parts.giants import clasped_hands
from art.parts.heights import Head, person, points
from art.scene import Scene
from art.shapes import (
    arch,
    circle,
    curve,
    ellipse,
    move,
    path,
    polygon,
    rect,
    ribbon,
    stretch,
    stroke,
    top_of,
    union,
)


@card("echos-house", palette="rose")
def echos_house(scene: Scene) -> None:
    """A caller in the mountains meets the little grey man who answers."""
    r, p = scene.random, scene.palette
    scene.sky(400, 520, 640)
    peak = points("-200 900, -60 640, 20 560, 110 400, 170 330, 230 420, 300 470, 390 620, 520 900")
    for k in range(5):
        near = 0.02 + 0.12 * k
        scale = 0.72 + 0.14 * k
        shape = [
            (x * scale + (330, 90, 480, -70, 560)[k], y * scale + (40, 0, 30, 70, 130)[k])
            for x, y in peak
        ]
        scene.sheet(
            union(polygon(shape), rect(-40, 820 + 30 * k, 900, 500)),
            scene.level(near),
            Shadow.RIDGE,
        )
        tip = shape[4]
        snow = polygon(
            [
                tip,
                (tip[0] + 42 * scale, tip[1] + 63 * scale),
                (tip[0] + 14, tip[1] + 50 * scale),
                (tip[0] - 10, tip[1] + 84 * scale),
                (tip[0] - 26, tip[1] + 52 * scale),
                (tip[0] - 46 * scale, tip[1] + 54 * scale),
            ]
        )
        scene.wash(snow, "#fffaf0", 0.9)
    for x, y, width in ((110, 150, 220), (700, 170, 230), (330, 80, 150)):
        scene.sheet(nature.cloud(r, x, y, width), "#fffaf2", Shadow.SOFT)
    for y, near in ((1090, 0.12), (1215, 0.02)):
        scene.sheet(
            nature.cloud(r, 400 + y % 40 - 20, y, 400),
            mix(scene.level(near), "#ffffff", 0.4),
            Shadow.SOFT,
        )
    for k in range(5):
        fan = shapes.ring(220, 664, 84 + 52 * k, 13).intersection(
            polygon([(220, 664), (820, 470), (820, 830)])
        )
        scene.group([(fan, mix(p.accent, "#fff3dc", 0.16 * k))], Shadow.THIN)
        fan = shapes.ring(600, 700, 70 + 44 * k, 12).intersection(
            polygon([(600, 700), (0, 560), (0, 880)])
        )
        if k < 3:
            scene.group([(fan, mix("#4d5866", "#e9b9bd", 0.25 * k))], Shadow.THIN)
    left = path(
        "M-40 800Q60 770 150 792Q230 786 276 812Q300 860 270 930"
        "Q300 1010 262 1090Q290 1160 270 1260H-40Z"
    )
    scene.sheet(left, scene.level(0.78), Shadow.OBJECT)
    right = path(
        "M840 470Q760 480 720 540Q650 560 640 640L560 800Q520 812 528 850"
        "Q560 900 540 980Q570 1060 536 1140Q560 1200 550 1260H840Z"
    )
    scene.sheet(right, scene.level(0.84), Shadow.OBJECT)
    cracks = [
        stroke(curve([(x, y), (x + 30, y + 40), (x + 14, y + 90)]), 4)
        for x, y in ((120, 880), (200, 980), (60, 1010), (700, 900), (610, 1000), (740, 1060))
    ]
    scene.wash(union(*cracks), scene.level(0.6), 0.8)
    home = path("M612 826V690Q612 640 690 620Q770 640 770 690V826Z")
    scene.sheet(home, "#b9bfc6", Shadow.LIFT)
    scene.sheet(
        path("M590 700Q640 610 690 566Q740 610 794 700Q690 650 590 700Z"), p.accent, Shadow.LIFT
    )
    scene.sheet(rect(730, 590, 26, 60), "#8f98a3", Shadow.THIN)
    smoke = ribbon([(743, 586), (730, 550), (756, 510), (736, 470)], 12, 26)
    scene.sheet(smoke, "#fffaf2", Shadow.SOFT, opacity=0.8)
    scene.wash(circle(732, 730, 30), "#ffd98a", 0.8, blur=14)
    scene.sheet(circle(732, 730, 24), "#ffe6a3", Shadow.THIN)
    scene.wash(union(rect(730, 706, 4, 48), rect(708, 728, 48, 4)), "#6c7681")
    scene.wash(arch(656, 826, 66, 116), "#ffe6a3")
    scene.sheet(path("M690 826V724L722 734V842Z"), "#0f8b8d", Shadow.THIN)
    ledge = path("M520 826Q620 812 800 820V860Q640 850 530 862Q506 842 520 826Z")
    scene.sheet(ledge, scene.level(0.7), Shadow.LIFT)
    grey = person(p, "#8b949f", near=(20, -76), far=(18, -72), head="bald", face="#d3d6da")
    scene.place(grey, 604, 826, 150, flip=True, shadow=Shadow.SOFT)
    caller = person(
        p,
        p.accent,
        near=(20, -76),
        far=(18, -72),
        step="walk",
        head="hat",
        hair=scene.level(1),
        face="#f3c9a5",
    )
    pack = path("M-24 -66Q-34 -60 -32 -40Q-30 -30 -12 -32V-66Z")
    sky.halo(scene, 200, 720, 140, 0.7)
    scene.contact(196, 802, 50)
    scene.place(figure((pack, p.second)) + caller, 196, 802, 180, shadow=Shadow.LIFT)
    sky.birds(scene, 8, 480, 190, 50, scene.level(0.9), 16)
    nature.pines(scene, lambda _: 1190, 120, scene.level(1), right=230, step=50)
    nature.pines(scene, lambda _: 1190, 120, scene.level(1), left=600, step=50)


@card("bridge-of-hands", palette="jade")
def bridge_of_hands(scene: Scene) -> None:
    """Over a dark gorge, stone hands hold one another and make a bridge."""
    r, p = scene.random, scene.palette
    scene.sky(400, 380, 620)
    sky.rays(scene, 400, 120, count=11, start=20, end=160, opacity=0.16)
    for x, y, width in ((150, 170, 260), (650, 130, 280), (400, 260, 200)):
        scene.sheet(nature.cloud(r, x, y, width), mix(scene.level(0), "#ffffff", 0.45), Shadow.SOFT)
    for k, (near, inset) in enumerate(((0.12, 290), (0.28, 220), (0.44, 150))):
        top = 420 + 40 * k
        for side in (-1, 1):
            wide = [448 - inset - 26 * (j % 2) - 6 * j + r.uniform(-16, 16) for j in range(9)]
            edge = [(400.0 + side * x, top + 108.0 * j) for j, x in enumerate(wide)]
            edge = [(400 + side * 470, top - 40), *edge, (400 + side * 470, 1300)]
            scene.sheet(polygon(edge), scene.level(near), Shadow.LIFT)
        if k == 0:
            scene.sheet(hills(r, 520, 14, 3).shape, scene.level(0.2), Shadow.RIDGE)
            for x in (372, 392, 418):
                falls = ribbon([(x, 526), (x - 4, 700), (x * 1.2 - 80, 1250)], 14, 30)
                scene.sheet(falls, "#eafff2", Shadow.SOFT, opacity=0.85)
    scene.wash(
        rect(0, 560, 800, 700),
        scene.linear(
            [(0, p.shadow, 0), (0.4, p.shadow, 0.75), (1, p.shadow, 0.95)], (0, 560), (0, 1100)
        ),
    )
    for x, y, width in ((300, 1090, 330), (500, 1150, 360)):
        scene.wash(nature.cloud(r, x, y, width), scene.level(0.1), 0.35, blur=9)
    sky.halo(scene, 400, 520, 330, 0.8)
    stone, moss = "#8fa39a", "#a9a58c"
    hands = clasped_hands(stone, moss)
    laid = scene.place(hands, 400, 620, 400, shadow=Shadow.OBJECT)
    cracks = [
        stroke(curve([(x, y), (x + 26, y + 14), (x + 34, y + 46), (x + 60, y + 60)]), 4)
        for x, y in ((40, 760), (180, 690), (600, 680), (690, 740), (120, 820))
    ]
    scene.wash(union(*cracks).intersection(laid.buffer(-8)), scene.level(0.75), 0.6)
    tufts = [x for x in range(10, 800, 15) if not 270 < x < 470]
    green = [ellipse(x, top_of(laid, x) + 5, 16, 7 + r.uniform(0, 8)) for x in tufts]
    scene.group([(union(*green).intersection(laid.buffer(6)), "#3f9a6a")], Shadow.THIN)
    for x, long in ((70, 90), (150, 130), (215, 70), (590, 80), (660, 140), (735, 100)):
        under = laid.intersection(rect(x, 0, 2, 1200)).bounds[3]
        vine = curve([(x, under - 6), (x + 8, under + long * 0.5), (x - 4, under + long)])
        scene.thread(vine, "#2f7f58", 4, 1)
        leaves = [
            nature.leaf(a, b, 0.6 + 2 * (k % 2), 20, 0.55) for k, (a, b) in enumerate(vine[2::4])
        ]
        scene.group([(union(*leaves), "#3f9a6a")], Shadow.THIN)
    for side in (-1, 1):
        rough = path("M480 620L360 640L322 700L340 780L296 880L320 1000L270 1100L290 1260H480Z")
        scene.sheet(move(stretch(rough, side, 1, 0, 0), 400, 0), scene.level(0.82), Shadow.OBJECT)
    coats: tuple[tuple[float, str, Head], ...] = (
        (350, p.accent, "hat"),
        (560, p.second, "scarf"),
        (650, "#2f6f8f", "cap"),
    )
    for at, coat, head in coats:
        foot = top_of(laid, at) + 6
        size = 150 if at == 350 else 120
        sky.halo(scene, at + 24, foot - 60, 130, 0.7)
        walker = person(
            p,
            coat,
            near=(24, -58),
            step="walk",
            head=head,
            skirt=at != 650,
            face="#f2cfa6",
            hair=scene.level(1),
        )
        scene.place(walker, at, foot, size, shadow=Shadow.SOFT)
        if at == 350:
            lamp = (at + 36, foot - 70)
            scene.group(
                [
                    (rect(lamp[0] - 8, lamp[1] - 4, 20, 28, 4), scene.level(1)),
                    (rect(lamp[0] - 5, lamp[1], 14, 20, 3), p.second),
                ],
                Shadow.THIN,
            )
    nature.pines(scene, lambda _: 646, 110, scene.level(0.9), right=70, step=34)
    nature.pines(scene, lambda _: 646, 110, scene.level(0.9), left=740, step=34)
    nature.corners(scene, 1, 58, 250)
