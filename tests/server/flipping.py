"""A folder of data in which single bits flip, and what a server makes of it."""

import random
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from monstrum.core.errors import MonstrumError
from monstrum.server.exports import export
from monstrum.server.hall import Hall
from monstrum.server.protocol import ENCODE
from monstrum.server.protocol_tables import NewTable
from monstrum.server.sql_seals import ALL
from monstrum.server.store import OPEN, OVER, ChatRow
from monstrum.server.store_sqlite import FILE
from tests.server.halls import ADA, BOB, Time, begun, hall_in, play, play_on

Answers = dict[str, Any]  # by question: what the server says


async def fill(folder: Path) -> None:
    """Open, running and finished tables, with and without a snapshot, guests and chat."""
    async with hall_in(folder, Time()) as hall:
        await hall.store.secret("guests")
        await hall.store.put_guest(ADA)
        await hall.store.put_guest(BOB)
        await hall.open_table(NewTable("xybrid", ["me", "open"], listed=True), ADA)
        for answers in (20, 65, 1000):
            room = await begun(hall)
            for number in range(5):
                said = ChatRow(1e10 + number, 0, ADA.id, ADA.name, f"something that was said, {number}")
                await hall.store.say(room.id, said)
            number = 0
            while room.header.status != OVER and number < answers:
                await play(room, f"a{number}")
                number += 1
        await hall.keeper.done()


async def ask(hall: Hall, tables: list[str]) -> Answers:
    """All that people could ask. What is refused is in it as the sentence that refuses it."""
    store = hall.store
    found: Answers = {}

    async def note(question: str, answer: Any) -> None:
        try:
            found[question] = await answer
        except (MonstrumError, ExceptionGroup) as error:
            found[question] = ("refused", str(error))

    await note("secret", store.secret("guests"))
    for guest in (ADA.id, BOB.id):
        await note(f"guest {guest}", store.guest(guest))
        await note(f"tables of {guest}", store.tables_of(guest))
    await note("listed", store.listed(50))
    await note("finished", store.finished(50))
    await note("due", store.due())
    for table in tables:
        await note(f"chat {table}", store.chat(table))
        await note(f"tokens {table}", store.tokens(table))
        await note(f"table {table}", look(hall, table))
    return found


async def look(hall: Hall, table: str) -> list[Any]:
    room = await hall.room(table)
    told: list[Any] = [room.header, room.frozen]
    if room.header.status == OPEN:
        return told
    for seat in (-1, 0, 1):
        update = await room.update(seat)
        told.append(ENCODE.encode(update) if update is not None else None)
        told.append(await export(room, hall.store, seat))
    if room.header.status == OVER:
        told += [await hall.store.record(table), await hall.store.film(table)]
    elif not room.frozen:
        await play_on(room, 1, "on")
        told.append(room.ply)
    return told


@dataclass(frozen=True)
class Place:
    """A bit of the file."""

    byte: int
    bit: int
    what: str


def flip(path: Path, place: Place) -> None:
    with path.open("r+b") as file:
        file.seek(place.byte)
        (old,) = file.read(1)
        file.seek(place.byte)
        file.write(bytes([old ^ 1 << place.bit]))


def anywhere(path: Path, rng: random.Random) -> Place:
    return Place(rng.randrange(path.stat().st_size), rng.randrange(8), "anywhere")


def in_a_row(path: Path, rng: random.Random) -> Place:
    """In a value of a row of some table: where SQLite itself notices nothing."""
    content = path.read_bytes()
    db = sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)
    try:
        while True:
            sealed = rng.choice(ALL)
            rows = db.execute(f"SELECT {', '.join(sealed.columns)} FROM {sealed.name}").fetchall()
            if not rows:
                continue
            column = rng.randrange(len(sealed.columns))
            value = rng.choice(rows)[column]
            data = (
                value if isinstance(value, bytes) else str(value).encode() if isinstance(value, str) else b""
            )
            data = data[:1000]  # a longer one goes on on other pages
            found = positions(content, data) if len(data) >= 3 else []
            if found:
                byte = rng.choice(found) + rng.randrange(len(data))
                return Place(byte, rng.randrange(8), f"{sealed.name}.{sealed.columns[column]}")
    finally:
        db.close()


def positions(content: bytes, data: bytes) -> list[int]:
    found: list[int] = []
    at = content.find(data)
    while at >= 0 and len(found) < 100:
        found.append(at)
        at = content.find(data, at + 1)
    return found


def ids(folder: Path) -> list[str]:
    db = sqlite3.connect(folder / FILE)
    try:
        return [id for (id,) in db.execute("SELECT id FROM tables ORDER BY created, id")]
    finally:
        db.close()
