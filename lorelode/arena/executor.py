"""Runs tasks on the cores of this machine or of a Dask cluster; joblib hands them out."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from typing import Any, Final

from lorelode.arena.extras import Unavailable, import_extra
from lorelode.arena.study import Result, Task
from lorelode.arena.tasks import estimate_seconds, play_tasks

BATCH_SECONDS: Final = 2.0
"""About how long a batch takes: long compared with what it costs to hand it out."""
MIN_BATCHES_PER_CORE: Final = 8
"""How many batches there are for each core at least, so that no core idles at the end."""
CLUSTER_TIMEOUT_SECONDS: Final = 20
"""How long a cluster has to answer."""


def make_batches(tasks: Sequence[Task], jobs: int) -> list[list[Task]]:
    """Batches of about the same length, the longest games first."""
    longest_first = sorted(tasks, key=lambda task: (-estimate_seconds(task), task))
    total = sum(map(estimate_seconds, longest_first))
    full = min(BATCH_SECONDS, total / (MIN_BATCHES_PER_CORE * jobs))
    batches: list[list[Task]] = []
    filled = full
    for task in longest_first:
        if filled >= full:
            batches.append([])
            filled = 0.0
        batches[-1].append(task)
        filled += estimate_seconds(task)
    return batches


def run_tasks(
    tasks: Iterable[Task], jobs: int = 1, cluster: str | None = None
) -> Iterator[list[Result]]:
    """Play these games in any order, and yield results as they come, a batch at a time.

    `jobs` processes work at once, -1 for as many as there are cores; on a cluster, all its workers.
    """
    todo = list(tasks)
    if not todo:
        return
    if cluster is None and jobs == 1:
        for batch in make_batches(todo, 1):
            yield play_tasks(batch)
        return
    joblib = import_extra("joblib", "To play on several cores at once, the arena")
    with ExitStack() as stack:
        cores = (os.cpu_count() or 1) if jobs < 0 else jobs
        if cluster is not None:
            client = stack.enter_context(_client(cluster))
            cores = sum(client.ncores().values())
            stack.enter_context(joblib.parallel_config(backend="dask", client=client))
        work = [joblib.delayed(play_tasks)(batch) for batch in make_batches(todo, cores)]
        parallel = joblib.Parallel(
            n_jobs=-1 if cluster else cores, batch_size=1, return_as="generator_unordered"
        )
        yield from parallel(work)


def _client(address: str) -> Any:
    """Connect to a cluster."""
    distributed = import_extra("distributed", "To play on a cluster, the arena")
    if not re.search(r"[^:/]:\d+$", address):
        raise Unavailable(f"A cluster has an address like tcp://host:8786, not {address!r}.")
    # Ask before making a client, which takes long to give up if nobody answers.
    try:
        workers = asyncio.run(
            asyncio.wait_for(_workers(distributed, address), CLUSTER_TIMEOUT_SECONDS)
        )
    except (KeyError, OSError, TimeoutError, ValueError) as error:
        raise Unavailable(f"No Dask scheduler answers at {address}.") from error
    if not workers:
        raise Unavailable(
            f"The Dask scheduler at {address} has no workers: start some with"
            f" 'dask worker {address}'."
        )
    return distributed.Client(address, timeout=CLUSTER_TIMEOUT_SECONDS, set_as_default=False)


async def _workers(distributed: Any, address: str) -> int:
    """How many workers the scheduler has."""
    async with distributed.rpc(address, timeout=CLUSTER_TIMEOUT_SECONDS) as scheduler:
        return len((await scheduler.identity())["workers"])
