"""Dixit in English: sentences for the news of a move, and turns that are over.

A clue always stands in quotes at the end of its line, so that one that is written from right to
left turns nothing round but itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import json

from lorelode.core import Seat
from lorelode.rules.dixit.editions import to_give
from lorelode.rules.dixit.moves import Give, Move, Tell, Vote
from lorelode.rules.dixit.news import (
    Dealt,
    Displayed,
    Drew,
    GameEnded,
    Gave,
    LastTurnBegan,
    OwnersShown,
    PublicNews,
    Reshuffled,
    Scored,
    TellerShown,
    Told,
    Voted,
    VotesOpened,
)
from lorelode.rules.dixit.outcomes import Ending
from lorelode.rules.dixit.state import Public, Telling, Turn
from lorelode.sentences.names import Names, count_things, join_words
from lorelode.sentences.pictures import Pictures


def move_before_picture(move: Move) -> str | None:
    """A move as it is put before a reason that names its picture: without the picture.

    >>> move_before_picture(Vote(3)), move_before_picture(Give(()))
    ('vote 3, ', 'give ')
    """
    match move:
        case Tell():
            return f"tell {json.encode(move.clue).decode()}: "
        case Give():
            return "give "
        case Vote():
            return f"vote {move.number}, "
        case _:
            return None


def clue_words(teller: Seat, clue: str | None, names: Names) -> str:
    """Who tells, and what."""
    if clue is None:
        return f"{names.does(teller, 'say')} a clue aloud."
    return f'{names.does(teller, "tell")}: "{clue}"'


def heading(public: Public, names: Names) -> str:
    """What somebody who is to act finds: the turn, and the clue if there is one."""
    turn = f"Turn {len(public.turns) + 1}{', the last one' if public.last_turn else ''}."
    match public.stage:
        case Telling(None):
            return f"{turn} The first with a clue is the storyteller."
        case Telling():
            return f"{turn} You are the storyteller."
        case _:
            assert public.teller is not None
            return f"{turn} {clue_words(public.teller, public.clue, names)}"


def public_words(item: PublicNews, names: Names, public: Public, pictures: Pictures) -> str:
    """A sentence about something that everybody saw."""
    match item:
        case Dealt():
            return "The pictures are dealt."
        case Told():
            return clue_words(item.seat, item.clue, names)
        case Gave():
            two = to_give(len(public.players)) > 1
            return f"{names.does(item.seat, 'give')} {'two pictures' if two else 'a picture'}."
        case Reshuffled():
            pictures_used = count_things(item.count, "used picture")
            return f"{pictures_used} are shuffled and put under the pile."
        case Displayed():
            return "The pictures are laid out:"
        case Voted():
            return f"{names.does(item.seat, 'vote')}."
        case VotesOpened():
            return votes_head(public.turns[-1])
        case TellerShown():
            return _describe_teller(item, public.turns[-1], names, pictures)
        case OwnersShown():
            return _describe_owners(item, public.turns[-1].teller, names)
        case Scored():
            return score_words(public, names, item.points)
        case LastTurnBegan():
            return f"This is the last turn: {_describe_last_turn(item.ending, public)}."
        case GameEnded():
            why = _describe_end(item.ending, public, names)
            return f"{why} {_describe_winners(item, public, names)}"


def private_words(item: Drew, pictures: Pictures) -> str:
    """A sentence about something that only the view's seat saw."""
    return f"You draw {join_words([pictures.title(card) for card in item.cards])}."


def votes_head(turn: Turn) -> str:
    """What the votes of a turn were on."""
    return f'The votes on "{turn.clue}"' if turn.clue is not None else "The votes"


def describe_votes(turn: Turn, names: Names, pictures: Pictures) -> list[str]:
    """Each picture of a turn and who voted for it, by number."""
    labels = []
    for number, picture in enumerate(turn.display, 1):
        voters = _voters(turn, number)
        labels.append(f"{pictures.title(picture)}: {names.listed(voters) or 'nobody'}")
    return labels


def _voters(turn: Turn, number: int) -> list[Seat]:
    return [Seat(seat) for seat, vote in enumerate(turn.votes) if vote == number]


def _describe_teller(item: TellerShown, turn: Turn, names: Names, pictures: Pictures) -> str:
    title = pictures.title(turn.display[item.number - 1])
    return f"The storyteller's picture is {item.number}, {title}. {describe_finders(turn, names)}"


