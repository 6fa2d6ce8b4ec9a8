"""Saboteur in English: cards, and sentences for the news of a move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from lorelode.core import Seat
from lorelode.rules.saboteur.cards import (
    SHAPES,
    STONES,
    TOOL_BROKEN_BY,
    TOOLS_MENDED_BY,
    Card,
    Face,
    Role,
    Shape,
    is_dead_end,
)
from lorelode.rules.saboteur.news import (
    Broke,
    Dealt,
    Drew,
    Fell,
    GameEnded,
    GoldDrawn,
    GoldTaken,
    Got,
    Laid,
    Looked,
    Mended,
    Offered,
    Passed,
    PrivateNews,
    PublicNews,
    Received,
    RoundEnded,
    Saw,
    Stood,
    Turned,
)
from lorelode.rules.saboteur.state import Public, SaboteurView
from lorelode.sentences.names import Names, count_things, join_words

SIDES: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}


def kind(shape: Shape) -> str:
    """What sort of path card it is.

    >>> [kind(shape) for shape in (Shape.NESW, Shape.NSW, Shape.EW, Shape.SW, Shape.DEAD_EW)]
    ['crossing', 'T', 'straight', 'curve', 'dead end']
    """
    if is_dead_end(shape):
        return "dead end"
    if len(shape) == 2:
        return "straight" if shape in (Shape.NS, Shape.EW) else "curve"
    return "T" if len(shape) == 3 else "crossing"


def sides(shape: Shape) -> str:
    """Where a card is open.

    >>> sides(Shape.DEAD_NES)
    'north, east and south'
    """
    return join_words([SIDES[letter] for letter in shape if letter in SIDES])


def name_shape(shape: Shape) -> str:
    """A path card in a sentence, with its notation."""
    return f"{kind(shape)} ({shape})"


def card_words(card: Card) -> str:
    """What a card of the hand is."""
    if card in SHAPES:
        upright, *other = SHAPES[card]
        return f"{kind(upright)} (turned {other[0]})" if other else kind(upright)
    if card in TOOL_BROKEN_BY:
        return f"break a {TOOL_BROKEN_BY[card]}"
    if card in TOOLS_MENDED_BY:
        return f"mend a {join_words(TOOLS_MENDED_BY[card], 'or a')}"
    return "bring down a path card" if card is Card.ROCKFALL else "look at a goal"


def face_words(face: Face) -> str:
    """What a goal turned out to be."""
    return "the treasure" if face is Face.TREASURE else f"stone ({face})"


def gold_words(gold: tuple[int, ...]) -> str:
    """Gold cards and what they are worth.

    >>> gold_words((2,)), gold_words((2, 1))
    ('a gold card of 2 nuggets', 'gold cards of 2 and 1 nuggets')
    """
    if len(gold) == 1:
        return f"a gold card of {count_things(gold[0], 'nugget')}"
    return f"gold cards of {join_words([str(nuggets) for nuggets in gold])} nuggets"


def describe_news(
    view: SaboteurView, names: Names, discreet: bool
) -> Iterator[tuple[PublicNews | PrivateNews, list[str]]]:
    """What the last move showed the view's seat, in order, and the sentences for it.

    Discreet, the seat's role is not spelt out.
    """
    mine = list(() if view.private is None else view.private.news)
    for item in view.public.news:
        own = next((one for one in mine if isinstance(one, Got)), None)
        if isinstance(item, GoldTaken) and item.seat == view.seat and own is not None:
            # My own gold is told where it is handed out, with its worth.
            mine.remove(own)
            yield own, [private_words(own, discreet), *_short(own, view.public)]
        else:
            yield item, public_words(item, names, view.public)
    for one in mine:
        yield one, [private_words(one, discreet)]


def _short(own: Got, public: Public) -> list[str]:
    """What a saboteur is told who was due more than could be paid."""
    due = 0 if public.result is None else public.result.due
    if sum(own.gold) < due:
        return [f"{due} nuggets were due, but the gold left does not make the sum."]
    return []


def public_words(item: PublicNews, names: Names, public: Public) -> list[str]:
    """A sentence or more about something that everybody saw, and what it led to."""
    match item:
        case Dealt():
            return [f"{names.does(item.starter, 'begin')}."]
        case Laid():
            return [
                f"{names.does(item.seat, 'lay')} a {name_shape(item.shape)} at {item.x},{item.y}."
            ]
        case Broke():
            whose = names.whose(item.target, item.seat)
            return [f"{names.does(item.seat, 'break')} {whose} {item.tool}."]
        case Mended():
            whose = names.whose(item.target, item.seat)
            return [f"{names.does(item.seat, 'mend')} {whose} {item.tool} with {item.card}."]
        case Fell():
            falls = names.does(item.seat, "bring")
            return [
                f"{falls} down the {name_shape(item.shape)} at {item.x},{item.y} with a rockfall."
            ]
        case Looked():
            return [f"{names.does(item.seat, 'look')} at the {item.goal} goal with a map."]
        case Passed(card=True):
            return [f"{names.does(item.seat, 'discard')} a card unseen."]
        case Passed():
            return [f"{names.does(item.seat, 'pass', 'passes')} with no card left."]
        case Turned():
            reached = names.does(item.seat, "reach", "reaches")
            return [f"{reached} the {item.goal} goal: it is {face_words(item.face)}."]
        case Stood():
            way = "turned" if item.turned else "upright"
            shown = public.mine.shown(item.goal)
            assert shown is not None
            open_to = sides(STONES[shown.face, item.turned])
            return [f"The {item.goal} goal is laid {way}, open {open_to}."]
        case RoundEnded():
            return [*_round_ended(item, names), *_unpaid(item, names, public)]
        case GoldDrawn():
            return [f"{count_things(item.cards, 'gold card')} are drawn for the miners to share."]
        case GoldTaken(cards=1) if public.result is not None and public.result.by is None:
            return [f"{names.does(item.seat, 'get')} a gold card."]
        case GoldTaken(cards=1):
            return [f"{names.does(item.seat, 'take')} a gold card."]
        case GoldTaken():
            return [f"{names.does(item.seat, 'get')} {count_things(item.cards, 'gold card')}."]
        case GameEnded():
            return [_game_ended(item, names)]


def _round_ended(item: RoundEnded, names: Names) -> list[str]:
    if item.by is None and Role.SABOTEUR not in item.roles:
        why = "The cards have run out. Nobody was a saboteur, so nobody gets gold."
    elif item.by is None:
        why = "The cards have run out, and the saboteurs win the round."
    else:
        why = f"{names.does(item.by, 'have', 'has')} found the treasure: the miners win the round."
    sentences = [why]
    for role in (Role.MINER, Role.SABOTEUR):
        seats = [Seat(seat) for seat, one in enumerate(item.roles) if one is role]
        sentences.append(f"{role.title()}s: {names.listed(seats) or 'nobody'}.")
    if item.spare:
        sentences.append(f"Role cards left over: {join_words(item.spare)}.")
    top, middle, bottom = (face_words(face) for face in item.goals)
    sentences.append(f"The goals: top {top}, middle {middle}, bottom {bottom}.")
    return sentences


def _unpaid(item: RoundEnded, names: Names, public: Public) -> list[str]:
    """The saboteurs who have won and still get nothing."""
    if item.by is not None or public.result is None:
        return []
    paid = zip(item.roles, public.result.gold, strict=True)
    seats = [Seat(s) for s, (role, gold) in enumerate(paid) if role is Role.SABOTEUR and not gold]
    return [f"{names.does(seat, 'get')} no gold: none is left to pay out." for seat in seats]


def _game_ended(item: GameEnded, names: Names) -> str:
    nuggets = count_things(max(map(sum, item.gold)), "nugget")
    if len(item.winners) == 1:
        return f"{names.does(item.winners[0], 'win')} the game with {nuggets}."
    return f"{names.listed(item.winners)} share the win with {nuggets} each."


def results(public: Public, names: Names) -> Iterator[str]:
    """What everybody was in each round, got for it, and has at the end of the game."""
    assert public.fortunes is not None
    for seat, gold in enumerate(public.fortunes):
        rounds = [
            f"{one.roles[seat]} in round {number} ({count_things(one.gold[seat], 'gold card')})"
            for number, one in enumerate(public.results, 1)
        ]
        worth = f": {gold_words(gold)}" if gold else ""
        has = names.does(Seat(seat), "have", "has")
        yield f"{has} {count_things(sum(gold), 'nugget')}{worth}; {', '.join(rounds)}."


def private_words(item: PrivateNews, discreet: bool) -> str:
    """A sentence about something that only the view's seat saw."""
    match item:
        case Received() if discreet:
            return f"You have {count_things(len(item.hand), 'card')} and a role; r shows the role."
        case Received():
            return f"You are a {item.role}. Your hand: {', '.join(item.hand)}."
        case Drew():
            return f"You draw {item.card}: {card_words(item.card)}."
        case Saw():
            return f"Your map shows: the {item.goal} goal is {face_words(item.face)}."
        case Offered():
            return f"You are passed {gold_words(item.gold)}."
        case Got():
            return f"You get {gold_words(item.gold)}."
