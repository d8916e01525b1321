"""The messages between server and client, all of them. `docs/protocol.md` explains them.

A client computes no rule: it shows a view, offers the options it was sent, and sends one of them back.
Nothing here can hold a seed, a digest or another seat's secrets before the game is over (`Ending`).
"""

from typing import Any, Final

import msgspec
from msgspec import Struct, field

from monstrum.core.board import Board, Cue, Outlook, Rolled, Roster, Sightline
from monstrum.server.protocol_tables import ChatLine, TableSummary

VERSION: Final = 1
SPECTATOR: Final = -1

LONGEST_FRAME: Final = 64 * 1024
DEEPEST: Final = 16
LONGEST_WORDS: Final = 200
LONGEST_CHAT: Final = 500
LONGEST_ID: Final = 64


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Whatever comes over a socket, in either direction; `type` says what it is."""


# From the client ----------------------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """The first message on a socket: which protocol, and the last ply this client has seen."""

    version: int = VERSION
    since: int = 0
    shown: dict[int, int] = {}  # by seat: how many events were shown here; the steps after them are told
    token: str = ""  # a seat's or a spectator's; without one the guest's cookie says who it is
    look: int = SPECTATOR  # a seat over whose shoulder a spectator looks, if that seat allows it
    language: str = ""  # in which it is told; empty: as the request that opened the socket asks for
    brief: bool = False  # updates without `view`, and after the first one as `Brief`


class Play(Message, frozen=True, tag="play"):
    """An answer: the number of an option, or words of an action or gesture."""

    id: str  # the client's own; the same id is never played twice
    seat: int
    ply: int  # as in the last update of this seat; so is `epoch`
    epoch: int = 0
    action: int | None = None
    words: str | None = None


class Pick(Message, frozen=True, tag="pick"):
    """What a gesture may go on with after these picks, in any order; nothing is played."""

    id: str
    seat: int
    ply: int
    epoch: int = 0
    picked: list[int] = field(default_factory=list)


class TakeBack(Message, frozen=True, tag="take_back"):
    """In a sealed block: my picks, as long as somebody has not committed."""

    id: str
    seat: int
    ply: int
    epoch: int = 0


class Undo(Message, frozen=True, tag="undo"):
    """Back to before my last answer, or to the start of my turn; free, or a question to the others."""

    id: str
    seat: int
    ply: int
    epoch: int = 0
    turn: bool = False


class Consent(Message, frozen=True, tag="consent"):
    """The answer to somebody's question whether something may be undone."""

    id: str
    seat: int
    agree: bool


class Why(Message, frozen=True, tag="why"):
    """Why these words, or touching this thing, are not possible for the seat now; nothing is played."""

    id: str
    seat: int
    words: str = ""
    ref: str = ""  # a thing on the table, instead of words
    picked: list[int] = field(default_factory=list)  # of the gesture the thing would go on


class Sight(Message, frozen=True, tag="sight"):
    """What is seen from a thing, or from a place as if whoever acts stood there; nothing is played."""

    id: str
    seat: int
    ref: str
    facing: str = ""  # looking that way, instead of as he looks now


class Draft(Message, frozen=True, tag="draft"):
    """What a force comes to with these picks, in any order; nothing is played."""

    id: str
    seat: int
    picked: list[int] = field(default_factory=list)


class Chat(Message, frozen=True, tag="chat"):
    """Something said at the table."""

    id: str
    text: str
    seat: int = SPECTATOR


class Look(Message, frozen=True, tag="look"):
    """A spectator looks over this seat's shoulder, if it allows that; -1: at the table again."""

    seat: int


class Whole(Message, frozen=True, tag="whole"):
    """A `Brief` came that changes a board this client does not have: tell me all, as after `Hello`."""

    since: int = 0
    shown: dict[int, int] = {}


class Speak(Message, frozen=True, tag="speak"):
    """From now on in this language: all is told once more in it."""

    language: str


class Ping(Message, frozen=True, tag="ping"):
    """Keeps a line open; the answer is a `Pong`."""


Incoming = (
    Hello | Play | Pick | TakeBack | Undo | Consent | Why | Sight | Draft | Chat | Look | Whole | Speak | Ping
)
Command = Play | Pick | TakeBack | Undo | Consent | Why | Sight | Draft
"""What a table is told; the rest is between client and socket."""


# From the server ----------------------------------------------------------------------------------


class Option(Struct, frozen=True):
    """One thing the seat may do now."""

    action: int
    words: str
    label: str
    refs: list[str]
    more: bool = False  # it begins a gesture: `pick` says what may follow
    final: bool = False  # it shows or rolls something: it cannot be undone without asking
    declines: bool = False  # pass, done, none, stop: it leaves things as they are, and asks for no thing
    block: str = ""  # of the action space, in no language: `step`, `none`; empty: the game does not say


