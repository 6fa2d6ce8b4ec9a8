"""Pictures described in a process of its own: a job comes in on one line, reports go out.

    python -m lorelode.web.describe_job

The key is in the environment, as for the command. The process writes no deck: the server gets the
texts in the reports, and nothing else is printed.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from lorelode.models.chat_api import KEY_VARIABLE, ChatClient, ChatError, Endpoint
from lorelode.models.describe import describe_pictures
from lorelode.models.description import Description
from lorelode.models.missing_texts import Missing

NICENESS: Final = 10
"""Games that are played on the same machine come first."""


class DescribeJob(Struct, frozen=True):
    """What to describe, and with which model."""

    url: str
    model: str
    missing: tuple[Missing, ...]
    pictures: Mapping[str, str]
    """The file of each card's picture."""


class JobReport(Struct, frozen=True):
    """How far a job is, and what the model wrote last; the last report says that it has ended."""

    done: int = 0
    of: int = 0
    failed: int = 0
    fault: str = ""
    ended: bool = False
    missing: Missing | None = None
    """What the texts are for."""
    made: Description | None = None


async def run_job(job: DescribeJob) -> None:
    """Do a job, and report to standard output."""
    last = JobReport()
    made: tuple[Missing, Description] | None = None

    def report(now: JobReport) -> None:
        nonlocal last
        last = now
        # Bytes: the texts are in any script, whatever the system's own encoding is.
        sys.stdout.buffer.write(msgspec.json.encode(now) + b"\n")
        sys.stdout.buffer.flush()

    def keep(one: Missing, description: Description) -> None:
        nonlocal made
        made = one, description

    def progress(done: int, of: int, failed: int) -> None:
        nonlocal made
        report(JobReport(done, of, failed, "", False, *(made or (None, None))))
        made = None

    try:
        endpoint = Endpoint(job.url, job.model, os.environ.get(KEY_VARIABLE, ""))
        async with ChatClient(endpoint) as client:
            outcome = await describe_pictures(
                client, job.missing, lambda card: Path(job.pictures[card]), keep, progress
            )
        fault = "the model failed too often in a row" if outcome.left else ""
    except ChatError as error:
        fault = str(error)
    report(JobReport(last.done, last.of, last.failed, fault, ended=True))


if __name__ == "__main__":
    if sys.platform != "win32":
        os.nice(NICENESS)
    asyncio.run(run_job(msgspec.json.decode(sys.stdin.buffer.readline(), type=DescribeJob)))
