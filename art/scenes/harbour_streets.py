"""Cards of the town behind the harbour: its tram, its pedestal, its post, its baths."""

import math

from art import animals, nature, sky, things, town
from art.colour import mix, shade
from art.deck import card
from art.land import Ridge, hills, mountains, waves
from art.paper import Shadow
from art.parts import depths as below
from art.parts import harbour as parts
from art.parts.harbour_things import pigeon, tram
from art.parts.meadow import low_sun
from art.parts.wonders import bronze_boot
from art.scene import Scene
from art.shapes import (
    circle,
    curve,
    ellipse,
    move,
    path,
    polygon,
    rect,
    ribbon,
    stroke,
    turn,
    union,
)
from art.silhouettes import inlaid


@card("last-tram", palette="forest")
def last_tram(scene: Scene) -> None:
    """The last tram is pulled through the fog by a fish with a lantern."""
    r, p = scene.random, scene.palette
    scene.sky(610, 520, 640)
    for k, near in enumerate((0.06, 0.2, 0.36)):
        town.town(
            scene,
            -30 + 20 * k,
            830,
            Ridge(((-80, 720 + 60 * k), (880, 720 + 60 * k))).at,
            scene.level(near),
            window=mix(p.light, scene.level(near), 0.35),
            width=(70, 120),
            height=(330 - 100 * k, 470 - 120 * k),
            peak=(0.85, 0.2, 0.9)[k],
        )
        fog = [ellipse(r.uniform(0, 800), 690 + 60 * k, r.uniform(200, 340), 46) for _ in range(4)]
        scene.wash(union(*fog), mix(p.light, p.depth[0], 0.5), 0.6, blur=24)
    scene.sheet(rect(-40, 900, 880, 340), scene.level(0.55), Shadow.RIDGE, gradient=0.2)
    for x, tall in ((60, 520), (330, 500), (640, 520)):
        town.street_lamp(scene, x, 915, tall, scene.level(0.85))
    for y in (236, 250):
        scene.thread(
            curve([(-20, y + 10), (260, y + 46), (540, y + 30), (820, y - 30)]),
            scene.level(0.9),
            3,
            0.8,
        )
    stones = [
        ellipse(r.uniform(-20, 820), r.uniform(925, 1190), r.uniform(16, 36), 7) for _ in range(90)
    ]
    scene.wash(union(*stones), scene.level(0.68), 0.6)
    for y, wide in ((985, 5), (1040, 8)):
        scene.sheet(rect(-20, y, 840, wide), scene.level(0.1), Shadow.THIN)
    sky.halo(scene, 680, 690, 330, 0.9)
    scene.wash(ellipse(640, 1030, 260, 50), p.light, 0.6, blur=22)
    scene.contact(190, 1022, 220)
    scene.place(tram(p, "#b83a2e"), 182, 1012, 320, shadow=Shadow.OBJECT)
    scene.wash(ellipse(196, 1060, 230, 18), p.second, 0.25, blur=10)
    rod = ribbon([(628, 760), (640, 660), (690, 610), (728, 650)], 9, 5)
    scene.sheet(rod, scene.level(0.95), Shadow.THIN)
    for y in (0, 34):
        scene.thread(
            curve([(392, 930 + y * 0.6), (480, 930 + y), (604, 846 + y)]), scene.level(1), 5, 1
        )
    scene.place(animals.fish(p, "#f08a24"), 626, 906, 186, turn=-6, shadow=Shadow.OBJECT)
    scene.sheet(
        stroke(curve([(606, 772), (620, 830), (616, 900)]), 13), scene.level(0.95), Shadow.THIN
    )
    scene.wash(circle(728, 705, 70), "#fff0a8", 0.9, blur=30)
    scene.place(inlaid("old-lantern", scene.level(1), "#ffe98a"), 728, 760, 116)
    mist = [ellipse(x, 1120, 260, 34) for x in (60, 420, 760)]
    scene.wash(union(*mist), mix(p.light, p.depth[0], 0.6), 0.4, blur=26)
    kerb = hills(r, 1150, 8, 3)
    scene.sheet(kerb.shape, scene.level(0.9), Shadow.RIDGE)
    nature.grass(scene, kerb.at, scene.level(1), count=70, height=50)


