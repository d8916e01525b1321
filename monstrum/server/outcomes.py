"""What becomes of a command."""

from dataclasses import dataclass

from monstrum.core.errors import MonstrumError
from monstrum.server.protocol import Accepted, Drafted, Picking, Refused, Seen
from monstrum.server.store import Row

Answer = Accepted | Picking | Seen | Drafted | Refused


class Diverges(MonstrumError):
    """The stored log does not lead where it led before: this game cannot go on with these rules."""


class Spoiled(Exception):
    """What a room had in memory is not what is stored: it must be loaded again."""


@dataclass(frozen=True, slots=True)
class Done:
    """What a command has done. Readers have to be told everything from ply `low` on, if `news`."""

    answer: Answer
    rows: tuple[Row, ...] = ()
    news: bool = False
    low: int = 0