def describe_finders(turn: Turn, names: Names) -> str:
    """Who found the storyteller's picture."""
    finders = _voters(turn, turn.number)
    if not finders:
        return f"Nobody found it: nothing for {names.whom(turn.teller)}."
    if len(finders) == len(turn.votes) - 1:
        return f"Everybody found it: nothing for {names.whom(turn.teller)}."
    return f"{names.listed(finders)} found it."


def _describe_owners(item: OwnersShown, teller: Seat, names: Names) -> str:
    numbers: dict[Seat, list[str]] = {}
    for number, seat in enumerate(item.owners, 1):
        if seat != teller:
            numbers.setdefault(seat, []).append(str(number))
    parts = [
        f"{join_words(some)} {'is' if len(some) == 1 else 'are'} {names.owns(seat)}"
        for seat, some in numbers.items()
    ]
    return f"The others: {', '.join(parts)}."


def score_words(public: Public, names: Names, gained: Sequence[int] = ()) -> str:
    """Everybody's points, and behind them those of the last turn if they are given.

    >>> from lorelode.rules.dixit.deals import setup
    >>> from lorelode.rules.dixit.editions import FA
    >>> names = Names(("You", "Vera", "Ilya"), you=Seat(0))
    >>> score_words(setup(FA, 3).public, names, (3, 0, 1))
    'Score: You 0 (+3), Vera 0, Ilya 0 (+1).'
    """
    parts = []
    for seat, player in enumerate(public.players):
        more = f" (+{gained[seat]})" if gained and gained[seat] else ""
        parts.append(f"{names.by_seat[seat]} {player.points}{more}")
    return f"Score: {', '.join(parts)}."


def describe_standing(public: Public) -> str:
    """What ends the game, and how many pictures are left to draw.

    >>> from lorelode.rules.dixit.deals import setup
    >>> from lorelode.rules.dixit.editions import FA
    >>> describe_standing(setup(FA, 3).public)
    'The game ends with 30 points for anybody, or with the pile: 84 pictures left.'
    """
    edition, pile = public.edition, count_things(public.pile, "picture")
    ends = []
    if edition.winning_points is not None:
        ends.append(f"with {count_things(edition.winning_points, 'point')} for anybody")
    if edition.clues_each is not None:
        ends.append(f"when everybody has told {count_things(edition.clues_each, 'clue')}")
    if edition.used_pictures_reshuffled:
        drawn = f"{pile} left in the pile, then used ones are shuffled in."
        return f"The game ends {', or '.join(ends)}. {drawn}"
    return f"The game ends {', or '.join([*ends, 'with the pile'])}: {pile} left."


def _describe_last_turn(ending: Ending, public: Public) -> str:
    """Why no turn can follow the one that begins."""
    if ending is Ending.CLUES:
        return "after it, everybody has told as often as agreed"
    return f"there are only {count_things(public.pile, 'picture')} left to draw"


def _describe_end(ending: Ending, public: Public, names: Names) -> str:
    """Why the game is over."""
    if ending is Ending.PICTURES:
        return "The last picture has left the pile."
    if ending is Ending.CLUES:
        told = count_things(len(public.turns) // len(public.players), "clue")
        return f"Everybody has told {told}."
    target = public.edition.winning_points
    assert target is not None
    there = [Seat(s) for s, player in enumerate(public.players) if player.points >= target]
    verb = "has" if len(there) == 1 and there[0] != names.you else "have"
    return f"{names.listed(there)} {verb} reached {count_things(target, 'point')}."


def _describe_winners(item: GameEnded, public: Public, names: Names) -> str:
    points = count_things(public.players[item.winners[0]].points, "point")
    if len(item.winners) == 1:
        return f"{names.does(item.winners[0], 'win')} the game with {points}."
    return f"{names.listed(item.winners)} share the win with {points} each."


def recap(public: Public, names: Names, pictures: Pictures) -> Iterator[tuple[str, str]]:
    """Every turn that is over: who told what, and what came of it."""
    for turn in public.turns:
        title = pictures.title(turn.display[turn.number - 1])
        gained = [
            f"{names.by_seat[seat]} +{points}" for seat, points in enumerate(turn.points) if points
        ]
        yield (
            clue_words(turn.teller, turn.clue, names),
            f"{title}. {describe_finders(turn, names)} {', '.join(gained)}.",
        )
