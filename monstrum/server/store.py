"""What a server keeps, and the small interface of everything that can keep it.

Truth is the log of a table: a header, and rows that are only ever appended. A row is what a seat did (`PLAY`,
`PICK` in a sealed block, `BACK` for picks taken back), a step of an undo (`ASK`, `AGREE`, `REFUSE`, `UNDO`),
that a seat gave the game up (`RESIGN`) or was given a hint (`HINT`), or how the clocks stood when the server
stopped (`CLOCK`); replaying them in order gives the table again. When `change` has returned, the rows survive
a crash: only then anybody is told about them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Protocol

from monstrum.core.errors import MonstrumError

SCHEMA: Final = 5  # the version of what is stored

PLAY: Final = "play"
PICK: Final = "pick"
BACK: Final = "back"
UNDO: Final = "undo"
ASK: Final = "ask"
AGREE: Final = "agree"
REFUSE: Final = "refuse"
CLOCK: Final = "clock"
RESIGN: Final = "resign"
HINT: Final = "hint"
LOST: Final = "lost"  # never stored: what is read in place of a row that is damaged or missing

TIME: Final = "time"  # why somebody else answered for a seat: its time was over,
FAULT: Final = "fault"  # its bot did not answer,
AWAY: Final = "away"  # or its guest is away and the others wanted a bot
BUSY: Final = "busy"  # it answered itself, but the server was too busy for all of its thoughts
GAVE_UP: Final = "gave_up"  # no answer: its person has resigned, and a bot goes on,
GAVE_UP_LAST: Final = "gave_up_last"  # or the game is over with it
HINTED: Final = "hinted"  # no answer either: its person has asked for a hint

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
FROZEN: Final = "frozen"
CLOSED: Final = "closed"  # put away before it was over: nobody plays here any more

GUEST: Final = "guest"
BOT: Final = "bot"

SEAT: Final = "seat"  # kinds of tokens
INVITE: Final = "invite"
WATCH: Final = "watch"

DAY: Final = 24 * 3600
GONE: Final = "(deleted)"  # the name of somebody who has deleted themselves
HIDDEN: Final = "(hidden)"  # of somebody whose name the host of the server does not want to be read
MOST_CHAT: Final = 500  # lines per table


class StoreError(MonstrumError):
    """What was asked of the store cannot be done."""


class Collision(StoreError):
    """Somebody else has changed this table meanwhile: nothing was stored."""


class Damaged(MonstrumError):
    """What is stored is not what was stored: the disk, or somebody, has changed it."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a seat."""

    kind: str = OPEN
    guest: str = ""
    name: str = ""  # of the guest at that time, or of the bot
    away: bool = False
    stand_in: str = ""  # the bot that plays for a guest who is away
    votes: tuple[int, ...] = ()  # seats that want one to
    shoulder: bool = False  # spectators may see what this seat sees

    def bot(self) -> str:
        """The bot that plays this seat now; empty if a person does."""
        return self.name if self.kind == BOT else self.stand_in


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
    bank: int = 0  # seconds of thinking time; 0: no clock
    increment: int = 0
    version: int = 0  # grows whenever the header or a chair is written
    pace: str = "normal"  # of bots, where people play; see `pace.py`

    def with_chair(self, seat: int, chair: Chair) -> "Header":
        chairs = list(self.chairs)
        chairs[seat] = chair
        return replace(self, chairs=tuple(chairs))


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table's log. `client` groups the actions of one answer."""

    kind: str
    seat: int
    ply: int  # before it; of an UNDO, and of an ASK for one, the ply it goes back to
    client: str
    action: int = -1  # of an ASK: 1 for the whole turn; of a RESIGN: 1 if the game is over with it
    words: str = ""
    public: str = ""
    link: str = ""  # the last link of the digest chain afterwards
    rekey: str = ""  # of an UNDO past chance: the new seed
    numbers: tuple[int, ...] = ()  # of such an UNDO: what seats had read; of an ASK: who is asked
    stood_in: str = ""  # why somebody else answered, TIME, FAULT or AWAY; or BUSY
    clocks: tuple[int, ...] = ()  # milliseconds left per seat afterwards, where there is a clock


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The table after so many rows, so that it need not be replayed from the beginning."""

    rows: int
    data: bytes
    code: str = ""  # of the program that took it: another one may read it differently


@dataclass(frozen=True, slots=True)
class KeptPack:
    """The cards of a game as they were when it began."""

    hash: str
    game: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Stored:
    """All that is needed to go on with a table: the whole log, and a sound snapshot if there is one."""

    header: Header
    snapshot: Snapshot | None
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """How a table stands, for whoever does not load it. It follows from the log."""

    ply: int = 0
    awaited: tuple[int, ...] = ()
    frozen: str = ""  # why it cannot go on


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody under a chosen name."""

    id: str
    name: str
    seen: float  # when they took the name


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
    """What is stored in one transaction: rows after `after` others, and whatever changes with them.

    A header is stored only over the one it was made from: its version is the one that was read."""

    table: str
    after: int = 0
    rows: tuple[Row, ...] = ()
    header: Header | None = None
    snapshot: Snapshot | None = None
    tokens: tuple[TokenHash, ...] = ()
    revoked: tuple[TokenHash, ...] = ()
    standing: Standing | None = None
    due: bool | None = None  # whether the table goes on by itself: a bot is awaited or a clock runs
    pack: KeptPack | None = None  # of a game that begins
    record: str = ""  # of a game that ends, without names


