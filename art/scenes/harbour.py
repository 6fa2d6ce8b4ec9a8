"""Cards by the water: what is sailed, poured, moored and left behind."""

from art import nature, sky, things, town, waterside
from art.colour import mix
from art.deck import card
from art.land import hills, mountains, range_of, waves
from art.paper import Shadow
from art.parts import harbour as parts
from art.parts.harbour_things import steamer, tap, toy_balloon
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
    star,
    strips,
    turn,
    union,
)
from art.silhouettes import silhouette


@card("tea-at-sea", palette="aurora", traveller="bear")
def tea_at_sea(scene: Scene) -> None:
    """A lighthouse leans down to pour tea into a passing boat."""
    r, p = scene.random, scene.palette
    scene.sky(520, 560, 620)
    sky.stars(scene, 50, 420)
    sky.aurora(scene, 300)
    range_of(scene, [mountains(r, 800, 150, 5), hills(r, 770, 40, 4)], (0.12, 0.3))
    scene.sheet(waves(r, 800, 12, 90).shape, scene.level(0.36), Shadow.RIDGE)
    scene.wash(ellipse(590, 840, 300, 30), p.light, 0.7, blur=16)
    scene.sheet(waves(r, 850, 16, 110).shape, scene.level(0.45), Shadow.RIDGE)
    sky.halo(scene, 430, 300, 330, 0.8)
    spine = [(150, 1010), (138, 800), (160, 580), (230, 420), (330, 350)]
    parts.bent_tower(scene, spine, 170, 92)
    scene.place(parts.teapot_lamp(p), 318, 356, 200, turn=62, shadow=Shadow.LIFT)
    amber = "#ffab3d"
    stream = ribbon([(540, 448), (578, 492), (592, 620), (594, 806)], 17, 11)
    scene.wash(stream.buffer(9), amber, 0.6, blur=14)
    scene.sheet(stream, amber, Shadow.THIN)
    scene.wash(ribbon([(548, 454), (582, 506), (591, 640), (593, 800)], 4), "#fff0c0", 0.8)
    scene.traveller(510, 892, 170)
    scene.place(parts.cup(p), 596, 880, 96)
    for k in range(3):
        wisp = [(640 + 14 * k, 770 - 8 * k), (628 + 14 * k, 730), (650 + 16 * k, 690), (640, 640)]
        scene.thread(curve(wisp), "#ffffff", 5, 0.35)
    scene.place(parts.rowing_boat(p.level(0.85), p.second), 560, 920, 76, turn=-3)
    for k, near in enumerate((0.56, 0.7)):
        scene.sheet(waves(r, 936 + 62 * k, 22, 150).shape, scene.level(near), Shadow.RIDGE)
    sky.ripples(scene, 960, 1100, 26, right=760)
    gold = strips(polygon([(548, 950), (640, 950), (690, 1110), (500, 1110)]), 13, 14)
    scene.wash(gold, amber, 0.55, blur=1.5)
    rock = path(
        "M-40 1120L-20 930Q40 884 100 912Q190 886 250 930Q310 940 330 990Q390 1010 410 1120Z"
    )
    scene.sheet(rock, mix(scene.level(0.45), p.accent, 0.18), Shadow.LIFT)
    for k, near in enumerate((0.8, 0.92)):
        scene.sheet(waves(r, 1106 + 50 * k, 26, 180).shape, scene.level(near), Shadow.RIDGE)


