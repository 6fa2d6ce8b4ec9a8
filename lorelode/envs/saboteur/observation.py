"""The observation of Saboteur: which number means what, and how a view becomes numbers."""

from __future__ import annotations

from functools import cache
from typing import Final

from lorelode.envs.layout import Field, Layout
from lorelode.envs.saboteur.cells import NUGGETS, WINDOW_CELLS, WINDOW_X, WINDOW_Y, cell_at
from lorelode.rules.saboteur.cards import (
    FACES,
    GOALS,
    OPENINGS,
    STONES,
    TOOLS,
    Card,
    Role,
    Shape,
)
from lorelode.rules.saboteur.paths import CELLS as PLACES
from lorelode.rules.saboteur.paths import DEAD, EAST, NORTH, SOUTH, WEST
from lorelode.rules.saboteur.state import (
    GOAL_PLACES,
    ROUNDS,
    Choosing,
    Dealing,
    Fitting,
    Over,
    Playing,
    Public,
    SaboteurView,
    Sharing,
)

ROLES: Final = (Role.MINER, Role.SABOTEUR)
STAGES: Final = (Dealing, Playing, Choosing, Fitting, Sharing, Over)
PLANES: Final = (NORTH, EAST, SOUTH, WEST, DEAD)
PLAYER_NUMBERS: Final = 10

_CARDS: Final = {card: number for number, card in enumerate(Card)}
_GOALS: Final = {goal: number for number, goal in enumerate(GOALS)}
_FACES: Final = {face: number for number, face in enumerate(FACES)}
_STAGES: Final = {stage: number for number, stage in enumerate(STAGES)}


def _plane_offsets(openings: int) -> tuple[int, ...]:
    """Where a card sets a 1, counted from its cell in the first plane."""
    return tuple(n * WINDOW_CELLS for n, plane in enumerate(PLANES) if openings & plane)


_OFFSETS: Final = {shape: _plane_offsets(OPENINGS[shape]) for shape in Shape}
_START: Final = cell_at(0, 0) or 0
_GOAL_CELLS: Final = tuple(cell_at(*PLACES[GOAL_PLACES[goal]]) or 0 for goal in GOALS)


@cache
def public_layout(seats: int) -> Layout:
    """What everybody sees."""
    rows, columns = len(WINDOW_Y), len(WINDOW_X)
    x, y = f"{WINDOW_X[0]} to {WINDOW_X[-1]}", f"{WINDOW_Y[0]} to {WINDOW_Y[-1]}"
    return Layout(
        [
            Field(
                "mine",
                (len(PLANES), rows, columns),
                f"The cards that lie at y = {y} and x = {x}, the start and laid stones included:"
                " planes for open to the north, east, south and west, and for a dead end.",
            ),
            Field("outside", (1,), "How many cards lie outside of this window."),
            Field(
                "goals",
                (len(GOALS), 6),
                "Each goal from the top: face down; treasure, stone ES, stone SW; a stone laid"
                " upright, laid turned.",
            ),
            Field(
                "players",
                (seats, PLAYER_NUMBERS),
                "Each seat: cards in hand; broken pick, lamp, cart; cards discarded unseen; maps"
                " read of the top, middle and bottom goal; whether the last turn was a pass with"
                " the pile empty; gold cards.",
            ),
            Field(
                "stage",
                (len(STAGES),),
                "What is to be done: deal, play, choose a goal, fit a stone, share gold, nothing.",
            ),
            Field("acting", (seats,), "Who is to act."),
            Field("asked", (len(GOALS),), "The goals that may be turned, or the stone to be laid."),
            Field("offered", (1,), "How many gold cards the acting seat chooses from."),
            Field("round", (ROUNDS,), "The round."),
            Field("starter", (seats,), "Who began the round."),
            Field("last", (seats,), "Who last used a card."),
            Field("pile", (1,), "Cards in the pile."),
            Field("gold", (1,), "Cards in the gold pile."),
            Field("spent", (len(Card),), "Cards of each kind that everybody saw leave the round."),
            Field(
                "results",
                (ROUNDS, 2 + seats),
                "Each round that is won: the miners won, the saboteurs won; who was a saboteur.",
            ),
            Field(
                "fortunes",
                (seats, len(NUGGETS)),
                "Each seat's gold cards of 1, 2 and 3 nuggets, once the game is over.",
            ),
        ]
    )


