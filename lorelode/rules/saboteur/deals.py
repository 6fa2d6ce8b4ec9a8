"""Setting up the game and dealing its rounds."""

from __future__ import annotations

from lorelode.core import Chance, IllegalMove, Seat, State
from lorelode.rules.cards import describe_mismatch
from lorelode.rules.saboteur.cards import DECK, FACES, Role
from lorelode.rules.saboteur.draft import Draft
from lorelode.rules.saboteur.editions import SEATS, SaboteurEdition, check_pool
from lorelode.rules.saboteur.moves import Deal
from lorelode.rules.saboteur.news import Dealt, Received
from lorelode.rules.saboteur.state import (
    Mine,
    Player,
    Playing,
    Private,
    Public,
    SaboteurState,
    Secret,
)
from lorelode.rules.seats import check_seating


def setup(edition: SaboteurEdition, seats: int, first: Seat | None = None) -> SaboteurState:
    """The game with all its cards in the box."""
    check_seating("Saboteur", edition, SEATS, seats, first)
    check_pool(edition, seats)
    public = Public(edition=edition, players=(Player(),) * seats, starter=first)
    return State(public, (Private(),) * seats, Secret(spare=pool(edition, seats)))


def pool(edition: SaboteurEdition, seats: int) -> tuple[Role, ...]:
    """The role cards that are shuffled for this number of players."""
    saboteurs, miners = edition.pool(seats)
    return (Role.SABOTEUR,) * saboteurs + (Role.MINER,) * miners


def hand_size(seats: int) -> int:
    """How many cards each player is dealt."""
    if seats <= 5:
        return 6
    return 5 if seats <= 7 else 4


def deal(state: SaboteurState, chance: Chance) -> Deal:
    """Shuffle, in this order: who begins (if not known), roles, goals, cards, gold (if due).

    Each is shuffled from the order of the box, so that a record shows what was shuffled.
    """
    public, seats = state.public, len(state.private)
    first = Seat(chance.below(seats)) if public.starter is None else None
    roles = chance.shuffled(pool(public.edition, seats))
    return Deal(
        roles=roles[:seats],
        spare=roles[seats:],
        goals=chance.shuffled(FACES),
        cards=chance.shuffled(DECK),
        gold=chance.shuffled(
            sorted(_gold_to_shuffle(public.edition, public.round, state.secret.gold))
        ),
        first=first,
    )


def play_deal(draft: Draft, move: Deal) -> None:
    """A round begins with these cards dealt."""
    starter = _starter(draft, move)
    _check_cards(draft, move)
    size = hand_size(draft.seats)
    for seat, role in enumerate(move.roles):
        hand = move.cards[size * seat : size * (seat + 1)]
        gold = draft.private[seat].gold
        draft.private[seat] = Private(role=role, hand=hand, gold=gold, news=(Received(role, hand),))
        draft.players[seat] = Player(hand=size, gold=len(gold))
    draft.starter = starter
    draft.stage = Playing(starter)
    draft.round += 1
    draft.mine = Mine()
    draft.spent = ()
    draft.last = None
    draft.pile = move.cards[size * draft.seats :]
    draft.face_down = move.goals
    draft.spare = move.spare
    draft.gold_pile = move.gold or draft.gold_pile
    draft.news.append(Dealt(draft.round, starter))


def _starter(draft: Draft, move: Deal) -> Seat:
    known, named = draft.starter, move.first
    starter = named if known is None else known
    if (
        starter is None
        or (known is not None and named is not None)
        or not 0 <= starter < draft.seats
    ):
        expected = "a seat" if known is None else f"none, for seat {known} begins"
        raise IllegalMove("S-1.4", f"who begins: expected {expected}, the deal names {named}")
    return starter


def _check_cards(draft: Draft, move: Deal) -> None:
    seats, edition = draft.seats, draft.edition
    wrong = describe_mismatch("roles", (*move.roles, *move.spare), pool(edition, seats))
    if wrong or len(move.roles) != seats:
        raise IllegalMove("S-1.1", wrong or f"roles: {len(move.roles)} seats instead of {seats}")
    if wrong := describe_mismatch("goals", move.goals, FACES):
        raise IllegalMove("S-1.2", wrong)
    gold = _gold_to_shuffle(edition, draft.round, draft.gold_pile)
    wrong_gold = describe_mismatch("gold to shuffle", move.gold, gold)
    if wrong := describe_mismatch("cards", move.cards, DECK) or (
        wrong_gold if draft.round == 0 else ""
    ):
        raise IllegalMove("S-1.3", wrong)
    if wrong_gold:
        raise IllegalMove("S-7.1", wrong_gold)


def _gold_to_shuffle(
    edition: SaboteurEdition, rounds: int, pile: tuple[int, ...]
) -> tuple[int, ...]:
    """The gold pile if it is shuffled after this number of rounds, empty if it stays."""
    return pile if rounds == 0 or edition.gold_reshuffled else ()
