"""What a server keeps, and the small interface of everything that can keep it.

Truth is the log of a table: a header, and rows that are only ever appended. A row is what a seat did (`PLAY`,
`PICK` in a sealed block, `BACK` for picks taken back) or an agreed `UNDO`; replaying them in order gives the
table again. When `append` has returned, the rows survive a crash: only then anybody is told about them.
"""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, Protocol

from monstrum.core.errors import MonstrumError

SCHEMA: Final = 1  # the version of what is stored

PLAY: Final = "play"
PICK: Final = "pick"
BACK: Final = "back"
UNDO: Final = "undo"

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
FROZEN: Final = "frozen"

GUEST: Final = "guest"
BOT: Final = "bot"

SEAT: Final = "seat"  # kinds of tokens
INVITE: Final = "invite"
WATCH: Final = "watch"

DAY: Final = 24 * 3600
KEPT_DAYS: Final = 30  # chat, at most
MOST_CHAT: Final = 500  # lines per table


class StoreError(MonstrumError):
    """What was asked of the store cannot be done."""


class Collision(StoreError):
    """Somebody else has appended to this table meanwhile: nothing was stored."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a seat."""

    kind: str = OPEN
    guest: str = ""
    name: str = ""  # of the guest at that time, or of the bot
    away: bool = False


@dataclass(frozen=True, slots=True)
class Header:
    """A table before its first action: what a game is made of, pinned."""

    id: str
    game: str
    rules_version: str
    pack: str
    pack_hash: str
    config: dict[str, Any]
    seed: bytes
    created: float
    host: str  # a guest
    listed: bool
    chairs: tuple[Chair, ...]
    status: str = OPEN
    ended: float = 0.0
    next: str = ""

    def with_chair(self, seat: int, chair: Chair) -> "Header":
        chairs = list(self.chairs)
        chairs[seat] = chair
        return replace(self, chairs=tuple(chairs))


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table's log. `client` groups the actions of one answer."""

    kind: str
    seat: int
    ply: int  # before it; of an UNDO the ply it goes back to
    client: str
    action: int = -1
    words: str = ""
    public: str = ""
    link: str = ""  # the last link of the digest chain afterwards
    rekey: str = ""  # of an UNDO past chance: the new seed
    learned: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The table after so many rows, so that it need not be replayed from the beginning."""

    rows: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Stored:
    """All that is needed to go on with a table. `rows` begin after the snapshot."""

    header: Header
    snapshot: Snapshot | None
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody under a chosen name."""

    id: str
    name: str
    seen: float


@dataclass(frozen=True, slots=True)
class TokenHash:
    """A token as it is kept: only its hash, and what it opens."""

    hash: bytes
    kind: str
    seat: int = -1


@dataclass(frozen=True, slots=True)
class ChatRow:
    """Something said at a table."""

    at: float
    seat: int
    guest: str
    name: str
    text: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class Change:
    """What is stored in one transaction: rows after `after` others, and whatever changes with them."""

    table: str
    after: int = 0
    rows: tuple[Row, ...] = ()
    header: Header | None = None
    snapshot: Snapshot | None = None
    tokens: tuple[TokenHash, ...] = ()
    revoked: tuple[TokenHash, ...] = field(default=())


class Store(Protocol):
    """Every method is a transaction of its own; all raise StoreError."""

    async def secret(self, name: str) -> bytes:
        """32 random bytes that this installation keeps under that name."""

    async def create(self, header: Header, tokens: tuple[TokenHash, ...]) -> None: ...

    async def change(self, change: Change) -> None:
        """Durable when it returns. Raises Collision if `after` is not the number of rows."""

    async def load(self, table: str) -> Stored | None: ...

    async def rows(self, table: str) -> tuple[Row, ...]:
        """The whole log."""

    async def tokens(self, table: str) -> tuple[TokenHash, ...]: ...

    async def listed(self, most: int) -> list[Header]:
        """Tables anybody may join, newest first."""

    async def tables_of(self, guest: str) -> list[Header]:
        """Where the guest sits or is host, newest first, finished ones too."""

    async def playing(self) -> list[str]:
        """Every table whose game goes on: bots must be asked again after a restart."""

    async def finished(self, most: int) -> list[Header]:
        """Listed tables whose game is over, newest first."""

    async def put_guest(self, guest: Guest) -> None: ...

    async def guest(self, id: str) -> Guest | None: ...

    async def delete_guest(self, id: str) -> None:
        """The guest, the name wherever it is stored, and everything he said."""

    async def say(self, table: str, row: ChatRow) -> ChatRow: ...

    async def chat(self, table: str) -> list[ChatRow]: ...

    async def tidy(self, now: float) -> None:
        """Forget what has been kept long enough."""

    async def backup(self, to: Path) -> None:
        """A copy of everything, while the server goes on."""

    async def close(self) -> None: ...
