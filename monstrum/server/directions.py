"""A line with two directions: what goes in and what goes out are each a task, and end together."""

import asyncio
from collections.abc import Coroutine
from typing import Any


async def until_one_ends(*directions: Coroutine[Any, Any, None]) -> None:
    """Then the others are ended too, and waited for. Raises what the first of them raised."""
    tasks = [asyncio.create_task(direction) for direction in directions]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
