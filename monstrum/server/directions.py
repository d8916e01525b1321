"""A line with two directions: what goes in and what goes out are each a task, and end together."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

AGAIN: Final = 0.2  # seconds


async def until_one_ends(*directions: Coroutine[Any, Any, None]) -> None:
    """Then the others are ended too, and waited for. Raises what the first of them raised."""
    tasks = [asyncio.create_task(direction) for direction in directions]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await end(*tasks)
    for task in done:
        task.result()


async def end(*tasks: "asyncio.Task[None]") -> None:
    """However often they have to be told: Python 3.11's `asyncio.wait_for`, by which Redis sends, forgets
    that it was cancelled when what it waits for is done in the same moment."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
    await asyncio.gather(*tasks, return_exceptions=True)
