"""`python -m benchmarks.server`: its options, and the figures that it prints."""

from __future__ import annotations

import os
import socket
import subprocess
import sys

import msgspec
import pytest

from benchmarks.server import find_percentile, read_options
from tests.postgres import new_cluster

FIGURES = {"share", "moves_per_cpu_second", "p50_ms", "p99_ms", "kb_per_table"}
SMALL = ("--tables", "4", "--many", "5", "--rate", "20", "--seconds", "1")


def test_several_workers_need_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert read_options(["--database", "postgresql:///x", "--workers", "4"]).workers == 4
    with pytest.raises(SystemExit):
        read_options(["--workers", "4"])
    assert "--workers: expected 1 without --database" in capsys.readouterr().err


def test_a_percentile_is_one_of_the_times() -> None:
    times = [float(number) for number in range(200)]
    assert [find_percentile(times, percent) for percent in (0, 50, 99)] == [0, 100, 198]
    assert find_percentile([7.0], 99) == 7


@pytest.mark.soak
@pytest.mark.parametrize("workers", [None, 2])
def test_all_figures_are_printed(workers: int | None) -> None:
    database = () if workers is None else ("--database", new_cluster().address)
    asked = () if workers is None else ("--workers", str(workers))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "benchmarks.server", "--json", "--port", str(port)]
    done = subprocess.run(
        [*command, *SMALL, *database, *asked], stdout=subprocess.PIPE, check=True, env=os.environ
    )
    figures = msgspec.json.decode(done.stdout, type=dict[str, float])
    assert figures.keys() >= FIGURES
    assert figures["share"] > 0
    assert (workers is None) == ("cost_beside_sqlite" not in figures)
