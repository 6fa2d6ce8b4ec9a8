"""Cards on the water and under it."""

from art import animals, nature, sky, things, waterside
from art.colour import mix, shade
from art.deck import card
from art.land import hills, range_of, waves
from art.paper import Shadow
from art.scene import Scene
from art.shapes import (
    curve,
    ellipse,
    path,
    polygon,
    rect,
    ring,
    strips,
    union,
)
from art.silhouettes import inlaid, silhouette


@card("drowned-piano", palette="jade", traveller="diver")
def drowned_piano(scene: Scene) -> None:
    """A grand piano on the sea bed; its music leaves it as jellyfish."""
    r, p = scene.random, scene.palette
    scene.sky(430, 60, 760)
    sky.rays(scene, 430, -120, count=11, reach=1250, start=40, end=140, opacity=0.22)
    scene.place(animals.whale(p).recoloured(scene.level(0.28)), 210, 250, 120, flip=True)
    for k, (y, near) in enumerate(((760.0, 0.2), (840, 0.38), (920, 0.55))):
        bed = hills(r, y, 60, 4)
        scene.sheet(bed.shape, scene.level(near), Shadow.RIDGE)
        weeds = [
            waterside.seaweed(r, r.uniform(0, 800), y + 20, r.uniform(80, 190)) for _ in range(9)
        ]
        corals = [
            waterside.coral(
                r, r.choice((r.uniform(0, 200), r.uniform(620, 800))), y + 20, 90 + 20 * k
            )
            for _ in range(3)
        ]
        scene.group(
            [
                (union(*weeds), scene.level(near + 0.08)),
                (union(*corals), mix(p.accent, scene.level(near), 0.72 - 0.15 * k)),
            ],
            Shadow.SOFT,
        )
    rising = [
        (300, 600, 92, 0),
        (470, 480, 120, 8),
        (620, 350, 150, 12),
        (390, 330, 84, -8),
        (540, 190, 110, 6),
        (690, 560, 70, 10),
    ]
    for i, (x, y, height, tilt) in enumerate(rising):
        paper = [p.accent, p.second, mix(p.accent, p.light, 0.4)][i % 3]
        sky.halo(scene, x, y - height * 0.6, height * 0.9, 0.5, paper)
        scene.place(animals.jellyfish(p, paper), x, y, height, turn=tilt)
    sky.halo(scene, 420, 760, 300, 0.55)
    sand = hills(r, 985, 26)
    scene.sheet(sand.shape, scene.level(0.72), Shadow.RIDGE)
    scene.contact(430, 1010, 260)
    scene.place(
        inlaid("grand-piano", scene.level(0.97), p.second), 440, 1015, 400, shadow=Shadow.OBJECT
    )
    scene.place(silhouette("sea-turtle", scene.level(0.5)), 130, 560, 90)
    scene.traveller(190, 1030, 132)
    bubbles = [ring(196 + r.gauss(0, 10), 860 - 44 * k, r.uniform(5, 11), 2.4) for k in range(12)]
    scene.wash(union(*bubbles), p.light, 0.8)
    fish = [animals.fish(p, p.second), animals.fish(p, p.accent)]
    for i, (x, y, height) in enumerate(
        ((650, 800, 34), (712, 770, 26), (600, 770, 22), (90, 760, 30))
    ):
        scene.place(fish[i % 2], x, y, height, flip=i < 3)
    front = hills(r, 1110, 24)
    scene.sheet(front.shape, scene.level(0.95), Shadow.RIDGE)
    dark = [
        waterside.coral(r, x, 1150, h) for x, h in ((60, 190), (160, 120), (740, 210), (640, 110))
    ]
    dark += [waterside.seaweed(r, x, 1170, 230) for x in (20, 110, 690, 790, 770)]
    scene.group([(union(*dark), scene.level(1))], Shadow.LIFT)


