"""Saboteur as a model reads it."""

from __future__ import annotations

from typing import Final

from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Role
from lorelode.rules.saboteur.state import (
    ROUNDS,
    Choosing,
    Fitting,
    Player,
    Public,
    SaboteurView,
    Sharing,
)
from lorelode.sentences.model_game import ModelGame, SeenGame
from lorelode.sentences.names import count_things, join_words
from lorelode.sentences.saboteur.mine_in_words import mine
from lorelode.sentences.saboteur.move_input import EXAMPLE, to_notation
from lorelode.sentences.saboteur.words import card_words, gold_words

LINES_SHOWN: Final = 60
"""How many of the last moves a model reads: two rounds of the largest table and more."""

RULES: Final = """\
Saboteur. Everybody is secretly a miner or a saboteur, anew in each of three rounds. The mine is a
grid: the start is at 0,0, and three goals lie face down at 8,-2 (top), 8,0 (middle) and 8,2
(bottom). x grows towards the goals, y grows downwards: north is y-1. One goal is the treasure. The
miners win the round when a path of joined cards leads from the start to the treasure; the saboteurs
win when the cards run out first. The winners get gold, and the most gold after three rounds wins.
On your turn you use one card and draw another:
- lay SHAPE X,Y lays a path card. A shape names the open sides: NES is open north, east and south,
  and these are joined. N+S, with a plus, is a dead end: its sides are not joined. Every side has to
  meet the side of each neighbour, open to open and closed to closed. A card may be turned by 180
  degrees: NES then is NSW.
- break TOOL SEAT breaks somebody's pick, lamp or cart; who has a broken tool can lay no path card.
- repair TOOL SEAT CARD mends one, as in: repair lamp 2 +pick/lamp
- rockfall X,Y takes a path card away. map GOAL shows you a goal (top, middle or bottom).
- pass CARD discards a card unseen.
Sometimes you are asked for something else: turn GOAL (which goal you turn over), stone GOAL upright
or stone GOAL turned (how it lies), gold NUGGETS (which gold card you take)."""


def _describe(seen_game: SeenGame) -> list[str]:
    view = seen_game.view
    public: Public = view.public
    told = [f"Round {public.round} of {ROUNDS}. The pile has {count_things(public.pile, 'card')}."]
    told += _describe_own(view)
    told += [
        f"{seen_game.names.by_seat[seat]}: {_describe_player(player)}."
        for seat, player in enumerate(public.players)
    ]
    told += ["The mine:", *mine(view)]
    if seen_game.lines:
        told.append("The last moves, each with its seat:")
        told += list(seen_game.lines[-LINES_SHOWN:])
    if seen_game.asked:
        told.append(_ask(public))
    return told


def _describe_own(view: SaboteurView) -> list[str]:
    private = view.private
    if private is None or private.role is None:
        return []
    aim = "a way reaches the treasure"
    if private.role is Role.SABOTEUR:
        aim = "the cards run out before a way reaches the treasure"
    hand = "; ".join(f"{card} ({card_words(card)})" for card in private.hand)
    told = [
        f"You are a {private.role}, and nobody else knows: you win the round if {aim}.",
        f"Your hand: {hand or 'empty'}.",
    ]
    if private.gold:
        told.append(f"You have {gold_words(private.gold)}.")
    return told


def _describe_player(player: Player) -> str:
    parts = [count_things(player.hand, "card")]
    if player.broken:
        parts.append(f"broken {join_words(player.broken)}")
    if player.looked:
        parts.append(f"has looked at the {join_words(player.looked)} goal")
    if player.discarded:
        parts.append(f"{count_things(player.discarded, 'card')} discarded")
    if player.gold:
        parts.append(count_things(player.gold, "gold card"))
    return ", ".join(parts)


def _ask(public: Public) -> str:
    match public.stage:
        case Choosing():
            return "You have reached several goals. Which one do you turn over?"
        case Fitting(goal=goal):
            return f"The {goal} goal fits neither way round. How do you lay it?"
        case Sharing():
            return "Which gold card do you take?"
        case _:
            return "Which card do you use, and how?"


SABOTEUR_FOR_MODELS: Final = ModelGame(
    rules=RULES,
    example=EXAMPLE,
    describe=_describe,
    write_choice=SABOTEUR.write,
    to_notation=to_notation,
)
"""What a model needs to know of Saboteur."""
