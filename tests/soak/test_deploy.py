"""The files of `deploy/`, by the real programs: nginx, Caddy, systemd's checker, and a chroot."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Final

import aiohttp
import pytest

from tests.server.clients import Visitor
from tests.server.local_nodes import Node, joined, nodes
from tests.server.server_process import free_port
from tests.web.serving import run
from tools.debian_programs import find_program

ROOT: Final = Path(__file__).resolve().parent.parent.parent
DEPLOY: Final = ROOT / "deploy"
TABLES: Final = 8
PATIENCE_SECONDS: Final = 60.0


def program(name: str) -> str:
    path = find_program(name)
    assert path is not None, f"{name} is missing: python -m tools.debian_programs"
    return path


def ports(servers: list[Node]) -> list[str]:
    return [server.base.rpartition(":")[2] for server in servers]


def replace_all(text: str, changes: dict[str, str]) -> str:
    for before, after in changes.items():
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    return text


@contextmanager
def running(command: list[str], folder: Path, **environ: str) -> Iterator[None]:
    with (folder / "proxy.log").open("w") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, env={**os.environ, **environ, "HOME": str(folder)}
        )
    try:
        yield
    finally:
        assert process.poll() is None, (folder / "proxy.log").read_text()[-2000:]
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE_SECONDS)


@contextmanager
def run_nginx(folder: Path, port: int, servers: list[Node]) -> Iterator[None]:
    one, two = ports(servers)
    text = replace_all(
        (DEPLOY / "nginx.conf").read_text(),
        {
            "10.0.0.5:8000": f"127.0.0.1:{one}",
            "10.0.0.6:8000": f"127.0.0.1:{two}",
            "listen 443 ssl;": f"listen 127.0.0.1:{port};",
            "server_name play.example.org;": "server_name 127.0.0.1;",
            "        ssl_certificate     /etc/ssl/play.example.org.pem;\n": "",
            "        ssl_certificate_key /etc/ssl/play.example.org.key;\n": "",
            "http {\n": f"http {{\n    access_log off;\n{temporary_folders(folder)}",
        },
    )
    (folder / "nginx.conf").write_text(text)
    plain = f"daemon off; pid {folder}/pid; error_log stderr;"
    command = [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", plain]
    with running(command, folder):
        yield


def temporary_folders(folder: Path) -> str:
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    return "".join(f"    {kind}_temp_path {folder}/{kind};\n" for kind in kinds)


@contextmanager
def run_caddy(folder: Path, port: int, servers: list[Node]) -> Iterator[None]:
    command = [program("caddy"), "run", "--adapter", "caddyfile"]
    command += ["--config", str(DEPLOY / "Caddyfile")]
    upstreams = " ".join(f"127.0.0.1:{one}" for one in ports(servers))
    site = f"http://127.0.0.1:{port}"
    with running(command, folder, SITE=site, NODES=upstreams, CADDY_ADMIN="off"):
        yield


async def wait_until_it_answers(base: str) -> None:
    async with aiohttp.ClientSession() as http, asyncio.timeout(PATIENCE_SECONDS):
        while True:
            with suppress(aiohttp.ClientError):
                async with http.get(f"{base}/readyz") as answer:
                    if answer.status == 200:
                        return
            await asyncio.sleep(0.1)


@pytest.mark.usefixtures("long_leases")
@pytest.mark.parametrize("proxy", [run_nginx, run_caddy], ids=["nginx", "caddy"])
def test_a_proxy_sends_a_table_to_one_server_and_to_another_when_that_stops(
    proxy: Callable[[Path, int, list[Node]], AbstractContextManager[None]], tmp_path: Path
) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}"

    async def scenario() -> None:
        async with nodes(tmp_path, public_url=base) as servers:
            with proxy(tmp_path, port, servers):
                await wait_until_it_answers(base)
                async with Visitor(base) as ann, Visitor(base) as bob:
                    codes = []
                    for _ in range(TABLES):
                        before = count_relayed(servers)
                        codes.append(await ann.make_table())
                        for person in (ann, bob):
                            await joined(person, codes[-1])
                        # Both came to the same server, whether it owns the table or not.
                        assert count_relayed(servers) - before in (0, 2)
                    async with ann.http.get(f"{base}/metrics") as hidden:
                        assert hidden.status == 404
                    await servers[0].stop()
                    async with asyncio.timeout(PATIENCE_SECONDS):
                        for code in codes:
                            await rejoin(bob, code)

    run(scenario())


def count_relayed(servers: list[Node]) -> float:
    """How many connections go through two servers."""
    registries = [one.server.metrics.registry for one in servers]
    return sum(one.get_sample_value("lorelode_relayed_connections") or 0 for one in registries)


async def rejoin(person: Visitor, code: str) -> None:
    """Connect again and again, as a page does."""
    while True:
        with suppress(aiohttp.ClientError, ConnectionError):
            await joined(person, code)
            return
        await asyncio.sleep(0.2)


def test_nginx_reads_the_example_with_a_certificate(tmp_path: Path) -> None:
    files = {end: tmp_path / f"play.{end}" for end in ("pem", "key")}
    subprocess.run(
        [
            *(program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-batch"),
            *("-subj", "/CN=play.example.org", "-out", files["pem"], "-keyout", files["key"]),
        ],
        check=True,
        capture_output=True,
    )
    changes = {f"/etc/ssl/play.example.org.{end}": str(file) for end, file in files.items()}
    (tmp_path / "nginx.conf").write_text(replace_all((DEPLOY / "nginx.conf").read_text(), changes))
    plain = f"pid {tmp_path}/pid; error_log stderr;"
    command = [program("nginx"), "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    ran = subprocess.run([*command, "-g", plain], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert "warn" not in ran.stderr


@pytest.mark.parametrize(
    "unit", sorted((DEPLOY / "systemd").glob("*.service")), ids=lambda unit: unit.name
)
def test_systemd_finds_no_fault_in_a_unit_but_that_nothing_is_installed(unit: Path) -> None:
    ran = subprocess.run(
        [program("systemd-analyze"), "verify", unit], capture_output=True, text=True
    )
    faults = (ran.stdout + ran.stderr).splitlines()
    assert [one for one in faults if not re.search(r"Command /opt/lorelode/bin/", one)] == []


REGISTRIES: Final = (
    *("/etc/pip.conf", "/root/.config/pip/pip.conf", "/root/.npmrc", "/etc/resolv.conf"),
    "/etc/hosts",
)
"""How this machine reaches its registries of packages."""

AUTHORITIES: Final = "/etc/ssl/certs/ca-certificates.crt"
"""Whom this machine trusts: perhaps more than a new Debian does."""

TRUST_VARIABLES: Final = ("PIP_CERT", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS", "npm_config_cafile")


class Image:
    """A system in a folder, to which the instructions of a Containerfile are done."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environ = {
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            **dict.fromkeys(TRUST_VARIABLES, "/etc/registries.pem"),
        }
        self.user = "root"
        self.command: dict[str, list[str]] = {}

    def copy_registries(self) -> None:
        for name in REGISTRIES:
            source, target = Path(name), self.folder / name[1:]
            if source.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                target.unlink(missing_ok=True)
                shutil.copy(source, target)
        shutil.copy(AUTHORITIES, self.folder / "etc/registries.pem")

    def call(self, *command: str) -> list[str]:
        """A command of this system, to be run in it."""
        assigned = [f"{name}={value}" for name, value in self.environ.items()]
        return [
            *("chroot", f"--userspec={self.user}", str(self.folder)),
            *("env", "-i", *assigned, *command),
        ]

    def run(self, *command: str) -> None:
        ran = subprocess.run(self.call(*command), capture_output=True, text=True)
        assert ran.returncode == 0, (command, ran.stdout[-3000:], ran.stderr[-3000:])


