"""How long a server keeps what nobody needs any more."""

from dataclasses import dataclass
from math import inf
from typing import Final

from monstrum.server.store import DAY


@dataclass(frozen=True, slots=True)
class Keep:
    """In days; `inf`: for good."""

    chat: float = 30.0
    games: float = inf  # that are over, and tables that were put away; with log, chat, record and film
    companions: float = 365.0  # tables beside real ones, since somebody has written there
    addresses: float = 1.0  # in memory only: which of them has opened which table

    def before(self, days: float, now: float) -> float:
        """What is older than this has been kept long enough."""
        return now - days * DAY


USUAL: Final = Keep()
