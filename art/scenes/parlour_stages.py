"""Cards of small theatres: a puppet, a paper soldier, a book one can walk into."""

from art import animals, nature, rooms, sky, things
from art.colour import mix, shade
from art.deck import card
from art.land import hills
from art.paper import Shadow
from art.parts import halls_things as made
from art.parts import parlour as parts
from art.scene import Scene
from art.shapes import (
    circle,
    curve,
    ellipse,
    path,
    polygon,
    rect,
    ribbon,
    ring,
    stretch,
    stroke,
    union,
)
from art.silhouettes import inlaid


@card("last-string", palette="mint")
def last_string(scene: Scene) -> None:
    """A puppet with scissors is about to cut the string of its right hand."""
    r, p = scene.random, scene.palette
    thread = "#1b2f45"
    scene.sky(400, 470, 560)
    sky.rays(scene, 400, 420, count=20, reach=900, start=0, end=360, opacity=0.2)
    for x, y, wide in ((180, 700, 260), (640, 650, 300), (420, 820, 360)):
        scene.thread([(x, -5), (x, y - 30)], scene.level(0.6), 2)
        scene.sheet(nature.cloud(r, x, y, wide), mix(scene.level(0.05), "#ffffff", 0.6))
    scene.sheet(rect(-40, 985, 880, 300), "#c98a52", Shadow.RIDGE, gradient=0.2)
    gaps = [stroke([(400 + 60 * k, 985), (400 + 120 * k, 1260)], 3) for k in range(-8, 9)]
    scene.wash(union(*gaps), "#8a5530", 0.5)
    scene.wash(ellipse(390, 1030, 300, 46), "#fff6da", 0.75, 14)
    scene.thread([(206, 160), (222, 420), (226, 520)], thread, 3.4, 1)
    for x, end in ((270, 250), (395, 226), (520, 250), (590, 300)):
        loose = [(x, 165), (x + 6, end - 60), (x - 14, end - 20), (x + 12, end)]
        scene.thread(curve(loose), thread, 3, 0.9)
    bar = union(rect(180, 150, 430, 20, 8), ribbon([(395, 110), (395, 160), (395, 220)], 20))
    scene.sheet(bar, scene.level(0.75), Shadow.LIFT)
    for x, y in ((560, 960), (300, 1022), (250, 985)):
        fallen = [(x, y), (x + 40, y + 16), (x + 90, y - 4), (x + 110, y + 16)]
        scene.thread(curve(fallen), thread, 3, 0.8)
    made.puppet(scene, p)
    for side in (1, -1):
        drape = "M-40 -40H190Q176 300 120 560Q60 760 96 1010Q30 1030 -40 1010Z"
        scene.sheet(stretch(path(drape), side, 1, 400, 0), p.accent, Shadow.FRAME, gradient=0.2)
        for k in range(4):
            fold = [(30 + 40 * k, -40), (24 + 34 * k, 330), (4 + 24 * k, 620), (8 + 20 * k, 1010)]
            scene.wash(stretch(ribbon(fold, 9, 6), side, 1, 400, 0), shade(p.accent, -0.14), 0.7)
        scene.sheet(stretch(rect(-40, 640, 134, 26, 10), side, 1, 400, 0), p.second, Shadow.THIN)
    scallops = union(rect(-40, -40, 880, 100), *(circle(40 + 120 * k, 52, 66) for k in range(7)))
    scene.sheet(scallops, shade(p.accent, -0.1), Shadow.FRAME)
    fringe = scallops.difference(scallops.buffer(-12))
    scene.wash(fringe.intersection(rect(-40, 40, 880, 120)), p.second)
    heads = [
        union(circle(x, 1175 + 12 * (k % 2), 46), rect(x - 74, 1205, 148, 60, 40))
        for k, x in enumerate((60, 200, 340, 480, 620, 755))
    ]
    scene.sheet(union(*heads), scene.level(1), Shadow.RIDGE)