def build(containerfile: str, base: Path, checkout: Path, folder: Path) -> Image:
    """Do the instructions of a Containerfile; the last image of it."""
    images: dict[str, Image] = {}
    image = Image(base)
    for line in containerfile.splitlines():
        word, _, rest = line.partition(" ")
        match word:
            case "" | "#":
                pass
            case "FROM":
                name = rest.partition(" AS ")[2] or "last"
                image = images[name] = Image(folder / name)
                subprocess.run(["cp", "-a", base, image.folder], check=True)
                image.copy_registries()
            case "RUN":
                image.run("sh", "-c", rest)
            case "COPY":
                *options, source, target = rest.split()
                whence = images[options[0].removeprefix("--from=")].folder if options else checkout
                origin = whence / source.strip("/.")
                subprocess.run(["cp", "-a", origin, image.folder / target[1:]], check=True)
            case "USER":
                image.user = rest
            case "ENV":
                image.environ.update(dict(re.findall(r"(\S+)=(\S+)", rest)))
            case "ENTRYPOINT" | "CMD":
                image.command[word] = re.findall(r'"([^"]+)"', rest)
            case "VOLUME" | "EXPOSE" | "STOPSIGNAL":
                pass
            case _:
                raise AssertionError(f"nobody has tried {word}")
    return image


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="needs chroot")
def test_the_steps_of_the_image_lead_to_a_server_that_serves(tmp_path: Path) -> None:
    base, checkout = tmp_path / "base", tmp_path / "checkout"
    containerfile = (DEPLOY / "Containerfile").read_text()
    (suite,) = set(re.findall(r"FROM docker\.io/library/debian:(\w+)-slim", containerfile))
    # The image of Debian is about this, and trusts the authorities that Debian does.
    make = [program("debootstrap"), "--variant=minbase", suite, str(base)]
    subprocess.run(make, check=True, capture_output=True)
    checkout.mkdir()
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    for name in filter(None, listed.split("\0")):
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, checkout / name)
    image = build(containerfile, base, checkout, tmp_path)
    port = free_port()
    image.environ["LORELODE_PORT"] = str(port)
    command = image.call(*image.command["ENTRYPOINT"], *image.command["CMD"])
    with running(command, tmp_path):
        asyncio.run(wait_until_it_answers(f"http://127.0.0.1:{port}"))
