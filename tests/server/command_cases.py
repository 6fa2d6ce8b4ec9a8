"""For each command who sends it at the largest tables, and what has to be done before."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from lorelode import wire
from lorelode.core.faces import FACES
from lorelode.decks.shelf import DECK_FILE
from lorelode.tables.spectators import spectator_id
from lorelode.wire import CHAT_LINES_KEPT
from tests.server.large_server import (
    CROWDS,
    OVER,
    RUNNING,
    TEN_SEATS,
    LargeServer,
    Line,
    Player,
)
from tests.server.largest_tables import LongScript, long_text
from tests.server.staged_tables import store_table
from tests.tables.scripted import person

Asked: TypeAlias = tuple[Player, dict[str, Any]]
CommandCase: TypeAlias = Callable[[LargeServer], Awaitable[Asked]]

COMMANDS: Final[dict[Any, list[CommandCase]]] = {}


def sends(kind: Any) -> Callable[[CommandCase], CommandCase]:
    """Add a case of a command."""

    def add(case: CommandCase) -> CommandCase:
        COMMANDS.setdefault(kind, []).append(case)
        return case

    return add


@sends(wire.Sit)
async def sit(server: LargeServer) -> Asked:
    dot = await server.player(OVER, "dot")
    if dot.view["you"]["seat"] is not None:
        await dot.ask("stand")
    return dot, {"seat": 3, "name": "Dot"}


@sends(wire.Stand)
async def stand(server: LargeServer) -> Asked:
    dot = await server.player(OVER, "dot")
    if dot.view["you"]["seat"] is None:
        await dot.ask("sit", seat=3, name="Dot")
    return dot, {}


@sends(wire.SwapSeats)
async def swap_seats(server: LargeServer) -> Asked:
    return await server.player(OVER, "ann"), {"one": 1, "other": 2}


async def free_seat(server: LargeServer) -> Player:
    """Let the last seat of the table be free. Returns the host."""
    ann, dot = await server.player(OVER, "ann"), await server.player(OVER, "dot")
    seat = ann.view["table"]["seats"][3]
    if seat.get("bot"):
        await ann.ask("remove", seat=3)
    elif seat.get("name"):
        await dot.ask("stand")
    return ann


@sends(wire.AddBot)
async def add_bot(server: LargeServer) -> Asked:
    return await free_seat(server), {"level": "normal"}


@sends(wire.Remove)
async def remove(server: LargeServer) -> Asked:
    ann = await free_seat(server)
    await ann.ask("add-bot", level="normal")
    return ann, {"seat": 3}


@sends(wire.ChangeSettings)
async def change_settings(server: LargeServer) -> Asked:
    ann = await server.player(OVER, "ann")
    decks = ["large", "other"] if len(ann.view["table"]["settings"]["decks"]) == 1 else ["large"]
    # The first time, and whenever the file has changed, the deck is read.
    (server.folder / "decks" / "large" / DECK_FILE).touch()
    return ann, {"settings": {**ann.view["table"]["settings"], "decks": decks}}


@sends(wire.ChangeSettings)
async def send_televisions_away(server: LargeServer) -> Asked:
    ann = await server.player(TEN_SEATS, "ann")
    table_settings = ann.view["table"]["settings"]
    await ann.ask("change-settings", settings={**table_settings, "television": True})

    async def gather() -> None:
        actor = await server.thread.server.lobby.find(server.codes[TEN_SEATS])
        for number in range(CROWDS[TEN_SEATS]):
            actor.join(Line(f"tv{number}"), wire.Hello(television=True, **moment))
        await actor.wait_until_done()

    moment = {"game": ann.view["table"]["game"], "lines": 100, "chat": 200, "gallery": 200}
    server.thread.wait(gather)
    return ann, {"settings": {**table_settings, "television": False}}


@sends(wire.NameFirst)
async def name_first(server: LargeServer) -> Asked:
    script = LongScript("saboteur", 10, "steady")
    code = server.thread.wait(lambda: store_table(server.thread.server, script.entries))
    player = server.players[code, "ann"] = await server.connect("ann", code)
    return player, {"seat": 1}


@sends(wire.PickFace)
async def pick_face(server: LargeServer) -> Asked:
    ann = await server.player(RUNNING, "ann")
    taken = {seat.get("face") for seat in ann.view["table"]["seats"]}
    return ann, {"face": next(face for face in FACES if face not in taken)}


@sends(wire.Promote)
async def promote(server: LargeServer) -> Asked:
    return await server.player(RUNNING, "ann"), {"seat": 0}


@sends(wire.Start)
async def start(server: LargeServer) -> Asked:
    script = LongScript("dixit", 4, "steady")
    code = server.thread.wait(lambda: store_table(server.thread.server, script.entries))
    player = server.players[code, "ann"] = await server.connect("ann", code)
    return player, {}


@sends(wire.Move)
async def move(server: LargeServer) -> Asked:
    return await server.reach(RUNNING, "playing")


@sends(wire.Move)
async def move_with_ten_seats(server: LargeServer) -> Asked:
    return await server.reach(TEN_SEATS, "playing")


@sends(wire.Ready)
async def ready(server: LargeServer) -> Asked:
    return await server.reach(RUNNING, "resting")


@sends(wire.Hold)
async def hold(server: LargeServer) -> Asked:
    return await server.reach(RUNNING, "resting")


@sends(wire.NextMove)
async def next_move(server: LargeServer) -> Asked:
    ann = await server.player(RUNNING, "ann")
    return ann, {"game": ann.view["table"]["game"], "lines": 1}


@sends(wire.CoverBoard)
async def cover_board(server: LargeServer) -> Asked:
    return await server.player(RUNNING, "ann"), {"covered": True}


@sends(wire.InvitePlayers)
async def invite_players(server: LargeServer) -> Asked:
    return await server.player(OVER, "ann"), {}


@sends(wire.Look)
async def look(server: LargeServer) -> Asked:
    return await server.player(RUNNING, "ann"), {"looking": False}


@sends(wire.CommitContribution)
async def commit_contribution(server: LargeServer) -> Asked:
    ann = await server.player(RUNNING, "ann")
    return ann, {"game": ann.view["table"]["game"] + 1, "hash": "5e" * 32}


@sends(wire.RevealContribution)
async def reveal_contribution(server: LargeServer) -> Asked:
    ann = await server.player(RUNNING, "ann")
    return ann, {"game": ann.view["table"]["game"], "contribution": "5e" * 16}


@sends(wire.Back)
async def back(server: LargeServer) -> Asked:
    return await server.player(RUNNING, "ann"), {}


@sends(wire.VoteEnd)
async def vote_end(server: LargeServer) -> Asked:
    bob = await server.player(TEN_SEATS, "bob")
    return bob, {"game": bob.view["table"]["game"], "yes": True}


@sends(wire.RequestHost)
async def request_host(server: LargeServer) -> Asked:
    return await server.player(OVER, "cat"), {}


@sends(wire.Say)
async def say(server: LargeServer) -> Asked:
    return await server.player(RUNNING, "ann"), {"text": long_text(230)}


@sends(wire.Say)
async def say_why(server: LargeServer) -> Asked:
    ann = await server.player(RUNNING, "ann")
    table, play = ann.view["table"], ann.view["play"]
    turns = [at for at, turn in enumerate(play["public"]["turns"]) if turn["teller"] == 0]
    return ann, {"text": long_text(230), "about": {"game": table["game"], "turn": turns[-1]}}


@sends(wire.Say)
async def say_in_the_gallery(server: LargeServer) -> Asked:
    if (RUNNING, "zoe") not in server.players:
        zoe = await server.connect("zoe", server.codes[RUNNING], name="Zoe")
        server.players[RUNNING, "zoe"] = zoe
    return server.players[RUNNING, "zoe"], {"text": long_text(230)}


@sends(wire.SayPhrase)
async def say_phrase(server: LargeServer) -> Asked:
    return await server.player(RUNNING, "ann"), {"phrase": "thanks", "blanks": {"seat": 1}}


def oldest_line(player: Player) -> int:
    """The number of the first line of the chat that the table still has."""
    numbers: list[int] = [line["number"] for line in player.view["chat"]]
    return max(numbers) + 2 - CHAT_LINES_KEPT


@sends(wire.Hide)
async def hide(server: LargeServer) -> Asked:
    ann = await server.player(RUNNING, "ann")
    await ann.ask("say", text="Hello")
    return ann, {"what": "chat", "number": oldest_line(ann)}


@sends(wire.Unhide)
async def unhide(server: LargeServer) -> Asked:
    ann = await server.player(RUNNING, "ann")
    await ann.ask("say", text="Hello")
    hidden = {"what": "chat", "number": oldest_line(ann)}
    await ann.ask("hide", **hidden)
    return ann, hidden


@sends(wire.Mute)
async def mute(server: LargeServer) -> Asked:
    return await server.player(RUNNING, "ann"), {"seat": 1, "muted": True}


def watcher(server: LargeServer, number: int) -> str:
    """The id of somebody in the crowd."""
    return spectator_id(server.codes[RUNNING], person(f"w{number}"))


@sends(wire.MuteSpectator)
async def mute_spectator(server: LargeServer) -> Asked:
    ann = await server.player(RUNNING, "ann")
    return ann, {"spectator": watcher(server, CROWDS[RUNNING] - 1), "muted": True}


@sends(wire.RemoveSpectator)
async def remove_spectator(server: LargeServer) -> Asked:
    ann = await server.player(RUNNING, "ann")
    gone = sum(name == "removed" for _, name in server.players)
    server.players[f"{gone}", "removed"] = ann
    return ann, {"spectator": watcher(server, gone)}


@sends(wire.OfferSeat)
async def offer_seat(server: LargeServer) -> Asked:
    return await server.player(RUNNING, "ann"), {}


@sends(wire.ClaimSeat)
async def claim_seat(server: LargeServer) -> Asked:
    ann = await server.player(RUNNING, "ann")
    return ann, {"secret": (await ann.ask("offer-seat"))["secret"]}
