"""Cards set in rooms where people live: a library, a dining table, a mirror."""

from art import nature, rooms, sky, things
from art.colour import mix, shade
from art.deck import card
from art.land import hills
from art.paper import Shadow
from art.parts import parlour as parts
from art.scene import Scene
from art.shapes import (
    Shape,
    arch,
    circle,
    curve,
    ellipse,
    path,
    polygon,
    rect,
    stretch,
    stroke,
    union,
)


@card("moth-library", palette="forest", traveller="old-man")
def moth_library(scene: Scene) -> None:
    """Moths settle on the shelves, and every pair of wings is a printed page."""
    p = scene.palette
    scene.sky(400, 460, 620)
    window = arch(400, 640, 200, 360)
    scene.wash(rect(280, 200, 240, 480), scene.level(0.3))
    scene.wash(window, scene.fade("#fffbe0", "#f6e08a"))
    rooms.window_frame(scene, window, scene.level(0.55), panes=(2, 4), thick=10)
    scene.sheet(polygon([(270, 650), (530, 650), (1000, 1260), (-200, 1260)]), scene.level(0.45))
    runner = polygon([(355, 652), (445, 652), (640, 1260), (160, 1260)])
    scene.sheet(runner, mix(p.second, scene.level(0.6), 0.45), Shadow.THIN)
    scene.wash(polygon([(330, 655), (470, 655), (620, 1200), (180, 1200)]), p.light, 0.35, 20)
    scene.sheet(polygon([(-60, -60), (860, -60), (530, 250), (270, 250)]), scene.level(0.6))
    for side in (1, -1):
        _bookcase(scene, side)
    sky.rays(scene, 400, 420, count=14, reach=900, start=0, end=360, opacity=0.13)
    sky.halo(scene, 400, 470, 420, 0.5)
    moth = parts.page_moth(p)
    left = ((86, 250, 120, -24), (196, 520, 66, 18), (104, 780, 130, 14), (226, 318, 54, -10))
    right = ((706, 170, 120, 24), (606, 396, 64, -14), (640, 700, 92, 20), (692, 905, 136, -16))
    high = ((560, 250, 44, 30), (330, 150, 60, -20), (470, 96, 46, 12))
    for x, y, tall, angle in left + right + high:
        scene.place(moth, x, y, tall, turn=angle, anchor="centre", shadow=Shadow.LIFT)
    sky.halo(scene, 400, 480, 330, 0.7)
    scene.place(moth, 400, 470, 262, turn=-7, anchor="centre", shadow=Shadow.OBJECT)
    scene.traveller(412, 1070, 128)
    scene.place(things.book(p, p.accent), 250, 1130, 40)


def _bookcase(scene: Scene, side: int) -> None:
    """One wall of the library, running away from the viewer to the point (400, 470)."""
    r, p = scene.random, scene.palette
    bound = [scene.level(k / 20) for k in (6, 8, 10, 12, 14)]
    bound += [mix(p.second, scene.level(0.7), 0.35), mix(p.accent, scene.level(0.6), 0.4)]
    wall = polygon([(-60, -120), (280, 230), (280, 680), (-60, 1300)])
    scene.sheet(stretch(wall, side, 1, 400, 0), scene.level(0.86), Shadow.LIFT)
    books: list[tuple[Shape, str]] = []
    boards: list[Shape] = []
    for k in range(8):
        foot, x = -420 + 190 * k, -40.0
        while x < 268:
            near = (400 - x) / 440
            end = min(x + near * r.uniform(24, 48), 276)
            far, tall = (400 - end) / 440, r.uniform(110, 165)
            if r.random() > 0.1:
                corners = [(x, 470 + near * foot), (end, 470 + far * foot)]
                corners += [(end, 470 + far * (foot - tall)), (x, 470 + near * (foot - tall))]
                books.append((stretch(polygon(corners), side, 1, 400, 0), r.choice(bound)))
            x = end + 1
        board = [(-60, 470 + foot * 1.045), (280, 470 + foot * 0.273)]
        board += [(280, 470 + (foot + 16) * 0.273), (-60, 470 + (foot + 16) * 1.045)]
        boards.append(stretch(polygon(board), side, 1, 400, 0))
    scene.group(books, Shadow.THIN)
    scene.sheet(union(*boards), scene.level(0.7), Shadow.THIN)


