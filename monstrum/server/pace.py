"""Tables of bots alone that nobody watches go on slowly, one at a time, so that others do not wait."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

LOOK: Final = 0.25  # seconds between two looks whether somebody has come


class Pace:
    """Shared by all tables of a server. `seconds` lie between two answers at a table nobody watches."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def turn(self, unwatched: Callable[[], bool]) -> AsyncIterator[None]:
        """Inside of it an answer is looked for."""
        if not self.seconds or not unwatched():
            yield
            return
        left = self.seconds
        while left > 0 and unwatched():
            await asyncio.sleep(min(LOOK, left))
            left -= LOOK
        if not unwatched():
            yield
            return
        async with self._turn:
            yield