@card("violin-boat", palette="ember")
def violin_boat(scene: Scene) -> None:
    """An old man rows a violin over the lake with its own bow for an oar."""
    r, p = scene.random, scene.palette
    scene.sky(430, 560, 680)
    for x, y, wide in ((190, 190, 260), (600, 130, 300), (690, 300, 220), (80, 330, 200)):
        scene.sheet(nature.cloud(r, x, y, wide), mix(p.sky[2], p.sky[3], 0.3), Shadow.SOFT)
    scene.wash(circle(430, 560, 250), p.light, 0.7, blur=30)
    scene.sheet(circle(430, 560, 205), p.light, Shadow.SOFT, gradient=0.08)
    sky.birds(scene, 9, 250, 420, 60, scene.level(0.9), 16)
    for k, near in enumerate((0.12, 0.34)):
        ridge = mountains(r, 690, 150 - 60 * k, 4 + 2 * k)
        scene.sheet(ridge.shape, scene.level(near), Shadow.RIDGE)
    nature.pines(scene, lambda _: 684, 40, scene.level(0.6), dense=0.7)
    scene.sheet(rect(-20, 686, 840, 560), mix(p.sky[2], p.sky[3], 0.55), Shadow.RIDGE, gradient=0.3)
    glitter = strips(sky.mirrored(circle(430, 560, 200), 690), 14, 10)
    scene.wash(glitter.intersection(rect(0, 696, 800, 400)), p.light, 0.8)
    for k in range(5):
        wake = [(200, 862 + 5 * k), (90, 900 + 15 * k), (-30, 912 + 30 * k)]
        scene.thread(curve(wake), p.light, 3.4, 0.8)
    boat = parts.violin_hull(p, "#c9622a")
    hull = boat.moved(370, 900, 1.18).outline
    scene.wash(strips(sky.mirrored(hull, 912), 13, 8), scene.level(0.75), 0.5)
    scene.place(boat, 370, 900, 330, shadow=Shadow.OBJECT)
    scene.place(parts.oarsman(p), 228, 852, 190)
    scene.place(parts.violin_bow(p), 194, 1010, 400, turn=18, shadow=Shadow.SOFT)
    for radius in (30, 54, 80):
        scene.wash(
            ellipse(192, 1004, radius, radius * 0.22).difference(
                ellipse(192, 1004, radius - 5, radius * 0.22 - 3)
            ),
            p.light,
            0.7,
        )
    sky.ripples(scene, 720, 1100, 40)
    for k, near in enumerate((0.7, 0.9)):
        scene.sheet(waves(r, 1100 + 50 * k, 14, 150).shape, scene.level(near), Shadow.RIDGE)
    waterside.reeds(scene, 730, 1200, 330, scene.level(1))
    waterside.reeds(scene, 60, 1210, 200, scene.level(1))


@card("anchored-balloon", palette="storm", traveller="rower")
def anchored_balloon(scene: Scene) -> None:
    """A red balloon keeps a great ship from going down into the sea."""
    r, p = scene.random, scene.palette
    scene.sky(470, 560, 600)
    for y, near in ((260, 0.42), (180, 0.56), (90, 0.72)):
        parts.ceiling(scene, y, near)
    sky.rays(scene, 470, 250, count=9, reach=760, start=20, end=160, opacity=0.2)
    for k, near in enumerate((0.1, 0.24)):
        scene.sheet(waves(r, 730 + 40 * k, 20, 120).shape, scene.level(near), Shadow.RIDGE)
    ship = steamer(p, p.level(0.88), "#c39b5c", funnels=4)
    scene.place(ship, 330, 830, 400, turn=-34, shadow=Shadow.OBJECT)
    scene.wash(ellipse(300, 905, 360, 26), p.light, 0.5, blur=14)
    scene.sheet(waves(r, 880, 30, 150).shape, scene.level(0.5), Shadow.RIDGE, opacity=0.86)
    bow = (557, 514)
    red = "#e0242c"
    knot = (560.0, 322.0)
    scene.thread(curve([knot, (552, 410), bow]), scene.level(1), 4, 1)
    scene.wash(circle(560, 210, 150), "#ff8a70", 0.45, blur=40)
    scene.place(toy_balloon(p, red), 560, 322, 250, turn=3, shadow=Shadow.OBJECT)
    scene.sheet(waves(r, 970, 32, 170).shape, scene.level(0.62), Shadow.RIDGE, opacity=0.94)
    scene.traveller(650, 1022, 104, flip=True)
    for k, near in enumerate((0.76, 0.92)):
        scene.sheet(waves(r, 1040 + 70 * k, 34, 200).shape, scene.level(near), Shadow.RIDGE)
    sky.birds(scene, 8, 240, 420, 60, scene.level(0.8), 18)


