"""Giant motifs: a snowman who serves, a lady who leaves her frame, boots of bronze."""

from art.colour import mix, shade
from art.figure import Figure, figure
from art.palettes import Palette
from art.paper import Shadow
from art.parts.parlour import closed_eyes, glued, smile
from art.scene import Scene
from art.shapes import (
    Shape,
    blob,
    circle,
    curve,
    ellipse,
    path,
    rect,
    ribbon,
    star,
    stroke,
    union,
)

SNOW, SNOW_SHADE = "#f7fbff", "#b9d2ee"


def snowman_waiter(scene: Scene) -> None:
    """A snowman in tails, 700 tall, standing on (330, 1090); his glove is at (585, 428)."""
    ink, bow = "#20142e", scene.palette.second
    skirt = blob(
        [(150, 1080), (128, 980), (160, 850), (250, 770), (340, 750), (440, 780), (510, 870)]
        + [(524, 980), (548, 1050), (600, 1096), (470, 1112), (320, 1118), (190, 1112), (96, 1104)]
    )
    glued(scene, [(skirt, SNOW)], Shadow.OBJECT)
    scene.wash(skirt.difference(ellipse(370, 940, 176, 250)), SNOW_SHADE, 0.75, blur=12)
    glued(
        scene,
        [
            ("M214 650Q110 800 96 1046L190 1000L236 1064Q262 900 300 780Z", ink),
            ("M440 660Q520 760 548 930L480 900L452 968Q410 860 372 780Z", shade(ink, 0.06)),
        ],
    )
    chest = ellipse(330, 686, 146, 138)
    glued(scene, [(chest, SNOW)])
    scene.wash(chest.difference(ellipse(362, 680, 132, 140)), SNOW_SHADE, 0.7, blur=8)
    coat: list[tuple[str | Shape, str]] = [
        ("M292 566Q180 590 180 700Q190 780 262 812Q312 740 318 640Z", ink),
        ("M366 566Q470 590 480 690Q474 770 408 812Q362 740 352 640Z", shade(ink, 0.06)),
        ("M292 566L258 612L292 634L276 660L318 700Q326 630 318 572Z", shade(ink, 0.16)),
        ("M366 566L402 612L370 634L386 660L352 700Q344 630 350 572Z", shade(ink, 0.2)),
        (union(circle(336, 720, 11), circle(338, 768, 11)), ink),
    ]
    glued(scene, coat, Shadow.THIN)
    head = ellipse(344, 476, 104, 100)
    glued(scene, [(head, SNOW)])
    scene.wash(head.difference(ellipse(372, 474, 96, 104)), SNOW_SHADE, 0.7, blur=7)
    tuft = [
        ribbon([(340, 384), (330 + 16 * k, 350), (318 + 34 * k, 330)], 9, 3) for k in (-1, 0, 1)
    ]
    glued(
        scene,
        [
            (union(*tuft), "#6b4030"),
            (union(circle(330, 448, 13), circle(404, 440, 13)), ink),
            (union(circle(334, 444, 4), circle(408, 436, 4)), "#ffffff"),
            (
                union(
                    stroke(curve([(302, 424), (324, 408), (348, 414)]), 7),
                    stroke(curve([(386, 408), (406, 402), (424, 414)]), 7),
                ),
                "#6b4030",
            ),
            ("M366 462Q440 456 504 486Q430 506 370 496Q352 478 366 462Z", "#ff8a2b"),
            (
                (
                    "M366 516Q330 500 306 524Q288 536 274 522Q280 556 316 550Q348 546 366 530"
                    "Q386 546 414 540Q446 536 446 506Q434 520 418 512Q392 498 366 516Z"
                ),
                "#6b4030",
            ),
            ("M334 588L270 556V628L334 602L398 628V556Z", bow),
            (rect(320, 574, 28, 38, 8), shade(bow, -0.12)),
        ],
        Shadow.THIN,
    )
    glued(
        scene,
        [
            (ribbon([(222, 636), (150, 740), (236, 812)], 64, 52), shade(ink, 0.03)),
            (ribbon([(232, 810), (262, 806), (284, 796)], 54, 50), SNOW),
            ("M206 782Q250 760 296 776L306 930Q284 950 262 934Q238 956 212 936Z", "#fff6e0"),
            ("M236 784L240 932L250 936L252 780Z", "#e8d3ae"),
            (ribbon([(438, 632), (560, 640), (586, 500)], 64, 50), shade(ink, 0.1)),
            (ribbon([(586, 506), (587, 486)], 56, 56), "#ffffff"),
            (ellipse(588, 446, 36, 34), SNOW),
        ],
    )


