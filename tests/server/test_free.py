"""Long work for one table leaves the server free for all others."""

import asyncio
import threading
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from monstrum.server import told_room
from monstrum.server.protocol import Undo
from tests.server.halls import Time, begun, hall_in, play_on, send
from tests.server.running import run
from tests.server.wire import PATIENCE


async def turns_of_others(work: Awaitable[Any]) -> int:
    """How often everybody else was asked while this was done."""
    task = asyncio.ensure_future(work)
    turns = 0
    while not task.done():
        await asyncio.sleep(0)
        turns += 1
    await task
    return turns


def test_a_long_log_is_put_into_words_in_slices_that_leave_the_server_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(told_room, "SLICE", 1)

    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            await play_on(room := await begun(hall), 60)
        async with hall_in(tmp_path, Time()) as hall:
            room = await hall.room(room.id)  # of which nothing has been told yet
            assert room.table is not None
            assert await turns_of_others(room.update(-1)) >= len(room.table.match.told)

    run(story())


def test_an_undo_is_worked_out_beside_the_server_which_stays_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            await play_on(room := await begun(hall), 30)
            table = room.table
            assert table is not None
            handle, heard = table.handle, threading.Event()

            def waits(*given: Any) -> Any:
                assert heard.wait(PATIENCE), "nobody else had a turn meanwhile"
                return handle(*given)

            monkeypatch.setattr(table, "handle", waits)
            seat = table.match.entries[-1].seat
            asyncio.get_running_loop().call_later(0.05, heard.set)
            await send(room, Undo("u", seat, table.ply(seat), table.epoch(seat)))

    run(story())
