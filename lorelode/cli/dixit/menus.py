"""The choices of Dixit as menus: a picture and a clue, pictures to give, a number to vote for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from lorelode.cli.presenter import WAIT, Menu, Option, TextQuestion
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.moves import Give, Move, Speak, Tell, Vote
from lorelode.rules.dixit.state import DixitView, Giving, Private, Telling
from lorelode.sentences.pictures import Pictures


def menu(view: DixitView, pictures: Pictures) -> Menu:
    """What the view's seat is asked now."""
    private = view.private
    assert private is not None
    moves = DIXIT.choices(view)
    match view.public.stage:
        case Telling(seat):
            told = _telling(private, moves, pictures)
            waiting = [Option("wait, and let somebody else begin", WAIT)] if seat is None else []
            return Menu("", [*told, *waiting], "choice" if waiting else "picture")
        case Giving():
            gifts = [move.cards for move in moves if isinstance(move, Give)]
            return _giving(private, gifts, pictures)
        case _:
            # One's own are in the list for their number's sake; the rules refuse a vote for them.
            titles = zip(display(view, pictures), view.public.display, strict=True)
            options = [
                Option(title, Vote(number), pictures.caption(card))
                for number, (title, card) in enumerate(titles, 1)
            ]
            return Menu("", options, "vote")


def _telling(private: Private, moves: Sequence[Move], pictures: Pictures) -> list[Option]:
    aloud = {move.card: move for move in moves if isinstance(move, Speak)}
    options = []
    for card in private.hand:
        label, caption = pictures.label(card), pictures.caption(card)
        typing = TextQuestion(f"{label}. {caption}", "your clue", partial(Tell, card))
        then: Menu | TextQuestion = typing
        if card in aloud:
            ways = [Option("type the clue", typing), Option("say it aloud", aloud[card])]
            then = Menu(typing.title, ways, "choice")
        options.append(Option(label, then, caption))
    return options


def _giving(
    private: Private,
    gifts: Sequence[tuple[Picture, ...]],
    pictures: Pictures,
    chosen: tuple[Picture, ...] = (),
) -> Menu:
    """The pictures one by one: behind each the gift, or the menu for the rest of it."""
    options = []
    for number, card in enumerate(private.hand, 1):
        having = [gift for gift in gifts if card in gift and card not in chosen]
        if not having:
            continue
        then: Move | Menu = Give(having[0])
        if len(having[0]) > len(chosen) + 1:
            then = _giving(private, having, pictures, (*chosen, card))
        # The others keep their numbers when one is picked: people have chosen both by then.
        options.append(Option(pictures.label(card), then, pictures.caption(card), number))
    if not chosen:
        first = isinstance(options[0].then, Menu)
        return Menu("", options, "first picture" if first else "picture", together=first)
    return Menu(f"{pictures.title(chosen[0])}, and which other?", options, "second picture")


def display(view: DixitView, pictures: Pictures) -> list[str]:
    """The titles of what is laid out, those of the view's own pictures marked."""
    own = () if view.private is None else view.private.given
    return [
        f"{pictures.title(card)} (yours)" if card in own else pictures.title(card)
        for card in view.public.display
    ]
