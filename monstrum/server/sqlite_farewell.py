"""Guests may delete themselves: what goes with them, and who takes over their tables."""

import sqlite3

from monstrum.server.store import CLOSED, GONE, GUEST, OPEN, PLAYING


def farewell(db: sqlite3.Connection, guest: str) -> None:
    """The same as `seats.forgotten` does to tables in memory."""
    db.execute("DELETE FROM chat WHERE guest = ?", (guest,))
    waiting = "table_id IN (SELECT id FROM tables WHERE status = ?)"
    free = f"UPDATE chairs SET kind = ?, name = '', guest = '' WHERE guest = ? AND {waiting}"
    db.execute(free, (OPEN, guest, OPEN))
    left = "UPDATE chairs SET name = ?, guest = '', away = 1, shoulder = 0 WHERE guest = ?"
    touched = [id for (id,) in db.execute("SELECT DISTINCT table_id FROM chairs WHERE guest = ?", (guest,))]
    touched += [id for (id,) in db.execute("SELECT id FROM tables WHERE host = ?", (guest,))]
    db.execute(left, (GONE, guest))
    for table in sorted(set(touched)):
        hand_over(db, table, guest)
    db.execute("DELETE FROM guests WHERE id = ?", (guest,))


def hand_over(db: sqlite3.Connection, table: str, guest: str) -> None:
    """The next person at the table is its host; without one it is closed."""
    people = "SELECT guest FROM chairs WHERE table_id = ? AND kind = ? AND guest != '' ORDER BY seat LIMIT 1"
    found = db.execute(people, (table, GUEST)).fetchone()
    if found is not None:
        db.execute("UPDATE tables SET host = ? WHERE id = ? AND host = ?", (found[0], table, guest))
        return
    db.execute("UPDATE tables SET host = '' WHERE id = ? AND host = ?", (table, guest))
    db.execute(
        "UPDATE tables SET status = ?, due = 0 WHERE id = ? AND status IN (?, ?) AND host = ''",
        (CLOSED, table, OPEN, PLAYING),
    )