@card("teacup-storm", palette="mint", traveller="rower")
def teacup_storm(scene: Scene) -> None:
    """A storm with a ship in it fills a teacup, on the calmest afternoon."""
    r, p = scene.random, scene.palette
    scene.sky(400, 520, 640)
    range_of(scene, [hills(r, 640, 50, 4), hills(r, 700, 40, 4)], (0.0, 0.16))
    scene.sheet(rect(-40, 900, 880, 400), scene.level(0.3), Shadow.RIDGE, gradient=0.2)
    squares = [
        polygon(
            [
                (400 + (k - 6) * 90, 900),
                (400 + (k - 5.5) * 90, 900),
                (400 + (k - 5.5) * 190, 1300),
                (400 + (k - 6) * 190, 1300),
            ]
        )
        for k in range(13)
    ]
    scene.wash(union(*squares), mix(p.accent, scene.level(0.3), 0.45), 0.5)
    cup = things.teacup(p, mix(p.light, "#ffffff", 0.4))
    scale = 4.3
    scene.contact(400, 1085, 400)
    scene.place(cup, 385, 1080, scale * 100, shadow=Shadow.OBJECT)
    rim_y, half = 1080 - 90 * scale, 56 * scale
    swell = ellipse(385, rim_y, half, 112).intersection(rect(0, 0, 800, rim_y))
    tea = union(swell, ellipse(385, rim_y, half, 9.6 * scale))
    ship = things.sailing_ship(p, "#fff1d8", p.level(0.95))
    scene.place(ship, 380, rim_y - 56, 250, turn=-13, shadow=Shadow.LIFT)
    with scene.inside(tea, "sea", sunk=False) as storm:
        for k, near in enumerate((0.3, 0.5, 0.72, 0.9)):
            crest = waves(r, rim_y - 62 + 30 * k, 40 - 3 * k, 130)
            storm.sheet(crest.shape, storm.level(near), Shadow.RIDGE)
    for x, y, width, near in ((250, 350, 330, 0.55), (530, 330, 360, 0.68), (390, 290, 460, 0.85)):
        scene.sheet(
            nature.cloud(r, x, y, width), mix(scene.level(near), "#2b2f55", 0.45), Shadow.LIFT
        )
    bolts = [
        path("M560 330L510 450H545L500 570L600 425H560L600 330Z"),
        path("M215 350L190 430H212L180 520L245 415H220L246 350Z"),
    ]
    scene.wash(union(*bolts).buffer(8), p.second, 0.6, blur=14)
    scene.sheet(union(*bolts), p.second, Shadow.SOFT)
    for x in range(200, 590, 26):
        drop = 370 + r.uniform(0, 60)
        scene.thread([(x, drop), (x - 10, drop + r.uniform(30, 60))], p.level(0.7), 2.4, 0.6)
    pool = ellipse(420, 1118, 330, 46)
    scene.sheet(pool, mix(p.second, p.level(0.9), 0.3), Shadow.THIN)
    scene.thread(curve([(230, 1110), (330, 1124), (450, 1122)]), p.light, 2.4, 0.6)
    scene.place(animals.fish(p, p.accent), 690, 1150, 60, turn=-24)
    scene.traveller(240, 1122, 96)


@card("pawn-crown", palette="rose", traveller="gentleman")
def pawn_crown(scene: Scene) -> None:
    """A pawn by a still lake sees a queen in the water."""
    r, p = scene.random, scene.palette
    scene.sky(400, 470, 640)
    sky.birds(scene, 14, 570, 190, 90, scene.level(0.6), 14)
    for k, near in enumerate((0.02, 0.16, 0.32)):
        ridge = hills(r, 500 + 34 * k, 60, 4)
        scene.sheet(ridge.shape, scene.level(near), Shadow.RIDGE)
        nature.pines(scene, ridge.at, 26 + 14 * k, scene.level(near + 0.1), dense=0.7)
    lake = rect(-20, 640, 840, 640)
    scene.sheet(lake, scene.level(0.62), Shadow.RIDGE, gradient=0.22)
    scene.wash(ellipse(400, 655, 380, 26), p.light, 0.75, blur=10)
    queen = silhouette("chess-queen", p.accent).moved(400, 0, 4.1).outline
    below = sky.mirrored(queen, 676 / 2)
    scene.wash(below, p.accent, 0.8, blur=26)
    image = strips(below, 15, 3)
    scene.wash(image, scene.linear([(0, p.accent, 1), (1, "#ffc46b", 1)], (0, 676), (0, 1090)))
    sky.ripples(scene, 700, 1120, 46)
    shore = path("M190 672Q220 640 400 640Q600 638 640 672Q520 690 400 690Q270 690 190 672Z")
    scene.sheet(shore, scene.level(0.9), Shadow.THIN)
    scene.place(silhouette("chess-pawn", scene.level(0.95), 6), 400, 668, 330, shadow=Shadow.OBJECT)
    scene.wash(ellipse(378, 392, 16, 24, 20), shade(scene.level(0.95), 0.18), 0.8, blur=5)
    scene.traveller(565, 668, 104, flip=True)
    for k, near in enumerate((0.82, 0.97)):
        scene.sheet(waves(r, 1120 + 44 * k, 14, 120).shape, scene.level(near), Shadow.RIDGE)
    waterside.reeds(scene, 80, 1200, 330, scene.level(1))
    waterside.reeds(scene, 735, 1200, 280, scene.level(1))
    lilies = [(250, 1090, 60), (330, 1128, 44), (560, 1098, 54)]
    for x, y, w in lilies:
        leaf = ellipse(x, y, w, w * 0.24).difference(
            polygon([(x, y), (x + w, y - 14), (x + w, y + 4)])
        )
        scene.sheet(leaf, p.second, Shadow.THIN)
    scene.place(silhouette("lotus", mix(p.accent, p.light, 0.45)), 252, 1086, 50)
