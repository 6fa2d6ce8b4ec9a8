"""A deck described in a process of its own: a job comes in on one line, reports go out.

    python -m lorelode.web.describe_job

The key is in the environment, as for the command. Nothing else is printed.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from lorelode.decks.deck import DeckError
from lorelode.decks.library import Library
from lorelode.models.chat_api import KEY_VARIABLE, ChatClient, ChatError, Endpoint
from lorelode.models.describe import describe_deck, find_missing

NICENESS: Final = 10
"""Games that are played on the same machine come first."""


class DescribeJob(Struct, frozen=True):
    """What to describe, and with which model."""

    data: str
    deck: str
    url: str
    model: str
    database: str | None = None
    """The address of the database that has the decks, if they are not in the data folder."""
    cluster: str = ""
    cache: str = ""
    """The folder for copies of such decks."""


class JobReport(Struct, frozen=True):
    """How far a job is; the last one says that it has ended."""

    done: int = 0
    of: int = 0
    failed: int = 0
    fault: str = ""
    ended: bool = False


async def run_job(job: DescribeJob) -> None:
    """Do a job, and report to standard output."""
    last = JobReport()

    def report(now: JobReport) -> None:
        nonlocal last
        last = now
        sys.stdout.write(msgspec.json.encode(now).decode() + "\n")
        sys.stdout.flush()

    try:
        endpoint = Endpoint(job.url, job.model, os.environ.get(KEY_VARIABLE, ""))
        with _open_library(job) as library:
            missing = find_missing(library, job.deck)
            async with ChatClient(endpoint) as client:
                outcome = await describe_deck(
                    library,
                    job.deck,
                    client,
                    missing,
                    lambda done, of, failed: report(JobReport(done, of, failed)),
                )
        fault = "the model failed too often in a row" if outcome.left else ""
    except (ChatError, DeckError) as error:
        fault = str(error)
    except OSError as error:
        fault = error.strerror or "the disk failed"
    report(JobReport(last.done, last.of, last.failed, fault, ended=True))


@contextmanager
def _open_library(job: DescribeJob) -> Iterator[Library]:
    if job.database is None:
        yield Library(Path(job.data))
        return
    from lorelode.tables.store.postgres import Database
    from lorelode.tables.store.postgres.deck_shelf import open_shelf

    with open_shelf(Database(job.database, job.cluster), Path(job.cache)) as shelf:
        yield Library(shelf)


if __name__ == "__main__":
    if sys.platform != "win32":
        os.nice(NICENESS)
    asyncio.run(run_job(msgspec.json.decode(sys.stdin.buffer.readline(), type=DescribeJob)))
