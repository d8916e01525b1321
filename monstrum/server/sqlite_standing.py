"""How each table stands, beside its log: for a lobby that shows tables without loading them.

It follows from the log, so it may be missing (a file of an older version has none): whoever needs it then
loads the table, and with that it is written.
"""

import json
import sqlite3
from collections.abc import Sequence
from typing import Final

from monstrum.server.store import OPEN, PLAYING, Standing

LAYOUT: Final = """
CREATE TABLE IF NOT EXISTS standings (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  ply      INTEGER NOT NULL,
  awaited  TEXT NOT NULL,
  frozen   TEXT NOT NULL
)
"""


def put_standing(db: sqlite3.Connection, table: str, standing: Standing) -> None:
    values = (table, standing.ply, json.dumps(standing.awaited), standing.frozen)
    db.execute("INSERT OR REPLACE INTO standings VALUES (?, ?, ?, ?)", values)


def read_standings(db: sqlite3.Connection, tables: Sequence[str]) -> dict[str, Standing]:
    marks = ", ".join("?" * len(tables))
    query = f"SELECT table_id, ply, awaited, frozen FROM standings WHERE table_id IN ({marks})"
    return {
        id: Standing(ply, tuple(json.loads(awaited)), frozen)
        for id, ply, awaited, frozen in db.execute(query, tuple(tables))
    }


def waiting_since(db: sqlite3.Connection, before: float, most: int) -> list[str]:
    """Tables that were opened before then and have never begun."""
    query = "SELECT id FROM tables WHERE status = ? AND created < ? LIMIT ?"
    return [id for (id,) in db.execute(query, (OPEN, before, most))]


def unfinished(db: sqlite3.Connection, tables: Sequence[str]) -> list[str]:
    marks = ", ".join("?" * len(tables))
    query = f"SELECT id FROM tables WHERE id IN ({marks}) AND status IN (?, ?)"
    return [id for (id,) in db.execute(query, (*tables, OPEN, PLAYING))]
