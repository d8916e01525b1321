"""How each table stands, beside its log: for a lobby that shows tables without loading them.

It follows from the log, so it may be missing (a file of an older version has none): whoever needs it then
loads the table, and with that it is written.
"""

import json
from collections.abc import Sequence

from monstrum.server.sql_seals import STANDINGS, Db
from monstrum.server.store import OPEN, PLAYING, Standing


def put_standing(db: Db, table: str, standing: Standing) -> None:
    values = (table, standing.ply, json.dumps(standing.awaited), standing.frozen)
    STANDINGS.put(db, values, if_there="replace")


def read_standings(db: Db, tables: Sequence[str]) -> dict[str, Standing]:
    """A damaged one is as good as none: it is written again when its table is loaded."""
    if not tables:
        return {}
    marks = ", ".join("?" * len(tables))
    found = [row.values for row in STANDINGS.read(db, f"WHERE table_id IN ({marks})", tables) if row.sound]
    return {id: Standing(ply, tuple(json.loads(awaited)), frozen) for id, ply, awaited, frozen in found}


def waiting_since(db: Db, before: float, most: int) -> list[str]:
    """Tables that were opened before then and have never begun."""
    query = "SELECT id FROM tables WHERE status = ? AND created < ? LIMIT ?"
    return [id for (id,) in db.execute(query, (OPEN, before, most))]


def unfinished(db: Db, tables: Sequence[str]) -> list[str]:
    if not tables:
        return []
    marks = ", ".join("?" * len(tables))
    query = f"SELECT id FROM tables WHERE id IN ({marks}) AND status IN (?, ?)"
    return [id for (id,) in db.execute(query, (*tables, OPEN, PLAYING))]
