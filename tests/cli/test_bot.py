"""`lorelode bot`, run as anybody would run it, at a server that is run as anybody would."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from lorelode.cli.bot import bot
from tests.agents.tables import (
    KEY,
    first_move,
    images,
    open_short_table,
    run_server,
    start_bot,
    tally,
)
from tests.cli.terminal import Call
from tests.models.model_server import run_model_server
from tests.server.server_process import Process

TABLE = ("bot", "--table", "K7QM2X01", "--model", "tiny")
ENDPOINT = ("--url", "http://localhost:1/v1")


pytestmark = pytest.mark.xdist_group("bot")
"""One worker runs all tests of this module, so that one server is enough."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with run_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.parametrize("game", ["saboteur", "dixit"])
def test_a_model_plays_a_whole_game(server: Process, game: str) -> None:
    async def story() -> tuple[str, str, str]:
        async with open_short_table(server, game, bots=2) as host:
            process = await start_bot(server, host.code, model.url)
            await host.until(lambda now: any(seat.name for seat in now.table.seats))
            await host.add_bot("steady")
            await host.start()
            said, complained = await process.communicate()
            assert process.returncode == 0, complained.decode()
            over = await host.until(lambda now: now.table.status == "over")
            assert over.table.scores is not None
            own = [line for line in host.lines if line.text.startswith("0 ")]
            assert {line.bot for line in own} == {""}
            assert tally(said.decode())["model"] == len(own)
            return said.decode(), complained.decode(), server.log.read_text()

    with run_model_server(first_move) as model:
        said, complained, log = asyncio.run(story())
    assert complained == ""
    counted = tally(said)
    assert counted["steady bot"] == counted["refusal"] == 0
    assert counted["model"] == counted["Requests"] == len(model.asked)
    assert {asked.authorization for asked in model.asked} == {f"Bearer {KEY}"}
    shown = [url for asked in model.asked for url in images(asked)]
    assert bool(shown) == (game == "dixit")
    assert all(url.startswith("data:image/jpeg;base64,") for url in shown)
    for printed in (said, log):
        assert KEY not in printed
        assert "dream" not in printed, "a word of the model's clues"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((*TABLE, "--url", "ftp://x"), "Expected an address like http://localhost:11434/v1"),
        ((*TABLE, *ENDPOINT, "--max-requests", "0"), "--max-requests takes a number from 1 up"),
        ((*TABLE, *ENDPOINT, "--games", "many"), "--games takes a whole number, not 'many'."),
        ((*TABLE, *ENDPOINT, "--server", "here"), "--server takes an address such as"),
        (("bot", "--table", "a b", "--model", "m", *ENDPOINT), "--table takes a code such as"),
        (("bot", "--table", "http://x/decks", "--model", "m", *ENDPOINT), "or a link, not"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(
    call: Call, arguments: tuple[str, ...], says: str
) -> None:
    ended = call(*arguments)
    assert ended.code == 2
    assert says in ended.err


def test_a_key_goes_only_where_nobody_can_read_it(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LORELODE_MODEL_KEY", KEY)
    ended = call(*TABLE, "--url", "http://192.168.0.2:8080/v1")
    assert ended.code == 2
    assert "by https only, or to this machine" in ended.err
    assert KEY not in ended.err
    assert not [option for option in bot.params if option.name and "key" in option.name]


def test_a_server_that_is_not_there_is_a_sentence(call: Call) -> None:
    ended = call(*TABLE, *ENDPOINT, "--server", "http://127.0.0.1:1")
    assert ended.code == 1
    assert ended.err.startswith("The server cannot be reached: http://127.0.0.1:1/")