class Happened(Struct, frozen=True):
    """An event this reader may know, as a sentence; `ply`: how many entries there were."""

    ply: int
    text: str
    reveals: bool = False
    random: bool = False
    stand_in: int = (
        SPECTATOR  # the seat for which somebody else answered: its time was over, or its bot failed
    )
    rolled: Rolled | None = None  # the die it tells of
    cue: Cue = Cue()  # what it is about, for those who show it


class Step(Struct, frozen=True):
    """The table after something happened, as this reader could see it then."""

    until: int  # so many of this reader's events have happened then
    change: Any  # of the step before, the first one of the update's `board`; see `differences.py`


class ClockTimes(Struct, frozen=True):
    """Thinking time when this was sent. Those of `running` go down from then on."""

    left: list[float | None]  # seconds per seat; None: a bot plays it, which has no clock
    running: list[int]


class UndoQuestion(Struct, frozen=True):
    """Somebody asks to go back."""

    seat: int
    ply: int
    turn: bool
    waiting: list[int]  # who has not answered yet


class Ending(Struct, frozen=True):
    """What is told only when the game is over."""

    ranks: list[int]
    winners: list[int]  # seats; none of them in a drawn game, several where a victory is shared
    scores: list[int]
    seed: str
    chain: str
    resigned: list[int] = field(default_factory=list)  # seats, as they resigned


class Update(Message, frozen=True, tag="update"):
    """All that one seat (or a spectator) may know. `events` replace what the client has from `first` on."""

    table: str
    seat: int
    ply: int
    epoch: int
    view: Any
    board: Board  # the same view in words that every game shares
    first: int
    events: list[Happened]
    prompt: str
    decision: str
    waiting: list[int]
    options: list[Option]
    secret: bool  # a sealed block is open: what this seat chooses is shown to nobody yet
    can_undo: bool  # without asking
    can_restart: bool  # the turn, without asking
    can_ask_undo: bool
    can_take_back: bool
    question: UndoQuestion | None
    frozen: str  # why this game cannot go on; empty if it can
    ending: Ending | None
    version: int = VERSION
    clocks: ClockTimes | None = None  # None: no clock at this table
    shoulder: bool = False  # what this seat sees, shown to a spectator: nothing can be answered
    outlook: Outlook = Outlook()  # what the decision may lead to: odds, squares within reach
    steps: list[Step] = field(default_factory=list)  # how it came to this, for those who show it
    round: int = 0  # of the game, as it counts them
    mark: str = ""  # of the board, for those who are told differences to it
    window: bool = False  # a question that comes again and again: who wants to may be spared it
    subject: list[str] = field(default_factory=list)  # what the question of this seat is about, as refs


class Brief(Message, frozen=True, tag="brief"):
    """An update for who has the one before it: what is large is told as a difference (`differences.py`)."""

    update: Update  # without `view`, `board` and the ways of its outlook; its mark is that of the new board
    base: str  # the mark of the board that is changed: who has another one asks for the `Whole`
    board: Any  # a change of the board of the update before
    ways: list[Any]  # of the outlook: each a change of the way before it, the first one of {}


class Accepted(Message, frozen=True, tag="accepted"):
    """The command with this id is stored: it survives a crash of the server."""

    id: str
    ply: int
    epoch: int


class Picking(Message, frozen=True, tag="picking"):
    """A gesture in the making. When `words` are not empty it is complete: `play` them."""

    id: str
    ply: int
    epoch: int
    prompt: str
    so_far: str  # the picks, as a sentence
    refs: list[str]  # the things picked
    options: list[Option]
    words: str
    final: bool


class Seen(Message, frozen=True, tag="seen"):
    """The answer to `Sight`."""

    id: str
    lines: list[Sightline]
    places: list[str]  # that are seen


class Drafted(Message, frozen=True, tag="drafted"):
    """The answer to `Draft`."""

    id: str
    roster: Roster


class Refused(Message, frozen=True, tag="refused"):
    """Nothing was changed. `stale` and `duplicate` (HTTP 409) carry the current ply; the rest is 422."""

    id: str
    code: str
    text: str
    ply: int = 0
    epoch: int = 0
    rules: list[str] = field(default_factory=list)
    params: dict[str, str] = field(default_factory=dict)


class Said(Message, frozen=True, tag="said"):
    """Chat: a line, or several for somebody who has just come."""

    lines: list[ChatLine]


class Around(Message, frozen=True, tag="around"):
    """Who sits at the table and how it stands has changed."""

    table: TableSummary


class Pong(Message, frozen=True, tag="pong"):
    """The answer to `Ping`."""


class Problem(Message, frozen=True, tag="problem"):
    """The message could not be understood, or was not allowed at all."""

    code: str
    text: str


Outgoing = Update | Brief | Accepted | Picking | Seen | Drafted | Refused | Said | Around | Pong | Problem

ENCODE: Final = msgspec.json.Encoder()
DECODE: Final = msgspec.json.Decoder(Incoming)
