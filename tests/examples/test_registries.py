"""Every registry takes the example game, and every generic module finds it there."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from examples.toy_game import HIGH_CARD, Dealt, Gave, Move, Private, Public, Turned
from lorelode import wire
from lorelode.arena.lineup import make_bot
from lorelode.arena.match import play_out
from lorelode.arena.report import ReportTable
from lorelode.arena.studies import STUDIES
from lorelode.arena.study import Cell, Draw, Result, Wish
from lorelode.bots import BOTS, Claim, Level, RandomBot
from lorelode.cli.plain_presenter import PlainPresenter
from lorelode.cli.presenters import PRESENTERS, GamePresentation
from lorelode.core import CHANCE, Chance, Seat, View
from lorelode.rules import GAMES
from tests.cli.conftest import call as call  # the fixture
from tests.cli.terminal import Call
from tests.client.fakes import update
from tools.typescript import messages_ts

NAME = HIGH_CARD.name


class HighCardPlay(Struct, wire.Play, frozen=True, tag_field="game", tag=NAME):
    """The example game in a message."""

    phase: int
    to_act: tuple[Seat, ...]
    public: Public
    private: Private | None
    choices: tuple[Move, ...]
    line_news: tuple[tuple[Dealt | Gave | Turned, ...], ...] = ()


class LastCardBot:
    """Plays the last choice."""

    def choose(
        self,
        view: View[Any, Any],
        _lines: Sequence[str],
        _rng: object,
        _claims: Sequence[Claim] = (),
        /,
    ) -> Any:
        return HIGH_CARD.choices(view)[-1]


class HighCardStudy:
    """Counts the points of the first seat."""

    kept_type = int
    levels_help = ""

    def cells(self, wish: Wish) -> list[Cell]:
        return [Cell(NAME, wish.edition, seats, ("random",)) for seats in wish.seats]

    def play(self, cell: Cell, _number: int, seed: bytes) -> int:
        bots = [make_bot(HIGH_CARD, cell.levels[0], None)] * cell.seats
        *_, last = play_out(HIGH_CARD, HIGH_CARD.editions[cell.edition], cell.seats, bots, seed)
        return HIGH_CARD.scores(last.state)[0]

    def find(self, results: Sequence[Result]) -> dict[str, int]:
        return {"games": len(results)}

    def tables(self, _findings: Any) -> list[ReportTable]:
        return []

    def plots(self, _findings: Any) -> Mapping[str, Draw]:
        return {}

    def count(self, public: Public) -> Mapping[str, int]:
        return {"points": sum(public.scores)}


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example game is installed, without any entry of its own."""
    monkeypatch.setitem(GAMES, NAME, HIGH_CARD)


def seat_view() -> View[Any, Any]:
    state = HIGH_CARD.setup(HIGH_CARD.editions["basic"], 3)
    state = HIGH_CARD.play(state, CHANCE, HIGH_CARD.deal(state, Chance(bytes(32), 0)))
    return state.view(Seat(0))


def read_back(play: Any) -> Any:
    message = wire.read_outbound(wire.encode(msgspec.structs.replace(update(), play=play)))
    assert isinstance(message, wire.Update)
    return message.play


def test_the_wire_takes_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(wire.WIRE_GAMES, NAME, wire.WireGame(HighCardPlay, Move))
    view = seat_view()
    choices = tuple(HIGH_CARD.choices(view))
    play = HighCardPlay(1, (Seat(0),), view.public, view.private, choices, ((Dealt(),),))
    assert read_back(play) == play
    assert wire.read_move(HIGH_CARD, msgspec.Raw(wire.encode(choices[0]))) == choices[0]
    types = messages_ts()
    assert "export type Play = SaboteurPlay | DixitPlay | HighCardPlay;" in types
    assert "export interface HighCardPlay {" in types


def test_a_client_reads_a_game_that_the_wire_does_not_know() -> None:
    view = seat_view()
    choices = tuple(map(HIGH_CARD.write, HIGH_CARD.choices(view)))
    plain = wire.find_wire_game(NAME).play
    play = read_back(plain(1, (Seat(0),), view.public, view.private, choices, ()))
    assert isinstance(play, wire.Play)
    assert play.choices == choices
    assert play.private == json.loads(wire.encode(view.private))


@pytest.mark.parametrize("play", [3, {}, {"game": "dixit"}, {"game": NAME}, {"game": 3}])
def test_a_game_that_is_not_one_cannot_be_read(play: object) -> None:
    with pytest.raises(wire.BadMessage):
        read_back(play)


def test_the_bots_take_a_game(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, NAME, {"last": Level("last", lambda *_: LastCardBot())})
    told = ("simulate", NAME, "--games", "2", "--seed", "1", "--json")
    ended = call(*told, "--bots", "last")
    totals = json.loads(ended.out)
    assert (ended.code, totals["bots"], totals["ended"]) == (0, "last", 2)
    assert isinstance(make_bot(HIGH_CARD, "steady", None), RandomBot)


def test_the_terminal_takes_a_game(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = GamePresentation(
        make=lambda terminal, names, _style, _deck: PlainPresenter(HIGH_CARD, terminal, names),
    )
    monkeypatch.setitem(PRESENTERS, NAME, entry)
    ended = call("play", NAME, "--seats", "3", "--seed", "3", typed="1\n" * 10)
    assert ended.code == 0
    assert "Banjo" in ended.out


def test_the_arena_takes_a_game(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STUDIES, NAME, HighCardStudy())
    ended = call("arena", NAME, "--games", "3", "--seed", "1", "--json")
    assert json.loads(ended.out)["found"] == {"games": 3}
    totals = json.loads(call("simulate", NAME, "--games", "2", "--seed", "1", "--json").out)
    assert totals["points"] == 4  # two rounds a game, a point each
