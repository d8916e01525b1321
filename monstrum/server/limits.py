"""Limits on what one client may do: how much, how deep, how often."""

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from monstrum.server.protocol import DEEPEST

MOST_KEYS: Final = 20_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many in so many seconds."""

    times: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Limits:
    """All of them, with what a small public server can bear."""

    requests: Rate = Rate(240, 60)  # HTTP, per address
    tables: Rate = Rate(10, 60)  # opened, per address
    names: Rate = Rate(10, 60)  # guests made or renamed, per address
    messages: Rate = Rate(40, 20)  # per socket; then it is closed
    chat: Rate = Rate(10, 20)  # lines per guest or address
    open_tables: int = 5  # per guest, not finished
    sockets: int = 64  # per address


class Window:
    """Remembers when each key came in the last seconds."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """0: go on, it is counted. Else: how many seconds to wait."""
        now = self._clock()
        times = self._times.setdefault(key, deque())
        self._times.move_to_end(key)
        if len(self._times) > MOST_KEYS:
            self._times.popitem(last=False)
        while times and times[0] <= now - self._rate.seconds:
            times.popleft()
        if len(times) >= self._rate.times:
            return times[0] + self._rate.seconds - now
        times.append(now)
        return 0.0


def too_deep(text: bytes, most: int = DEEPEST) -> bool:
    """Whether brackets are nested deeper than that, without reading what they mean."""
    depth = 0
    quoted = escaped = False
    for byte in text:
        if escaped:
            escaped = False
        elif quoted:
            if byte == 0x5C:
                escaped = True
            elif byte == 0x22:
                quoted = False
        elif byte == 0x22:
            quoted = True
        elif byte in b"[{":
            depth += 1
            if depth > most:
                return True
        elif byte in b"]}":
            depth -= 1
    return False
