"""A model that describes the operator's pictures, in a process of its own.

The process decodes pictures and reads what a model answers, neither of which is trusted, and takes
no time from the event loop. It is told what to do on its standard input, and reports line by line.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Final

import msgspec
import structlog
from msgspec.structs import replace

import lorelode
from lorelode.web.cluster import CACHE_FOLDER
from lorelode.web.describe_job import DescribeJob, JobReport
from lorelode.web.settings import MODEL_KEY_VARIABLE, ServerSettings
from lorelode.wire.decks import DescriptionRun

COMMAND: Final = (sys.executable, "-P", "-m", "lorelode.web.describe_job")
STOP_SECONDS: Final = 5.0
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

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self.model = settings.model_name or ""
        """The name of the model; empty if the server has none."""
        self.run = DescriptionRun()
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None

    async def start(self, deck: str) -> DescriptionRun:
        """Begin with a deck, unless the model is at work already."""
        if self.run.running:
            return self.run
        self.run = DescriptionRun(deck, running=True)
        url, model = self._settings.model_url, self._settings.model_name
        assert url is not None
        assert model is not None
        job = DescribeJob(
            str(self._settings.data),
            deck,
            url,
            model,
            database=self._settings.database,
            cluster=self._settings.cluster,
            cache=str(self._settings.data / CACHE_FOLDER),
        )
        try:
            self._process = await asyncio.create_subprocess_exec(
                *COMMAND,
                env=_environment(shared=self._settings.database is not None),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
        except OSError:
            self.run = replace(self.run, running=False, fault="no process could be started")
            raise
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(job) + b"\n")
        self._reader = asyncio.create_task(self._read(self._process))
        structlog.get_logger().info("description started")
        return self.run

    async def stop(self) -> DescriptionRun:
        """End the process, if there is one, and wait for that. What was written stays."""
        process, reader = self._process, self._reader
        if process is None or reader is None or not self.run.running:
            return self.run
        if process.returncode is None:
            process.terminate()
        done, _ = await asyncio.wait([reader], timeout=STOP_SECONDS)
        if not done:
            process.kill()
            await asyncio.wait([reader])
        self.run = replace(self.run, fault="")
        return self.run

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        """Follow what the process reports until it ends."""
        assert process.stdout is not None
        ended = False
        try:
            async for line in process.stdout:
                report = msgspec.json.decode(line, type=JobReport)
                ended = report.ended
                self.run = replace(
                    self.run,
                    done=report.done,
                    of=report.of,
                    failed=report.failed,
                    fault=report.fault,
                )
        finally:
            await process.wait()
            fault = self.run.fault or ("" if ended else "the process ended early")
            self.run = replace(self.run, running=False, fault=fault)
            structlog.get_logger().info(
                "description ended", done=self.run.done, failed=self.run.failed, broken=bool(fault)
            )


def _environment(*, shared: bool) -> dict[str, str]:
    passed = [name for name in PASSED_VARIABLES if name in os.environ]
    if shared:
        # Where the password of the database may be.
        passed += [name for name in os.environ if name.startswith("PG") or name == "HOME"]
    package = str(Path(lorelode.__file__).parent.parent)
    return {
        "PYTHONPATH": os.pathsep.join([package, *(path for path in sys.path if path)]),
        **{name: os.environ[name] for name in passed},
    }
