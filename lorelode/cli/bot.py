"""`lorelode bot`: a language model plays a seat."""

from __future__ import annotations

import asyncio
from typing import Final

import click

from lorelode.cli.endpoint import read_endpoint
from lorelode.cli.errors import BadInput, complain
from lorelode.cli.options import whole_number
from lorelode.cli.table_address import read_table, server_option

SPARE_SECONDS: Final = 5
"""How much later than the player the connection gives up."""


@click.command
@click.option("--table", required=True, metavar="CODE", help="The table: its code or its link.")
@click.option(
    "--url",
    required=True,
    metavar="URL",
    help="The endpoint of the model, such as http://localhost:11434/v1.",
)
@click.option("--model", required=True, metavar="NAME", help="The model, as its endpoint names it.")
@server_option
@click.option("--name", default="Model", metavar="NAME", help="What the player is called.")
@click.option(
    "--pictures/--no-pictures",
    default=True,
    help="Send pictures as images; without them the model reads what they show.",
)
@whole_number("--games", "Stop after so many games; without it, when the seat is lost.")
@whole_number("--answer-seconds", "How long one answer may take.", default=60)
@whole_number("--requests-per-minute", "The most requests in a minute.", default=20)
@whole_number("--max-requests", "The most requests in all.", default=500)
@whole_number("--max-tokens", "The most tokens in all.", default=1_000_000)
def bot(
    table: str,
    url: str,
    model: str,
    server: str,
    name: str,
    pictures: bool,
    games: int | None,
    answer_seconds: int,
    requests_per_minute: int,
    max_requests: int,
    max_tokens: int,
) -> None:
    """Let a language model play a seat, through any endpoint of OpenAI's chat API.

    A key of the endpoint is read from LORELODE_MODEL_KEY. docs/models.md tells what leaves this
    machine, and what limits there are.
    """
    # Here and not above: the command's own help is quicker without a client.
    from lorelode.agents.asker import Asker
    from lorelode.agents.briefing import UnknownGame
    from lorelode.agents.budget import Budget, Limits
    from lorelode.agents.model_seat import ModelSeat
    from lorelode.client import Closed, CommandRefused, Unreachable, connect
    from lorelode.models.chat_api import ChatClient

    given = {
        "--games": games,
        "--answer-seconds": answer_seconds,
        "--requests-per-minute": requests_per_minute,
        "--max-requests": max_requests,
        "--max-tokens": max_tokens,
    }
    for option, number in given.items():
        if number is not None and number < 1:
            raise BadInput(f"{option} takes a number from 1 up, not {number}.")
    endpoint = read_endpoint(url, model)
    server, code = read_table(table, server)
    budget = Budget(Limits(requests_per_minute, max_requests, max_tokens))

    async def play() -> None:
        async with (
            ChatClient(endpoint, answer_seconds=answer_seconds + SPARE_SECONDS) as chat,
            connect(server, code, name=name) as player,
        ):
            seat = await player.sit()
            click.echo(f"The model sits on seat {seat}.")
            asker = Asker(chat, budget, answer_seconds)
            model_seat = ModelSeat(player, asker, complain, sees_pictures=pictures)
            try:
                await model_seat.play(games)
            finally:
                counts = model_seat.counts
                click.echo(
                    f"Moves of the model: {counts.by_model}, after a refusal:"
                    f" {counts.second_answers}, of the steady bot: {counts.by_steady}."
                    f" Requests: {budget.requests}, tokens: {budget.tokens}."
                )

    try:
        asyncio.run(play())
    except UnknownGame as error:
        raise BadInput(str(error)) from None
    except (Closed, CommandRefused) as refusal:
        raise BadInput(f"The table says: {refusal.sentence}") from None
    except Unreachable as error:
        complain(f"The server cannot be reached: {error}.")
        raise click.exceptions.Exit(1) from None