def penguin(p: Palette, scarf: str) -> Figure:
    """A penguin at table, facing left: 100 tall, cut off below its belly."""
    ink = p.level(1)
    return figure(
        ("M-30 0Q-36 -60 -12 -76Q10 -80 22 -58Q36 -30 32 0Z", ink),
        ("M-28 0Q-32 -46 -14 -62Q2 -54 4 0Z", "#fff6e8"),
        (circle(-6, -80, 20), ink),
        (ellipse(-14, -78, 10, 11), "#fff6e8"),
        ("M-20 -84L-42 -76L-20 -70Z", "#ff9a3c"),
        (circle(-14, -84, 3), ink),
        ("M-26 -66Q-6 -54 16 -66L18 -56Q-6 -44 -28 -57Z", scarf),
    )


def painted_lady(scene: Scene) -> None:
    """A lady to the waist, about 600 tall, her waist at (400, 730), looking down."""
    skin, hair, gown = "#f9d9b8", "#b9472a", "#128a86"
    glued(
        scene,
        [
            (union(circle(398, 232, 74), ellipse(400, 318, 128, 118)), shade(hair, -0.06)),
            (ribbon([(508, 330), (540, 430), (508, 520)], 44, 18), shade(hair, -0.06)),
            (ribbon([(292, 330), (262, 430), (296, 520)], 44, 18), shade(hair, -0.06)),
            ("M364 420H436L446 520Q400 548 354 520Z", shade(skin, -0.08)),
            (
                (
                    "M356 500Q280 512 226 570Q236 700 262 790H538Q564 700 574 570Q520 512 444 500"
                    "Q400 536 356 500Z"
                ),
                skin,
            ),
            (
                (
                    "M214 590Q300 556 330 596Q400 660 470 596Q500 556 586 590Q560 690 560 800H240"
                    "Q240 690 214 590Z"
                ),
                gown,
            ),
            ("M352 632Q400 668 448 632L420 800H380Z", shade(gown, 0.12)),
            (ellipse(400, 352, 84, 102), skin),
            (
                (
                    "M312 372Q296 226 400 228Q504 226 488 372Q478 300 432 286Q400 318 350 306"
                    "Q322 322 312 372Z"
                ),
                hair,
            ),
        ],
    )
    pearls = [circle(x, 520 + 34 - ((x - 400) / 52) ** 2 * 30, 8) for x in range(348, 460, 17)]
    glued(
        scene,
        [
            (union(*pearls), "#fffaf0"),
            (union(circle(314, 420, 10), circle(486, 420, 10)), "#fffaf0"),
            (union(ellipse(346, 396, 22, 15), ellipse(454, 396, 22, 15)), "#f0a08a"),
            (closed_eyes(400, 364, 37, 23, 6), "#4a2430"),
            (
                union(
                    stroke(curve([(340, 334), (362, 324), (384, 332)]), 6),
                    stroke(curve([(416, 332), (438, 324), (460, 334)]), 6),
                ),
                hair,
            ),
            ("M394 366Q384 402 400 406Q416 402 406 366Z", shade(skin, -0.08)),
            (smile(400, 424, 20, 8, 0.5), "#c43a4a"),
        ],
        Shadow.THIN,
    )


