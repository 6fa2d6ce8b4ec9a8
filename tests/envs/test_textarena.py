"""The environments of TextArena: whole games by text, refusals, roles, and what nobody may read."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from lorelode.core import Seat, SetupError
from lorelode.envs.episode import Episode
from lorelode.envs.games import translate
from lorelode.envs.translation import Translation
from tests.envs.tables import covering_table, some_table
from tests.envs.worlds import Leaked, Seen, compare_worlds

if TYPE_CHECKING:
    from lorelode.envs.textarena import TextEnv

# TextArena takes seconds to import, so only the process that runs these tests does.
pytestmark = pytest.mark.xdist_group("textarena")


def make(name: str, **options: Any) -> Any:
    """An environment, as TextArena makes it."""
    import textarena

    import lorelode.envs.textarena  # noqa: F401 - registers the games

    return textarena.make(name, **options)


def make_bare(game: str, edition: str | None = None) -> TextEnv:
    from lorelode.envs.textarena import TextEnv

    return TextEnv(game, edition)


def list_legal(observation: str) -> list[str]:
    """The legal moves at the end of what a player reads."""
    return [line for line in observation.splitlines()[1:] if line.startswith("[")]


def play(env: Any, rng: Random) -> tuple[dict[int, float], dict[int, Any]]:
    done = False
    while not done:
        _, seen = env.get_observation()
        legal = list_legal(seen[seen.rindex("Your legal moves:") :])
        done, _ = env.step(f"Let me see. {rng.choice(legal).replace('…', 'a dream')}")
    rewards, info = env.close()
    return rewards, info


@covering_table
def test_a_game_is_played_by_text(game: str, seats: int, edition: str) -> None:
    env = make(f"Lorelode-{game.title()}-v0-train", edition=edition)
    env.reset(num_players=seats, seed=1)
    rewards, info = play(env, Random(1))
    points = [info[seat]["points"] for seat in range(seats)]
    assert [rewards[seat] == 1 for seat in range(seats)] == [one == max(points) for one in points]
    assert not any(one["invalid_move"] for one in info.values())
    assert all(one["turn_count"] for one in info.values())


def test_both_games_are_registered_with_their_versions() -> None:
    make("Lorelode-Dixit-v0")
    from textarena.envs.registration import ENV_REGISTRY

    names = {
        f"Lorelode-{game}-v0{end}"
        for game in ("Saboteur", "Dixit")
        for end in ("", "-train", "-raw")
    }
    assert names <= set(ENV_REGISTRY)


def test_the_roles_of_all_rounds_are_in_the_info() -> None:
    env = make("Lorelode-Saboteur-v0-train")
    env.reset(num_players=4, seed=2)
    _, info = play(env, Random(2))
    results = env.episode.state.public.results
    for seat in range(4):
        assert info[seat]["role"] == "/".join(result.roles[seat] for result in results)


def test_the_prompt_has_the_rules_in_short_and_the_board_the_moves() -> None:
    env = make("Lorelode-Saboteur-v0")
    env.reset(num_players=3, seed=1)
    player, seen = env.get_observation()
    assert f"You are player {player} of 3" in seen
    assert "leads from the start to the treasure" in seen
    assert "unbroken_path = on" in seen
    assert "* is the dealer, and ? is hidden from you." in seen
    assert "[GAME] * deal ?" in seen
    assert "You are a " in seen
    assert "[pass " in seen


def test_a_refused_move_quotes_the_clause_and_may_be_made_good() -> None:
    env = make("Lorelode-Saboteur-v0")
    env.reset(num_players=3, seed=1)
    player, _ = env.get_observation()
    done, _ = env.step("[turn top]")
    again, seen = env.get_observation()
    assert (done, again) == (False, player)
    assert "attempted an invalid move. Reason: S-" in seen
    clause = seen[seen.index("Reason: ") + 8 :].split(":")[0]
    assert f"\n{clause} " in seen
    env.step("no brackets, [though] these are no move")
    seen = env.get_observation()[1]
    assert "Reason: Expected a move: lay" in seen
    assert "not 'though'. Please resubmit" in seen


def test_too_many_refused_moves_end_the_game() -> None:
    env = make("Lorelode-Dixit-v0-raw", error_allowance=1)
    env.reset(num_players=4, seed=1)
    player, _ = env.get_observation()
    assert env.step("I do not know.") == (False, {})
    done, _ = env.step("[vote 1]")
    assert done
    rewards, info = env.close()
    assert rewards == {seat: -1.0 if seat == player else 0.0 for seat in range(4)}
    assert info[player]["invalid_move"]


def test_a_clue_that_is_no_clue_is_refused() -> None:
    env = make("Lorelode-Dixit-v0-raw")
    env.reset(num_players=4, seed=1)
    seat, _ = env.get_observation()
    card = env.episode.view(Seat(seat)).private.hand[0]
    env.step(f'[tell {card} "{"x" * 300}"]')
    (_, written, _), (_, refused, _) = env.get_observation()[1]
    assert written.startswith("[tell")
    assert "a clue has at most 200 characters" in refused


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(SetupError, match="3 to 6 players, not 2"):
        make("Lorelode-Dixit-v0").reset(num_players=2)


def see(env: TextEnv) -> Seen:
    def seen(table: Translation, episode: Episode, seat: Seat) -> bytes:
        env.translation = table
        env.begin(episode)
        return repr((env.state.observations[seat], env.get_board_str())).encode()

    return seen


@some_table
def test_two_worlds_read_the_same(game: str, seats: int, edition: str) -> None:
    seen = see(make_bare(game, edition))
    assert compare_worlds(translate(game, seats, edition), 5, seen, steps=60) > 5


Plant = Callable[["TextEnv", pytest.MonkeyPatch], None]


def plant_echo(env: TextEnv, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody reads what the others wrote."""
    tell = env._tell
    monkeypatch.setattr(env, "_tell", lambda _to, *told, **options: tell(-1, *told, **options))


def plant_secret(env: TextEnv, monkeypatch: pytest.MonkeyPatch) -> None:
    """The board tells what the dealer knows."""
    monkeypatch.setattr(env, "get_board_str", lambda: repr(env.episode.state.secret))


@pytest.mark.parametrize("plant", [plant_echo, plant_secret])
@pytest.mark.parametrize("game", ["saboteur", "dixit"])
def test_a_planted_leak_is_caught(game: str, plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    env = make_bare(game)
    plant(env, monkeypatch)
    with pytest.raises(Leaked):
        compare_worlds(translate(game, 4), 1, see(env))


@pytest.mark.parametrize(("game", "hidden"), [("saboteur", "pass "), ("dixit", "give ")])
def test_what_a_player_wrote_is_read_by_nobody_else(game: str, hidden: str) -> None:
    env = make(f"Lorelode-{game.title()}-v0-raw")
    env.reset(num_players=4, seed=4)
    rng, read = Random(4), 0
    for _ in range(40):
        player, _ = env.get_observation()
        moves = env.episode.game.choices(env.episode.view(Seat(player)))
        text = env.episode.game.write(rng.choice(moves))
        before = {seat: len(seen) for seat, seen in env.state.observations.items()}
        done, _ = env.step(f"secret thought [{text}]")
        for seat, seen in env.state.observations.items():
            new = repr(seen[before[seat] :])
            assert ("secret thought" in new) == (seat == player)
            if text.startswith(hidden) and seat != player:
                assert f"{hidden}?" in new
                read += 1
        if done:
            break
    assert read
