"""Who answers when no person does: bots on their seats, and the fallback for a seat whose time is over.

One task per table asks them, one after the other. A timer wakes it when the next clock runs out.
"""

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from monstrum.server.bots import Bots, Chosen
from monstrum.server.outcomes import Done, Spoiled
from monstrum.server.protocol import Play, Refused
from monstrum.server.store import AWAY, BUSY, FAULT, TIME
from monstrum.server.table import Table

if TYPE_CHECKING:
    from monstrum.server.room import Room

log: Final = structlog.get_logger("monstrum.driving")

LATER: Final = 0.005  # seconds after a clock has run out, so that it surely has


class Driver:
    """The task and the timer of one table."""

    def __init__(self, room: "Room", bots: Bots) -> None:
        self._room = room
        self._bots = bots
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False
        self._stuck = False  # an answer was refused that must not be: asking again would never end

    def wake(self) -> None:
        """See whether somebody has to be answered for, now or when the next clock has run out."""
        table, now = self._room.table, self._room.now()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if table is None or self._closed or self._room.spoiled or self._task is not None:
            return
        fall = table.clocks.next_fall(now)
        if table.owed(now) is not None:
            self._task = self._room.spawn(self._drive())
        elif fall is not None:
            self._timer = asyncio.get_running_loop().call_later(fall + LATER, self._ring)

    def _ring(self) -> None:
        """Nobody waits for a timer: what it raises would be lost."""
        try:
            self.wake()
        except Exception as error:
            self._room.spoil(error)

    async def _drive(self) -> None:
        try:
            while await self._answer_one():
                continue
        except Spoiled:
            return
        except Exception as error:  # whatever it is, the table is loaded again and goes on
            self._room.spoil(error)
            return
        finally:
            self._task = None
        if not self._stuck:
            self.wake()

    async def _answer_one(self) -> bool:
        """Whether there may be another seat to answer for."""
        room = self._room
        async with room.lock:
            table = room.table
            seat = table.owed(room.now()) if table is not None else None
        if table is None or seat is None or room.spoiled:
            return False
        place = (table.ply(seat), table.epoch(seat))
        bot = table.bot_on(seat)
        async with self._bots.pace.turn(room.unwatched, lambda: pace_of(table) if bot else ""):
            chosen = await self._bots.answer(table, seat, bot)
        async with room.lock:
            if table.frozen:
                return False  # it was put away meanwhile
            if table.bot_on(seat) != bot:
                return True  # somebody came back, or left, meanwhile
            play = Play(f"bot {table.rows}", seat, *place, chosen.action)
            done = await room.perform(table, play, reason(table, seat, chosen))
        return self._went_well(seat, done)

    def _went_well(self, seat: int, done: Done) -> bool:
        self._stuck = isinstance(done.answer, Refused) and done.answer.code != "stale"
        if self._stuck:
            log.error("bot refused", table=self._room.id, seat=seat, answer=str(done.answer))
        return not self._stuck

    def close(self) -> None:
        """Nobody is waited for."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()


def pace_of(table: Table) -> str:
    """The pace its people want; empty where nobody plays whom a bot could be too quick for."""
    return "" if all(chair.bot() for chair in table.header.chairs) else table.header.pace


def reason(table: Table, seat: int, chosen: Chosen) -> str:
    """Why it was not the seat itself that answered, or not as well as it could; empty if it was."""
    chair = table.header.chairs[seat]
    if not chair.bot():
        return TIME
    if chair.stand_in:
        return AWAY
    if chosen.fallback:
        return FAULT
    return BUSY if chosen.hurried else ""
