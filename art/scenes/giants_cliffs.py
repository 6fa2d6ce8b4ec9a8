"""Cards among cliffs."""

from art import nature, shapes, sky
from art.colour import mix
from art.deck import card
from art.figure import figure
from art.land import mountains
from art.paper import Shadow
from art.parts.giants import reaching_arm
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
    stretch,
    stroke,
    top_of,
    union,
)


@card("echos-house", palette="rose")
def echos_house(scene: Scene) -> None:
    """A caller shouts at a mountain with a face; in its mouth lives the grey man who answers."""
    r, p = scene.random, scene.palette
    scene.sky(230, 560, 700)
    for x, y, width in ((120, 150, 230), (380, 90, 170), (250, 300, 150)):
        scene.sheet(nature.cloud(r, x, y, width), "#fffaf2", Shadow.SOFT)
    for k, y in enumerate((830, 900)):
        scene.sheet(mountains(r, y, 190, 5).shape, scene.level(0.04 + 0.1 * k), Shadow.RIDGE)
    profile = points(
        "860 120, 700 130, 610 180, 566 260, 552 350, 528 402, 552 446, 500 520, 446 578,"
        "456 606, 508 622, 476 650, 470 678, 510 694, 650 704, 712 762, 650 812, 520 824,"
        "476 842, 486 872, 512 890, 478 930, 482 984, 540 1024, 616 1040, 640 1110, 620 1280,"
        "860 1280"
    )
    face = shapes.blob(profile)
    for far, near in ((2, 0.12), (1, 0.36), (0, 0.7)):
        copy = move(stretch(face, 1 - 0.04 * far, 1 - 0.04 * far, 860, 1280), -86 * far, 0)
        if not far:
            lit = [(0.0, "#ffdf94", 0.0), (1.0, "#ffdf94", 1.0)]
            scene.wash(rect(480, 690, 260, 140), scene.linear(lit, (490, 0), (590, 0)))
            scene.wash(circle(640, 760, 90), "#fff6d0", 0.9, blur=24)
        scene.sheet(copy, scene.level(near), Shadow.OBJECT, gradient=0.08)
    ink = scene.level(0.92)
    lid = stroke(curve([(592, 452), (630, 474), (678, 462), (708, 440)]), 9)
    lashes = [stroke([(x, y), (x - 4, y + 22)], 6) for x, y in ((612, 466), (644, 474), (676, 464))]
    scene.wash(union(lid, *lashes), ink, 0.9)
    nostril = stroke(curve([(506, 588), (524, 570), (544, 584)]), 7)
    scene.wash(nostril, ink, 0.7)
    nature.pines(scene, lambda x: top_of(face, x) + 6, 120, ink, left=600, right=820, step=24)
    brow = [nature.pine(x, 424 - 26 * (x - 540) / 150, 56) for x in range(560, 716, 17)]
    scene.group([(union(*brow), ink)], Shadow.THIN)
    home = figure(
        (rect(-46, -62, 92, 62), "#f3e3d0"),
        ("M-60 -58L0 -104L60 -58Z", p.accent),
        (arch(-16, 0, 28, 44), "#7a5a4a"),
        (rect(10, -46, 24, 22, 2), "#ffcf5c"),
    )
    scene.place(home, 636, 816, 90, shadow=Shadow.SOFT)
    grey = person(p, "#7d8894", near=(20, -78), far=(18, -72), head="bald", face="#dfe1e4")
    scene.place(grey, 548, 822, 96, flip=True, shadow=Shadow.SOFT)
    for k in range(5):
        wave = shapes.ring(176, 792, 92 + 48 * k, 12).intersection(
            polygon([(176, 792), (620, 590), (620, 900)])
        )
        scene.group([(wave, mix(p.accent, "#fff3dc", 0.13 * k))], Shadow.THIN)
    cliff = path(
        "M-40 900Q60 876 150 892Q224 888 262 912Q290 960 256 1020Q286 1090 250 1160"
        "Q270 1210 262 1280H-40Z"
    )
    scene.sheet(cliff, scene.level(0.86), Shadow.OBJECT)
    sky.halo(scene, 150, 810, 150, 0.8)
    caller = person(
        p, p.accent, near=(20, -76), far=(18, -72), step="walk", head="hat", hair=scene.level(1)
    )
    pack = path("M-24 -66Q-34 -60 -32 -40Q-30 -30 -12 -32V-66Z")
    scene.contact(140, 900, 50)
    scene.place(figure((pack, p.second)) + caller, 140, 898, 180, shadow=Shadow.LIFT)
    sky.birds(scene, 7, 250, 420, 46, scene.level(0.9), 16)
    nature.pines(scene, lambda _: 1206, 120, scene.level(1), right=250, step=50)
    for x, y, width in ((380, 1130, 300), (430, 1216, 420)):
        scene.sheet(nature.cloud(r, x, y, width), mix(scene.level(0), "#ffffff", 0.5), Shadow.SOFT)