@card("statues-day-off", palette="dawn", traveller="girl")
def statues_day_off(scene: Scene) -> None:
    """Only bronze boots stand on the pedestal; the statue is swimming, far out."""
    r, p = scene.random, scene.palette
    scene.sky(370, 460, 680)
    for x, y, wide in ((120, 150, 300), (640, 100, 320), (760, 290, 220), (40, 330, 200)):
        scene.sheet(nature.cloud(r, x, y, wide), mix(p.light, p.sky[2], 0.5), Shadow.SOFT)
    sky.rays(scene, 370, 480, count=22, start=180, end=360, reach=760, opacity=0.16)
    low_sun(scene, 370, 470, 285, "#fff6dc")
    sea, bronze = ("#8fccd2", "#5aaec2", "#2f86a8"), "#2c6a66"
    for k, blue in enumerate(sea):
        wave = waves(r, 640 + 46 * k, 10 + 5 * k, 100 + 40 * k)
        scene.sheet(wave.shape, blue, Shadow.RIDGE)
        glitter = [ellipse(400 + r.gauss(0, 120), 662 + 46 * k + 8 * j, 46, 3) for j in range(4)]
        scene.wash(union(*glitter), p.light, 0.75)
        if k == 1:
            scene.place(parts.bather(shade(bronze, 0.1), p.accent), 672, 712, 160)
    scene.sheet(hills(r, 800, 14, 3).shape, "#fffaf0", Shadow.RIDGE)
    scene.sheet(hills(r, 816, 14, 3).shape, "#f6cf9c", Shadow.RIDGE, gradient=0.16)
    steps = [
        move(turn(below.foot(9 + 0.016 * (y - 820)), 24, 0, 0), x + 15 * (-1) ** k, y)
        for k, (x, y) in enumerate(curve([(620, 1060), (664, 960), (680, 880), (676, 826)], 3))
    ]
    scene.wash(union(*steps), "#b9805e", 0.8)
    stone = mix("#d8cdd3", p.level(0.5), 0.1)
    scene.contact(370, 1150, 290)
    block = union(
        rect(190, 800, 360, 340),
        path("M166 800L190 836H550L574 800ZM150 1150L190 1090H550L590 1150Z"),
    )
    scene.sheet(block, stone, Shadow.OBJECT, gradient=0.16)
    slabs = union(rect(150, 764, 440, 40, 6), rect(128, 1136, 484, 44, 6))
    scene.sheet(slabs, shade(stone, 0.06), Shadow.LIFT)
    scene.sheet(rect(260, 880, 200, 170, 8), shade(stone, -0.1), Shadow.THIN)
    wreath = [
        nature.leaf(360 + 52 * math.cos(a), 968 + 52 * math.sin(a), a + 1.9, 40, 0.5)
        for a in (0.42 * k for k in range(-2, 10))
    ]
    scene.wash(union(*wreath), shade(stone, 0.12))
    scene.place(bronze_boot(shade(bronze, -0.05)), 250, 772, 440, shadow=Shadow.OBJECT)
    scene.place(bronze_boot(bronze), 410, 782, 460, shadow=Shadow.OBJECT)
    scene.place(pigeon("#fffaf0", "#ff9a3c"), 402, 332, 84, shadow=Shadow.LIFT)
    towel = path("M500 784H566Q574 860 564 950L496 944Q506 860 500 784Z")
    scene.sheet(towel, p.accent, Shadow.LIFT)
    bands = [rect(480, y, 130, 22) for y in (812, 862, 912)]
    scene.wash(union(*bands).intersection(towel), "#fff6e8", 0.95)
    scene.traveller(690, 1136, 140, flip=True)
    nature.corners(scene, 0.95, 52, 190)


