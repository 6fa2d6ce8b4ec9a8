"""`lorelode editions`: the switches of a game, and how each print sets them."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping

import click

from lorelode.cli.options import game_argument
from lorelode.cli.setup import read_game
from lorelode.cli.terminal import Terminal
from lorelode.core import switches
from lorelode.core.editions import switch_description, switch_values


@click.command
@game_argument
def editions(game: str) -> None:
    """Show the switches of a game and what each edition sets them to."""
    terminal = Terminal()
    presets = read_game(game).editions
    first, *_ = presets.values()
    table = terminal.table("switch", *presets)
    settings = {name: switches(preset) for name, preset in presets.items()}
    # Each column is as wide as its longest word: where the table fits, no word is broken.
    widths = {name: max(map(len, " ".join(settings[name].values()).split())) for name in presets}
    for switch in switches(first):
        values = [
            textwrap.fill(settings[name][switch], width, break_on_hyphens=False)
            for name, width in widths.items()
        ]
        table.add_row(switch, *values)
    fits = terminal.fits(table)
    if fits:
        terminal.show(table)
    # Beside the table they would be squeezed into a column of single words.
    widest = max(map(len, switches(first)))
    for switch in switches(first):
        about = f"{switch_description(first, switch)} Takes {switch_values(first, switch)}."
        if not fits:
            printed = {name: settings[name][switch] for name in presets}
            about += f" Printed: {_by_value(printed)}."
        terminal.say(f"{switch:<{widest}}  {about}", indent=widest + 2)
    terminal.space()
    terminal.say(f"The default is {first.name}. Change any switch with --set SWITCH=VALUE.")


def _by_value(printed: Mapping[str, str]) -> str:
    """Each value once, with the editions that have it.

    >>> _by_value({"lv": "on", "fa": "off", "he": "off"})
    'on (lv), off (fa, he)'
    """
    editions: dict[str, list[str]] = {}
    for name, value in printed.items():
        editions.setdefault(value, []).append(name)
    return ", ".join(f"{value} ({', '.join(names)})" for value, names in editions.items())
