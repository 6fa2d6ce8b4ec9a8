"""Looks up all dependencies in the lists of known holes: `python -m tools.audit`.

pip-audit, in an environment of its own, reads `constraints.txt`; npm reads the page's lock file.
Both ask a registry. If it does not answer, pip-audit still reports that it found nothing: here that
is not the same. The exit status is 0 if everything was looked up and no hole is known, 1 if one is
known, and otherwise 2.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.page import BROWSER, nodes

ROOT: Final = Path(__file__).resolve().parent.parent
ENVIRONMENT: Final = ROOT / "build" / "audit"
"""Where pip-audit is installed: not among the tools that the tests need."""

CLEAN, HOLES, NOT_CHECKED = 0, 1, 2


class Report(NamedTuple):
    """What became of looking up some packages."""

    checked: int
    holes: tuple[str, ...] = ()
    """One line for each."""
    unchecked: tuple[str, ...] = ()
    """Why a package, or all of them, could not be looked up."""


def read_pip_audit(printed: str, errors: str) -> Report:
    """What pip-audit found, from its JSON."""
    report = _parse(printed)
    if not isinstance(report.get("dependencies"), list):
        return Report(0, unchecked=(_last_line(errors) or "pip-audit gave no report",))
    packages = report["dependencies"]
    holes = [
        f"{package['name']} {package['version']}: {hole['id']}"
        + (f", mended in {', '.join(hole['fix_versions'])}" if hole.get("fix_versions") else "")
        for package in packages
        for hole in package.get("vulns", ())
    ]
    skipped = [package["skip_reason"] for package in packages if "skip_reason" in package]
    return Report(len(packages) - len(skipped), tuple(holes), tuple(skipped))


def read_npm_audit(printed: str, errors: str) -> Report:
    """What `npm audit` found, from its JSON."""
    report = _parse(printed)
    if not isinstance(report.get("vulnerabilities"), dict):
        why = report.get("message") or _last_line(errors) or "npm gave no report"
        return Report(0, unchecked=(str(why),))
    holes = [
        f"{name} {hole['range']}: {hole['severity']}"
        for name, hole in report["vulnerabilities"].items()
    ]
    return Report(report["metadata"]["dependencies"]["total"], tuple(holes))


def summarize(reports: Mapping[str, Report]) -> tuple[str, int]:
    """What to print, and the exit status."""
    lines = []
    for name, (checked, holes, unchecked) in reports.items():
        if checked:
            found = f"{len(holes)} known holes" if holes else "no known holes"
            lines.append(f"{name}: {checked} packages looked up, {found}.")
        lines += [f"  {hole}" for hole in holes]
        if unchecked:
            missed = f"{len(unchecked)} packages were NOT" if checked else "NOTHING was"
            lines.append(f"{name}: {missed} looked up. {unchecked[0]}")
            if len(unchecked) > 1:
                lines.append(f"  … and {len(unchecked) - 1} more.")
    if any(report.holes for report in reports.values()):
        return "\n".join(lines), HOLES
    if any(report.unchecked for report in reports.values()):
        lines.append("This says nothing about holes: try again where the registries answer.")
        return "\n".join(lines), NOT_CHECKED
    return "\n".join(lines), CLEAN


def _audit_python() -> Report:
    python = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        venv.create(ENVIRONMENT, with_pip=True)
    quiet = ("--quiet", "--disable-pip-version-check")
    installed = _run([str(python), "-m", "pip", "install", *quiet, "--upgrade", "pip-audit"])
    if installed.returncode:
        return Report(0, unchecked=(f"pip-audit: {_last_line(installed.stderr)}",))
    # The versions are pinned, so nothing has to be resolved or installed.
    how = ("--no-deps", "--disable-pip", "--format", "json", "--progress-spinner", "off")
    file = str(ROOT / "constraints.txt")
    ran = _run([str(python), "-m", "pip_audit", "--requirement", file, *how])
    return read_pip_audit(ran.stdout, ran.stderr)


def _audit_page() -> Report:
    _, npm = nodes()
    ran = _run([*npm, "audit", "--json"], cwd=BROWSER)
    return read_npm_audit(ran.stdout, ran.stderr)


def _run(command: list[str], cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)


def _parse(text: str) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def _last_line(text: str) -> str:
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "")


def main() -> None:
    """Audit everything, print what was found, and exit with its status."""
    audits: Mapping[str, Callable[[], Report]] = {
        "constraints.txt": _audit_python,
        "browser/package-lock.json": _audit_page,
    }
    text, status = summarize({name: audit() for name, audit in audits.items()})
    sys.stdout.write(f"{text}\n")
    sys.exit(status)


if __name__ == "__main__":
    main()