@card("river-of-letters", palette="jade", traveller="cyclist")
def river_of_letters(scene: Scene) -> None:
    """Unopened letters flow through the valley where a river used to be."""
    r, p = scene.random, scene.palette
    scene.sky(430, 400, 560)
    for x, y, wide in ((130, 120, 260), (640, 90, 300), (330, 210, 180), (740, 250, 200)):
        scene.sheet(nature.cloud(r, x, y, wide), mix(p.light, p.sky[0], 0.4), Shadow.SOFT)
    scene.sheet(circle(430, 372, 88), p.light, Shadow.SOFT)
    for k, near in enumerate((0.02, 0.14)):
        scene.sheet(mountains(r, 500, 210 - 80 * k, 4 + k).shape, scene.level(near), Shadow.RIDGE)
    valley = hills(r, 486, 18, 3)
    scene.sheet(valley.shape, scene.level(0.26), Shadow.RIDGE, gradient=0.2)
    nature.pines(scene, valley.at, 40, scene.level(0.4), dense=0.7)
    ys = [480 + 8 * k for k in range(95)]
    banks = [(below.river(y)[0] - below.river(y)[1], y) for y in ys]
    banks += [(below.river(y)[0] + below.river(y)[1], y) for y in reversed(ys)]
    scene.sheet(polygon(banks), scene.level(0.75), Shadow.THIN)
    post: list[tuple[float, float]] = []
    row = 484.0
    while row < 1240:
        middle, half = below.river(row)
        step = 10 + 70 * ((row - 470) / 730) ** 1.15
        count = max(1, round(2 * half / (step * 1.15)))
        post += [
            (
                middle + half * (2 * (k + r.random()) / count - 1) * 0.94,
                row + r.uniform(-0.2, 0.2) * step,
            )
            for k in range(count)
        ]
        row += step * 0.52
    post.sort(key=lambda at: at[1])
    slopes = [(560.0, 0.36, 1), (640, 0.46, -1), (0, 0, 0), (830, 0.6, 1), (960, 0.74, -1)]
    near = 470.0
    for top, depth, side in slopes:
        until = top + 130 if side else 800
        below.drift(scene, [at for at in post if near <= at[1] < until])
        near = max(near, until)
        if not side:
            span = town.bridge(205, 676, 530, 4, 116, 24)
            scene.sheet(span, mix(p.light, scene.level(0.4), 0.45), Shadow.OBJECT)
            scene.traveller(470, 678, 104)
            continue
        bank = [(-0.2, 0.0), (0.1, -0.02), (0.24, 0.2), (0.31, 0.6), (0.28, 1.1), (-0.2, 2.2)]
        edge = [(400 + side * (400 - 800 * u), top + 150 * v) for u, v in bank]
        hill = polygon([edge[0], *curve(edge[1:-1]), edge[-1]])
        scene.sheet(hill, scene.level(depth), Shadow.LIFT)
        firs = [
            nature.pine(
                400 + side * r.uniform(230, 400),
                top + r.uniform(20, 70),
                r.uniform(70, 120) * (0.5 + depth),
            )
            for _ in range(6)
        ]
        scene.group([(union(*firs), scene.level(depth + 0.16))], Shadow.THIN)
    below.drift(scene, [at for at in post if at[1] >= near])
    for x, y, tall in ((560, 250, 40), (620, 300, 30), (230, 330, 34)):
        scene.place(animals.crane(p), x, y, tall, flip=x < 400)
    nature.corners(scene, 1, 56, 230)


