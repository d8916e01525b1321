"""How fast bots answer: where people play, as the table wants it; where nobody watches, slowly and one at a
time, so that others do not wait; at other tables of bots alone, as fast as they can."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, Literal

LOOK: Final = 0.25  # seconds between two looks whether somebody has come
NORMAL_SECONDS: Final = 0.6

PaceName = Literal["slow", "normal", "fast", "at once"]
NORMAL: Final[PaceName] = "normal"
TIMES: Final[dict[str, float]] = {"slow": 2.5, "normal": 1.0, "fast": 0.4, "at once": 0.0}


class Pace:
    """Shared by all tables of a server. `unwatched` seconds lie between two answers at a table nobody
    watches; where people play an answer takes `normal` seconds at least, or what the table has chosen."""

    def __init__(self, unwatched: float = 0.0, normal: float = 0.0) -> None:
        self.unwatched = unwatched
        self.normal = normal
        self.wait: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def turn(self, unwatched: Callable[[], bool], chosen: Callable[[], str]) -> AsyncIterator[None]:
        """Inside of it an answer is looked for. `chosen`: the pace of a table of people; else empty. It may
        change while a bot thinks."""
        if await self._comes_last(unwatched):
            async with self._turn:
                yield
            return
        asked = asyncio.get_running_loop().time()
        yield
        left = self.least(chosen()) - (asyncio.get_running_loop().time() - asked)
        if left > 0:
            await self.wait(left)

    async def _comes_last(self, unwatched: Callable[[], bool]) -> bool:
        """After the wait of a table nobody watches: whether nobody has come meanwhile."""
        left = self.unwatched
        while left > 0 and unwatched():
            await self.wait(min(LOOK, left))
            left -= LOOK
        return self.unwatched > 0 and unwatched()

    def least(self, chosen: str) -> float:
        """Seconds that an answer takes at least."""
        return self.normal * TIMES.get(chosen, 0.0)
