"""The tables in PostgreSQL: made new, or brought step by step to what this version reads."""

from pathlib import Path
from typing import Final

from monstrum.server.postgres_connection import PostgresConnection
from monstrum.server.store import SCHEMA, StoreError

SQL: Final = Path(__file__).with_name("schema_postgres.sql")
ONE_AT_A_TIME: Final = 0x6D6F6E73  # the lock of whoever lays tables out

STEPS: Final[dict[int, tuple[str, ...]]] = {}
"""By version: what leads to the next one. Version 3 was the first in PostgreSQL."""


def prepare(db: PostgresConnection, where: str) -> None:
    """Lay out an empty database, or bring an old one up to date. Raises StoreError for a newer one."""
    db.execute("BEGIN")
    try:
        db.execute("SELECT pg_advisory_xact_lock(?)", (ONE_AT_A_TIME,))
        (there,) = db.execute("SELECT to_regclass('schema_version') IS NOT NULL").fetchone() or (False,)
        if not there:
            db.raw.execute(SQL.read_bytes())
        while (version := version_of(db)) in STEPS:
            for statement in STEPS[version]:
                db.execute(statement)
        if version != SCHEMA:
            raise StoreError(f"{where} is of version {version}; this program reads version {SCHEMA}.")
        db.execute("COMMIT")
    except BaseException:
        if not db.lost():
            db.execute("ROLLBACK")
        raise


def version_of(db: PostgresConnection) -> int:
    (version,) = db.execute("SELECT version FROM schema_version").fetchone() or (0,)
    return int(version)
