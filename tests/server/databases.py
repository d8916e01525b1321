"""Where tests keep data: a folder with SQLite, or a schema in a PostgreSQL that they start themselves."""

import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final
from uuid import uuid4

import psycopg

from monstrum.server.store_postgres import PostgresStore, open_postgres
from monstrum.server.store_sqlite import SqliteStore, open_store
from tests.needs import needs
from tests.server.following import Followed
from tools.needed.postgres import POSTGRES

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
BOTH: Final = (SQLITE, POSTGRESQL)
PATIENCE: Final = 60.0
HERE: Final = "127.0.0.1"
SIMPLE: Final = ("-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C")


class Postgres:
    """A server on a free port, with data of its own. It does not run as root: then it is somebody else."""

    def __init__(self, programs: str) -> None:
        self.programs = Path(programs)
        self.user = _somebody() if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="monstrum-postgres-"))
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.data = self.folder / "data"
        self._call(
            "initdb", "-D", self.data, "-U", "tests", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"
        )
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.process = self.start()

    def _call(self, program: str, *arguments: object) -> None:
        command = [str(self.programs / program), *map(str, arguments)]
        subprocess.run(command, user=self.user, cwd=self.folder, capture_output=True, check=True)

    def start(self) -> Followed:
        """It ends with these tests, however they end."""
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
        }
        given = [f"--{name}={value}" for name, value in settings.items()]
        with (self.folder / "log").open("ab") as log:
            command = [str(self.programs / "postgres"), "-D", str(self.data), *given]
            process = Followed(command, signal.SIGQUIT, self.user or "", cwd=self.folder, stderr=log)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url(""), connect_timeout=5).close()
                return process
            except psycopg.OperationalError:
                assert process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < until
                time.sleep(0.05)

    def restart(self) -> None:
        """At once: whoever is connected loses the connection."""
        self.stop()
        self.process = self.start()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)

    def end(self) -> None:
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, schema: str) -> str:
        found = f"postgresql://tests@127.0.0.1:{self.port}/postgres"
        return f"{found}?options=-csearch_path%3D{schema}" if schema else found

    def fresh(self) -> str:
        """The address of a schema nobody has used."""
        schema = f"t{uuid4().hex}"
        with psycopg.connect(self.url(""), autocommit=True) as db:
            db.execute(f"CREATE SCHEMA {schema}".encode())
        return self.url(schema)


def _somebody() -> str:
    names = {user.pw_name for user in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


@cache
def postgres() -> Postgres:
    """One for all tests of this process."""
    found = Postgres(needs(POSTGRES))
    atexit.register(found.end)
    return found


@dataclass(frozen=True)
class Kept:
    """A place for data that can be opened again and again. `url`: of a database; else it is the folder."""

    folder: Path
    url: str = ""
    bus: str = ""  # of several servers that share it

    def open(self) -> SqliteStore | PostgresStore:
        return open_postgres(self.url, self.bus) if self.url else open_store(self.folder)

    def options(self) -> dict[str, str]:
        """For a server that uses it."""
        return {"database": self.url, "bus": self.bus} if self.url else {}


def kept_in(kind: str, folder: Path) -> Kept:
    return Kept(folder, postgres().fresh() if kind == POSTGRESQL else "")
