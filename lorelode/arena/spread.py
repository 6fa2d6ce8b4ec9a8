"""Work for all cores here, or for those of a Dask cluster: joblib hands it out either way."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from importlib import import_module
from typing import Any, Final

from lorelode.arena.tasks import Record, Task, cost, played

PIECE: Final = 2.0
"""A piece of work takes about so many seconds: long beside what it costs to hand it out."""
LEAST: Final = 8
"""So many pieces are there for each core at least, so that none is left with nothing to do."""
PATIENCE: Final = 20
"""So many seconds a cluster has to answer."""


class Missing(RuntimeError):
    """Something that is not there, not installed or not answering; the message is a sentence."""


def extra(name: str, wanted_for: str) -> Any:
    """A package of the extra `arena`, which not everybody has."""
    try:
        return import_module(name)
    except ImportError as error:
        raise Missing(
            f"{wanted_for} needs {name.partition('.')[0]}: pip install 'lorelode[arena]'."
        ) from error


def pieces(tasks: Sequence[Task], jobs: int) -> list[list[Task]]:
    """Pieces of work of about the same length, the dearest games first."""
    dear = sorted(tasks, key=lambda task: (-cost(task), task))
    most = min(PIECE, sum(map(cost, dear)) / (LEAST * jobs))
    found: list[list[Task]] = []
    filled = most
    for task in dear:
        if filled >= most:
            found.append([])
            filled = 0.0
        found[-1].append(task)
        filled += cost(task)
    return found


def spread(
    tasks: Iterable[Task], jobs: int = 1, cluster: str | None = None
) -> Iterator[list[Record]]:
    """Play these games, in any order: as they are done, some at a time.

    `jobs` processes work at once, -1 for as many as there are cores; on a cluster, all its workers.
    """
    todo = list(tasks)
    if not todo:
        return
    if cluster is None and jobs == 1:
        for piece in pieces(todo, 1):
            yield played(piece)
        return
    joblib = extra("joblib", "To play on several cores at once, the arena")
    with ExitStack() as stack:
        cores = (os.cpu_count() or 1) if jobs < 0 else jobs
        if cluster is not None:
            client = stack.enter_context(_client(cluster))
            cores = sum(client.ncores().values())
            stack.enter_context(joblib.parallel_config(backend="dask", client=client))
        work = [joblib.delayed(played)(piece) for piece in pieces(todo, cores)]
        parallel = joblib.Parallel(
            n_jobs=-1 if cluster else cores, batch_size=1, return_as="generator_unordered"
        )
        yield from parallel(work)


def _client(address: str) -> Any:
    """A connection to a cluster."""
    distributed = extra("distributed", "To play on a cluster, the arena")
    if not re.search(r"[^:/]:\d+$", address):
        raise Missing(f"A cluster has an address like tcp://host:8786, not {address!r}.")
    # Asked before there is a client: one that finds nobody takes long to give up.
    try:
        workers = asyncio.run(asyncio.wait_for(_workers(distributed, address), PATIENCE))
    except (KeyError, OSError, TimeoutError, ValueError) as error:
        raise Missing(f"No Dask scheduler answers at {address}.") from error
    if not workers:
        raise Missing(
            f"The Dask scheduler at {address} has no workers: start some with"
            f" 'dask worker {address}'."
        )
    return distributed.Client(address, timeout=PATIENCE, set_as_default=False)


async def _workers(distributed: Any, address: str) -> int:
    """How many work for the scheduler there."""
    async with distributed.rpc(address, timeout=PATIENCE) as scheduler:
        return len((await scheduler.identity())["workers"])