@card("paper-soldier", palette="lamplight")
def paper_soldier(scene: Scene) -> None:
    """A soldier folded from a love letter stands guard before a candle."""
    r, p = scene.random, scene.palette
    rooms.room(scene, 930, wall=0.62, boards=0.6, light=(500, 330, 760))
    window = rooms.window_shape(170, 560, 210, 400, round_top=True)
    with scene.inside(window, "sea") as night:
        night.sky(180, 600, 300, glow=0.4)
        sky.stars(night, 60, 540, 160, left=60, right=280)
        sky.moon(night, 205, 270, 30)
        night.sheet(hills(r, 500, 20).shape, night.level(0.8), Shadow.RIDGE)
    rooms.window_frame(scene, window, scene.level(0.9), panes=(2, 3), thick=14)
    scene.sheet(rect(-40, 930, 880, 300), scene.level(0.42), Shadow.RIDGE, gradient=0.3)
    scene.wash(ellipse(470, 1010, 380, 80), p.light, 0.7, 30)
    x, wax, brass = 545, "#fbe3b5", "#b07a3c"
    shining = [(0.0, "#fffbe0", 1.0), (0.25, "#ffe28a", 0.85), (0.6, "#ff9d45", 0.35)]
    scene.wash(circle(x, 260, 430), scene.radial([*shining, (1.0, "#ff9d45", 0.0)], x, 260, 430))
    sky.rays(scene, x, 260, count=22, reach=780, start=0, end=360, opacity=0.13)
    scene.sheet(ellipse(x, 985, 190, 40), brass, Shadow.OBJECT)
    scene.sheet(ellipse(x, 972, 150, 28), "#8a5a30", Shadow.THIN)
    scene.sheet(ring(x + 196, 960, 46, 14), brass, Shadow.LIFT)
    body = path(f"M{x - 84} 440Q{x} 410 {x + 84} 440V972Q{x} 1000 {x - 84} 972Z")
    scene.sheet(body, wax, Shadow.OBJECT, gradient=0.2)
    scene.wash(rect(x + 34, 450, 44, 520, 20), "#d9a35c", 0.45, 12)
    drips = [
        ribbon([(x + dx, 440), (x + dx + 3, 440 + d * 0.6), (x + dx, 440 + d)], 26, 20)
        for dx, d in ((-70, 170), (-26, 70), (16, 230), (66, 130))
    ]
    scene.sheet(union(ellipse(x, 440, 86, 26), *drips), shade(wax, 0.04), Shadow.THIN)
    scene.sheet(ellipse(x, 438, 64, 15), "#f2b562", Shadow.THIN)
    scene.sheet(stroke(curve([(x, 440), (x - 3, 400), (x + 6, 372)]), 9), p.level(1), Shadow.THIN)
    tongue = path(
        f"M{x} 110Q{x + 92} 250 {x + 58} 340Q{x + 34} 398 {x} 398"
        f"Q{x - 40} 396 {x - 58} 340Q{x - 86} 250 {x} 110Z"
    )
    scene.wash(tongue.buffer(16), "#ffb84d", 0.8, 18)
    scene.sheet(tongue, "#ff9a3d", None, gradient=-0.12)
    scene.wash(stretch(tongue, 0.66, 0.74, x, 398), "#ffe07a")
    scene.wash(stretch(tongue, 0.34, 0.46, x, 398), "#fffbe6")
    envelope = polygon([(30, 1050), (240, 1010), (300, 1090), (80, 1140)])
    scene.sheet(envelope, "#e9c9a8", Shadow.LIFT)
    scene.sheet(polygon([(30, 1050), (240, 1010), (168, 1086)]), "#d9b08c", Shadow.THIN)
    parts.folded_soldier(scene, 280, 1090, "#fff2df", "#5a4a8c", "#e5383b")
    scene.place(animals.moth(p, "#f6d9a0"), 330, 190, 74, turn=24, anchor="centre")
    scene.place(animals.moth(p, "#f6d9a0"), 742, 330, 54, turn=-34, anchor="centre")
    scene.sheet(rect(-40, 1165, 880, 80), scene.level(0.88), Shadow.RIDGE)