@card("bathtub-horizon", palette="mint", traveller="girl")
def bathtub_horizon(scene: Scene) -> None:
    """A girl opens the tap, and a steamer comes sailing out of it."""
    r, p = scene.random, scene.palette
    scene.sky(330, 420, 700)
    joints = [rect(x, 0, 3, 1000) for x in range(28, 800, 93)]
    joints += [rect(0, y, 800, 3) for y in range(40, 1000, 93)]
    scene.wash(union(*joints), scene.level(0.35), 0.45)
    scene.sheet(rect(-40, 1010, 880, 240), scene.level(0.32), Shadow.RIDGE)
    chess = [
        polygon(
            [(400 + a * 80, 1010), (480 + a * 80, 1010), (400 + (a + 1) * 130, 1210)]
            + [(400 + a * 130, 1210)]
        )
        for a in range(-7, 7, 2)
    ]
    scene.wash(union(*chess), scene.level(0.62), 0.55)
    mouth = ellipse(432, 330, 34, 128)
    scene.sheet(mouth.buffer(9), "#c98a2b", Shadow.LIFT)
    scene.wash(mouth, scene.level(1))
    scene.sheet(ellipse(400, 806, 336, 34), scene.level(0.1), Shadow.THIN)
    fall = path("M446 372Q300 366 230 420Q140 490 118 800H312Q316 600 350 520Q376 462 446 452Z")
    with scene.inside(union(rect(0, 0, 432, 900), mouth), "sea", sunk=False) as sea:
        for k in range(5):
            puff = circle(420 - 40 * k, 212 - 26 * k, 26 + 9 * k)
            sea.sheet(puff, mix("#ffffff", p.level(0.3), 0.12 * k), Shadow.SOFT)
        sea.place(steamer(p, p.level(0.9), p.accent), 342, 396, 196, flip=True, turn=-7)
        sea.sheet(fall, sea.level(0.2), Shadow.LIFT)
        for k in range(7):
            x = 140 + 24 * k
            line = [(430, 384 + 10 * k), (280 + 14 * k, 400 + 18 * k), (x + 40, 560), (x, 800)]
            sea.thread(curve(line), "#ffffff" if k % 2 else sea.level(0.45), 5, 0.6)
    foam = [
        circle(r.uniform(90, 340), 800 + r.uniform(-14, 12), r.uniform(9, 26)) for _ in range(34)
    ]
    scene.group([(union(*foam), "#ffffff")], Shadow.SOFT)
    scene.place(tap("#e0a43c"), 424, 330, 100, shadow=Shadow.OBJECT)
    scene.traveller(540, 232, 150)
    tub = path(
        "M52 812H748Q752 940 690 1020Q650 1074 560 1078H240Q150 1074 110 1020Q48 940 52 812Z"
    )
    feet = union(circle(190, 1092, 30), circle(610, 1092, 30), rect(164, 1060, 52, 30))
    scene.sheet(union(feet, rect(584, 1060, 52, 30)), "#e0a43c", Shadow.LIFT)
    scene.contact(400, 1116, 300)
    scene.sheet(tub, "#fffdf5", Shadow.OBJECT)
    view = tub.buffer(-24)
    with scene.inside(view, "dawn") as far:
        far.sky(520, 920, 320)
        sky.sun(far, 530, 930, 44, ray=far.palette.accent)
        for k, near in enumerate((0.2, 0.45)):
            island = hills(r, 950 + 14 * k, 18, 6)
            far.sheet(island.shape, far.level(near), Shadow.RIDGE)
        sea_blue = ("#6fb7c9", "#3f8fae", "#235f8d", "#12354f")
        for k, blue in enumerate(sea_blue):
            far.sheet(waves(r, 962 + 26 * k, 12, 80).shape, blue, Shadow.RIDGE)
        sky.birds(far, 8, 300, 890, 60, far.level(0.9), 14)
    scene.sheet(rect(26, 786, 748, 40, 20), "#ffffff", Shadow.LIFT)
    scene.place(silhouette("duck", p.second), 668, 792, 74)


