"""Cards by the water: what is sailed, poured, moored and left behind."""

from art import animals, nature, sky, town, waterside
from art.colour import mix, shade
from art.deck import card
from art.land import hills, mountains, range_of, waves
from art.paper import Shadow
from art.parts import harbour as parts
from art.parts.harbour_things import steamer, tap, toy_balloon
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
    star,
    stretch,
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
    """At low tide the whole sea has gone in behind a green door."""
    r, p = scene.random, scene.palette
    scene.sky(400, 520, 680)
    sky.stars(scene, 50, 330)
    for x, y, wide in ((120, 150, 300), (680, 110, 320), (60, 330, 220), (770, 330, 220)):
        scene.sheet(nature.cloud(r, x, y, wide), mix(p.sky[2], p.sky[3], 0.35), Shadow.SOFT)
    far = hills(r, 640, 30, 4)
    scene.sheet(far.shape, scene.level(0.2), Shadow.RIDGE)
    town.town(scene, -20, 250, far.at, scene.level(0.36), window=p.second, height=(20, 80))
    for y, near in ((690, 0.32), (760, 0.44), (850, 0.56), (960, 0.68)):
        scene.sheet(hills(r, y, 12, 5).shape, scene.level(near), Shadow.RIDGE)
        pools = [
            ellipse(r.uniform(0, 800), y + r.uniform(30, 70), r.uniform(40, 110), r.uniform(5, 11))
            for _ in range(4)
        ]
        scene.group([(union(*pools), mix("#8fe0cc", scene.level(near), 0.45))], Shadow.THIN)
    hull = path("M-90 -30Q0 -6 90 -40Q74 14 40 20H-50Q-82 8 -90 -30ZM-4 -20L6 -150H10L6 -20Z")
    for x, y, size, lean in ((112, 800, 1.0, -18), (716, 770, 0.7, 14)):
        boat = turn(move(stretch(hull, size, size, 0, 0), x, y), lean, x, y)
        scene.sheet(boat, scene.level(0.85), Shadow.LIFT)
    sky.halo(scene, 370, 620, 520, 0.9, "#d8fff0")
    opening = arch(370, 1010, 400, 740)
    with scene.inside(opening, "jade") as sea:
        sea.sky(370, 330, 760)
        sky.rays(sea, 370, 230, count=9, start=50, end=130, opacity=0.26)
        for k, (x, y, tall) in enumerate(((250, 470, 40), (300, 430, 32), (480, 440, 38))):
            sea.place(animals.fish(sea.palette, sea.level(0.2 + 0.1 * k)), x, y, tall)
        sea.place(animals.whale(sea.palette, sea.level(0.66)), 350, 640, 150, turn=-10)
        sea.place(animals.jellyfish(sea.palette), 506, 720, 120)
        sea.place(animals.fish(sea.palette, sea.palette.second), 262, 800, 60)
        sea.place(animals.fish(sea.palette, sea.palette.accent), 420, 850, 48, flip=True)
        for near, y in ((0.5, 900), (0.75, 950)):
            sea.sheet(hills(r, y, 24, 6).shape, sea.level(near), Shadow.RIDGE)
        weed = [waterside.seaweed(r, x, 1020, r.uniform(120, 250)) for x in (196, 226, 470, 540)]
        sea.group([(union(*weed), sea.level(0.9))], Shadow.SOFT)
        sea.sheet(waterside.coral(r, 300, 1020, 130), sea.palette.accent, Shadow.LIFT)
        sky.stars(sea, 40, 950, 300)
    green = "#1f9a62"
    jamb = opening.buffer(40).intersection(rect(0, 0, 800, 1014)).difference(opening)
    scene.sheet(jamb, shade(green, -0.16), Shadow.OBJECT)
    curls = [circle(x, y, 7) for x in (150, 590) for y in range(520, 1000, 60)]
    scene.group([(union(*curls), p.second)], Shadow.THIN)
    panel = path("M590 1010V470Q600 330 752 280V1090Z")
    scene.sheet(panel, green, Shadow.OBJECT, gradient=0.16)
    boards = union(
        path("M616 640V480Q630 392 726 354V652Z"), path("M616 690L726 704V1030L616 974Z")
    )
    scene.sheet(boards, shade(green, -0.09), Shadow.THIN)
    scene.sheet(circle(726, 690, 16), p.second, Shadow.THIN)
    tongue = path("M170 1010H570Q600 1090 760 1212H60Q150 1090 170 1010Z")
    glow = [(0.0, "#c8ffe9", 0.95), (0.5, "#7fe0cc", 0.6), (1.0, "#7fe0cc", 0.15)]
    scene.wash(tongue, scene.linear(glow, (0, 1005), (0, 1210)), blur=5)
    for k in range(9):
        x = 190 + 45 * k
        rill = curve([(400 + (x - 370) * 2.1, 1205), (x + 14, 1100), (x, 1012)])
        scene.thread(rill, "#ffffff", 3, 0.55)
    scene.sheet(star(128, 1076, 30), "#ff8a5c", Shadow.THIN)
    scene.sheet(star(664, 1150, 36), "#ff8a5c", Shadow.THIN)
    scene.traveller(316, 1120, 128)
    front = hills(r, 1174, 14, 4)
    scene.sheet(front.shape, scene.level(0.94), Shadow.RIDGE)
    nature.grass(scene, front.at, scene.level(1), count=60, height=60)