@card("chapter-seven", palette="indigo")
def chapter_seven(scene: Scene) -> None:
    """A reader has opened a book so wide that she can step over the sill."""
    r, p = scene.random, scene.palette
    paper = "#fff4dc"
    rooms.room(scene, 930, wall=0.6, boards=0.66, light=(400, 560, 620))
    for y in (150, 262):
        rooms.shelf(scene, -20, y, 840, scene.level(0.9), height=92)
    sky.halo(scene, 400, 600, 520, 0.8)
    opening = rect(262, 262, 276, 650)
    cover = polygon([(20, 330), (262, 226), (262, 950), (20, 1046)])
    for side in (1, -1):
        scene.sheet(stretch(cover, side, 1, 400, 0), p.second, Shadow.OBJECT)
        for k in range(4):
            leaf = polygon(
                [(48 + 16 * k, 348 + 2 * k), (262, 252), (262, 926), (48 + 16 * k, 1016 - 14 * k)]
            )
            scene.sheet(stretch(leaf, side, 1, 400, 0), shade(paper, -0.03 * (3 - k)), Shadow.THIN)
        rows = []
        for k in range(19):
            if side < 0 and k < 7:
                continue
            slope = 0.44 - 0.045 * k
            short = 70 if k % 6 == 5 else 0
            rows.append(
                stroke(
                    [(120, 400 + 29 * k), (236 - short, 400 + 29 * k - (116 - short) * slope)], 6
                )
            )
        scene.wash(stretch(union(*rows), side, 1, 400, 0), "#7a6a8c", 0.8)
    plate = stretch(polygon([(122, 408), (236, 360), (236, 540), (122, 572)]), -1, 1, 400, 0)
    with scene.inside(plate, "forest") as print_:
        print_.sky(620, 470, 120)
        nature.pines(print_, lambda _: 570, 110, print_.level(0.7), left=540, right=700)
    with scene.inside(opening, "mint") as world:
        world.sky(420, 520, 380)
        sky.sun(world, 430, 440, 54, disc="#fff3b8", ray="#ffc43d")
        sky.birds(world, 8, 360, 350, 40, world.level(0.8), 15)
        for y, near in ((610, 0.1), (680, 0.3), (760, 0.5)):
            world.sheet(hills(r, y, 30).shape, world.level(near), Shadow.RIDGE)
        world.sheet(
            path("M400 640Q440 690 390 740Q330 800 340 940H480Q450 800 440 750Q450 690 412 640Z"),
            "#fbe6b8",
            Shadow.THIN,
        )
        world.place(things.lighthouse(world.palette), 316, 640, 130)
        nature.pines(world, lambda _: 800, 90, world.level(0.75), left=480, right=560)
        nature.grass(world, lambda _: 890, world.level(0.7), left=262, right=538)
    scene.wash(polygon([(262, 930), (538, 930), (660, 1200), (140, 1200)]), p.light, 0.55, 20)
    scene.sheet(rect(246, 896, 308, 44, 4), paper, Shadow.LIFT)
    edges = [stroke([(250, 904 + 8 * k), (550, 904 + 8 * k)], 2) for k in range(5)]
    scene.wash(union(*edges), "#b8a888", 0.8)
    scene.sheet(rect(236, 936, 328, 18, 4), p.second, Shadow.LIFT)
    marker = ribbon([(452, 900), (470, 960), (452, 1040), (480, 1100)], 20)
    scene.sheet(marker, "#e0303a", Shadow.THIN)
    scene.contact(340, 988, 60)
    scene.place(made.stepping_reader(p), 350, 986, 232, shadow=Shadow.LIFT)
    scene.place(inlaid("armchair", scene.level(0.3), scene.level(0.5)), 690, 1150, 190)
    scene.place(things.candle(p), 130, 1140, 120)
    scene.place(things.teacup(p), 240, 1150, 46)
