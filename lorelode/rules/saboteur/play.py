"""What a move does, or the clause that forbids it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from lorelode.core import CHANCE, IllegalMove, Pace, Seat
from lorelode.rules.cards import replace_item
from lorelode.rules.saboteur.cards import (
    CARD_BREAKING,
    CARD_OF,
    GOALS,
    OPENINGS,
    TOOLS,
    TOOLS_MENDED_BY,
    Card,
    Tool,
)
from lorelode.rules.saboteur.choices import find_plays
from lorelode.rules.saboteur.deals import play_deal
from lorelode.rules.saboteur.draft import Draft
from lorelode.rules.saboteur.editions import SEATS
from lorelode.rules.saboteur.goals import lay_stone, turn_goal, turn_reached_goals
from lorelode.rules.saboteur.moves import (
    Break,
    Deal,
    Gold,
    Lay,
    Map,
    Move,
    Pass,
    Repair,
    Rockfall,
    Stone,
    Turn,
)
from lorelode.rules.saboteur.news import Broke, Fell, Laid, Looked, Mended, Passed, Saw
from lorelode.rules.saboteur.paths import fits, live
from lorelode.rules.saboteur.scores import take_gold
from lorelode.rules.saboteur.state import (
    Choosing,
    Dealing,
    Fitting,
    Over,
    Player,
    Playing,
    Public,
    SaboteurState,
    Sharing,
    Tile,
)
from lorelode.rules.saboteur.turns import open_draft, take_turn, use_card

_ALONE: Final[Mapping[Seat | None, frozenset[Seat]]] = {
    None: frozenset(),
    **{Seat(seat): frozenset({Seat(seat)}) for seat in range(CHANCE, SEATS.stop)},
}


def to_act(public: Public) -> frozenset[Seat]:
    """The one seat that is to act; nobody when the game is over."""
    return _ALONE[public.stage.seat]


def pace(public: Public) -> Pace:
    """A rest between two rounds, to look at the roles and the gold."""
    return Pace.REST if public.round and type(public.stage) is Dealing else Pace.NORMAL


def play(state: SaboteurState, seat: Seat, move: Move) -> SaboteurState:
    """The state after the move, or `IllegalMove`."""
    stage = state.public.stage
    if seat != stage.seat:
        raise IllegalMove("S-2.1", f"it is not the turn of seat {seat}")
    kinds = _PLAYS[type(stage)]
    make = kinds.get(type(move))
    if make is None:
        expected = " or ".join(kind.__name__.lower() for kind in kinds)
        raise IllegalMove("S-2.1", f"expected {expected}")
    return make(state, seat, move)


def _remove_card(state: SaboteurState, seat: Seat, card: Card) -> tuple[Card, ...]:
    """The hand after one such card has left it."""
    hand = state.private[seat].hand
    try:
        index = hand.index(card)
    except ValueError:
        raise IllegalMove("S-2.1", f"there is no {card} in your hand") from None
    return hand[:index] + hand[index + 1 :]


def _lay(state: SaboteurState, seat: Seat, move: Lay) -> SaboteurState:
    public, shape, x, y = state.public, move.shape, move.x, move.y
    hand = _remove_card(state, seat, CARD_OF[shape])
    if public.players[seat].broken:
        raise IllegalMove("S-3.5", "with a broken tool in front of you, you lay no path card")
    edges = public.mine.edges(x, y)
    if edges is None:
        raise IllegalMove("S-3.1", "a path card goes on a free cell beside a laid card")
    if not fits(OPENINGS[shape], edges):
        raise IllegalMove("S-3.2", "opening must meet opening and wall meet wall on every side")
    if public.edition.unbroken_path and not live(edges):
        raise IllegalMove("S-3.4", "no unbroken path from the start leads here")
    mine = public.mine.lay(Tile(shape, x, y))
    news = Laid(seat, shape, x, y)
    if mine.ways.has_goals_of(public.mine.ways):
        return take_turn(state, seat, hand, news, mine=mine)
    draft = open_draft(state, seat)
    use_card(draft, hand)
    draft.mine = mine
    draft.news.append(news)
    turn_reached_goals(draft, before=public.mine.ways)
    return draft.freeze()


def _break(state: SaboteurState, seat: Seat, move: Break) -> SaboteurState:
    hand = _remove_card(state, seat, CARD_BREAKING[move.tool])
    target = _player(state, move.seat)
    if target is None or move.tool in target.broken:
        raise IllegalMove("S-4.1", f"no {move.tool} can be broken in front of seat {move.seat}")
    players = _set_broken(state, move.seat, {*target.broken, move.tool})
    news = Broke(seat, move.seat, move.tool)
    return take_turn(state, seat, hand, news, players=players)


def _repair(state: SaboteurState, seat: Seat, move: Repair) -> SaboteurState:
    hand = _remove_card(state, seat, move.card)
    mends = TOOLS_MENDED_BY.get(move.card, ())
    if len(mends) > 1 and move.tool not in mends:
        raise IllegalMove("S-4.3", f"{move.card} mends one or the other, not a {move.tool}")
    target = _player(state, move.seat)
    if move.tool not in mends or target is None or move.tool not in target.broken:
        reason = f"{move.card} finds no broken {move.tool} to mend in front of seat {move.seat}"
        raise IllegalMove("S-4.2", reason)
    players = _set_broken(state, move.seat, {*target.broken} - {move.tool})
    spent = (move.card, CARD_BREAKING[move.tool])
    news = Mended(seat, move.seat, move.tool, move.card)
    return take_turn(state, seat, hand, news, players=players, spent=spent)


def _player(state: SaboteurState, seat: Seat) -> Player | None:
    players = state.public.players
    return players[seat] if 0 <= seat < len(players) else None


def _set_broken(state: SaboteurState, seat: Seat, broken: set[Tool]) -> tuple[Player, ...]:
    players = state.public.players
    in_order = tuple([tool for tool in TOOLS if tool in broken])
    return replace_item(players, seat, replace(players[seat], broken=in_order))


def _rockfall(state: SaboteurState, seat: Seat, move: Rockfall) -> SaboteurState:
    hand = _remove_card(state, seat, Card.ROCKFALL)
    mine = state.public.mine
    tile = mine.tile(move.x, move.y)
    if tile is None:
        raise IllegalMove("S-4.4", "a rockfall takes a path card, never the start or a goal")
    spent = (Card.ROCKFALL, CARD_OF[tile.shape])
    news = Fell(seat, tile.shape, tile.x, tile.y)
    return take_turn(state, seat, hand, news, mine=mine.remove(tile), spent=spent)


def _map(state: SaboteurState, seat: Seat, move: Map) -> SaboteurState:
    hand = _remove_card(state, seat, Card.MAP)
    public, private = state.public, state.private[seat]
    index, player = GOALS.index(move.goal), public.players[seat]
    face = state.secret.goals[index]
    if face is None:
        raise IllegalMove("S-4.5", f"the {move.goal} goal lies face up already")
    looked = tuple(goal for goal in GOALS if goal == move.goal or goal in player.looked)
    return take_turn(
        state,
        seat,
        hand,
        Looked(seat, move.goal),
        players=replace_item(public.players, seat, replace(player, looked=looked)),
        spent=(Card.MAP,),
        private=replace(
            private, peeked=replace_item(private.peeked, index, face), news=(Saw(move.goal, face),)
        ),
    )


def _pass(state: SaboteurState, seat: Seat, move: Pass) -> SaboteurState:
    public, private = state.public, state.private[seat]
    forced = not public.pile and not find_plays(public, seat, set(private.hand))
    if move.card is not None:
        hand = _remove_card(state, seat, move.card)
        player = public.players[seat]
        players = replace_item(
            public.players, seat, replace(player, discarded=player.discarded + 1)
        )
        discards = (*private.discards, move.card)
        private = replace(private, discards=discards, forced=forced, news=())
        news = Passed(seat, card=True)
        return take_turn(state, seat, hand, news, players=players, private=private)
    if private.hand:
        raise IllegalMove("S-2.3", "only a player whose hand is empty passes without a card")
    private = replace(private, forced=forced, news=())
    return take_turn(state, seat, (), Passed(seat, card=False), private=private)


def _on_a_draft(
    effect: Callable[[Draft, Any], None],
) -> Callable[[SaboteurState, Seat, Any], SaboteurState]:
    """A move that takes no card from the hand, made on a draft."""

    def make(state: SaboteurState, seat: Seat, move: Any) -> SaboteurState:
        draft = open_draft(state, seat)
        effect(draft, move)
        return draft.freeze()

    return make


_PLAYS: Final[Mapping[type, Mapping[type, Callable[[SaboteurState, Seat, Any], SaboteurState]]]] = {
    Dealing: {Deal: _on_a_draft(play_deal)},
    Playing: {
        Lay: _lay,
        Break: _break,
        Repair: _repair,
        Rockfall: _rockfall,
        Map: _map,
        Pass: _pass,
    },
    Choosing: {Turn: _on_a_draft(turn_goal)},
    Fitting: {Stone: _on_a_draft(lay_stone)},
    Sharing: {Gold: _on_a_draft(take_gold)},
    Over: {},
}
"""By stage: the moves that are expected, and what makes each."""