@card("dragons-bath", palette="rose")
def dragons_bath(scene: Scene) -> None:
    """A dragon sits in a tin tub, and a child scrubs behind its ears."""
    r, p = scene.random, scene.palette
    scene.sky(480, 470, 640)
    for k, depth in enumerate((0.02, 0.12)):
        ridge = hills(r, 780 + 60 * k, 60, 4)
        scene.sheet(ridge.shape, scene.level(depth), Shadow.RIDGE)
    keep = union(
        town.tower(690, 800, 70, 190), town.tower(755, 810, 60, 120), rect(640, 720, 160, 100)
    )
    scene.sheet(keep, scene.level(0.26), Shadow.SOFT)
    scene.sheet(rect(-40, 930, 880, 320), scene.level(0.3), Shadow.RIDGE, gradient=0.16)
    rope = curve([(-20, 70), (250, 128), (540, 122), (820, 50)])
    scene.thread(rope, scene.level(0.9), 4, 0.9)
    wash = [
        (path("M60 92L40 190L70 196L74 260H156L158 192L188 182L160 100Q110 112 60 92Z"), "#fffaf0"),
        (path("M250 128H300L298 210Q330 224 318 250Q280 256 256 232Z"), p.second),
        (path("M652 108L760 78L764 230L660 250Z"), mix(p.accent, p.light, 0.25)),
        (path("M654 140L762 112V132L656 162ZM658 200L764 174V194L659 222Z"), "#fffaf0"),
    ]
    scene.group(wash, Shadow.SOFT)
    scene.wash(ellipse(430, 560, 300, 330), p.light, 0.5, blur=60)
    green = "#3fa66b"
    scene.sheet(ellipse(400, 852, 276, 46), scene.level(0.7), None)
    parts.dragon(scene, green, "#f6e2a0")
    tin = mix(scene.level(0.55), p.light, 0.35)
    scene.contact(400, 1112, 300)
    tub = path("M124 852Q400 936 676 852L628 1096Q400 1140 172 1096Z")
    scene.sheet(tub, tin, Shadow.OBJECT)
    for k, y in enumerate((950, 1046)):
        band = stroke(curve([(100, y - 22), (400, y + 40), (700, y - 22)]), 12).intersection(tub)
        scene.wash(band, shade(tin, 0.14 - 0.04 * k))
    scene.wash(
        tub.intersection(path("M560 840H700V1140H520Q580 1000 560 840Z")), p.shadow, 0.18, blur=14
    )
    rim = stroke(curve([(124, 850), (250, 882), (400, 896), (550, 882), (676, 850)]), 20)
    scene.sheet(rim, shade(tin, 0.12), Shadow.THIN)
    suds = [
        circle(r.uniform(150, 650), 858 + 22 * math.sin(k) + r.uniform(-26, 10), r.uniform(14, 34))
        for k in range(46)
    ]
    scene.group([(union(*suds), "#ffffff")], Shadow.SOFT)
    parts.dragon_hands(scene, green)
    tail = ribbon([(640, 880), (716, 900), (756, 980), (736, 1080), (690, 1120)], 62, 16)
    scene.sheet(
        union(tail, path("M716 1086L622 1090Q650 1120 640 1172Q690 1164 724 1120Z")),
        green,
        Shadow.LIFT,
    )
    scene.place(things.ladder(p, 13, "#b9763e"), 150, 1150, 740, turn=13, shadow=Shadow.LIFT)
    foam = [circle(r.gauss(420, 30), r.gauss(320, 18), r.uniform(9, 24)) for _ in range(16)]
    foam += [circle(r.gauss(540, 26), r.gauss(290, 8), r.uniform(8, 18)) for _ in range(7)]
    scene.group([(union(*foam), "#ffffff")], Shadow.SOFT)
    scene.place(parts.scrubber(p), 306, 452, 150)
    bubbles = [
        (560, 220, 20),
        (640, 250, 13),
        (480, 190, 15),
        (90, 620, 18),
        (720, 560, 22),
        (610, 560, 12),
    ]
    for x, y, size in bubbles:
        scene.wash(circle(x, y, size), "#ffffff", 0.5)
        scene.wash(circle(x - size * 0.3, y - size * 0.3, size * 0.3), "#ffffff", 0.9)
    scene.wash(ellipse(330, 1160, 190, 16), "#ffffff", 0.35, blur=4)
