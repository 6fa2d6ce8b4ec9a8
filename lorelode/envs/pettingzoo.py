"""Both games as environments of PettingZoo (AEC).

    env = lorelode.envs.pettingzoo.env("saboteur", seats=5, edition="lv")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        ...

`env` has the wrappers of PettingZoo's own classics: an illegal action ends the game. `raw_env` has
none: an illegal action raises an exception and changes nothing. It also takes a move in notation,
such as `tell 17 "rabbit hole"`, so that any clue can be given. Importing this module registers both
games, so that `pettingzoo.make("aec", "lorelode/dixit_v0", seats=4)` makes one.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import logger, spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, register
from pettingzoo.utils import wrappers

from lorelode.core import Seat
from lorelode.core.languages import DEFAULT_LANGUAGE
from lorelode.envs.episode import Episode
from lorelode.envs.games import TRANSLATIONS, translate
from lorelode.envs.layout import Numbers
from lorelode.envs.translation import CHOICES, ActionSpace, observe, read_action
from lorelode.sentences.model_game import SeenGame
from lorelode.sentences.model_games import find_model_game
from lorelode.sentences.names import Names

ILLEGAL_REWARD: Final = -1.0
"""What a seat gets that ends the game by an illegal action."""
DEFAULT_SEATS: Final = 5
SEED_BITS: Final = 64

Observation: TypeAlias = dict[str, Numbers]
Action: TypeAlias = int | str | None
"""An action, a move in notation, or None from an agent whose game is over."""


class GameEnv(AECEnv[str, Observation, Action]):
    """One table of one game; agents are called `player_0`, `player_1` and so on."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo reads it of the class and of objects
        "render_modes": ["human", "ansi", "rgb_array"],
        "name": "lorelode_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seats: int = DEFAULT_SEATS,
        edition: str | None = None,
        *,
        actions: str = CHOICES,
        switches: Mapping[str, Any] | None = None,
        language: str = DEFAULT_LANGUAGE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        modes = self.metadata["render_modes"]
        if render_mode is not None and render_mode not in modes:
            raise ValueError(f"there is no render mode {render_mode!r}; there are {modes}")
        self.translation = translate(game, seats, edition, switches, language=language)
        self.actions = ActionSpace(self.translation, actions)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"lorelode_{game}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        size = self.translation.public.size + self.translation.private.size
        self._seen_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 127, (size,), np.int8),
                    "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents
        }
        self.episode: Episode

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers and the mask."""
        return self._seen_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions, legal or not."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game; the same seed deals the same cards."""
        number = secrets.randbits(SEED_BITS) if seed is None else seed
        self.begin(Episode(self.translation.setup, number))

    def begin(self, episode: Episode) -> None:
        """Go on with a game that has begun elsewhere."""
        self.episode = episode
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do: nothing, unless it is asked."""
        view = self.episode.view(self._seats[agent])
        asked = self.episode.asked == view.seat
        moves = self.translation.list_moves(view) if asked else ()
        return {
            "observation": observe(self.translation, view),
            "action_mask": self.actions.mask(moves),
        }

    def step(self, action: Action) -> None:
        """Make the move of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode, seat = self.episode, self._seats[agent]
        before = episode.scores()
        moves = self.translation.list_moves(episode.view(seat))
        episode.play(seat, read_action(self.actions, moves, action))
        self._cumulative_rewards[agent] = 0
        gained = zip(self.agents, episode.scores(), before, strict=True)
        self.rewards = {other: now - then for other, now, then in gained}
        self._accumulate_rewards()
        self._look()
        if self.render_mode == "human":
            self.render()

    def describe_action(self, action: int) -> str:
        """The move of the agent that is asked that an action means, in notation."""
        view = self.episode.view(self.episode.asked)
        return self.actions.describe(self.translation.list_moves(view), action)

    def render(self) -> str | NDArray[np.uint8] | None:
        """What a spectator sees: as text, or as a picture."""
        if self.render_mode is None:
            logger.warn("render() shows nothing, because no render_mode was given.")
            return None
        if self.render_mode == "rgb_array":
            return self.translation.draw(self.episode.view(None))
        text = self._describe()
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """Nothing is open."""

    def _look(self) -> None:
        """See who is asked, and what can be told besides numbers."""
        episode = self.episode
        self.infos = {
            agent: self.translation.tell(episode.view(self._seats[agent])) for agent in self.agents
        }
        if episode.asked is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[episode.asked]

    def _describe(self) -> str:
        episode = self.episode
        names = Names.of_seats(episode.setup.seats, None)
        lines = episode.lines(None, since=len(episode.moves) - 1)
        seen = SeenGame(episode.view(None), names, lines, frozenset(), asked=False)
        return "\n".join([*find_model_game(episode.game).describe(seen), ""])


def raw_env(
    game: str, seats: int = DEFAULT_SEATS, edition: str | None = None, **options: Any
) -> GameEnv:
    """The environment without wrappers; `GameEnv` has the options."""
    return GameEnv(game, seats, edition, **options)


def env(
    game: str, seats: int = DEFAULT_SEATS, edition: str | None = None, **options: Any
) -> AECEnv[str, Observation, Action]:
    """The environment with the wrappers of PettingZoo's own classics."""
    bare: AECEnv[str, Observation, Action] = raw_env(game, seats, edition, **options)
    bare = wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL_REWARD)
    bare = wrappers.AssertOutOfBoundsWrapper(bare)
    return wrappers.OrderEnforcingWrapper(bare)


for _name in TRANSLATIONS:
    register("aec", f"lorelode/{_name}_v0", "lorelode.envs.pettingzoo:env", kwargs={"game": _name})
