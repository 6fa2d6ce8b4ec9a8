"""The command in this process, which is quicker than in one of its own."""

from __future__ import annotations

import io

import pytest

from lorelode.cli import main
from tests.cli.terminal import Call, Ended


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """Run `lorelode` with all of its input ready."""

    def call(*args: str, typed: str = "") -> Ended:
        monkeypatch.setattr("sys.argv", ["lorelode", *args])
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main()
        code = left.value.code
        printed = capsys.readouterr()
        return Ended(code if isinstance(code, int) else 0, printed.out, printed.err)

    return call
