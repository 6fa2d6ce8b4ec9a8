"""Runs: the same on one core and on many, resumed where they stopped, and on a cluster."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

from lorelode.arena import executor, extras
from lorelode.arena.dixit.study import dixit_cell
from lorelode.arena.executor import make_batches, run_tasks
from lorelode.arena.extras import Unavailable
from lorelode.arena.results import Results, ResultsError, encode_line
from lorelode.arena.saboteur.study import saboteur_cell
from lorelode.arena.study import Result, Task
from lorelode.arena.tasks import estimate_seconds, make_tasks, play_tasks
from tests.cli.conftest import call as call  # the fixture
from tests.cli.terminal import Call

CELLS = [
    saboteur_cell("lv", 3, "random", "easy"),
    saboteur_cell("ru", 4, "normal", "random"),
    saboteur_cell("lv", 3, "hard", "easy", 4),
    dixit_cell("fa", 4, ["random", "easy"], "lv"),
]


@pytest.fixture(scope="module")
def tasks() -> list[Task]:
    return make_tasks(CELLS, 2, 11)


@pytest.fixture(scope="module")
def alone(tasks: list[Task]) -> list[Result]:
    """What comes of them, one after the other."""
    return sorted(play_tasks(tasks), key=lambda record: record.task)


def test_every_task_is_in_exactly_one_batch(tasks: list[Task]) -> None:
    for jobs in (1, 2, 9):
        found = make_batches(tasks, jobs)
        assert sorted(task for piece in found for task in piece) == sorted(tasks)
        assert all(found)
        # The dearest come first, so that nobody waits for a long one in the end.
        costs = [estimate_seconds(task) for piece in found for task in piece]
        assert costs == sorted(costs, reverse=True)


@pytest.mark.soak
def test_findings_do_not_depend_on_the_number_of_processes(
    tasks: list[Task], alone: list[Result], call: Call
) -> None:
    results = Results()
    for batch in run_tasks(tasks, jobs=2):
        results.add(batch)
    assert results.select(tasks) == alone
    told = ("arena", "saboteur", "--seats", "3", "--levels", "random,easy", "--games", "2")
    one, two = (call(*told, "--seed", "5", "--json", "--jobs", jobs) for jobs in ("1", "2"))
    assert one.out == two.out
    assert json.loads(one.out)["found"]["duels"]


def test_a_cluster_gives_the_same_results(tasks: list[Task], alone: list[Result]) -> None:
    distributed = import_module("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0"
    ) as cluster:
        results = Results()
        for batch in run_tasks(tasks, cluster=cluster.scheduler_address):
            results.add(batch)
    assert results.select(tasks) == alone


def test_a_run_goes_on_where_it_stopped(
    tasks: list[Task], alone: list[Result], tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    first = Results(path)
    first.add(alone[:3])
    # What a run leaves that is killed while it writes: half a line.
    with path.open("ab") as file:
        file.write(encode_line(alone[3])[:-1][:50])
    second = Results(path)
    todo = second.missing(tasks)
    assert sorted(todo) == [record.task for record in alone[3:]]
    second.add(alone[3:])
    assert second.select(tasks) == Results(path).select(tasks) == alone
    assert len(path.read_bytes().splitlines()) == len(alone)


def test_results_of_other_bots_are_passed_over(alone: list[Result], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Results(path).add(alone[:1])
    path.write_bytes(path.read_bytes().replace(alone[0].task.version.encode(), b"0" * 12))
    assert Results(path).missing([alone[0].task]) == [alone[0].task]
    # They may even look otherwise.
    found = json.loads(path.read_bytes())
    path.write_text(json.dumps({**found, "kept": {"type": "saboteur", "rounds": "many"}}) + "\n")
    assert Results(path).missing([alone[0].task]) == [alone[0].task]
    found["task"]["version"] = alone[0].task.version
    path.write_text(json.dumps({**found, "kept": {"type": "saboteur", "rounds": "many"}}) + "\n")
    with pytest.raises(ResultsError, match=r"Line 1 of .* is not a result"):
        Results(path)


def test_a_result_without_a_format_is_refused(alone: list[Result], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Results(path).add(alone[:1])
    found = json.loads(path.read_bytes())
    del found["format"]
    path.write_text(json.dumps(found) + "\n")
    with pytest.raises(ResultsError, match=r"Line 1 of .* is not a result"):
        Results(path)


def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("buy milk\nand bread")
    with pytest.raises(ResultsError, match=r"Line 1 of .*notes\.txt is not a result"):
        Results(path)
    assert path.read_text() == "buy milk\nand bread"


@pytest.mark.parametrize("text", ["buy milk", "[1, 2]", '{"task": 1}', "\n"])
def test_a_file_without_an_end_of_line_is_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(ResultsError, match="is not a result of the arena"):
        Results(path)
    assert path.read_text() == text


def test_a_results_file_that_ends_with_something_else_is_left_alone(
    alone: list[Result], tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    Results(path).add(alone[:1])
    kept = path.read_bytes() + b"buy milk"
    path.write_bytes(kept)
    with pytest.raises(ResultsError, match=r"The end of .* is not a result"):
        Results(path)
    assert path.read_bytes() == kept


def test_a_cut_off_last_line_is_dropped(alone: list[Result], tmp_path: Path) -> None:
    path, line = tmp_path / "games.jsonl", encode_line(alone[0])[:-1]
    for long in range(len(line) + 1):
        path.write_bytes(line[:long])
        Results(path)
        assert path.read_bytes() == b""


def test_an_impossible_results_file_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(ResultsError, match=r"There is no folder .*none for the results"):
        Results(tmp_path / "none" / "games.jsonl")
    with pytest.raises(ResultsError, match="is a folder"):
        Results(tmp_path)


def test_a_missing_package_is_named(tasks: list[Task], monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(_name: str) -> None:
        raise ImportError

    monkeypatch.setattr(extras, "import_module", gone)
    with pytest.raises(Unavailable, match=r"needs joblib: pip install 'lorelode\[arena\]'"):
        next(run_tasks(tasks, jobs=2))


def test_a_cluster_that_does_not_answer_is_refused_with_a_sentence(
    tasks: list[Task], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executor, "CLUSTER_TIMEOUT_SECONDS", 0.5)
    with pytest.raises(Unavailable, match=r"No Dask scheduler answers at tcp://127\.0\.0\.1:9"):
        next(run_tasks(tasks, cluster="tcp://127.0.0.1:9"))
    with pytest.raises(Unavailable, match="has an address like tcp://host:8786, not 'foo'"):
        next(run_tasks(tasks, cluster="foo"))


def test_a_cluster_without_workers_is_refused_with_a_sentence(tasks: list[Task]) -> None:
    distributed = import_module("distributed")
    with distributed.LocalCluster(n_workers=0, dashboard_address=":0") as cluster:
        address = cluster.scheduler_address
        with pytest.raises(Unavailable, match=f"at {address} has no workers: start some with"):
            next(run_tasks(tasks, cluster=address))
