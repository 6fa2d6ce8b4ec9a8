"""The choices of Saboteur as menus: first a card of the hand, then what to do with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from lorelode.cli.presenter import Menu, Option
from lorelode.cli.saboteur.drawing import Ink, cards
from lorelode.cli.saboteur.remarks import remark
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import SHAPES, STONES, Card, is_dead_end
from lorelode.rules.saboteur.moves import (
    Break,
    Gold,
    Lay,
    Map,
    Move,
    Pass,
    Repair,
    Rockfall,
    Stone,
    Turn,
    card_of,
)
from lorelode.rules.saboteur.paths import place
from lorelode.rules.saboteur.state import (
    Choosing,
    Fitting,
    Playing,
    Private,
    SaboteurView,
    Sharing,
    Tile,
)
from lorelode.sentences.names import Names, count_things
from lorelode.sentences.saboteur.words import card_words, face_words, gold_words, name_shape, sides

LAST = 1_000_000
"""The rank of discarding a card."""


def menu(view: SaboteurView, names: Names, ink: Ink | None) -> Menu:
    """What the view's seat is asked now; with an ink, cards are pictured."""
    public, private = view.public, view.private
    assert private is not None
    moves = SABOTEUR.choices(view)
    match public.stage:
        case Choosing():
            return _goal_menu(moves)
        case Fitting():
            return _stone_menu(view, moves)
        case Sharing():
            return _gold_menu(private, moves)
        case _:
            return _hand_menu(view, private, moves, names, ink)


def _goal_menu(moves: Sequence[Move]) -> Menu:
    options = [Option(f"the {move.goal} goal", move) for move in moves if isinstance(move, Turn)]
    return Menu("You have reached several goals, and turn one of them. Which?", options, "goal")


def _stone_menu(view: SaboteurView, moves: Sequence[Move]) -> Menu:
    options = []
    title = ""
    for move in moves:
        assert isinstance(move, Stone)
        shown = view.public.mine.shown(move.goal)
        assert shown is not None
        title = f"The {move.goal} goal is {face_words(shown.face)} and fits neither way round."
        shape = STONES[shown.face, move.turned]
        way = "turned" if move.turned else "upright"
        options.append(Option(f"{way}, as {shape}: open {sides(shape)}", move))
    return Menu(f"{title} How do you lay it?", options, "way round")


def _gold_menu(private: Private, moves: Sequence[Move]) -> Menu:
    options = []
    for move in moves:
        assert isinstance(move, Gold)
        there = private.offer.count(move.nuggets)
        options.append(Option(f"{gold_words((move.nuggets,))} (there: {there})", move))
    rest = len(private.offer) - 1
    passing = f" The other {rest} go on to the next miner." if rest > 1 else ""
    return Menu(f"Which gold card do you take?{passing}", options, "gold")


def _hand_menu(
    view: SaboteurView, private: Private, moves: Sequence[Move], names: Names, ink: Ink | None
) -> Menu:
    if not private.hand:
        return Menu("Your hand is empty.", [Option("pass", Pass())], "choice")
    options = []
    for card, label in zip(private.hand, hand(view), strict=True):
        uses = [move for move in moves if card_of(move) is card]
        options.append(Option(label, _card_menu(view, card, uses, names, ink)))
    return Menu("", options, "card")


def hand(view: SaboteurView) -> list[str]:
    """The cards of the view's seat, each with what can be done with it on its turn."""
    assert view.private is not None
    lines = [f"{card:<11}{card_words(card)}" for card in view.private.hand]
    if not isinstance(view.public.stage, Playing):
        return lines
    uses = Counter(card_of(move) for move in SABOTEUR.choices(view))
    return [
        # One of its moves is to put it away.
        f"{line}: {_prospects(view, card, uses[card] - 1)}"
        for card, line in zip(view.private.hand, lines, strict=True)
    ]


def _prospects(view: SaboteurView, card: Card, uses: int) -> str:
    assert view.seat is not None
    if card in SHAPES:
        if view.public.players[view.seat].broken:
            return "not with a broken tool"
        return count_things(uses, "place")
    return count_things(uses, "target")


def _card_menu(
    view: SaboteurView, card: Card, uses: Sequence[Move], names: Names, ink: Ink | None
) -> Menu:
    # Python's sort is stable, so that equal ones stay in the order of the rules: by cell.
    options = [option for _, option in sorted(_options(view, uses, names), key=lambda one: one[0])]
    picture = cards(SHAPES[card], ink) if ink is not None and card in SHAPES else ()
    return Menu(f"{card}: {card_words(card)}", options, "choice", picture)


def _options(view: SaboteurView, uses: Sequence[Move], names: Names) -> list[tuple[int, Option]]:
    """The moves of one card, each with a rank: what brings a goal nearer comes first."""
    found = []
    mine = view.public.mine
    assert view.seat is not None
    for move in uses:
        rank = 0
        match move:
            case Lay():
                after = mine.lay(Tile(move.shape, move.x, move.y))
                rank, words = remark(view, after)
                if not is_dead_end(move.shape) and place(move.x, move.y) not in after.ways.joined:
                    words = "not joined to the start"
                label = f"{f'{move.x},{move.y}':<6} as {move.shape}: {words}"
            case Rockfall():
                tile = mine.tile(move.x, move.y)
                assert tile is not None
                rank, words = remark(view, mine.remove(tile), "no change")
                label = f"{f'{move.x},{move.y}':<6} {name_shape(tile.shape)}: {words}"
            case Break() | Repair():
                # Nobody wants to hit themselves by a number typed too fast.
                rank = int(isinstance(move, Break) and move.seat == view.seat)
                label = f"{names.whose(move.seat, view.seat)} {move.tool}"
            case Map():
                label = f"the {move.goal} goal"
            case _:
                rank, label = LAST, "put it away unseen"
        found.append((rank, Option(label, move)))
    return found
