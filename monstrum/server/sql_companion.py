"""The tables of the companion, in a database."""

from collections.abc import Sequence

from monstrum.server.sql_seals import COMPANION_ENTRIES, COMPANION_RESULTS, COMPANIONS, Damages, Db
from monstrum.server.sql_threads import Worker, Writer
from monstrum.server.store import KeptEntry, KeptResult


class SqlCompanion:
    """One part of `SqlStore`."""

    _writer: Writer
    _reader: Worker
    _damages: Damages

    async def companion_key(self, table: str) -> bytes | None:
        def job(db: Db) -> bytes | None:
            found = next(COMPANIONS.read(db, "WHERE id = ?", (table,)), None)
            if found is None:
                return None
            if not found.sound:  # whoever comes is turned away; their phones still have everything
                self._damages.note(f"companions {table}")
                return b""
            return bytes(found.values[1])

        return await self._reader.run(job)

    async def companion_open(self, table: str, key: bytes, now: float) -> None:
        await self._writer.run(lambda db: COMPANIONS.put(db, (table, key, now), if_there="keep"))

    async def companion_add(self, table: str, entries: Sequence[KeptEntry], most: int, now: float) -> int:
        def job(db: Db) -> int:
            db.execute("UPDATE companions SET touched = touched WHERE id = ?", (table,))  # one at a time
            of_table = "FROM companion_entries WHERE companion = ?"
            (number,) = db.execute(f"SELECT coalesce(max(number), 0) {of_table}", (table,)).fetchone()
            fresh: dict[str, str] = {}
            for entry in entries:
                there = db.execute(f"SELECT 1 {of_table} AND id = ?", (table, entry.id)).fetchone()
                if there is None:
                    fresh.setdefault(entry.id, entry.text)
            if number + len(fresh) > most:
                return -1
            for at, (id, text) in enumerate(fresh.items(), number + 1):
                COMPANION_ENTRIES.put(db, (table, at, id, text))
            if fresh:
                COMPANIONS.rewrite(db, "WHERE id = ?", (table,), {"touched": now})
            return len(fresh)

        return await self._writer.run(job, f"companion {table}")

    async def companion_entries(self, table: str, known: int) -> tuple[int, list[str]]:
        """A damaged entry is not handed on: a phone that has it brings it to the others by a copy."""

        def job(db: Db) -> tuple[int, list[str]]:
            query = "SELECT coalesce(max(number), 0) FROM companion_entries WHERE companion = ?"
            (number,) = db.execute(query, (table,)).fetchone()
            texts = []
            after = known if known <= number else 0
            where = "WHERE companion = ? AND number > ? ORDER BY number"
            for found in COMPANION_ENTRIES.read(db, where, (table, after)):
                if found.sound:
                    texts.append(str(found.values[3]))
                else:
                    self._damages.note(f"companion_entries {table} {found.values[1]}")
            return int(number), texts

        return await self._reader.run(job)

    async def companion_result(self, table: str, guest: str, result: KeptResult) -> None:
        values = (guest, table, result.game, result.ended, result.result)
        await self._writer.run(lambda db: COMPANION_RESULTS.put(db, values, if_there="replace"))

    async def companion_results(self, guest: str) -> list[KeptResult]:
        def job(db: Db) -> list[KeptResult]:
            results = []
            for found in COMPANION_RESULTS.read(db, "WHERE guest = ? ORDER BY ended DESC", (guest,)):
                if found.sound:
                    _, table, game, ended, result = found.values
                    results.append(KeptResult(table, game, ended, result))
                else:
                    self._damages.note(f"companion_results {guest}")
            return results

        return await self._reader.run(job)
