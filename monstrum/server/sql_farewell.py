"""Guests may delete themselves: what goes with them, and who takes over their tables."""

from typing import Final

from monstrum.server.sql_rows import hold_all, touch
from monstrum.server.sql_seals import CHAIRS, PULSES, Db
from monstrum.server.store import CLOSED, GONE, GUEST, OPEN, PLAYING

OPEN_CHAIR: Final = {"kind": OPEN, "guest": "", "name": ""}
LEFT_CHAIR: Final = {"guest": "", "name": GONE, "away": 1, "shoulder": 0}


def farewell(db: Db, guest: str) -> None:
    """Before a game their seat is free then; in it nobody can come back to it. Tables in use read it here."""
    db.execute("DELETE FROM chat WHERE guest = ?", (guest,))
    touched = [id for (id,) in db.execute("SELECT DISTINCT table_id FROM chairs WHERE guest = ?", (guest,))]
    touched += [id for (id,) in db.execute("SELECT id FROM tables WHERE host = ?", (guest,))]
    hold_all(db, touched)
    waiting = "WHERE guest = ? AND table_id IN (SELECT id FROM tables WHERE status = ?)"
    CHAIRS.rewrite(db, waiting, (guest, OPEN), OPEN_CHAIR)
    CHAIRS.rewrite(db, "WHERE guest = ?", (guest,), LEFT_CHAIR)
    for table in sorted(set(touched)):
        hand_over(db, table, guest)
    db.execute("DELETE FROM muted WHERE guest = ?", (guest,))
    db.execute("DELETE FROM companion_results WHERE guest = ?", (guest,))
    db.execute("DELETE FROM guests WHERE id = ?", (guest,))


def hand_over(db: Db, table: str, guest: str) -> None:
    """The next person at the table is its host; without one it is closed."""
    host, status = db.execute("SELECT host, status FROM tables WHERE id = ?", (table,)).fetchone()
    people = "SELECT guest FROM chairs WHERE table_id = ? AND kind = ? AND guest != '' ORDER BY seat LIMIT 1"
    found = db.execute(people, (table, GUEST)).fetchone()
    if host == guest:
        host = found[0] if found is not None else ""
    if not host and found is None and status in (OPEN, PLAYING):
        status = CLOSED
        PULSES.rewrite(db, "WHERE id = ?", (table,), {"due": 0})
    touch(db, [table], host=host, status=status)