@card("snow-indoors", palette="dawn", traveller="cat")
def snow_indoors(scene: Scene) -> None:
    """It snows in the living room, and nobody at the table looks up."""
    r, p = scene.random, scene.palette
    white, blue = "#fbfaff", "#cdd9f0"
    rooms.room(scene, 900, wall=0.5, boards=0.66, light=(400, 560, 640))
    window = rooms.window_shape(170, 590, 200, 300)
    with scene.inside(window, "mint") as summer:
        summer.sky(200, 400, 220)
        sky.sun(summer, 205, 370, 36, disc="#fff0b0", ray="#ffc43d")
        for low, near in ((500, 0.2), (545, 0.45)):
            summer.sheet(hills(r, low, 20).shape, mix(summer.level(near), "#5fb35a", 0.6))
    rooms.window_frame(scene, window, scene.level(0.8), panes=(2, 2), thick=13)
    scene.wash(parts.snow_cap(rect(46, 595, 248, 30)), white)
    frame = rect(500, 320, 210, 180)
    with scene.inside(frame, "sea") as picture:
        picture.sky(600, 400, 140)
        picture.place(things.sailing_ship(picture.palette), 600, 470, 100)
        picture.sheet(rect(480, 462, 260, 60), picture.level(0.6))
    rooms.picture_frame(scene, frame, "#d9a648", 16)
    for y, near in ((180, 0.9), (130, 0.7), (70, 0.45)):
        above = rect(-60, -60, 920, y + 56)
        puffs = [nature.cloud(r, x + y - 130, -y, 330) for x in (60, 310, 560, 800)]
        paper = mix("#ffffff", "#8ea2cf", near * 0.6)
        scene.sheet(union(above, *(sky.mirrored(puff, 0) for puff in puffs)), paper)
    scene.sheet(rect(397, 60, 6, 260), scene.level(0.95), Shadow.THIN)
    sky.halo(scene, 400, 410, 260, 0.9)
    lamp = path("M352 310H448L512 400H288Z")
    scene.sheet(lamp, p.accent, Shadow.LIFT)
    scene.wash(ellipse(400, 400, 108, 9), p.light)
    scene.wash(parts.snow_cap(lamp, 20), white)
    scene.sheet(hills(r, 900, 34).shape, mix(white, blue, 0.9), Shadow.RIDGE)
    scene.sheet(hills(r, 985, 30).shape, mix(white, blue, 0.6), Shadow.RIDGE)
    chairs = [rect(x - 78, 640, 156, 220, 30) for x in (200, 400, 600)]
    scene.group([(chair, scene.level(0.85)) for chair in chairs], Shadow.LIFT)
    scene.wash(union(*(parts.snow_cap(chair, 16) for chair in chairs)), white)
    people = (
        (200, 268, "#2a9d8f", "#43284f", False),
        (400, 300, "#3d4f86", "#e9e4dc", True),
        (600, 240, "#f2b84b", "#7a3a2c", False),
    )
    for x, tall, coat, hair, old in people:
        outline = scene.place(parts.diner(p, coat, hair, old=old), x, 815, tall)
        scene.wash(parts.snow_cap(outline, 11), white)
    _laid_table(scene, white)
    scene.sheet(hills(r, 1075, 26).shape, mix(white, blue, 0.3), Shadow.RIDGE)
    scene.sheet(hills(r, 1150, 16).shape, white, Shadow.RIDGE)
    outline = scene.traveller(520, 1152, 118)
    scene.wash(parts.snow_cap(outline, 6), white)
    nature.snowflakes(scene, 260, top=130)


def _laid_table(scene: Scene, white: str) -> None:
    """The snowed-up table with three bowls of soup."""
    p = scene.palette
    cloth = path(
        "M60 790H740L765 985Q720 965 680 985Q630 1005 590 985Q540 965 490 985Q440 1005 400 985"
        "Q350 965 300 985Q260 1005 210 985Q160 965 120 985Q80 1000 35 985Z"
    )
    scene.sheet(union(rect(100, 960, 22, 190), rect(678, 960, 22, 190)), scene.level(0.9))
    scene.sheet(cloth, mix("#fff3e6", p.accent, 0.08), Shadow.OBJECT, gradient=0.16)
    scene.wash(stroke([(40, 940), (760, 940)], 12).intersection(cloth), p.accent, 0.85)
    scene.sheet(parts.snow_cap(rect(56, 790, 688, 60), 30), white, Shadow.THIN)
    for x in (200, 400, 600):
        bowl = f"M{x - 52} 776H{x + 52}Q{x + 44} 822 {x + 16} 826H{x - 16}Q{x - 44} 822 {x - 52} "
        scene.sheet(path(bowl + "776Z"), p.second, Shadow.THIN)
        scene.wash(ellipse(x, 777, 52, 9), white)
        scene.sheet(stroke([(x + 22, 772), (x + 58, 728)], 7), "#d9dde6", Shadow.THIN)


