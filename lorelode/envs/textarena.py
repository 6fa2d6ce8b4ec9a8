"""Both games as environments of TextArena; importing this module registers them.

    env = textarena.make("Lorelode-Saboteur-v0")
    env.reset(num_players=5, seed=1)
    done = False
    while not done:
        player, observation = env.get_observation()
        done, _ = env.step(agents[player](observation))
    rewards, game_info = env.close()

A move is notation in square brackets, such as `[lay NES 3,-1]`, with anything before it. What a
player writes is read by that player alone: the others read the move as they may know it.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

import textarena as ta
from textarena.envs import BOARDGAME_WRAPPERS, DEFAULT_WRAPPERS
from textarena.envs.registration import register_with_versions

from lorelode.core import IllegalMove, MoveSyntaxError, Seat
from lorelode.core.languages import DEFAULT_LANGUAGE
from lorelode.envs.episode import Episode
from lorelode.envs.games import TRANSLATIONS, translate
from lorelode.envs.seat_text import (
    ERROR_ALLOWANCE,
    describe_view,
    explain_refusal,
    read_move,
    write_prompt,
)
from lorelode.envs.translation import Translation

SEED_BITS: Final = 62
_ROLE: Final = "role"
"""The field of a private drawer that TextArena's `game_info` tells when the game is over."""


class TextEnv(ta.Env):
    """One table of one game, in words."""

    def __init__(
        self,
        game: str,
        edition: str | None = None,
        switches: Mapping[str, Any] | None = None,
        error_allowance: int = ERROR_ALLOWANCE,
        language: str = DEFAULT_LANGUAGE,
    ) -> None:
        super().__init__()
        self._game, self._edition, self._switches = game, edition, switches
        self._error_allowance = error_allowance
        self._language = language
        self.translation: Translation
        self.episode: Episode

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Begin a game, or raise `SetupError`."""
        self.translation = translate(
            self._game, num_players, self._edition, self._switches, language=self._language
        )
        number = secrets.randbits(SEED_BITS) if seed is None else seed
        self.begin(Episode(self.translation.setup, number), seed)

    def begin(self, episode: Episode, seed: int | None = None) -> None:
        """Go on with a game that has begun elsewhere, at the same table."""
        self.episode = episode
        seats = episode.setup.seats
        self.state = ta.FFAMultiPlayerState(
            num_players=seats, seed=seed, error_allowance=self._error_allowance
        )
        self._roles: list[list[str]] = [[] for _ in range(seats)]
        self._told = 0
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self._go_on()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Take what the player who is asked has written."""
        seat = Seat(self.state.current_player_id)
        self._tell(seat, action, ta.ObservationType.PLAYER_ACTION, from_id=seat)
        try:
            self.episode.play(seat, read_move(self.episode.setup, seat, action))
        except (MoveSyntaxError, IllegalMove) as error:
            return self._refuse(seat, error)
        done, info = self.state.step(rotate_player=False)
        self._go_on()
        return done or self.state.done, info

    def get_board_str(self) -> str:
        """What a spectator sees."""
        return self._describe(None)

    def _refuse(self, seat: Seat, error: Exception) -> tuple[bool, dict[str, Any]]:
        reason = explain_refusal(self.episode.game, error)
        if self.state.set_invalid_move(reason=reason):
            seats = range(self.episode.setup.seats)
            rewards = {other: -1.0 if other == seat else 0.0 for other in seats}
            self.state.set_game_outcome(rewards, f"Player {seat} made invalid moves: {reason}")
            self._close_books()
        done, info = self.state.step(rotate_player=False)
        return done, info

    def _go_on(self) -> None:
        """Tell everybody what was done since they were told last, and ask the next player."""
        for seat in map(Seat, self._seats()):
            for line in self.episode.lines(seat, self._told):
                self._tell(seat, line, ta.ObservationType.GAME_ACTION_DESCRIPTION)
        self._told = len(self.episode.moves)
        self._note_roles()
        asked = self.episode.asked
        if asked is None:
            scores = list(self.episode.scores())
            best = [seat for seat in self._seats() if scores[seat] == max(scores)]
            self.state.set_winners(best, f"The game is over. The points by player: {scores}.")
            self._close_books()
            return
        self.state.manually_set_current_player_id(asked)
        self._tell(asked, self._describe(asked), ta.ObservationType.GAME_BOARD)

    def _seats(self) -> range:
        return range(self.episode.setup.seats)

    def _tell(self, to: int, text: str, kind: Any, from_id: int = ta.GAME_ID) -> None:
        self.state.add_observation(to_id=to, from_id=from_id, message=text, observation_type=kind)

    def _note_roles(self) -> None:
        for known, private in zip(self._roles, self.episode.state.private, strict=True):
            role = getattr(private, _ROLE, None)
            dealt = any(getattr(news, _ROLE, None) is not None for news in private.news)
            if role is not None and (dealt or not known):
                known.append(str(role))

    def _close_books(self) -> None:
        """What `close` returns: the roles of each round, and the points."""
        for seat, points in enumerate(self.episode.scores()):
            info = self.state.game_info[seat]
            info["points"] = points
            if self._roles[seat]:
                info["role"] = "/".join(self._roles[seat])

    def _prompt(self, player_id: int, game_state: dict[str, Any]) -> str:  # noqa: ARG002
        return write_prompt(self.episode.setup, player_id)

    def _describe(self, seat: Seat | None) -> str:
        """What a seat sees (None: a spectator), with the legal moves if it is asked."""
        asked = seat is not None and seat == self.episode.asked
        return describe_view(self.translation, self.episode.view(seat), asked)


for _name in TRANSLATIONS:
    register_with_versions(
        id=f"Lorelode-{_name.title()}-v0",
        entry_point=TextEnv,
        wrappers={"default": DEFAULT_WRAPPERS, "-train": BOARDGAME_WRAPPERS},
        game=_name,
    )
