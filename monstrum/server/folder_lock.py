"""One server per folder of data. The lock goes with the process that holds it, however that ends."""

import json
import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, TextIO

from monstrum.server.store import StoreError

FILE: Final = "monstrum.lock"
HIDDEN: Final = (
    4096  # where the locked byte lies, on systems that lock bytes: whoever comes can read before it
)


class Occupied(StoreError):
    """Another server uses this folder."""


class FolderLock:
    """The file of the lock; it says who holds it."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def tell(self, address: str = "") -> None:
        """Who holds it, for whoever finds the folder locked."""
        facts = {
            "process": os.getpid(),
            "machine": socket.gethostname(),
            "since": time.strftime("%Y-%m-%d %H:%M:%S"),
            "address": address,
        }
        with suppress(OSError):  # a full disk: the lock is held all the same
            self._file.seek(0)
            self._file.truncate()
            self._file.write(json.dumps(facts) + "\n")
            self._file.flush()


@contextmanager
def folder_lock(folder: Path) -> Iterator[FolderLock]:
    """Held until the end. Raises Occupied, or StoreError where the folder cannot be used."""
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = path.open("r+" if path.exists() else "w+", encoding="utf-8")
    except OSError as error:
        raise StoreError(f"{folder}: the data cannot be opened: {error.strerror or error}.") from None
    with file:
        try:
            take(file)
        except OSError:
            raise Occupied(f"{folder} is used by another server{holder(path)}. Stop it first.") from None
        lock = FolderLock(file)
        lock.tell()
        yield lock


def holder(path: Path) -> str:
    """What the holder has written down; nothing if it has not come to that."""
    try:
        facts = json.loads(path.read_text("utf-8"))
        at = f", {facts['address']}" if facts["address"] else ""
        return f": process {facts['process']} on {facts['machine']}{at}, since {facts['since']}"
    except (OSError, ValueError, KeyError, TypeError):
        return ""


if sys.platform == "win32":
    import msvcrt

    def take(file: TextIO) -> None:
        file.seek(HIDDEN)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def take(file: TextIO) -> None:
        """Raises OSError if somebody else holds it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
