"""A player at a table: what they may know, and every command."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Literal
from urllib.parse import quote

import aiohttp
from msgspec import Struct, structs

from lorelode import wire
from lorelode.client.connection import TableConnection
from lorelode.client.contribution import Contributor
from lorelode.client.errors import CommandRefused, Unreachable
from lorelode.client.requests import get, get_bytes
from lorelode.core.faces import Face
from lorelode.core.refusal import Code, Refusal
from lorelode.wire.decks import GamePictures, Picture


class Player:
    """A person at a table, with or without a seat; `connect` makes one.

    Iterating over a player yields the current update, and then one after each change. A slow
    program gets only the newest update: each one has everything that the player may know, and
    `lines` has all moves in between.

    Every command returns when it is saved on the server and `update` shows its effect, or raises
    `CommandRefused`.
    """

    def __init__(
        self,
        http: aiohttp.ClientSession,
        url: str,
        code: str,
        *,
        name: str,
        token: str,
        reconnect_seconds: float,
    ) -> None:
        self.code = code
        self.name = name
        self.token = token
        """Connect with it to be the same person again."""
        self._http = http
        self._url = url
        self._update: wire.Update | None = None
        self._update_count = 0
        self._lines: list[wire.MoveLine] = []
        self._chat: dict[int, wire.ChatLine] = {}
        self._gallery: dict[int, wire.ChatLine] = {}
        self._contributor = Contributor()
        self._connection = TableConnection(
            http, f"{url}/ws/{code}", self._hello, self._take_update, reconnect_seconds
        )

    # What the player may know.

    @property
    def update(self) -> wire.Update:
        """The last update; its `lines` and chats are only the new ones."""
        assert self._update is not None, "connect waits for the first update"
        return self._update

    @property
    def seat(self) -> int | None:
        """The player's seat; None without one."""
        return self.update.you.seat

    @property
    def lines(self) -> Sequence[wire.MoveLine]:
        """Every move line of this game, as the player may read it."""
        return self._lines

    @property
    def chat(self) -> Sequence[wire.ChatLine]:
        """The last lines of the table's chat."""
        return list(self._chat.values())

    @property
    def gallery(self) -> Sequence[wire.ChatLine]:
        """The last lines of the spectators' chat, as far as the player may read it."""
        return list(self._gallery.values())

    def __aiter__(self) -> AsyncIterator[wire.Update]:
        return _Updates(self)

    async def until(self, wanted: Callable[[wire.Update], object]) -> wire.Update:
        """Wait for an update for which `wanted` is true; the current one counts."""
        async for update in self:
            if wanted(update):
                return update
        raise Unreachable("the connection was closed")

    async def list_pictures(self) -> Sequence[Picture]:
        """The pictures of the table's game; the first is picture 1. Empty if it has none."""
        address = f"{self._url}/api/tables/{self.code}/deck"
        return (await get(self._http, address, GamePictures)).cards

    async def fetch_picture(self, name: str, *, small: bool = False) -> bytes:
        """The file that a picture names, as WebP: 800 × 1200, or 240 × 360 if `small`."""
        folder = "pictures/small" if small else "pictures"
        return await get_bytes(self._http, f"{self._url}/{folder}/{quote(name, safe='')}")

    # Commands of a player.

    async def sit(self, seat: int | None = None, name: str = "") -> int:
        """Sit down at a seat; by default at the reserved one or at a free one. Returns the seat."""
        name = name or self.name
        if seat is not None:
            await self._connection.send("sit", seat=seat, name=name)
            return seat
        while self.seat is None:
            free: int | None = self.update.you.reserved
            if free is None:
                seats = enumerate(self.update.table.seats)
                free = next((seat for seat, info in seats if not info.name and not info.bot), None)
            if free is None:
                raise CommandRefused(Refusal(Code.NO_FREE_SEAT))
            try:
                await self._connection.send("sit", seat=free, name=name)
            except CommandRefused as refusal:
                # Somebody was quicker; the update that shows it has arrived.
                if refusal.code != Code.SEAT_TAKEN:
                    raise
        return self.seat

    async def stand(self) -> None:
        """Stand up; while a game runs, a bot plays for the seat."""
        await self._connection.send("stand")

    async def move(self, move: Struct | str, at: wire.Update) -> None:
        """Make a move: one of the choices of this update, or a clue of your own."""
        game, phase = _game_and_phase(at)
        await self._connection.send("move", game=game, phase=phase, move=move)

    async def ready(self, at: wire.Update) -> None:
        """Say that you have seen what this update shows."""
        game, phase = _game_and_phase(at)
        await self._connection.send("ready", game=game, phase=phase)

    async def back(self) -> None:
        """Say that you are back, so that no bot plays for you."""
        await self._connection.send("back")

    async def hold(self, at: wire.Update) -> None:
        """Ask everybody to look longer at the result that this update shows."""
        game, phase = _game_and_phase(at)
        await self._connection.send("hold", game=game, phase=phase)

    async def next_move(self) -> None:
        """Let one bot move, if you are alone with bots that wait for it."""
        await self._connection.send(
            "next-move", game=self.update.table.game, lines=len(self._lines)
        )

    async def cover_board(self, covered: bool = True) -> None:
        """Say whether something covers your board; if you are alone with bots, they wait."""
        await self._connection.send("cover-board", covered=covered)

    async def invite_players(self) -> None:
        """As the host, tell the players who do not look at the table that you want to play."""
        await self._connection.send("invite-players")

    async def look(self, looking: bool = True) -> None:
        """Say whether you look at the table; whoever looks is sent no notices."""
        await self._connection.send("look", looking=looking)

    async def vote_end(self, yes: bool = True) -> None:
        """Vote on ending the game before its end; the first yes opens a vote."""
        await self._connection.send("vote-end", game=self.update.table.game, yes=yes)

    async def name_first(self, seat: int | None) -> None:
        """Answer who begins, where the rules leave it to the players; None lets chance decide."""
        await self._connection.send("name-first", seat=seat)

    async def pick_face(self, face: Face) -> None:
        """Change your face for one that nobody else at the table has."""
        await self._connection.send("pick-face", face=face)

    async def request_host(self) -> None:
        """Ask to take over from a host who does nothing; a founder becomes host again at once."""
        await self._connection.send("request-host")

    async def say(self, text: str) -> None:
        """Write a chat line."""
        await self._connection.send("say", text=text)

    async def say_phrase(self, phrase: str, **blanks: int | str) -> None:
        """Say a phrase of the game's catalogue: `say_phrase("suspect", seat=2)`."""
        await self._connection.send("say-phrase", phrase=phrase, blanks=blanks)

    async def explain_clue(self, turn: int, text: str) -> None:
        """Write a chat line that says why you gave the clue of a turn, from 0, that is over."""
        about = {"game": self.update.table.game, "turn": turn}
        await self._connection.send("say", text=text, about=about)

    async def offer_seat(self) -> str:
        """Get a secret with which another device can take over this seat, by `claim_seat`."""
        while True:
            secret = (await self._connection.send("offer-seat")).secret
            # A secret is sent once; if the connection broke just then, ask for another.
            if secret is not None:
                return secret

    async def claim_seat(self, secret: str) -> None:
        """Take over the seat of another device."""
        await self._connection.send("claim-seat", secret=secret)

    # Commands of the host.

    async def add_bot(self, level: str, seat: int | None = None) -> None:
        """Put a bot on a free seat; by default on all free seats."""
        await self._connection.send("add-bot", level=level, seat=seat)

    async def start(self) -> None:
        """Start the game, or another with the same people, and wait for the first deal."""
        await self._connection.send("start")
        await self.until(lambda update: update.table.status != "shuffling")

    async def change_settings(self, **settings: object) -> None:
        """Change some of the settings."""
        changed = structs.replace(self.update.table.settings, **settings)
        await self._connection.send("change-settings", settings=changed)

    async def swap_seats(self, one: int, other: int) -> None:
        """Let the players of two seats swap them."""
        await self._connection.send("swap-seats", one=one, other=other)

    async def remove(self, seat: int) -> None:
        """Take a seat from its player, for good, or from its bot."""
        await self._connection.send("remove", seat=seat)

    async def promote(self, seat: int) -> None:
        """Make the player of a seat the host."""
        await self._connection.send("promote", seat=seat)

    async def mute(self, seat: int, muted: bool = True) -> None:
        """Forbid the player of a seat to write or its bot to speak, or allow it again."""
        await self._connection.send("mute", seat=seat, muted=muted)

    async def hide(self, what: Literal["chat", "gallery", "clue"], number: int) -> None:
        """Hide a chat line, or the clue of a turn of this game."""
        await self._connection.send("hide", what=what, number=number)

    async def unhide(self, what: Literal["chat", "gallery", "clue"], number: int) -> None:
        """Let everybody read a hidden chat line or clue again."""
        await self._connection.send("unhide", what=what, number=number)

    async def mute_spectator(self, spectator: str, muted: bool = True) -> None:
        """Forbid the spectator with this id to write, or allow it again."""
        await self._connection.send("mute-spectator", spectator=spectator, muted=muted)

    async def remove_spectator(self, spectator: str) -> None:
        """Send the spectator with this id away, for good."""
        await self._connection.send("remove-spectator", spectator=spectator)

    # For the connection.

    def _hello(self) -> wire.Hello:
        update = self._update
        if update is None:
            return wire.Hello(name=self.name)
        # The whole chat is requested again: a line may have been hidden in the meantime.
        return wire.Hello(
            name=self.name,
            game=update.table.game,
            seat=update.you.seat,
            lines=len(self._lines),
        )

    def _take_update(self, update: wire.Update) -> None:
        self._lines[update.lines.start :] = update.lines.new
        self._chat = _merge(self._chat, update.chat)
        self._gallery = _merge(self._gallery, update.gallery)
        self._update = update
        self._update_count += 1
        if (answer := self._contributor.answer(update)) is not None:
            self._connection.post(answer.kind, **answer.fields)


def _merge(
    known: Mapping[int, wire.ChatLine], new: Sequence[wire.ChatLine]
) -> dict[int, wire.ChatLine]:
    """The last lines of a chat, as many as the table keeps; a line that comes again is replaced."""
    lines = {**known, **{line.number: line for line in new}}
    kept = sorted(lines)[-wire.CHAT_LINES_KEPT :]
    return {number: lines[number] for number in kept}


def _game_and_phase(update: wire.Update) -> tuple[int, int]:
    if update.play is None:
        raise CommandRefused(Refusal(Code.NO_GAME_RUNNING))
    return update.table.game, update.play.phase


class _Updates:
    """Iterates over the updates of a player."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._seen = 0

    def __aiter__(self) -> _Updates:
        return self

    async def __anext__(self) -> wire.Update:
        player = self._player
        connection = player._connection
        while self._seen == player._update_count:
            if connection.closed:
                raise StopAsyncIteration
            if connection.ended is not None:
                raise connection.ended
            await connection.wait_for_change()
        self._seen = player._update_count
        return player.update
