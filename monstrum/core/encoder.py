"""What a learning program is told: a position as a row of bytes, from what one seat may know.

An encoder lays out its fields when it is made (`field`) and fills them for a seat (`encode`). The table in
the documentation, the bounds of the observation space and the hash all come from the same list of fields.
"""

import hashlib
from typing import Any, Generic, TypeVar, final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr, u8

from monstrum.core.engine import next_to_commit
from monstrum.core.playout import pending_options
from monstrum.core.rows import NO_BYTES, Row, zeros
from monstrum.core.state import SEALED, State

S = TypeVar("S", bound=State)


@final
class Field:
    """Some neighbouring bytes with one meaning; each is between 0 and `most`."""

    def __init__(self, name: str, start: i64, size: i64, most: i64, words: str) -> None:
        self.name = name
        self.start = start
        self.size = size
        self.most = most
        self.words = words


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    """The observations of one game with one pack and one number of seats. Each game writes its own."""

    def __init__(self, version: i64, seats: i64, space: i64) -> None:
        self.version = version  # rises when the meaning of any byte changes
        self.seats = seats
        self.space = space  # how many actions there are
        self.size: i64 = 0  # how many bytes an observation has
        self.fields: list[Field] = []
        self.lead: i64 = 0  # so many bytes at its beginning seldom change: `lead_of` has them
        self.origin: i64 = 0  # where the row begins that the next fields are written into
        self.blank: vec[u8] = zeros(0)  # what the rest begins as

    def field(self, name: str, size: i64, most: i64, words: str) -> i64:
        """Lay out the next field; answers where it starts in the row that it is written into."""
        start = self.size
        self.fields.append(Field(name, start, size, most, words))
        self.size += size
        return start - self.origin

    def lead_of(self, state: S) -> list[vec[u8]]:
        """What an observation starts with, in the list it is kept in: who has shown it knows it by that."""
        raise NotImplementedError

    def begun(self, state: S, seat: i64, row: vec[u8]) -> vec[u8]:
        """The empty row with what `encode` writes into: zeros, or what need not be worked out every time."""
        if len(self.blank) == 0:
            self.blank = zeros(self.size - self.lead)
        return extend(row, self.blank)

    def touch(self, state: S) -> i64:
        """Read one number of every line of memory that a step and `encode` are going to want. Where many
        games take turns these have left the cache: now they come all at once, not one after the other."""
        return 0

    def encode(self, state: S, seat: i64, row: Row) -> None:
        """Write what the seat sees into a row that has begun."""
        raise NotImplementedError

    def returns(self, state: S) -> list[float]:
        """Zero-sum, by seat, of a finished game."""
        raise NotImplementedError

    def relative(self, seat: i64, viewer: i64) -> i64:
        """Seats as the viewer counts them: 0 is the own one, then clockwise."""
        place = seat - viewer
        return place + self.seats if place < 0 else place

    def layout_hash(self) -> str:
        """Changes when any field does."""
        rows = [f"{field.name} {field.start} {field.size} {field.most}" for field in self.fields]
        return hashlib.sha256("\n".join(rows).encode()).hexdigest()[:16]


@final
class Glance:
    """One observation and one mask at a time, for environments of a single game."""

    def __init__(self, encoder: Encoder[Any]) -> None:
        self.encoder = encoder
        self.nothing_legal = zeros(encoder.space)
        self.row = Row(self.nothing_legal)
        self.room: vec[u8] = vec[u8](capacity=encoder.size)  # stays empty

    def observation(self, state: State, seat: i64) -> vec[u8]:
        """In a row of the caller's own."""
        whole = NO_BYTES
        if self.encoder.lead:
            whole = extend(whole, self.encoder.lead_of(state)[0])
        return extend(whole, self.written(state, seat))

    def written(self, state: State, seat: i64) -> vec[u8]:
        """All behind the lead, for who copies it at once: the next one is written over it."""
        seen = self.encoder.begun(state, seat, self.room)
        self.row.items = seen
        self.encoder.encode(state, seat, self.row)
        return seen

    def mask(self, state: State) -> vec[u8]:
        """What whoever owes a decision may do; all zeros when the game is over."""
        legal = self.nothing_legal[:]
        if state.top > 0:
            options = pending_options(state)
            self.row.items = legal
            self.row.mark_all(0, options.items, options.count())
        return legal


def whose_turn(state: State) -> i64:
    """The seat that owes the next decision of a game that is not over; in a sealed block the lowest."""
    if state.fresh:
        return state.actor  # `settle` has just loaded it
    state.load()
    return next_to_commit(state) if state.actor == SEALED else state.actor