def lady_arms(scene: Scene) -> None:
    """The lady's arms, reaching down out of the frame to hands at (262, 880) and (538, 880)."""
    skin, gown = "#f9d9b8", "#128a86"
    for side in (-1, 1):

        def at(x: float, s: int = side) -> float:
            return 400 + s * x

        glued(
            scene,
            [
                (ribbon([(at(196), 744), (at(176), 800), (at(146), 862)], 58, 38), skin),
                (ellipse(at(138), 880, 27, 24), skin),
                (
                    ribbon([(at(150), 596), (at(214), 660), (at(196), 752)], 104, 92),
                    shade(gown, -0.03),
                ),
                (
                    union(*(ellipse(at(152 + 22 * k), 792 + 5 * k, 17, 15) for k in range(5))),
                    "#fff6e0",
                ),
            ],
        )


def tucked_guard(scene: Scene, blanket: str) -> None:
    """A guard asleep in a chair at (400, 1130), a blanket drawn up to his chin from both sides."""
    skin, coat, ink = "#f2c298", "#2f4f9a", "#0a1638"
    arms = [rect(x, 990, 44, 164, 20) for x in (206, 550)]
    chair = union(rect(270, 850, 260, 270, 80), *arms)
    cloth = path(
        "M262 868Q322 960 400 964Q478 960 538 868Q574 960 560 1060Q556 1104 520 1124"
        "Q400 1140 280 1124Q244 1104 240 1060Q226 960 262 868Z"
    )
    glued(
        scene,
        [
            (chair, "#8a3f2c"),
            (
                (
                    "M330 1100H390V1164H310Q310 1144 334 1138Z"
                    "M410 1100H470L466 1138Q490 1144 490 1164H410Z"
                ),
                ink,
            ),
            ("M310 1010Q316 946 400 938Q484 946 490 1010Z", coat),
            (ellipse(402, 896, 50, 54, 8), skin),
            ("M372 918Q402 898 436 922Q424 944 404 930Q386 942 372 918Z", "#efe9df"),
            (closed_eyes(405, 892, 20, 11, 4), ink),
            (circle(404, 908, 9), shade(skin, -0.1)),
            ("M346 872Q346 822 408 822Q466 826 464 880Q410 860 346 872Z", coat),
            ("M352 868Q410 852 464 876L470 888Q410 872 344 884Z", ink),
            (circle(408, 848, 9), "#ffd166"),
        ],
    )
    scene.sheet(cloth, blanket, Shadow.LIFT, gradient=0.14)
    folds = [
        ribbon([(280, 900), (300, 1000), (290, 1110)], 10, 4),
        ribbon([(520, 900), (500, 1000), (510, 1110)], 10, 4),
        ribbon([(330, 960), (352, 1040), (346, 1122)], 9, 3),
        ribbon([(470, 960), (448, 1040), (454, 1122)], 9, 3),
    ]
    scene.wash(union(*folds).intersection(cloth), shade(blanket, -0.12), 0.8)
    fringe = [rect(x, 1116, 7, 26, 3) for x in range(286, 516, 16)]
    scene.group([(union(*fringe), mix(blanket, "#fff0c8", 0.6))], Shadow.THIN)


def bronze_boot(bronze: str) -> Figure:
    """A riding boot with a spur, its toe to the right: 100 tall."""
    dark, lit = shade(bronze, -0.09), shade(bronze, 0.09)
    return figure(
        (union(rect(-24, -14.5, 12, 3), star(-24, -13, 6, 8, 0.5)), "#d9a648"),
        ("M-17 -2Q-13 -50 -19 -92H15Q15 -56 11 -33Q32 -27 41 -14Q44 -7 42 -2Z", bronze),
        ("M-17 -2Q-13 -50 -19 -92H-9Q-4 -50 -7 -2Z", dark),
        ("M6 -84Q9 -56 5 -34L9 -33Q13 -56 12 -84Z", lit),
        ("M-19 -5H43V3H-21Z", dark),
        ("M-24 -100Q-3 -94 20 -100L18 -80Q-3 -74 -22 -80Z", lit),
        (ellipse(-2, -98, 21, 4.5), shade(bronze, -0.2)),
        ("M-13 -36Q2 -42 13 -34Q24 -28 28 -24L24 -20Q6 -32 -13 -28Z", dark),
    )
