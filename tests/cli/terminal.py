"""The command as people run it: a process of its own, in a pipe or at a terminal."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
"""Seconds that a process may be silent before a test gives it up."""


class Ended(NamedTuple):
    code: int
    out: str
    err: str


class Call(Protocol):
    """Runs `lorelode` with these arguments, and this text typed."""

    def __call__(self, *args: str, typed: str = "") -> Ended: ...


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "COLUMNS": "80", **more}


def run(*args: str, typed: str = "", **more: str) -> Ended:
    """Run `lorelode` in a pipe with all of its input ready."""
    ended = subprocess.run(
        [sys.executable, "-m", "lorelode", *args],
        input=typed.encode(),
        capture_output=True,
        timeout=PATIENCE,
        env=environment(**more),
        check=False,
    )
    return Ended(ended.returncode, ended.stdout.decode(), ended.stderr.decode())


def _take_terminal() -> None:
    """In the new process: make the terminal its own, and let Ctrl-C reach it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    # A shell lets what it runs in the background ignore Ctrl-C, and a process inherits that.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """`lorelode` at a terminal of 80 columns, and what it shows there."""

    def __init__(self, *args: str, **more: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "lorelode", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(PYTHONFAULTHANDLER="1", **more),
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(theirs)
        self.shown = ""

    def type(self, text: str) -> None:
        os.write(self._ours, text.encode())

    def read(self) -> str:
        """What it shows until it asks or ends."""
        new = b""
        until = time.monotonic() + PATIENCE
        while not new.endswith(b"> "):
            piece = self._read_piece(until - time.monotonic())
            if piece is None:
                raise TimeoutError(f"silent after {new!r}; {self._describe_hang()}")
            if not piece:
                break
            new += piece
        text = new.decode().replace("\r\n", "\n")
        self.shown += text
        return text

    def _read_piece(self, seconds: float) -> bytes | None:
        """What it shows next; empty if it has closed its side, None if it is silent for so long."""
        ready, _, _ = select.select([self._ours], [], [], max(0, seconds))
        if not ready:
            return None
        try:
            return os.read(self._ours, 1 << 16)
        except OSError:
            return b""

    def _describe_hang(self) -> str:
        """Where the process is, by its own account: it writes its stack when it is aborted."""
        if self._process.poll() is not None:
            return f"it has ended with {self._process.returncode}"
        self._process.send_signal(signal.SIGABRT)
        stack = b""
        while piece := self._read_piece(1):
            stack += piece
        return f"it was here:\n{stack.decode(errors='replace')}"

    def answer_all(self, answer: Callable[[str], str]) -> int:
        """Answer every question until the process ends; its exit code."""
        while (text := self.read()).endswith("> "):
            self.type(answer(text) + "\n")
        return self.close()

    def interrupt(self) -> int:
        """Press Ctrl-C; the exit code."""
        for _ in range(10):
            # Python can miss a signal that comes just before it begins to wait for a line (it
            # handles it at the next key). So this waits a little, and presses again as people do.
            time.sleep(0.2)
            self.type("\x03")
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(3)
                break
        return self.close()

    def close(self) -> int:
        """Wait for the end of the process; its exit code."""
        until = time.monotonic() + PATIENCE
        while True:
            ended = self._process.poll() is not None
            piece = self._read_piece(0.1)
            if piece:
                self.shown += piece.decode(errors="replace").replace("\r\n", "\n")
            elif ended:
                return self._process.wait()
            if time.monotonic() > until:
                raise TimeoutError(f"shown: {self.shown[-500:]}; {self._describe_hang()}")

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._ours)
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait(PATIENCE)


class Digger:
    """A scripted person who digs for the goals and takes the best gold, by what is shown."""

    def __init__(self) -> None:
        self._tried = 0

    def __call__(self, text: str) -> str:
        lines = text.splitlines()
        title = max(number for number, line in enumerate(lines[:-1]) if line[:1].strip())
        options = [line for line in lines[title:] if re.match(r" +[1-9]\d*  \S", line)]
        assert options, text
        match lines[-1].split()[0]:
            case "card":
                useful = [number for number, line in enumerate(options, 1) if " place" in line]
                if self._tried < len(useful):
                    return str(useful[self._tried])
                self._tried = -1  # nothing brings us closer: get rid of the first card
                return "1"
            case "choice":
                best = options[0]
                digs = ": closer" in best or ": reaches" in best
                if digs or self._tried < 0:
                    self._tried = 0
                    return "1" if digs else str(len(options))
                self._tried += 1
                return "0"
            case _:
                return str(len(options))


def guess(text: str) -> str:
    """A scripted person at Dixit, who takes the first picture and any but their own."""
    lines = text.splitlines()
    match lines[-1].split()[0]:
        case "Enter":
            return ""
        case "your":
            return "a story"
        case "vote":
            asked = max(at for at, line in enumerate(lines) if line.startswith("Which"))
            numbers = [re.match(r"  ([1-9])  .*(?<! \(yours\))$", line) for line in lines[asked:]]
            return next(number[1] for number in numbers if number)
        case "second":  # the first is picked, and the others keep their numbers
            return "2"
        case _:
            return "1"
