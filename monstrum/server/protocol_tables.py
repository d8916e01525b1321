"""The messages about tables, lobby and guests: what HTTP requests carry and answer."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from monstrum.server.pace import NORMAL, PaceName


class ChatLine(Struct, frozen=True):
    """One line of chat; `seat` is -1 for a spectator."""

    number: int
    at: float
    seat: int
    name: str
    text: str


class SeatSummary(Struct, frozen=True):
    """One chair. Guests are known to others by name only."""

    seat: int
    kind: str  # "open", "guest" or "bot"
    name: str
    yours: bool
    away: bool
    here: bool = True  # somebody listens for this seat now; bots always do
    stand_in: str = ""  # the bot that plays while the guest is away
    votes: list[int] = field(default_factory=list)  # seats that want a bot to play for this one
    votable: bool = False  # the guest has left, or has not been here for a while: others may vote
    shoulder: bool = False  # spectators may see what this seat sees
    resigned: bool = False  # its person has given the game up; a bot plays on for them
    stopping: bool = False  # its person would put the game away without a result


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time: a bank per seat, and what is added whenever the decision passes on. In seconds."""

    bank: Annotated[int, Meta(ge=10, le=14 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


class TableSummary(Struct, frozen=True):
    """A table as the lobby shows it."""

    id: str
    game: str
    title: str
    config: dict[str, Any]
    status: str  # "open", "playing", "over", "frozen" or "closed"
    listed: bool
    yours: bool  # you opened it
    your_turn: bool
    ply: int
    created: float
    commitment: str  # SHA-256 of the seed
    rules_version: str
    pack: str
    pack_hash: str
    seats: list[SeatSummary]
    next: str  # the table of the rematch
    clock: ClockRule | None = None
    pace: PaceName = NORMAL  # of its bots; only where people play
    watching: list[str] = field(default_factory=list)  # names of those who look on; empty: nameless


class Lobby(Struct, frozen=True):
    """My games first, those that wait for me at the top; then what is open to all."""

    mine: list[TableSummary]
    listed: list[TableSummary]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Who opens a table sits down on the seats that say `me`."""

    game: str
    seats: list[str]  # one per seat: "me", "open", or the name of a bot
    config: dict[str, Any] = field(default_factory=dict)
    listed: bool = False
    start: bool = False  # at once, if no seat is open
    clock: ClockRule | None = None  # None: everybody has all the time
    pace: PaceName = NORMAL  # of bots, where people play
    pack: str = ""  # one of those the game is offered with; empty: the usual one


class TableOpened(Struct, frozen=True):
    """The links to pass on: one to sit down, one to watch; and what proves that a seat is mine."""

    table: TableSummary
    invite: str
    watch: str
    seat_tokens: dict[str, str]  # by seat number


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """On a chosen seat, or the first open one."""

    token: str = ""  # the invitation; a listed table needs none
    seat: int | None = None


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's token: this guest sits there from now on."""

    token: str


class OnSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A request about one seat."""

    seat: int


class Advised(Struct, frozen=True):
    """One answer somebody has tried out, and how often it wins, in whole percent."""

    action: int
    label: str
    percent: int
    low: int  # of 95 %
    high: int


class Hint(Struct, frozen=True):
    """What a bot would do on this seat, in words, and all it has compared, best first."""

    ply: int
    epoch: int
    text: str
    advised: list[Advised]


class Vote(Struct, frozen=True, forbid_unknown_fields=True):
    """Shall a bot play for this seat, whose guest is away? All other people at the table must agree."""

    seat: int
    agree: bool = True


class Stopping(Struct, frozen=True, forbid_unknown_fields=True):
    """Shall the game be put away without a result? All people who still play must agree."""

    seat: int
    agree: bool = True


class GameLine(Struct, frozen=True):
    """One of my games: the newest first."""

    table: str
    game: str
    title: str
    status: str  # as in a `TableSummary`
    created: float
    ended: float  # 0: not yet
    names: list[str]  # by seat
    bots: list[int]  # seats that a bot had from the start
    yours: list[int]  # my seats
    ranks: list[int]  # of a game that is over, by seat; else empty
    winners: list[int]
    scores: list[int]
    resigned: list[int]  # seats


class MyGames(Struct, frozen=True):
    """My games, so many of them as were asked for."""

    games: list[GameLine]
    more: bool  # there are older ones


class Shoulder(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether spectators may see what my seat sees."""

    seat: int
    allow: bool


class BotPace(Struct, frozen=True, forbid_unknown_fields=True):
    """How fast the bots of a table answer, where people play."""

    pace: PaceName


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for an open seat."""

    seat: int
    bot: str


class Seated(Struct, frozen=True):
    """Where you sit, and the token that brings you back from another device. It is shown once."""

    table: TableSummary
    seat: int
    token: str


class Choice(Struct, frozen=True):
    """Something to be agreed before a game: a key of its `config` and the values it may have."""

    key: str
    choices: list[str]  # the first is the usual one, unless several may be chosen: then none is
    several: bool
    titles: list[str]  # what each choice is called
    notes: list[str]  # what each choice means; empty if nothing is said about it
    title: str  # what is chosen


class PackOffer(Struct, frozen=True):
    """Cards a game can be played with, and what can be agreed with them."""

    name: str
    title: str
    settings: list[Choice]


class GameSummary(Struct, frozen=True):
    """A game this server offers."""

    name: str
    title: str
    least_seats: int
    most_seats: int
    pack: str
    rules_version: str
    settings: list[Choice] = field(default_factory=list)
    packs: list[PackOffer] = field(default_factory=list)  # the usual one first


class Opponent(Struct, frozen=True):
    """A bot with a character: one of the bots by name, the level from 1 to 8, how they play, and by game the
    points of the last ladder, where the fifth level has 1000."""

    name: str
    level: int
    plays: str
    ratings: dict[str, int] = field(default_factory=dict)


class Keeps(Struct, frozen=True):
    """How many days something is kept here; null: for good."""

    chat: float | None
    games: float | None


class Offer(Struct, frozen=True):
    """What can be played here, and against whom."""

    version: int
    games: list[GameSummary]
    bots: list[str]
    notice: str
    opponents: list[Opponent]
    keeps: Keeps


class GuestName(Struct, frozen=True, forbid_unknown_fields=True):
    """How others will know you, and in which language you are spoken to."""

    name: str = ""
    language: str = ""  # one of those `Me` names; empty: as it was


class Me(Struct, frozen=True):
    """You, as this server knows you; an empty name: not at all."""

    name: str
    language: str = "en"  # in which you are spoken to: your choice, or your browser's
    languages: dict[str, str] = {}  # that can be chosen, and what each is called in itself


class Health(Struct, frozen=True):
    """For whoever watches the server."""

    status: str  # "ok", "trouble", or "ill" (then the answer is a 503)
    version: str
    tables: int
    sockets: int
    processes: int = 0  # of bots
    troubles: list[str] = []  # what does not work now, a sentence each


class RecordLine(Struct, frozen=True):
    """A finished game in the list."""

    table: str
    game: str
    names: list[str]
    ended: float
    bots: list[int]  # seats that a bot had from the start


class Renew(Struct, frozen=True, forbid_unknown_fields=True):
    """Which token is replaced: "invite", "watch", or the one of a seat."""

    kind: Literal["invite", "watch", "seat"]
    seat: int = -1


class Renewed(Struct, frozen=True):
    """The new token. It is shown once."""

    token: str
