"""Who walks through the deck: small figures, 100 units tall, feet on the origin, facing right.

Each is dark paper with one saturated piece, so that it reads at thumbnail size. A card names
its traveller; `Scene.traveller` puts it down.
"""

from collections.abc import Callable

from art.figure import Figure
from art.palettes import Palette
from art.travellers import creatures, people

Traveller = Callable[[Palette], Figure]

TRAVELLERS: dict[str, Traveller] = {
    "acrobat": people.acrobat,  # stands on a rope
    "child": people.child,
    "cyclist": people.cyclist,
    "girl": people.girl,
    "old-man": people.old_man,
    "rower": people.rower,  # sits on a water line
    "violinist": people.violinist,
    "wanderer": people.wanderer,
    "astronaut": creatures.astronaut,
    "bear": creatures.bear,
    "cat": creatures.cat,
    "diver": creatures.diver,
    "fox": creatures.fox,
    "gentleman": creatures.gentleman,
    "gnome": creatures.gnome,
    "knight": creatures.knight,
    "robot": creatures.robot,
}