@card("bridge-of-hands", palette="jade")
def bridge_of_hands(scene: Scene) -> None:
    """Over a dark gorge two hands of stone touch fingertips and make a bridge."""
    r, p = scene.random, scene.palette
    scene.sky(400, 480, 620, glow=1)
    sky.rays(scene, 400, 500, count=24, reach=900, start=0, end=360, opacity=0.14)
    for x, y, width in ((130, 170, 240), (660, 130, 260), (400, 240, 180)):
        scene.sheet(nature.cloud(r, x, y, width), mix(scene.level(0), "#ffffff", 0.5), Shadow.SOFT)
    scene.sheet(circle(400, 500, 200), "#fff4c4", Shadow.SOFT, gradient=0.04)
    for k, (near, inset) in enumerate(((0.1, 270), (0.3, 180), (0.55, 100))):
        top = 600 + 70 * k
        for side in (-1, 1):
            wide = [430 - inset - 26 * (j % 2) - 10 * j + r.uniform(-16, 16) for j in range(8)]
            edge = [(400.0 + side * (440 - x), top + 108.0 * j) for j, x in enumerate(wide)]
            edge = [(400 + side * 470, top - 40), *edge, (400 + side * 470, 1340)]
            scene.sheet(polygon(edge), scene.level(near), Shadow.LIFT)
    scene.wash(
        rect(0, 700, 800, 560),
        scene.linear(
            [(0, p.shadow, 0), (0.7, p.shadow, 0.6), (1, p.shadow, 0.8)], (0, 740), (0, 1200)
        ),
    )
    for x, y, width in ((280, 1110, 330), (520, 1170, 360)):
        scene.wash(nature.cloud(r, x, y, width), scene.level(0.1), 0.4, blur=9)
    for side, stone in ((-1, "#6d968c"), (1, "#a39274")):
        arm = reaching_arm(stone)
        laid = scene.place(arm, 400, 500, 520, flip=side > 0, turn=side * 24, shadow=Shadow.OBJECT)
        x0 = 400 + side * 270
        tufts = [x0 + side * 9 * k for k in range(18)]
        green = [ellipse(x, top_of(laid, x) + 5, 15, 6 + r.uniform(0, 9)) for x in tufts]
        scene.group([(union(*green).intersection(laid.buffer(6)), "#3f9a6a")], Shadow.THIN)
        for away, long in ((230, 70), (280, 130), (345, 90)):
            x = 400 + side * away
            under = laid.intersection(rect(x, 0, 2, 1200)).bounds[3]
            vine = curve([(x, under - 8), (x + 8, under + long * 0.5), (x - 4, under + long)])
            scene.thread(vine, "#2f7f58", 4, 1)
            leaves = [
                nature.leaf(a, b, 0.6 + 2 * (k % 2), 20, 0.55)
                for k, (a, b) in enumerate(vine[2::4])
            ]
            scene.group([(union(*leaves), "#3f9a6a")], Shadow.THIN)
        rough = path("M480 850L380 866L330 900L344 980L290 1060L310 1140L270 1260H480Z")
        scene.sheet(move(stretch(rough, side, 1, 0, 0), 400, 0), scene.level(0.86), Shadow.OBJECT)
        coats: tuple[tuple[float, str, Head], ...] = (
            ((300, "#2f5f8f", "cap"), (190, p.second, "scarf"))
            if side < 0
            else ((-6, p.accent, "hat"),)
        )
        for before, coat, head in coats:
            at = 400 - before
            walker = person(
                p, coat, near=(24, -58), step="walk", head=head, skirt=True, hair=scene.level(1)
            )
            size = 140 if side > 0 else 116
            scene.place(walker, at, top_of(laid, at) + 5, size, shadow=Shadow.SOFT)
    nature.pines(scene, lambda _: 872, 130, scene.level(0.95), right=60, step=30)
    nature.pines(scene, lambda _: 872, 130, scene.level(0.95), left=740, step=30)
    nature.corners(scene, 1, 58, 250)
