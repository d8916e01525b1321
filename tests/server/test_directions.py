"""What is ended ends, whoever forgets that it was told so."""

import asyncio
from contextlib import suppress

from monstrum.server.directions import end, until_one_ends
from tests.server.running import run


async def forgetful() -> None:
    with suppress(asyncio.CancelledError):
        await asyncio.Event().wait()
    await asyncio.Event().wait()


async def sending(sent: "asyncio.Future[None]") -> None:
    await asyncio.wait_for(sent, 600)
    await asyncio.Event().wait()


def test_a_task_that_forgets_its_cancellation_is_told_again() -> None:
    async def story() -> None:
        await until_one_ends(forgetful(), asyncio.sleep(0))

    run(story())


def test_what_is_sent_in_the_moment_of_the_end_holds_nobody_up() -> None:
    async def story() -> None:
        sent: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(sending(sent))
        await asyncio.sleep(0)
        sent.set_result(None)
        await end(task)
        assert task.cancelled()

    run(story())