@dataclass(frozen=True, slots=True)
class KeptEntry:
    """Something written down beside a real table: its id, and all of it as JSON."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class KeptResult:
    """A game that was played at a real table, for the guest who wanted it kept. `result` is JSON."""

    table: str
    game: str
    ended: float
    result: str


class Store(Protocol):
    """Every method is a transaction of its own; all raise StoreError."""

    async def secret(self, name: str) -> bytes:
        """32 random bytes that this installation keeps under that name."""

    async def create(self, header: Header, tokens: tuple[TokenHash, ...]) -> None: ...

    async def change(self, change: Change) -> None:
        """Durable when it returns. Raises Collision if `after` is not the number of rows, or if the header
        has another version by now; the new version is one higher."""

    async def load(self, table: str) -> Stored | None:
        """Raises Damaged if the header cannot be relied on."""

    async def header(self, table: str) -> Header | None:
        """As it stands now. Raises Damaged."""

    async def rows(self, table: str) -> tuple[Row, ...]:
        """The whole log; LOST where something is damaged or missing."""

    async def keep_pack(self, pack: KeptPack) -> None:
        """Once, however often it is asked."""

    async def pack(self, hash: str) -> KeptPack | None:
        """Raises Damaged."""

    async def record(self, table: str) -> str:
        """Of a finished game, without names; empty if none is kept. Raises Damaged."""

    async def film(self, table: str) -> bytes:
        """Of a finished game; empty if none is kept. Raises Damaged."""

    async def keep(self, table: str, record: str, film: bytes) -> None:
        """What stays of a finished game."""

    async def unkept(self, most: int) -> list[str]:
        """Finished games of which not everything is kept that should stay."""

    async def tokens(self, table: str) -> tuple[TokenHash, ...]: ...

    async def listed(self, most: int) -> list[Header]:
        """Tables anybody may join, newest first."""

    async def standings(self, tables: Sequence[str]) -> dict[str, Standing]:
        """Those of them that are known."""

    async def waiting_since(self, before: float, most: int) -> list[str]:
        """Tables that were opened before then and have never begun."""

    async def unfinished(self, tables: Sequence[str]) -> list[str]:
        """Those of them that are open or played."""

    async def check(self) -> None:
        """Write something small. Raises StoreError where nothing can be stored."""

    async def tables_of(self, guest: str) -> list[Header]:
        """Where the guest sits or is host, newest first, finished ones too, closed ones not."""

    async def games_of(self, guest: str, before: float, most: int) -> list[Header]:
        """Where the guest sits or sat, opened before then, newest first; those that were put away too."""

    async def due(self) -> list[str]:
        """Tables that go on by themselves, and live in no worker now: they have to be loaded."""

    async def finished(self, most: int) -> list[Header]:
        """Listed tables whose game is over, newest first."""

    async def stopped(self) -> list[str]:
        """Games the host of the server has frozen."""

    async def put_guest(self, guest: Guest) -> None: ...

    async def guest(self, id: str) -> Guest | None: ...

    async def muted(self, id: str) -> bool:
        """Whether the host of the server does not want this guest to be heard."""

    async def hidden_names(self) -> dict[str, str]:
        """Names nobody may have, by their skeleton (`lookalikes.py`)."""

    async def delete_guest(self, id: str) -> None:
        """The guest, the name wherever it is stored, and everything they said."""

    async def say(self, table: str, row: ChatRow) -> ChatRow: ...

    async def chat(self, table: str) -> list[ChatRow]: ...

    async def companion_key(self, table: str) -> bytes | None:
        """The hash of the key of a table of the companion; None if there is no such table."""

    async def companion_open(self, table: str, key: bytes, now: float) -> None:
        """Nothing happens if it is there already."""

    async def companion_add(self, table: str, entries: Sequence[KeptEntry], most: int, now: float) -> int:
        """How many of them are new; -1, and nothing is stored, if there would be more than `most`."""

    async def companion_entries(self, table: str, known: int) -> tuple[int, list[str]]:
        """How many there are, and those after the first `known`; all, if there are fewer than that."""

    async def companion_result(self, table: str, guest: str, result: KeptResult) -> None:
        """For this guest; the last one stays."""

    async def companion_results(self, guest: str) -> list[KeptResult]:
        """Of a guest, newest first."""

    async def forget(self, chat: float, companions: float) -> None:
        """What was said, and written beside real tables, before then."""

    async def ended_before(self, moment: float) -> list[str]:
        """Games that were over, or tables that were put away unfinished, before then."""

    async def purge(self, tables: Sequence[str]) -> None:
        """Delete them with all that belongs to them; all of them, or none."""

    def damage(self) -> list[str]:
        """Where what is stored was found damaged since the server started."""

    async def check_up(self) -> list[str]:
        """Look through everything and heal what can be healed. Where something was damaged before that."""

    async def backup(self, to: Path) -> None:
        """A copy of everything, while the server goes on."""

    async def close(self) -> None: ...
