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
    """All of them in one place, with what a small public server can bear. An address of IPv6 is its /64."""

    # Requests
    requests: Rate = Rate(240, 60)  # of the interface, new sockets included, per address
    files: Rate = Rate(1200, 60)  # of the page, per address
    replay: Rate = Rate(600, 60)  # plies of finished games that have to be drawn, per address
    longest_target: int = 400  # bytes of a path with its query
    longest_headers: int = 16 * 1024  # bytes of all headers of a request

    # Connections
    silent: int = 64  # connections per address that ask for nothing; the oldest makes room for a new one
    silence: float = 10.0  # seconds for a request to come, and again for its body
    unread: float = 60.0  # seconds for somebody who asked to read the answer
    sockets: int = 64  # sockets and streams per address
    messages: Rate = Rate(40, 20)  # per socket; then it is closed
    chat: Rate = Rate(10, 20)  # lines per guest

    # Guests and tables
    names: Rate = Rate(10, 60)  # guests made or renamed, per address
    tables: Rate = Rate(10, 60)  # opened, per address
    open_tables: int = 5  # per guest: not finished, and not left
    address_tables: int = 25  # per address: not finished, and opened lately (`retention.py`)
    lobby_share: int = 10  # listed tables of one address that the lobby shows
    waiting: float = 24 * 3600.0  # seconds a table may wait for its first action; then it is put away

    # The companion
    companions: Rate = Rate(20, 3600)  # tables beside real ones that are shared anew, per address
    deployments: Rate = Rate(30, 60)  # worked out by the engine, per address

    # Bots
    pace: float = 1.0  # seconds between two answers at a table of bots that nobody watches
    guest_processes: int = 16  # of bots that are not ours; the one asked longest ago ends for a new one
    guest_idle: float = 300.0  # seconds until such a process ends if nobody asks it


class Window:
    """Remembers when each key came in the last seconds."""

    def __init__(
        self,
        rate: Rate,
        clock: Callable[[], float] = time.monotonic,
        counted: Callable[[str, int], None] = lambda key, times: None,
    ) -> None:
        self._rate = rate
        self._clock = clock
        self._counted = counted  # whoever keeps count with us
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def wait(self, key: str, cost: int = 1) -> float:
        """0: go on, it is counted, `cost` times. Else: how many seconds to wait."""
        times = self._lately(key)
        if len(times) >= self._rate.times:
            return times[0] + self._rate.seconds - self._clock()
        self._counted(key, cost)
        self.add(key, cost)
        return 0.0

    def add(self, key: str, times: int) -> None:
        """They came, here or elsewhere."""
        self._lately(key).extend([self._clock()] * min(times, self._rate.times))

    def forget(self) -> None:
        """Whoever has not come lately: nothing is kept of them."""
        late = self._clock() - self._rate.seconds
        for key in [key for key, times in self._times.items() if not times or times[-1] <= late]:
            del self._times[key]

    def _lately(self, key: str) -> deque[float]:
        times = self._times.setdefault(key, deque())
        self._times.move_to_end(key)
        if len(self._times) > MOST_KEYS:
            self._times.popitem(last=False)
        late = self._clock() - self._rate.seconds
        while times and times[0] <= late:
            times.popleft()
        return times


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


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
