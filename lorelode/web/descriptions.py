"""A model that describes the operator's pictures, in a process of its own.

The process decodes pictures and reads what a model answers, neither of which is trusted, and takes
no time from the event loop. It is told what to do on its standard input, and reports line by line
what the model wrote. The server writes that into the deck, so the process needs no database.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
import structlog
from msgspec.structs import replace

import lorelode
from lorelode.decks.deck import DeckError
from lorelode.decks.library import Library
from lorelode.models.missing_texts import fill_in, find_missing
from lorelode.web.describe_job import DescribeJob, JobReport
from lorelode.web.settings import MODEL_KEY_VARIABLE, ServerSettings
from lorelode.wire.decks import DescriptionRun

COMMAND: Final = (sys.executable, "-P", "-m", "lorelode.web.describe_job")
STOP_SECONDS: Final = 5.0
MAX_REPORT_BYTES: Final = 1 << 20
"""How long a line of the process may be; a description is some kilobytes."""
PASSED_VARIABLES: Final = (
    MODEL_KEY_VARIABLE,
    # Where the certificates are that an endpoint is checked with.
    *("SSL_CERT_FILE", "SSL_CERT_DIR"),
    # What Python may need to start.
    *("SYSTEMROOT", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"),
)
"""What the process gets of the server's environment, where other keys may be."""


class Descriptions:
    """Runs one description at a time."""

    def __init__(self, settings: ServerSettings, library: Library) -> None:
        self._settings = settings
        self._library = library
        self.model = settings.model_name or ""
        """The name of the model; empty if the server has none."""
        self.run = DescriptionRun()
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._stopped = False

    async def start(self, deck: str) -> DescriptionRun:
        """Begin with a deck, unless the model is at work already."""
        if self.run.running:
            return self.run
        self.run = DescriptionRun(deck, running=True)
        self._stopped = False
        try:
            self._process = await asyncio.create_subprocess_exec(
                *COMMAND,
                env=_environment(),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=MAX_REPORT_BYTES,
            )
        except OSError:
            self.run = replace(self.run, running=False, fault="no process could be started")
            raise
        self._reader = asyncio.create_task(self._follow(self._process, deck))
        structlog.get_logger().info("description started")
        return self.run

    async def stop(self) -> DescriptionRun:
        """End the process, if there is one, and wait for that. What was written stays."""
        process, reader = self._process, self._reader
        if process is None or reader is None or not self.run.running:
            return self.run
        self._stopped = True
        if process.returncode is None:
            process.terminate()
        done, _ = await asyncio.wait([reader], timeout=STOP_SECONDS)
        if not done:
            if process.returncode is None:
                process.kill()
            await asyncio.wait([reader])
        self.run = replace(self.run, fault="")
        return self.run

    async def _follow(self, process: asyncio.subprocess.Process, deck: str) -> None:
        """Give the process its job, and write what it reports until it ends."""
        fault = ""
        try:
            # In threads: they wait for the disk or for the database.
            job = await asyncio.to_thread(self._make_job, deck)
            await self._give(process, job)
            fault = await self._read(process, deck)
        except DeckError as error:
            fault = str(error)
        except (msgspec.MsgspecError, ValueError):
            fault = "the process answered something else"
        except OSError as error:
            fault = error.strerror or "the disk failed"
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()
            self.run = replace(self.run, running=False, fault=fault)
            structlog.get_logger().info(
                "description ended", done=self.run.done, failed=self.run.failed, broken=bool(fault)
            )

    def _make_job(self, deck: str) -> DescribeJob:
        url, model = self._settings.model_url, self._settings.model_name
        assert url is not None
        assert model is not None
        missing = find_missing(self._library, deck)
        stored = self._library.load(deck)
        wanted = {one.card for one in missing}
        pictures = {}
        for card in stored.deck.cards:
            if self._stopped:
                break
            if card.id in wanted and (file := stored.picture(card)) is not None:
                pictures[card.id] = str(file.absolute())
        return DescribeJob(
            url, model, tuple(one for one in missing if one.card in pictures), pictures
        )

    async def _give(self, process: asyncio.subprocess.Process, job: DescribeJob) -> None:
        assert process.stdin is not None
        # If it has ended already, that is found out when it is read.
        with suppress(ConnectionError):
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            await process.stdin.drain()

    async def _read(self, process: asyncio.subprocess.Process, deck: str) -> str:
        """Write what the process reports until it ends; why it broke off, or nothing."""
        assert process.stdout is not None
        unsaved = 0
        async for line in process.stdout:
            report = msgspec.json.decode(line, type=JobReport)
            if report.missing is not None and report.made is not None:
                try:
                    await asyncio.to_thread(
                        fill_in, self._library, deck, report.missing, report.made
                    )
                except DeckError:  # the picture was removed meanwhile
                    unsaved += 1
            failed = report.failed + unsaved
            self.run = replace(self.run, done=report.done, of=report.of, failed=failed)
            if report.ended:
                return report.fault
        return "the process ended early"


def _environment() -> dict[str, str]:
    package = str(Path(lorelode.__file__).parent.parent)
    return {
        "PYTHONPATH": os.pathsep.join([package, *(path for path in sys.path if path)]),
        **{name: os.environ[name] for name in PASSED_VARIABLES if name in os.environ},
    }
