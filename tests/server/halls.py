"""A hall without HTTP around it, whose time a test can move."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from monstrum.core import engine
from monstrum.server import seats
from monstrum.server.bots import Bots
from monstrum.server.fanout import LocalFanout
from monstrum.server.hall import Hall
from monstrum.server.outcomes import Answer
from monstrum.server.protocol import Accepted, Command, Play, Update
from monstrum.server.protocol_tables import ClockRule, NewTable
from monstrum.server.room import Room
from monstrum.server.store import OVER, Guest, Header
from monstrum.server.store_sqlite import open_store

ADA, BOB = Guest("ada", "Ada", 0.0), Guest("bob", "Bob", 0.0)


class Time:
    """The time of a hall: it passes when a test lets it pass, however busy the machine is."""

    def __init__(self) -> None:
        self.more = 0.0

    def __call__(self) -> float:
        return 1000.0 + self.more


@asynccontextmanager
async def hall_in(folder: Path, now: Time, budget: float = 5.0) -> AsyncIterator[Hall]:
    hall = Hall(open_store(folder), LocalFanout(), Bots(budget), now)
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def begun(hall: Hall, clock: ClockRule | None = None, bot: str = "") -> Room:
    """A table of Ada and Bob, or of Ada and a bot, whose game has begun."""
    wanted = NewTable("xybrid", ["me", bot or "open"], listed=True, clock=clock)
    room = (await hall.open_table(wanted, ADA)).room
    if not bot:
        await room.rearrange(lambda header: seats.sit_down(header, BOB, 1)[0])
    await room.rearrange(lambda header: seats.start(header, ADA))
    return room


async def send(room: Room, command: Command) -> Answer:
    answers: list[Answer] = []
    await room.command(command, answers.append)
    return answers[0]


async def play(room: Room, id: str, seat: int | None = None) -> Answer:
    """The first option of whoever is awaited."""
    table = room.table
    assert table is not None
    at = table.waiting()[0] if seat is None else seat
    action = engine.legal_actions(table.match.state, at)[0]
    return await send(room, Play(id, at, table.ply(at), table.epoch(at), action))


async def play_on(room: Room, times: int, name: str = "p") -> None:
    for number in range(times):
        answer = await play(room, f"{name}{number}")
        assert isinstance(answer, Accepted), answer


async def to_the_end(room: Room) -> None:
    number = 0
    while room.header.status != OVER:
        await play_on(room, 1, f"e{number}.")
        number += 1


async def told(room: Room, seat: int) -> Update:
    update = await room.update(seat)
    assert update is not None
    return update


def left(header: Header, guest: Guest, seat: int) -> Header:
    return seats.leave(header, guest, seat)
