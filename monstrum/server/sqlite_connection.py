"""A connection to the file of SQLite: durable, careful, and patient with others."""

import sqlite3
from pathlib import Path

WAIT = 5000  # milliseconds for another process to finish its transaction


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.text_factory = as_text
    connection.execute(f"PRAGMA busy_timeout = {WAIT}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA cell_size_check = ON")  # a damaged page is refused, not guessed at
    return connection


def as_text(data: bytes) -> str:
    """One damaged letter must not keep all other rows from being read."""
    return data.decode("utf-8", "surrogateescape")
