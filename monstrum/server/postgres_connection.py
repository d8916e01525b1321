"""A connection to PostgreSQL that reads the SQL of our jobs."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus

from monstrum.server.store import StoreError

PATIENCE: Final = 5  # seconds to find a server


class PostgresConnection:
    """Every statement is its own transaction, unless one was begun."""

    def __init__(self, url: str) -> None:
        """Raises psycopg.Error."""
        self.raw = psycopg.connect(url, autocommit=True, connect_timeout=PATIENCE)
        self.raw.execute("SET synchronous_commit = on")  # acknowledged means durable

    def execute(self, query: str, given: Sequence[Any] = (), /) -> "psycopg.Cursor[Any]":
        return self.raw.execute(spelled(query), [plain(value) for value in given])

    @property
    def in_transaction(self) -> bool:
        """Raises psycopg.OperationalError if there is no connection any more."""
        if self.lost():
            raise psycopg.OperationalError("the connection is lost")
        return self.raw.info.transaction_status != TransactionStatus.IDLE

    def lost(self) -> bool:
        return self.raw.closed or self.raw.info.transaction_status == TransactionStatus.UNKNOWN

    def close(self) -> None:
        self.raw.close()


@lru_cache(512)
def spelled(query: str) -> bytes:
    return query.replace("%", "%%").replace("?", "%s").encode()


def plain(value: Any) -> Any:
    """Truths are numbers in our tables."""
    return int(value) if isinstance(value, bool) else value


def checked(url: str) -> str:
    """An address that can be read. Raises StoreError."""
    try:
        conninfo_to_dict(url)
    except psycopg.Error as error:
        raise StoreError(
            f"The address of the database cannot be read: {str(error).strip()}. "
            "Write it like postgresql://user:password@host:5432/database."
        ) from None
    return url


def shown(url: str) -> str:
    """An address without its password."""
    found = conninfo_to_dict(url)
    host = found.get("host") or found.get("hostaddr") or "localhost"
    port = f":{found['port']}" if found.get("port") else ""
    return f"postgresql://{host}{port}/{found.get('dbname', '')}"
