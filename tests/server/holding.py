"""Another process that keeps the file of a store to itself."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from monstrum.server.store_sqlite import FILE


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Nobody else can write meanwhile; reading goes on."""
    db = sqlite3.connect(folder / FILE, isolation_level=None)
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        db.execute("ROLLBACK")
        db.close()
