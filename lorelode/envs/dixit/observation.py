"""The observation of Dixit: which number means what, and how a view becomes numbers."""

from __future__ import annotations

from functools import cache
from typing import Final

from lorelode.envs.dixit.clue_slots import BAG_SIZE, bag_of_words
from lorelode.envs.layout import Field, Layout
from lorelode.rules.dixit.editions import cards_in_turn
from lorelode.rules.dixit.state import (
    Dealing,
    DixitView,
    Giving,
    Over,
    Public,
    Reshuffling,
    Showing,
    Telling,
    Voting,
)

STAGES: Final = (Dealing, Telling, Giving, Reshuffling, Showing, Voting, Over)
MAX_NUMBER: Final = 127
"""Greater numbers are shown as this one."""
_HUNDRED: Final = 100
_STAGES: Final = {stage: number for number, stage in enumerate(STAGES)}


@cache
def public_layout(seats: int, pictures: int) -> Layout:
    """What everybody sees."""
    places = cards_in_turn(seats)
    return Layout(
        [
            Field("players", (seats, 2), "Each seat: cards in hand, points (127 for more)."),
            Field(
                "stage",
                (len(STAGES),),
                "What is to be done: deal, tell, give, shuffle used pictures, lay out, vote,"
                " nothing.",
            ),
            Field("waiting", (seats,), "Who is still to act."),
            Field("teller", (seats,), "Who is the storyteller."),
            Field("clue", (BAG_SIZE,), "The words of the clue, as a bag."),
            Field("aloud", (1,), "Whether the clue was said aloud."),
            Field("display", (places, pictures), "The picture at each place of the display."),
            Field("used", (pictures,), "The pictures of turns that are over."),
            Field("pile", (2,), "Pictures in the pile: hundreds, and the rest."),
            Field("last_turn", (1,), "Whether this turn is the last one."),
            Field("past_clue", (BAG_SIZE,), "The words of the clue of the turn before, as a bag."),
            Field("past_display", (places, pictures), "What was laid out in the turn before."),
            Field("past_owners", (places, seats), "Whose the picture at each place was."),
            Field("past_teller", (seats,), "Who told in the turn before."),
            Field("past_votes", (seats, places), "The place that each seat voted for."),
            Field("past_points", (seats,), "What each seat got in the turn before."),
        ]
    )


@cache
def private_layout(seats: int, pictures: int) -> Layout:
    """What one seat alone sees."""
    return Layout(
        [
            Field("seat", (seats,), "Whose numbers these are."),
            Field("hand", (pictures,), "The pictures in hand."),
            Field("given", (pictures,), "The pictures that this seat told of, or gave."),
            Field("vote", (cards_in_turn(seats),), "The place that this seat voted for."),
        ]
    )


def observe_public(public: Public, language: str) -> bytearray:
    """The public numbers."""
    seats, pictures = len(public.players), public.edition.deck_size
    layout = public_layout(seats, pictures)
    starts, out, stage = layout.starts, bytearray(layout.size), public.stage
    for seat, player in enumerate(public.players):
        out[2 * seat] = player.hand
        out[2 * seat + 1] = min(player.points, MAX_NUMBER)
    out[starts["stage"] + _STAGES[type(stage)]] = 1
    if isinstance(stage, Giving | Voting):
        for seat in stage.waiting:
            out[starts["waiting"] + seat] = 1
    elif isinstance(stage, Telling):
        for seat in range(seats):
            out[starts["waiting"] + seat] = stage.seat in (seat, None)
    if public.teller is not None:
        out[starts["teller"] + public.teller] = 1
    _write_clue(out, starts["clue"], public.clue, language)
    told = isinstance(stage, Giving | Reshuffling | Showing | Voting)
    out[starts["aloud"]] = told and public.clue is None
    for place, picture in enumerate(public.display):
        out[starts["display"] + pictures * place + picture - 1] = 1
    for picture in public.used:
        out[starts["used"] + picture - 1] = 1
    out[starts["pile"]], out[starts["pile"] + 1] = divmod(public.pile, _HUNDRED)
    out[starts["last_turn"]] = public.last_turn is not None
    if public.turns:
        _write_past(public, out, layout, language)
    return out


def _write_clue(out: bytearray, at: int, clue: str | None, language: str) -> None:
    if clue is not None:
        out[at : at + BAG_SIZE] = bag_of_words(clue, language)


def _write_past(public: Public, out: bytearray, layout: Layout, language: str) -> None:
    turn, starts = public.turns[-1], layout.starts
    seats, pictures, places = len(public.players), public.edition.deck_size, len(turn.display)
    _write_clue(out, starts["past_clue"], turn.clue, language)
    for place, (picture, owner) in enumerate(zip(turn.display, turn.owners, strict=True)):
        out[starts["past_display"] + pictures * place + picture - 1] = 1
        out[starts["past_owners"] + seats * place + owner] = 1
    out[starts["past_teller"] + turn.teller] = 1
    for seat, (vote, points) in enumerate(zip(turn.votes, turn.points, strict=True)):
        if vote is not None:
            out[starts["past_votes"] + places * seat + vote - 1] = 1
        out[starts["past_points"] + seat] = points


def observe_private(view: DixitView) -> bytearray:
    """The numbers of the view's seat; a spectator's are all 0."""
    layout = private_layout(len(view.public.players), view.public.edition.deck_size)
    starts, out, private = layout.starts, bytearray(layout.size), view.private
    if private is None or view.seat is None:
        return out
    out[starts["seat"] + view.seat] = 1
    for name, cards in (("hand", private.hand), ("given", private.given)):
        for picture in cards:
            out[starts[name] + picture - 1] = 1
    if private.vote is not None:
        out[starts["vote"] + private.vote - 1] = 1
    return out
