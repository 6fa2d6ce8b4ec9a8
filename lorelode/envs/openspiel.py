"""Both games as Python games of OpenSpiel; importing this module registers them.

    game = pyspiel.load_game("python_lorelode_saboteur(players=5,edition=lv)")

Chance deals card by card with explicit probabilities. Seats that act at the same time act one
after the other, unseen. A state holds one frozen snapshot, so `clone` shares it. `resample` draws a
world that fits what a player has seen, for IS-MCTS.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
from msgspec import json

from lorelode.core import Seat, SetupError, View
from lorelode.core.languages import DEFAULT_LANGUAGE
from lorelode.core.setup import list_names
from lorelode.envs.games import TRANSLATIONS, translate
from lorelode.envs.layout import Layout
from lorelode.envs.openspiel_snapshot import Memory, Snapshot, SnapshotTable, begin, list_memory
from lorelode.envs.translation import CELLS, ActionSpace, Translation, memory_rows
from lorelode.rules import GAMES

DEFAULT_PLAYERS: Final = 5
SEED_BITS: Final = 62
PREFIX: Final = "python_lorelode_"
TEXT: Final = "text"
"""An information state is a text."""
NUMBERS: Final = "numbers"
"""An information state is a text and a tensor, which has thousands of numbers."""

_PARAMETERS: Final = {
    "players": DEFAULT_PLAYERS,
    "edition": "",
    "actions": CELLS,
    "switches": "",
    "language": DEFAULT_LANGUAGE,
    "recall": TEXT,
}
"""The table: an empty edition is the game's default one, and switches are `name:words` with `/`
between them."""


def _game_type(name: str, recall: str = TEXT) -> Any:
    seats = GAMES[name].seats
    return pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=f"Lorelode {name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=recall == NUMBERS,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


def _read_switches(text: str) -> dict[str, str]:
    parts = (part.partition(":") for part in text.split("/") if part)
    return {name: words for name, _, words in parts}


def write_switches(words: Mapping[str, str]) -> str:
    """Switches as the parameter of a game takes them."""
    return "/".join(f"{name}:{setting}" for name, setting in words.items())


class SpielGame(pyspiel.Game):
    """A table of a game."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        given = {**_PARAMETERS, **(params or {})}
        recall = str(given["recall"])
        if recall not in (TEXT, NUMBERS):
            raise SetupError(f"there is no recall {recall!r}; {list_names((TEXT, NUMBERS))}")
        self._has_tensor = recall == NUMBERS
        players = int(given["players"])
        edition, switches = str(given["edition"]) or None, _read_switches(str(given["switches"]))
        translation = translate(name, players, edition, switches, language=str(given["language"]))
        self.table = SnapshotTable(translation, ActionSpace(translation, str(given["actions"])))
        self.beginning = begin(self.table)
        """Before anything is dealt. OpenSpiel clones a state by making a new one first."""
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions.size,
            max_chance_outcomes=len(translation.outcomes) + players,
            num_players=players,
            min_utility=0.0,
            max_utility=float(translation.max_points),
            max_game_length=translation.max_moves,
        )
        super().__init__(_game_type(name, recall), info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """The game before anything is dealt."""
        return SpielState(self)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """OpenSpiel's way to pickle a game leaves out what Python has added to it."""
        return load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """More draws than a game has: no deal has more than twice the outcomes, cards and gold."""
        translation = self.table.translation
        return translation.max_moves * 2 * len(translation.outcomes)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        """What shows a state to a player."""
        if params:
            raise ValueError(f"expected no parameters of the observation, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(kind, self.table.translation, self._has_tensor)


def load_game(text: str) -> SpielGame:
    """What unpickles a game: whoever imports it has registered the games."""
    game: SpielGame = pyspiel.load_game(text)
    return game


class SpielState(pyspiel.State):
    """A moment of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.snapshot: Snapshot = game.beginning

    def current_player(self) -> int:
        """Who is to act."""
        if self.snapshot.asked is not None:
            return self.snapshot.asked
        over = self.snapshot.is_over
        return int(pyspiel.PlayerId.TERMINAL if over else pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, _player: int) -> list[int]:
        return self.snapshot.table.actions.actions(self.snapshot.moves)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, and how likely each is."""
        return self.snapshot.list_outcomes()

    def _apply_action(self, action: int) -> None:
        snapshot = self.snapshot
        self.snapshot = snapshot.draw(action) if snapshot.bags else snapshot.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.snapshot.table
        if player == pyspiel.PlayerId.CHANCE:
            outcomes = table.translation.outcomes
            race = action - len(outcomes)
            return outcomes[action] if race < 0 else f"seat {race} is the first"
        return table.actions.describe(self.snapshot.moves, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.snapshot.is_over

    def returns(self) -> list[float]:
        """The points of each player at the end, and nothing before."""
        translation, state = self.snapshot.table.translation, self.snapshot.state
        if not self.snapshot.is_over:
            return [0.0] * translation.setup.seats
        return [float(points) for points in translation.setup.game.scores(state)]

    def __str__(self) -> str:
        """Everything, hidden or not."""
        drawn = json.encode(self.snapshot.drawn).decode()
        return f"{json.encode(self.snapshot.state).decode()} {self.snapshot.asked} {drawn}"


class SpielObserver:
    """Shows a state to a player: public and private drawers are apart.

    With perfect recall it is what the player was shown so far, as text; and in games that have such
    a tensor, what the player sees, with a row for each move.
    """

    def __init__(self, kind: Any, translation: Translation, has_tensor: bool) -> None:
        self._translation = translation
        self._recalls = kind.perfect_recall
        self._parts: list[tuple[Layout, Callable[[Any], bytearray]]] = []
        self._last_public: tuple[Any, bytearray] | None = None
        self._public = bool(kind.public_info)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees the private drawers of all players")
        if self._public:
            self._parts.append((translation.public, self._observe_public))
        if self._private:
            self._parts.append((translation.private, translation.observe_private))
        self.dict: dict[str, Any] = {}
        if self._recalls and not has_tensor:
            self.tensor = np.zeros(0, np.float32)
            return
        seen = sum(layout.size for layout, _ in self._parts)
        rows = memory_rows(translation) if self._recalls else 0
        self.tensor = np.zeros(seen + rows * translation.memory.size, np.float32)
        at = 0
        for layout, _ in self._parts:
            self.dict |= layout.split(self.tensor[at : at + layout.size])
            at += layout.size
        if rows:
            self.dict["memory"] = self.tensor[seen:].reshape(rows, translation.memory.size)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player sees, and remembers."""
        if not self.tensor.size:
            return
        view = state.snapshot.state.view(Seat(player))
        numbers = b"".join(bytes(numbers_of(view)) for _, numbers_of in self._parts)
        if self._recalls:
            numbers += b"".join(
                self._translation.observe_shown(one.line, one.shown)
                for one in list_memory(self._memory(state, player))
            )
        self.tensor[: len(numbers)] = np.frombuffer(numbers, np.int8)
        self.tensor[len(numbers) :] = 0

    def _observe_public(self, view: View[Any, Any]) -> bytearray:
        """Made once a moment: OpenSpiel asks for player 0 before it asks for any player."""
        if self._last_public is None or self._last_public[0] is not view.public:
            self._last_public = view.public, self._translation.observe_public(view.public)
        return self._last_public[1]

    def _memory(self, state: SpielState, player: int) -> Memory:
        return state.snapshot.memories[player if self._private else -1]

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, or was shown so far, as text."""
        snapshot = state.snapshot
        if self._recalls:
            shown = map(str, list_memory(self._memory(state, player)))
            return "\n".join([f"player {player}", *shown] if self._private else shown)
        view = snapshot.state.view(Seat(player))
        drawers = [view.public] * self._public + [view.private] * self._private
        words = [json.encode(drawer).decode() for drawer in drawers]
        return "\n".join([f"player {player}", *words] if self._private else words)


def resample(state: SpielState, player: int, seed: int | None = None) -> SpielState:
    """A state that a player cannot tell from this one, with the hidden facts drawn again."""
    if player not in range(state.num_players()):
        raise ValueError(f"expected a player from 0 to {state.num_players() - 1}, not {player}")
    other: SpielState = state.clone()
    other.snapshot = state.snapshot.imagine(Seat(player), Random(seed))
    return other


def _register(name: str) -> None:
    class Registered(SpielGame):
        """The game that OpenSpiel makes by its name."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(_game_type(name), Registered)


for _name in TRANSLATIONS:
    _register(_name)
