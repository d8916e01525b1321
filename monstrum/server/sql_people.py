"""Guests and what they say, in a database."""

from monstrum.server.sql_farewell import farewell
from monstrum.server.sql_rows import hold_all, touch
from monstrum.server.sql_seals import CHAIRS, CHAT, GUESTS, Damages, Db
from monstrum.server.sql_threads import Worker, Writer
from monstrum.server.store import MOST_CHAT, ChatRow, Guest


class SqlPeople:
    """One half of `SqlStore`."""

    _writer: Writer
    _reader: Worker
    _damages: Damages

    async def put_guest(self, guest: Guest) -> None:
        def job(db: Db) -> None:
            GUESTS.put(db, (guest.id, guest.name, guest.seen), if_there="replace")
            where = "WHERE guest = ? AND name <> ?"
            ids = tables_of(db, where, guest.id, guest.name)
            hold_all(db, ids)
            for id in ids:
                CHAIRS.rewrite(
                    db, f"{where} AND table_id = ?", (guest.id, guest.name, id), {"name": guest.name}
                )
            touch(db, ids)

        await self._writer.run(job, f"guest {guest.id}", alone=True)

    async def guest(self, id: str) -> Guest | None:
        return await self._reader.run(lambda db: guest_of(db, id, self._damages))

    async def delete_guest(self, id: str) -> None:
        await self._writer.run(lambda db: farewell(db, id), f"guest {id}", alone=True)

    async def say(self, table: str, row: ChatRow) -> ChatRow:
        def job(db: Db) -> ChatRow:
            CHAT.put(db, (table, row.at, row.seat, row.guest, row.name, row.text))
            (number,) = db.execute("SELECT max(number) FROM chat WHERE table_id = ?", (table,)).fetchone()
            db.execute(
                "DELETE FROM chat WHERE table_id = ? AND number NOT IN "
                "(SELECT number FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?)",
                (table, table, MOST_CHAT),
            )
            return ChatRow(row.at, row.seat, row.guest, row.name, row.text, number)

        return await self._writer.run(job)

    async def chat(self, table: str) -> list[ChatRow]:
        """A damaged line is not shown."""

        def job(db: Db) -> list[ChatRow]:
            numbers = db.execute("SELECT number FROM chat WHERE table_id = ? ORDER BY number", (table,))
            lines = []
            found = CHAT.read(db, "WHERE table_id = ? ORDER BY number", (table,))
            for (number,), line in zip(numbers.fetchall(), found, strict=True):
                if line.sound:
                    _, at, seat, guest, name, text = line.values
                    lines.append(ChatRow(at, seat, guest, name, text, number))
                else:
                    self._damages.note(f"chat {table}: line {number}")
            return lines

        return await self._reader.run(job)

    async def forget(self, chat: float, companions: float) -> None:
        def job(db: Db) -> None:
            db.execute("DELETE FROM chat WHERE at < ?", (chat,))
            db.execute("DELETE FROM companions WHERE touched < ?", (companions,))

        await self._writer.run(job)


def guest_of(db: Db, id: str, damages: Damages) -> Guest | None:
    found = next(GUESTS.read(db, "WHERE id = ?", (id,)), None)
    if found is None:
        return None
    _, name, seen = found.values
    if not found.sound:  # they are who they are, whatever became of the name
        damages.note(f"guests {id}")
        name, seen = printable(name), seen if isinstance(seen, float) else 0.0
    return Guest(id, name, seen)


def tables_of(db: Db, where: str, *given: object) -> list[str]:
    return [id for (id,) in db.execute(f"SELECT DISTINCT table_id FROM chairs {where}", given)]


def printable(name: object) -> str:
    return "".join(letter for letter in str(name) if letter.isprintable())[:24]