@card("late-mirror", palette="frost", traveller="girl")
def late_mirror(scene: Scene) -> None:
    """A girl has left already, but her reflection is still combing its hair."""
    r, p = scene.random, scene.palette
    rooms.room(scene, 950, wall=0.3, boards=0.5, light=(330, 480, 640))
    way = rect(600, 330, 150, 625)
    with scene.inside(way, "frost") as outside:
        outside.sky(680, 620, 260)
        nature.pines(outside, lambda _: 800, 150, outside.level(0.35), left=590, right=760)
        outside.sheet(hills(r, 800, 14).shape, outside.level(0.02), Shadow.RIDGE)
        outside.traveller(676, 860, 96)
        steps = [ellipse(672 - 4 * k, 880 + 20 * k, 6, 3) for k in range(4)]
        outside.wash(union(*steps), "#8fa9cf")
        nature.snowflakes(outside, 60, top=330, bottom=950)
    scene.sheet(way.buffer(22, join_style="mitre").difference(way), scene.level(0.7))
    scene.sheet(path("M750 330L800 290V1040L750 955Z"), p.second, Shadow.LIFT)
    scene.sheet(circle(764, 650, 9), p.light, Shadow.THIN)
    scene.wash(polygon([(600, 955), (750, 955), (700, 1200), (420, 1200)]), p.light, 0.5, 18)
    x, y, wide, tall = 300, 470, 236, 330
    glass = ellipse(x, y, wide, tall)
    scene.sheet(ellipse(x, y, wide + 34, tall + 34), shade(p.second, -0.12), Shadow.OBJECT)
    with scene.inside(glass, "dawn") as other:
        other.sky(300, 420, 420)
        sill = rooms.window_shape(420, 470, 150, 250)
        other.wash(sill, "#fff6dc", 0.9)
        rooms.window_frame(other, sill, other.level(0.3), panes=(2, 2), thick=10)
        other.place(parts.comber("#7a2530", "#c9323b"), 262, 800, 480, shadow=Shadow.OBJECT)
        other.wash(polygon([(90, 330), (170, 190), (250, 150), (80, 480)]), "#ffffff", 0.22)
        other.wash(polygon([(450, 770), (530, 620), (540, 660), (480, 770)]), "#ffffff", 0.18)
    gilt = ellipse(x, y, wide + 20, tall + 20).difference(ellipse(x, y, wide + 12, tall + 12))
    scene.wash(gilt, "#fff0c0", 0.8)
    scene.sheet(path("M262 108Q300 60 338 108Q300 132 262 108Z"), p.second, Shadow.THIN)
    legs = union(rect(60, 950, 26, 190), rect(514, 950, 26, 190))
    table = union(rect(20, 850, 560, 30, 8), rect(50, 870, 500, 90), legs)
    scene.sheet(table, scene.level(0.72), Shadow.OBJECT)
    drawers = union(rect(70, 886, 220, 58, 5), rect(310, 886, 220, 58, 5))
    scene.sheet(drawers, scene.level(0.55), Shadow.THIN)
    scene.sheet(union(circle(180, 915, 9), circle(420, 915, 9)), p.second, Shadow.THIN)
    scene.place(things.bottle(p, "#9fd0d8"), 108, 852, 92)
    scene.place(things.bottle(p, "#e8a0a8"), 160, 852, 64)
    scene.place(things.candle(p), 490, 852, 112)
    rooms.rug(scene, 320, 1120, 520, mix(p.accent, scene.level(0.4), 0.25), scene.level(0.15))
    stool = union(ellipse(320, 1010, 92, 24), rect(250, 1010, 14, 120), rect(376, 1010, 14, 120))
    scene.sheet(stool, scene.level(0.92), Shadow.LIFT)
    scene.sheet(ellipse(320, 1004, 92, 22), p.accent, Shadow.THIN)
    scene.wash(stroke(curve([(280, 1002), (310, 990), (352, 1006)]), 2.4), "#3a1520", 0.8)