@cache
def private_layout(seats: int) -> Layout:
    """What one seat alone sees."""
    return Layout(
        [
            Field("seat", (seats,), "Whose numbers these are."),
            Field("role", (len(ROLES),), "Miner, saboteur."),
            Field("hand", (len(Card),), "Cards of each kind in hand."),
            Field(
                "peeked",
                (len(GOALS), len(FACES)),
                "Each goal from the top, as a map showed it: treasure, stone ES, stone SW.",
            ),
            Field("discards", (len(Card),), "Cards of each kind that this seat discarded."),
            Field("forced", (1,), "Whether the last turn was a pass for want of a playable card."),
            Field("nuggets", (len(NUGGETS),), "Own gold cards of 1, 2 and 3 nuggets."),
            Field("offer", (len(NUGGETS),), "Gold cards of 1, 2 and 3 nuggets to choose from."),
        ]
    )


def observe_public(public: Public) -> bytearray:
    """The public numbers."""
    seats = len(public.players)
    layout = public_layout(seats)
    starts, out = layout.starts, bytearray(layout.size)
    for offset in _OFFSETS[Shape.NESW]:
        out[_START + offset] = 1
    outside = 0
    for tile in public.mine.laid:
        cell = cell_at(tile.x, tile.y)
        if cell is None:
            outside += 1
        else:
            for offset in _OFFSETS[tile.shape]:
                out[cell + offset] = 1
    out[starts["outside"]] = outside
    at = starts["goals"]
    for cell, shown in zip(_GOAL_CELLS, public.mine.goals, strict=True):
        if shown is None:
            out[at] = 1
        else:
            out[at + 1 + _FACES[shown.face]] = 1
            if shown.turned is not None:
                out[at + 4 + shown.turned] = 1
                for offset in _OFFSETS[STONES[shown.face, shown.turned]]:
                    out[cell + offset] = 1
        at += 6
    at = starts["players"]
    for player in public.players:
        broken, looked = player.broken, player.looked
        out[at : at + PLAYER_NUMBERS] = bytes(
            (
                player.hand,
                *(tool in broken for tool in TOOLS),
                player.discarded,
                *(goal in looked for goal in GOALS),
                player.idle,
                player.gold,
            )
        )
        at += PLAYER_NUMBERS
    _write_stage(public, out, starts["stage"], starts["acting"], starts["asked"])
    if isinstance(public.stage, Sharing):
        out[starts["offered"]] = public.stage.cards
    if public.round:
        out[starts["round"] + public.round - 1] = 1
    if public.starter is not None:
        out[starts["starter"] + public.starter] = 1
    if public.last is not None:
        out[starts["last"] + public.last] = 1
    out[starts["pile"]] = public.pile
    out[starts["gold"]] = public.gold
    at = starts["spent"]
    for card in public.spent:
        out[at + _CARDS[card]] += 1
    at = starts["results"]
    for result in public.results:
        out[at + (result.winners is Role.SABOTEUR)] = 1
        for seat, role in enumerate(result.roles):
            out[at + 2 + seat] = role is Role.SABOTEUR
        at += 2 + seats
    if public.fortunes is not None:
        at = starts["fortunes"]
        for seat, fortune in enumerate(public.fortunes):
            for nuggets in fortune:
                out[at + len(NUGGETS) * seat + nuggets - 1] += 1
    return out


def _write_stage(public: Public, out: bytearray, at: int, acting: int, asked: int) -> None:
    stage = public.stage
    out[at + _STAGES[type(stage)]] = 1
    if isinstance(stage, Playing | Choosing | Fitting | Sharing):
        out[acting + stage.seat] = 1
    if isinstance(stage, Choosing):
        for goal in stage.goals:
            out[asked + _GOALS[goal]] = 1
    elif isinstance(stage, Fitting):
        out[asked + _GOALS[stage.goal]] = 1


def observe_private(view: SaboteurView) -> bytearray:
    """The numbers of the view's seat; a spectator's are all 0."""
    layout = private_layout(len(view.public.players))
    starts, out, private = layout.starts, bytearray(layout.size), view.private
    if private is None or view.seat is None:
        return out
    out[starts["seat"] + view.seat] = 1
    if private.role is not None:
        out[starts["role"] + (private.role is Role.SABOTEUR)] = 1
    at = starts["hand"]
    for card in private.hand:
        out[at + _CARDS[card]] += 1
    at = starts["peeked"]
    for face in private.peeked:
        if face is not None:
            out[at + _FACES[face]] = 1
        at += len(FACES)
    at = starts["discards"]
    for card in private.discards:
        out[at + _CARDS[card]] += 1
    out[starts["forced"]] = private.forced
    at = starts["nuggets"]
    for nuggets in private.gold:
        out[at + nuggets - 1] += 1
    at = starts["offer"]
    for nuggets in private.offer:
        out[at + nuggets - 1] += 1
    return out
