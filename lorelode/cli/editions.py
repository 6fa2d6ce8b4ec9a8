"""`lorelode editions`: the switches of a game, and how each print sets them."""

from __future__ import annotations

from lorelode.cli.options import GameName
from lorelode.cli.screen import Screen
from lorelode.cli.setup import read_game
from lorelode.core import switches
from lorelode.core.editions import switch_description, switch_values


def editions(game: GameName) -> None:
    """Show the switches of a game and what each edition sets them to."""
    screen = Screen()
    presets = read_game(game).editions
    first, *_ = presets.values()
    table = screen.table("switch", *presets)
    settings = {name: switches(preset) for name, preset in presets.items()}
    for switch in switches(first):
        values = [settings[name][switch] for name in presets]
        table.add_row(switch, *values)
    screen.show(table)
    # Beside the table they would be squeezed into a column of single words.
    widest = max(map(len, switches(first)))
    for switch in switches(first):
        about = f"{switch_description(first, switch)} Takes {switch_values(first, switch)}."
        screen.say(f"{switch:<{widest}}  {about}", indent=widest + 2)
    screen.space()
    screen.say(f"The default is {first.name}. Change any switch with --set SWITCH=VALUE.")
