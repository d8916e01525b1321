"""What the host of a server decides about people (`monstrum admin`): who is not heard, and which names are
hidden.

Both are in the database, so every worker obeys: whether somebody is muted is read with each line they say,
and names that were hidden are looked for every second (`sweeping.py`).
"""

from typing import Final

from monstrum.server.lookalikes import skeleton
from monstrum.server.sql_people import guest_of
from monstrum.server.sql_rows import hold_all, touch
from monstrum.server.sql_seals import CHAIRS, CHAT, GUESTS, HIDDEN_NAMES, MUTED, Damages, Db
from monstrum.server.sql_threads import Worker, Writer
from monstrum.server.store import GONE, GUEST, HIDDEN, Guest, StoreError

PROGRAM: Final = "bot-"  # ids of guests that come by a token of the host's begin like that


class SqlManners:
    """One part of `SqlStore`."""

    _writer: Writer
    _reader: Worker
    _damages: Damages

    async def people(self, named: str, table: str, most: int) -> list[tuple[Guest, bool]]:
        """Those whose name has this in it, and who sit or have spoken at this table (empty: anywhere), each
        with whether they are muted; who took their name last come first."""
        like = "%" + "".join(f"\\{letter}" if letter in "\\%_" else letter for letter in named) + "%"
        there = (
            "AND (? = '' OR id IN (SELECT guest FROM chairs WHERE table_id = ?) "
            "OR id IN (SELECT guest FROM chat WHERE table_id = ?))"
        )
        where = f"WHERE lower(name) LIKE lower(?) ESCAPE '\\' {there} ORDER BY seen DESC, id LIMIT ?"

        def job(db: Db) -> list[tuple[Guest, bool]]:
            ids = [row.values[0] for row in GUESTS.read(db, where, (like, table, table, table, most))]
            return [(must_be_known(db, id, self._damages), is_muted(db, id)) for id in ids]

        return await self._reader.run(job)

    async def muted(self, id: str) -> bool:
        return await self._reader.run(lambda db: is_muted(db, id))

    async def mute(self, id: str, now: float, erase: bool = False) -> int:
        """They are not heard any more; how many lines of theirs were deleted (`erase`). Raises StoreError."""

        def job(db: Db) -> int:
            must_be_known(db, id, self._damages)
            MUTED.put(db, (id, now), if_there="replace")
            lines = "FROM chat WHERE guest = ?"
            (count,) = db.execute(f"SELECT count(*) {lines}", (id,)).fetchone() if erase else (0,)
            if erase:
                db.execute(f"DELETE {lines}", (id,))
            return int(count)

        return await self._writer.run(job, f"guest {id}")

    async def unmute(self, id: str) -> None:
        """Raises StoreError."""

        def job(db: Db) -> None:
            must_be_known(db, id, self._damages)
            if not is_muted(db, id):
                raise StoreError(f"{id} is not muted.")
            db.execute("DELETE FROM muted WHERE guest = ?", (id,))

        await self._writer.run(job, f"guest {id}")

    async def hide_name(self, id: str, now: float) -> str:
        """The name of a guest, which nobody has any more, or one that looks like it. Raises StoreError."""

        def job(db: Db) -> str:
            name = must_be_known(db, id, self._damages).name
            if id.startswith(PROGRAM):
                raise StoreError(f"{name} comes by a token of yours: the file of --bots names it.")
            if name == HIDDEN:
                raise StoreError(f"The name of {id} is hidden already.")
            HIDDEN_NAMES.put(db, (skeleton(name), name, now), if_there="replace")
            alike = [each for each in names(db) if skeleton(each) == skeleton(name)]
            for each in alike:
                hide(db, each)
            return name

        return await self._writer.run(job, "names", alone=True)

    async def show_name(self, name: str) -> None:
        """Whoever wants it may be called that again. Raises StoreError."""

        def job(db: Db) -> None:
            if not list(HIDDEN_NAMES.read(db, "WHERE skeleton = ?", (skeleton(name),))):
                raise StoreError(f"The name {name} is not hidden.")
            db.execute("DELETE FROM hidden_names WHERE skeleton = ?", (skeleton(name),))

        await self._writer.run(job, "names")

    async def hidden_names(self) -> dict[str, str]:
        """By what is left of each when only the shapes of letters count."""

        def job(db: Db) -> dict[str, str]:
            found = list(HIDDEN_NAMES.read(db, "ORDER BY since"))
            for each in found:
                if not each.sound:
                    self._damages.note(f"hidden_names {each.values[0]!r}")
            return {str(each.values[0]): str(each.values[1]) for each in found if each.sound}

        return await self._reader.run(job)


def is_muted(db: Db, id: str) -> bool:
    return db.execute("SELECT 1 FROM muted WHERE guest = ?", (id,)).fetchone() is not None


def must_be_known(db: Db, id: str, damages: Damages) -> Guest:
    """Raises StoreError."""
    found = guest_of(db, id, damages)
    if found is None:
        raise StoreError(f"There is no guest {id}: `monstrum admin people` lists them.")
    return found


def names(db: Db) -> list[str]:
    """All that people have or had, at tables and in chat too."""
    query = "SELECT name FROM guests UNION SELECT name FROM chairs WHERE kind = ? UNION SELECT name FROM chat"
    return [name for (name,) in db.execute(query, (GUEST,)).fetchall() if name not in (GONE, HIDDEN)]


def hide(db: Db, name: str) -> None:
    """Wherever it is stored. Tables in use read it here."""
    GUESTS.rewrite(db, "WHERE name = ?", (name,), {"name": HIDDEN})
    where = "WHERE name = ? AND kind = ?"
    tables = [id for (id,) in db.execute(f"SELECT DISTINCT table_id FROM chairs {where}", (name, GUEST))]
    hold_all(db, tables)
    for id in tables:
        CHAIRS.rewrite(db, f"{where} AND table_id = ?", (name, GUEST, id), {"name": HIDDEN})
    touch(db, tables)
    lines = f"SELECT number, seal, {', '.join(CHAT.columns)} FROM chat WHERE name = ?"
    for number, seal, *values in db.execute(lines, (name,)).fetchall():
        if seal == CHAT.seal_of(values):  # a damaged one is left as it is, to be noticed
            line = dict(zip(CHAT.columns, values, strict=True)) | {"name": HIDDEN}
            changed = (HIDDEN, CHAT.seal_of(tuple(line.values())), number)
            db.execute("UPDATE chat SET name = ?, seal = ? WHERE number = ?", changed)