@card("low-tide-door", palette="plum", traveller="fox")
def low_tide_door(scene: Scene) -> None:
    """At low tide a green door stands in the mud with a light beneath it."""
    r, p = scene.random, scene.palette
    scene.sky(400, 470, 640)
    for x, y, wide in ((140, 130, 300), (650, 90, 340), (720, 250, 260), (60, 300, 240)):
        scene.sheet(nature.cloud(r, x, y, wide), mix(p.sky[2], p.sky[3], 0.4), Shadow.SOFT)
    sky.birds(scene, 12, 230, 240, 70, scene.level(0.9), 18)
    far = hills(r, 540, 30, 4)
    scene.sheet(far.shape, scene.level(0.16), Shadow.RIDGE)
    town.town(scene, 540, 800, far.at, scene.level(0.34), window=p.second, height=(20, 70))
    scene.sheet(rect(-20, 556, 840, 60), mix(p.light, p.sky[3], 0.4), Shadow.RIDGE)
    sky.ripples(scene, 562, 606, 22, "#ffffff")
    flats = [(604, 0.3), (690, 0.42), (800, 0.55), (940, 0.68)]
    for y, near in flats:
        mud = hills(r, y, 12, 5)
        scene.sheet(mud.shape, scene.level(near), Shadow.RIDGE)
        pools = [
            ellipse(r.uniform(0, 800), y + r.uniform(30, 80), r.uniform(50, 130), r.uniform(6, 14))
            for _ in range(4)
        ]
        scene.group([(union(*pools), mix(p.sky[3], scene.level(near), 0.35))], Shadow.THIN)
    boat = path("M-90 -30Q0 -6 90 -40Q74 14 40 20H-50Q-82 8 -90 -30ZM-4 -20L6 -150H10L6 -20Z")
    scene.sheet(turn(move(boat, 130, 690), -16, 130, 690), scene.level(0.82), Shadow.LIFT)
    sky.halo(scene, 420, 700, 430, 0.75)
    green = "#1f9a62"
    scene.place(things.shut_door(p, green), 420, 960, 560, shadow=Shadow.OBJECT)
    scene.sheet(star(300, 860, 30), mix(p.second, "#ff8a5c", 0.6), Shadow.THIN)
    weed = [
        ribbon(
            [(x, 402 + abs(x - 420) ** 2 / 300), (x + 8, 470), (x - 6, 520 + r.uniform(0, 90))],
            20,
            5,
        )
        for x in (306, 336, 366, 470, 504, 534)
    ]
    scene.group([(union(*weed), "#7fae4a")], Shadow.SOFT)
    gap = rect(296, 944, 248, 15)
    scene.wash(gap.buffer(14), "#fff2b0", 0.9, blur=12)
    scene.wash(gap, "#fff9dc")
    beam = polygon([(296, 958), (544, 958), (760, 1210), (80, 1210)])
    glow = [(0.0, "#fff2b0", 0.95), (0.5, "#ffd98a", 0.45), (1.0, "#ffd98a", 0.0)]
    scene.wash(beam, scene.linear(glow, (0, 955), (0, 1200)), blur=5)
    scene.traveller(250, 1080, 110)
    steps = [ellipse(196 - 22 * k, 1090 + 14 * k, 8, 4) for k in range(7)]
    scene.wash(union(*steps), scene.level(0.95), 0.8)
    scene.sheet(star(600, 1090, 34), mix(p.second, "#ff8a5c", 0.6), Shadow.THIN)
    front = hills(r, 1150, 14, 4)
    scene.sheet(front.shape, scene.level(0.92), Shadow.RIDGE)
    nature.grass(scene, front.at, scene.level(1), count=60, height=60)
