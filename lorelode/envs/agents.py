"""Agents: players that somebody else wrote, found by `module:factory`, and played as bots.

The factory takes nothing, or the table (`AgentTable`), and returns what plays one seat of one game:

    a function of observation and mask, or of observation, mask and info   -> an action
    an object with `step(state)`, or with `action_probabilities(state)`    -> an action of OpenSpiel
    a function of what the seat has read so far                            -> a text with a move
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from inspect import Parameter, signature
from random import Random
from traceback import format_exception
from types import ModuleType
from typing import Any, Final

from lorelode.bots import Claim
from lorelode.core import IllegalMove, Seat, View, show_move
from lorelode.envs.agent_error import AgentError
from lorelode.envs.agent_table import AgentRequest, AgentTable, NoMove, SeatedAgent, Shown
from lorelode.envs.numbers_agent import NumbersAgent
from lorelode.envs.text_agent import TextAgent
from lorelode.envs.translation import Translation

SEED_BITS: Final = 32
_EXPECTED_AGENT: Final = (
    "a function of (observation, mask), of (observation, mask, info) or of (text), or an object"
    " with step(state) or action_probabilities(state)"
)


class AgentBot:
    """A seat that an agent plays. The agent is made anew for each game, when it is first asked."""

    def __init__(self, name: str, translation: Translation) -> None:
        self._name = name
        self._factory = find_factory(name)
        self._translation = translation
        self._player: SeatedAgent | None = None
        self._own: list[Shown] = []
        self._public: list[Shown] = []

    def watch(self, view: View[Any, Any], mover: Seat, move: Any) -> None:
        """See a move of anybody, as the view's seat may."""
        game = self._translation.setup.game
        shown = tuple(news for news in view.public.news if news.reveals)
        own = () if view.private is None else view.private.news
        self._own.append((show_move(game, mover, move, view.seat), (*shown, *own)))
        self._public.append((show_move(game, mover, move, None), shown))

    def choose(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        _claims: Sequence[Claim] = (),
        /,
    ) -> Any:
        """The move of the agent, or `AgentError`."""
        assert view.seat is not None
        if self._player is None:
            self._player = self.sit_down(view.seat, rng.getrandbits(SEED_BITS))
        asked = AgentRequest(view, lines, rng, self._own, self._public)
        try:
            return self._player.choose(asked)
        except IllegalMove as refusal:
            raise AgentError(
                f"The agent {self._name} made a move in seat {view.seat} that the rules forbid,"
                f" {refusal}."
            ) from refusal
        except NoMove as error:
            raise AgentError(
                f"The agent {self._name} gave no move in seat {view.seat}: {error}."
            ) from error

    def sit_down(self, seat: Seat, seed: int) -> SeatedAgent:
        """The agent, made for a seat, behind the interface that it speaks."""
        table = AgentTable(self._translation, seat, seed)
        takes = count_parameters(self._factory)
        agent = ask(self._name, self._factory, *([table] if takes else []))
        return _find_interface(self._name, agent, table)


def find_module(name: str) -> ModuleType:
    """The module of an agent, from the current folder or installed, or `AgentError`."""
    module = name.partition(":")[0]
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise AgentError(
                f"There is no module {module!r} for the agent {name}: name one that is installed or"
                " in this folder, as in module:factory."
            ) from error
        raise _failed(name, error) from error
    except Exception as error:
        raise _failed(name, error) from error


def find_factory(name: str) -> Callable[..., Any]:
    """The factory that `module:factory` names, or `AgentError`."""
    module, _, path = name.partition(":")
    if not module or not path or module.startswith("."):
        raise AgentError(f"An agent is named module:factory, not {name!r}.")
    factory: Callable[..., Any] | None = getattr(find_module(name), path, None)
    if factory is None:
        raise AgentError(f"The module {module} has no {path!r} to make the agent {name}.")
    if not callable(factory) or count_parameters(factory) not in (0, 1):
        raise AgentError(
            f"Expected {name} to be a factory that takes nothing or the table, and returns an"
            f" agent; it is {describe(factory)}."
        )
    return factory


def count_parameters(function: Any) -> int | None:
    """How many arguments a function cannot do without; None if that is not known."""
    try:
        parameters = signature(function).parameters.values()
    except (TypeError, ValueError):
        return None
    kinds = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
    needed = [one for one in parameters if one.default is Parameter.empty]
    if any(one.kind is Parameter.KEYWORD_ONLY for one in needed):
        return None
    return sum(one.kind in kinds for one in needed)


def describe(thing: Any) -> str:
    """What something is, for an error.

    >>> describe(len), describe(4)
    ('<built-in function len>, which takes (obj, /)', '4')
    """
    try:
        return f"{thing!r}, which takes {signature(thing)}"
    except (TypeError, ValueError):
        return repr(thing)


def ask(name: str, function: Callable[..., Any], *told: Any) -> Any:
    """What a function of an agent returns, or `AgentError` with the place where it failed."""
    try:
        return function(*told)
    except Exception as error:
        raise _failed(name, error) from error


def _failed(name: str, error: Exception) -> AgentError:
    trace = "".join(format_exception(error)).rstrip()
    return AgentError(f"The agent {name} failed: {type(error).__name__}: {error}.\n{trace}")


def _find_interface(name: str, agent: Any, table: AgentTable) -> SeatedAgent:
    def call(function: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *told: ask(name, function, *told)

    for method in ("step", "action_probabilities"):
        if callable(getattr(agent, method, None)):
            try:
                from lorelode.envs.openspiel_agent import SpielAgent
            except ImportError as error:
                raise AgentError(
                    f"The agent {name} speaks OpenSpiel's interface, which needs pyspiel: pip"
                    " install 'lorelode[openspiel]'."
                ) from error
            actions = getattr(agent, "actions", None)
            return SpielAgent(call(getattr(agent, method)), method == "step", actions, table)
    takes = count_parameters(agent) if callable(agent) else None
    if takes == 1:
        return TextAgent(call(agent), table)
    if takes in (2, 3):
        return NumbersAgent(call(agent), takes == 3, getattr(agent, "actions", None), table)
    raise AgentError(
        f"Expected {name} to return an agent: {_EXPECTED_AGENT}; it returned {describe(agent)}."
    )
